"""Compiled functions that count and find the bits of a word. `bitsets` makes the words."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload

from stol.kernel.jit import compiled


def ones(word: int) -> int:
    """The number of bits that are set (popcount)."""
    return int(word).bit_count()


def lowest_bit(word: int) -> int:
    """The index of the lowest bit that is set. The word must not be 0."""
    return int(word & -word).bit_length() - 1


@compiled
def nth_one(word: int, number: int) -> int:
    """The index of the bit number `number` among those that are set, counted from the lowest."""
    for _ in range(number):
        word &= word - 1
    return lowest_bit(word)


@intrinsic
def _ones(_context: Any, word: Any) -> tuple[Any, Callable[..., Any]]:  # noqa: ANN401 - Numba's types, not values
    return word(word), lambda _context, builder, _signature, words: builder.ctpop(words[0])


@intrinsic
def _first_one(_context: Any, word: Any) -> tuple[Any, Callable[..., Any]]:  # noqa: ANN401 - as above
    def codegen(context: Any, builder: Any, _signature: Any, words: Any) -> Any:  # noqa: ANN401 - as above
        return builder.cttz(words[0], context.get_constant(types.boolean, 1))

    return word(word), codegen


@overload(ones, strict=False)  # strict would compare annotations too
def _compile_ones(word: Any) -> Callable[[int], int]:  # noqa: ANN401, ARG001 - as above
    return lambda word: _ones(np.int64(word))  # type: ignore[call-arg] # Numba passes the context


@overload(lowest_bit, strict=False)
def _compile_first_one(word: Any) -> Callable[[int], int]:  # noqa: ANN401, ARG001 - as above
    return lambda word: _first_one(np.int64(word))  # type: ignore[call-arg] # as above
