"""Numba's only configuration: what `compiled` means."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba

from stol.kernel.code_cache import CodeCache, forget_old

F = TypeVar("F", bound=Callable[..., Any])

config: Any = numba.core.config  # its settings are made at run time, so no type checker finds them
INTERPRETED = bool(config.DISABLE_JIT)
"""NUMBA_DISABLE_JIT=1: the same rules as plain Python, for debugging and coverage."""

forget_old()


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
    result: F = numba.njit(function, nogil=True, **options)
    if not INTERPRETED:
        result._cache = CodeCache(function)  # type: ignore[attr-defined]  # noqa: SLF001 - what `cache=True` sets, too
    return result
