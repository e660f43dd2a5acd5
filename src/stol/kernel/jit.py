"""Numba's only configuration: what `compiled` means, and where compiled code is kept.

Numba's cache does not notice that a function called by a cached one has changed. So the folder is named
after a hash of every source file that is compiled: a changed rule finds an empty folder.
"""

import hashlib
import os
import shutil
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

config: Any = numba.core.config  # its settings are put there at run time, so no type checker finds them
INTERPRETED = bool(config.DISABLE_JIT)
"""NUMBA_DISABLE_JIT=1: the same rules as plain Python, for debugging and coverage."""
KEEP_SECONDS = 30 * 24 * 3600
PACKAGE = Path(__file__).parents[1]


def fingerprint() -> str:
    """A hash of all that the compiled code is made of."""
    digest = hashlib.sha256(numba.__version__.encode())
    for room in ("kernel", "games"):
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.suffix in {".py", ".csv"}:
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: a folder for just these sources."""
    root = Path(os.environ.get("STOL_CACHE_DIR") or platformdirs.user_cache_dir("stol"))
    folder = root / f"compiled-{fingerprint()}"
    if not folder.is_dir():
        try:
            folder.mkdir(parents=True)
        except OSError:  # nothing can be kept here: compile for this process alone
            return Path(tempfile.mkdtemp(prefix="stol-"))
        forget_old(root)
    return folder


def forget_old(root: Path) -> None:
    """Remove what was compiled from sources of long ago."""
    for folder in root.glob("compiled-*"):
        if time.time() - folder.stat().st_mtime > KEEP_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


CACHE = str(cache_folder())
_ONE_AT_A_TIME = threading.Lock()


def compiled(function: F) -> F:
    """Compile a rule for the CPU, without the GIL, from the disk cache where it can be.

    It takes no memory of its own, so Numba need not count who holds an array: that took a third to half of all time.
    """
    return _compiled(function, _nrt=False)


def inlined(function: F) -> F:
    """The same for a few lines that write to an array: to hand it over would take longer than they do."""
    return _compiled(function, _nrt=False, forceinline=True)


def allocating(function: F) -> F:
    """The same for what does take memory, and lets go of it at its end."""
    return _compiled(function, _nrt=True)  # said, or whoever calls it decides


def _compiled(function: F, **options: Any) -> F:  # noqa: ANN401 - as Numba takes them
    # Numba reads its cache folder when a function is decorated; it is put back after, since others in the same
    # process may have their own. One at a time: two threads may import games at once.
    with _ONE_AT_A_TIME:
        before = config.CACHE_DIR
        config.CACHE_DIR = CACHE
        try:
            result: F = numba.njit(function, cache=True, nogil=True, **options)
        finally:
            config.CACHE_DIR = before
    return result
