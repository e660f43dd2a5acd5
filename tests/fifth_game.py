"""The game of examples/reversi, as pip installs it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "examples" / "reversi"


def install(folder: Path) -> Path:
    """Gives the folder that is to be on Python's path. A copy is built: building leaves files beside the sources."""
    copy, place = folder / "source", folder / "installed"
    shutil.copytree(SOURCE, copy)
    offline = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    command = [sys.executable, "-m", "pip", "install", "--quiet", *offline, "--target", str(place), str(copy)]
    subprocess.run(command, check=True, capture_output=True)
    return place


def environment(place: Path) -> dict[str, str]:
    """For a process that finds the game."""
    before = os.environ.get("PYTHONPATH")
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(place), *([before] if before else [])])}
