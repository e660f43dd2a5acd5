"""Bit sets of small numbers: fast intersection, count and lookup. This module does not import Numba.

A word holds 63 bits. The sign bit stays unused, so that nothing overflows in the interpreter.
"""

from collections.abc import Iterable

import numpy as np

from stol.kernel.layout import Array

WORD = 63


def packed(numbers: Iterable[int], size: int) -> Array:
    """The words of the bit set of some numbers below `size`."""
    words = np.zeros(-(-size // WORD), np.int64)
    for number in numbers:
        words[number // WORD] |= 1 << number % WORD
    return words
