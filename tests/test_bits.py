"""Sets of numbers as bits: compiled they are what they are in plain Python."""

import random

import numpy as np
import pytest

from stol.kernel.bits import lowest_bit, nth_one, ones
from stol.kernel.bitsets import WORD, packed
from stol.kernel.jit import compiled


@compiled
def counted(word: int) -> tuple[int, int]:
    return ones(word), lowest_bit(word)


@pytest.mark.parametrize("size", [1, 2, 31, 32, 33, WORD])
def test_a_words_bits_are_counted_and_found(size: int) -> None:
    chance = random.Random(size)
    for _ in range(50):
        members = sorted(chance.sample(range(WORD), size))
        (word,) = packed(members, WORD)
        assert (ones(word), lowest_bit(word)) == counted(word) == (size, members[0])
        assert [nth_one(word, number) for number in range(size)] == members


def test_a_set_goes_on_in_the_next_word() -> None:
    words = packed([0, WORD - 1, WORD, 2 * WORD + 5], 2 * WORD + 6)
    assert words.tolist() == [1 | 1 << WORD - 1, 1, 1 << 5]
    assert words.dtype == np.int64
    assert (words >= 0).all()
