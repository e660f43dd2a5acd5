"""Compiled code on disk: one file for each function and signature, named by a hash of all that it was made from.

Numba's own cache goes by path, and does not notice that a called function has changed. This one goes by content, so
that a fresh clone, or a game's package wherever it is installed, finds what was compiled before and never stale code.
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
from numba.core import caching, compiler, serialize, types

from stol.kernel.sources import content_hash

DELETE_AFTER_SECONDS = 30 * 24 * 3600
"""Files that were not loaded for this long are deleted."""
MARK_USED_SECONDS = 24 * 3600
"""Minimum age of the modification time before loading a file updates it: not every load writes to the disk."""
SUFFIX = ".nbc"

record_modules: dict[types.Record, tuple[str, ...]] = {}
"""Per record type of a game: the modules of its compiled functions, which generic code depends on."""


def folder() -> Path:
    """The folder for compiled code. The environment variable `STOL_CACHE_DIR` overrides its parent folder."""
    return Path(os.environ.get("STOL_CACHE_DIR") or platformdirs.user_cache_dir("stol")) / "compiled"


class CodeCache(caching._Cache):  # noqa: SLF001 - Numba has no public way to replace its cache
    """Replaces Numba's cache for one function; each signature of the function has a file."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._enabled = True

    @property
    def cache_path(self) -> str:
        return str(folder())

    def load_overload(self, sig: Any, target_context: Any) -> Any:  # noqa: ANN401 - Numba's own types
        target_context.refresh()  # so that it is initialised
        path = self._file(sig, target_context.codegen())
        try:
            content = path.read_bytes()
        except OSError:
            return None
        mark_used(path)
        rebuild: Any = compiler.CompileResult._rebuild  # noqa: SLF001 - Numba's own cache does the same
        return rebuild(target_context, *pickle.loads(content))  # noqa: S301 - written by save_overload

    def save_overload(self, sig: Any, data: Any) -> None:  # noqa: ANN401 - Numba's own types
        if not self._enabled or data.lifted or data.library.has_dynamic_globals:
            return
        dumps: Any = serialize.dumps
        with contextlib.suppress(OSError):  # where nothing can be kept, every process compiles for itself
            write(self._file(sig, data.codegen), dumps(data._reduce()))  # noqa: SLF001 - as in load_overload

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


def write(path: Path, content: bytes) -> None:
    """Whole or not at all: others may read or write the same file now."""
    if not path.parent.is_dir():
        path.parent.mkdir(parents=True)
    part = path.with_name(f"{uuid.uuid4().hex}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


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
