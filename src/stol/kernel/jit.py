"""The decorators that compile functions with Numba. Nothing else configures Numba."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba

from stol.kernel.code_cache import CodeCache, delete_unused_files

F = TypeVar("F", bound=Callable[..., Any])

config: Any = numba.core.config  # its attributes are set at run time, so type checkers do not know them
INTERPRETED = bool(config.DISABLE_JIT)
"""NUMBA_DISABLE_JIT=1: the same rules as plain Python, for debugging and coverage."""

delete_unused_files()


def compiled(function: F) -> F:
    """Compile a function for the CPU, without the GIL; loaded from the disk cache if possible.

    It must not allocate memory. So Numba needs no reference counts, which took a third to half of the run time.
    """
    return _compiled(function, _nrt=False)


def inlined(function: F) -> F:
    """The same, always inlined: for a few lines that write to an array, where a call would take longer than they do."""
    return _compiled(function, _nrt=False, forceinline=True)


def allocating(function: F) -> F:
    """The same for a function that allocates memory; it is freed when the function returns."""
    return _compiled(function, _nrt=True)  # explicit, because the default is the setting of the caller


def _compiled(function: F, **options: Any) -> F:  # noqa: ANN401 - options of Numba
    result: F = numba.njit(function, nogil=True, **options)
    if not INTERPRETED:
        result._cache = CodeCache(function)  # type: ignore[attr-defined]  # noqa: SLF001 - `cache=True` sets the same attribute
    return result
