"""Sets of small numbers, one bit for each: quick to cut, to count and to look up. No Numba is needed to make them.

A word has 63 of them. The sign is left alone, so that no step can overflow and the interpreter needs no special care.
"""

from collections.abc import Iterable

import numpy as np

from stol.kernel.layout import Array

WORD = 63


def packed(numbers: Iterable[int], size: int) -> Array:
    """The words of a set, out of numbers below `size`."""
    words = np.zeros(-(-size // WORD), np.int64)
    for number in numbers:
        words[number // WORD] |= 1 << number % WORD
    return words
