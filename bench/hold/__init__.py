"""Load, crash, leak and fuzz tests of a real server. It also uses helpers of the tests."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tests"))
