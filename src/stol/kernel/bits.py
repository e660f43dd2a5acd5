"""Sets of small numbers, one bit for each: quick to cut, to count and to look up.

A word has 63 of them. The sign is left alone, so that no step can overflow and the interpreter needs no special care.
"""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload

from stol.kernel.jit import compiled
from stol.kernel.layout import Array

WORD = 63


def packed(numbers: Iterable[int], size: int) -> Array:
    """The words of a set, out of numbers below `size`."""
    words = np.zeros(-(-size // WORD), np.int64)
    for number in numbers:
        words[number // WORD] |= 1 << number % WORD
    return words


def ones(word: int) -> int:
    """The number of bits that are set (popcount)."""
    return int(word).bit_count()


def first_one(word: int) -> int:
    """The index of the lowest bit that is set. The word must not be 0."""
    return int(word & -word).bit_length() - 1


@compiled
def nth_one(word: int, number: int) -> int:
    """The index of the bit number `number` among those that are set, counted from the lowest."""
    for _ in range(number):
        word &= word - 1
    return first_one(word)


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


@overload(first_one, strict=False)
def _compile_first_one(word: Any) -> Callable[[int], int]:  # noqa: ANN401, ARG001 - as above
    return lambda word: _first_one(np.int64(word))  # type: ignore[call-arg] # as above
