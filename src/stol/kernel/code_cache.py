"""Compiled code on disk: one file for each function and signature, named by a hash of everything it depends on.

Numba's own cache is keyed by path, and does not notice that a called function has changed. This one is keyed by
content, so a fresh clone or a game's package installed elsewhere finds compiled code, and code is never stale.

It uses private parts of Numba: tests/test_numba_parts.py lists them, pyproject.toml allows tested versions only.
"""

import contextlib
import functools
import hashlib
import logging
import os
import pickle
import sys
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import numba
import platformdirs
from filelock import FileLock, Timeout
from numba.core import caching, compiler, serialize, types

from stol.kernel.compile_notice import tell_once
from stol.kernel.sources import content_hash

DELETE_AFTER_SECONDS = 30 * 24 * 3600
"""Files that were not loaded for this long are deleted."""
MARK_USED_SECONDS = 24 * 3600
"""Minimum age of the modification time before loading a file updates it: not every load writes to the disk."""
COMPILE_SECONDS = 120
"""How long a process waits for another that compiles the same function, before it compiles it itself.

Processes that die release their locks; one that is stopped (SIGSTOP) does not. After that it is waited for no more.
"""
SUFFIX, LOCK_SUFFIX = ".nbc", ".lock"
WRITABLE_BY_OTHERS = 0o022

LOG = logging.getLogger(__name__)

record_modules: dict[types.Record, tuple[str, ...]] = {}
"""Per record type of a game: the modules of its compiled functions, which generic code depends on."""


def folder() -> Path:
    """The folder for compiled code. The environment variable `STOL_CACHE_DIR` overrides its parent folder."""
    return Path(os.environ.get("STOL_CACHE_DIR") or platformdirs.user_cache_dir("stol")) / "compiled"


class CodeCache(caching._Cache):  # noqa: SLF001 - Numba has no public way to replace its cache
    """Replaces Numba's cache for one function; each signature of the function has a file."""

    has_waited_in_vain: ClassVar[bool] = False

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._enabled = True
        self._locks: dict[Any, FileLock] = {}  # per signature that this process is compiling

    @property
    def cache_path(self) -> str:
        return str(folder())

    def load_overload(self, sig: Any, target_context: Any) -> Any:  # noqa: ANN401 - Numba's own types
        target_context.refresh()  # so that it is initialised
        path = self._file(sig, target_context.codegen())
        if not may_use_folder():
            return None
        content = read(path)
        if content is None:
            tell_once()
            content = self._lock(sig, path)
        if content is None:
            return None
        mark_used(path)
        rebuild: Any = compiler.CompileResult._rebuild  # noqa: SLF001 - Numba's own cache does the same
        return rebuild(target_context, *pickle.loads(content))  # noqa: S301 - written by save_overload

    def save_overload(self, sig: Any, data: Any) -> None:  # noqa: ANN401 - Numba's own types
        dumps: Any = serialize.dumps
        if self._enabled and not data.lifted and not data.library.has_dynamic_globals and may_use_folder():
            with contextlib.suppress(OSError):  # if the folder is not writable, every process compiles for itself
                write(self._file(sig, data.codegen), dumps(data._reduce()))  # noqa: SLF001 - as in load_overload
        self._unlock(sig)

    def _lock(self, sig: Any, path: Path) -> bytes | None:  # noqa: ANN401 - Numba's own type
        """Keep other processes from compiling the same function. Returns the code if one has just done so."""
        self._unlock(sig)  # an earlier attempt may have failed
        try:
            make_folder()
            self._locks[sig] = FileLock(path.with_suffix(LOCK_SUFFIX))
            self._locks[sig].acquire(timeout=0 if CodeCache.has_waited_in_vain else COMPILE_SECONDS)
        except Timeout:
            if not CodeCache.has_waited_in_vain:
                LOG.warning("another process does not finish compiling %s; compiling without it", path.stem)
            CodeCache.has_waited_in_vain = True
        except OSError:
            LOG.debug("%s can't be locked", path)  # if the folder is not writable, every process compiles for itself
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
        """Nothing to do: files are keyed by content, so none is ever stale."""

    def _file(self, signature: tuple[types.Type, ...], codegen: Any) -> Path:  # noqa: ANN401 - Numba's own type
        games = {module for record in record_types(signature) for module in record_modules.get(record, ())}
        made_from = (
            *(sys.version_info[:2], numba.__version__, codegen.magic_tuple(), signature),
            *(self._function.__qualname__, self._function.__code__.co_firstlineno),
            content_hash(self._function.__module__, *games),
        )
        name = hashlib.sha256(repr(made_from).encode()).hexdigest()
        return folder() / f"{self._function.__name__}-{name[:32]}{SUFFIX}"


def record_types(kinds: Iterable[types.Type]) -> Iterator[types.Record]:
    """All record types among some types, also inside arrays and tuples."""
    for kind in kinds:
        if isinstance(kind, types.Record):
            yield kind
        elif isinstance(kind, types.Array):
            yield from record_types([kind.dtype])
        elif isinstance(kind, types.BaseTuple):
            elements: Any = kind  # typed as not iterable, but it is
            yield from record_types(elements)


def make_folder() -> Path:
    """Make the folder, if it is missing; whatever the umask, nobody else may write to it."""
    folder().mkdir(mode=0o755, parents=True, exist_ok=True)
    return folder()


def may_use_folder() -> bool:
    """Whether nobody else can put files into the folder: code from there is run, and pickles are."""
    try:
        return not folder().exists() or is_safe(folder(), folder().stat())
    except OSError:
        return False


def is_safe(path: Path, status: os.stat_result) -> bool:
    """Whether only this user, or the system's administrator, can have written this file or folder."""
    if not hasattr(os, "geteuid"):  # Windows: the folder lies in the user's profile, which others can't write to
        return True
    safe = status.st_uid in {os.geteuid(), 0} and not status.st_mode & WRITABLE_BY_OTHERS
    if not safe:
        log_unsafe(path)
    return safe


@functools.cache
def log_unsafe(path: Path) -> None:
    """Once for each path."""
    LOG.warning("compiled code is not loaded from %s: it belongs to another user, or others can write to it", path)


def read(path: Path) -> bytes | None:
    try:
        with path.open("rb") as file:
            return file.read() if is_safe(path, os.fstat(file.fileno())) else None
    except OSError:
        return None


def write(path: Path, content: bytes) -> None:
    """Write atomically: other processes may read or write the same file at the same time."""
    part = make_folder() / f"{uuid.uuid4().hex}.part"
    try:
        with open(part, "xb", opener=open_safely) as file:
            file.write(content)
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def open_safely(path: str, flags: int) -> int:
    """Whatever the umask, nobody else may write to the file."""
    return os.open(path, flags, 0o644)


def mark_used(path: Path) -> None:
    with contextlib.suppress(OSError):
        if time.time() - path.stat().st_mtime > MARK_USED_SECONDS:
            path.touch()


def delete_unused_files() -> None:
    """Delete the files that were not used for DELETE_AFTER_SECONDS."""
    for path in folder().glob("*"):
        with contextlib.suppress(OSError):  # another process may delete it at the same time
            if time.time() - path.stat().st_mtime > DELETE_AFTER_SECONDS:
                path.unlink()
