"""Whether the server holds. What the tests lay tables with is of use here, too."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tests"))
