"""Compiled code on disk: one file for each function and signature, named by a hash of all that it was made from.

Numba's own cache goes by path, and does not notice that a called function has changed. This one goes by content, so
that a fresh clone, or a game's package wherever it is installed, finds what was compiled before and never stale code.

It leans on private parts of Numba: tests/test_numba_parts.py lists them, pyproject.toml allows the versions tried only.
"""

import contextlib
import hashlib
import os
import pickle
import sys
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numba
import platformdirs
from filelock import FileLock, Timeout
from numba.core import caching, compiler, serialize, types

from stol.kernel.sources import content_hash

KEEP_SECONDS = 30 * 24 * 3600
"""A file that was not loaded for so long is deleted."""
USED_SECONDS = 24 * 3600
"""A file that was last marked as used longer ago is marked again when it is loaded."""
COMPILE_SECONDS = 120
"""So long a process waits for another that compiles the same function, before it does so itself."""
SUFFIX, LOCK_SUFFIX = ".nbc", ".lock"

record_modules: dict[types.Record, tuple[str, ...]] = {}
"""By the Numba type of a game's record, the modules of that game's compiled functions, which generic code calls."""


def folder() -> Path:
    """Where compiled code is kept; the environment's `STOL_CACHE_DIR` names another place."""
    return Path(os.environ.get("STOL_CACHE_DIR") or platformdirs.user_cache_dir("stol")) / "compiled"


class CodeCache(caching._Cache):  # noqa: SLF001 - Numba has no public way to replace its cache
    """Numba asks it for every signature of one function."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._enabled = True
        self._locks: dict[Any, FileLock] = {}  # by signature: what this process is compiling

    @property
    def cache_path(self) -> str:
        return str(folder())

    def load_overload(self, sig: Any, target_context: Any) -> Any:  # noqa: ANN401 - Numba's own types
        target_context.refresh()  # so that it is initialised
        path = self._file(sig, target_context.codegen())
        content = read(path) or self._lock(sig, path)
        if content is None:
            return None
        mark_used(path)
        rebuild: Any = compiler.CompileResult._rebuild  # noqa: SLF001 - Numba's own cache does the same
        return rebuild(target_context, *pickle.loads(content))  # noqa: S301 - written by save_overload

    def save_overload(self, sig: Any, data: Any) -> None:  # noqa: ANN401 - Numba's own types
        dumps: Any = serialize.dumps
        if self._enabled and not data.lifted and not data.library.has_dynamic_globals:
            with contextlib.suppress(OSError):  # where nothing can be kept, every process compiles for itself
                write(self._file(sig, data.codegen), dumps(data._reduce()))  # noqa: SLF001 - as in load_overload
        self._unlock(sig)

    def _lock(self, sig: Any, path: Path) -> bytes | None:  # noqa: ANN401 - Numba's own type
        """Keep other processes from compiling the same; the code, if one of them just has."""
        self._unlock(sig)  # an earlier attempt may have failed
        with contextlib.suppress(OSError, Timeout):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._locks[sig] = FileLock(path.with_suffix(LOCK_SUFFIX))
            self._locks[sig].acquire(timeout=COMPILE_SECONDS)
        content = read(path)
        if content is not None:
            self._unlock(sig)
        return content

    def _unlock(self, sig: Any) -> None:  # noqa: ANN401 - as in _lock
        lock = self._locks.pop(sig, None)
        if lock is not None:
            with contextlib.suppress(OSError):
                Path(lock.lock_file).unlink(missing_ok=True)
            lock.release(force=True)

    def enable(self) -> None:
        self._enabled = True

    def disable(self) -> None:
        self._enabled = False

    def flush(self) -> None:
        """Nothing is ever stale."""

    def _file(self, signature: tuple[types.Type, ...], codegen: Any) -> Path:  # noqa: ANN401 - Numba's own type
        games = {module for record in records(signature) for module in record_modules.get(record, ())}
        made_from = (
            *(sys.version_info[:2], numba.__version__, codegen.magic_tuple(), signature),
            *(self._function.__qualname__, self._function.__code__.co_firstlineno),
            content_hash(self._function.__module__, *games),
        )
        name = hashlib.sha256(repr(made_from).encode()).hexdigest()
        return folder() / f"{self._function.__name__}-{name[:32]}{SUFFIX}"


def records(kinds: Iterable[types.Type]) -> Iterator[types.Record]:
    """The record types among some types, and within them."""
    for kind in kinds:
        if isinstance(kind, types.Record):
            yield kind
        elif isinstance(kind, types.Array):
            yield from records([kind.dtype])
        elif isinstance(kind, types.BaseTuple):
            elements: Any = kind  # typed as not iterable, but it is
            yield from records(elements)


def read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


def write(path: Path, content: bytes) -> None:
    """Whole or not at all: others may read or write the same file now."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{uuid.uuid4().hex}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def mark_used(path: Path) -> None:
    with contextlib.suppress(OSError):
        if time.time() - path.stat().st_mtime > USED_SECONDS:
            path.touch()


def forget_old() -> None:
    """Delete what was not used for long."""
    for path in folder().glob("*"):
        with contextlib.suppress(OSError):  # somebody else may delete it at the same time
            if time.time() - path.stat().st_mtime > KEEP_SECONDS:
                path.unlink()
