"""A random generator that gives the same numbers in the interpreter, on the CPU and on a GPU.

Multiply-with-carry in one 64-bit word (MWC64X): the low half is the number, the high half the carry. No step can
overflow 64 bits, so the interpreter needs no special care. The caller owns the word: an array of length one.
"""

import numpy as np

from stol.kernel.jit import compiled
from stol.kernel.layout import Array

MULTIPLIER = np.uint64(4294883355)
HALF = np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)
STIR = np.uint64(0x45D9F3B)
SHIFT = np.uint64(16)
MOST = 2**62 - 1
MOST_SEED = 2**63 - 1


def checked(number: object) -> int:
    """A seed as somebody gave it. ValueError: it is none."""
    if not isinstance(number, int | np.integer) or isinstance(number, bool) or not 0 <= number <= MOST_SEED:
        raise ValueError(f"a seed is a whole number from 0 to 2**63 - 1, not {number!r}")
    return int(number)


@compiled
def stir(word: np.uint64) -> np.uint64:
    """Spread a change of any of 32 bits over all of them."""
    for _ in range(2):
        word = ((word ^ (word >> SHIFT)) * STIR) & LOW
    return word ^ (word >> SHIFT)


@compiled
def seed(rng: Array, number: int, stream: int) -> None:
    """Begin the stream of a seed: different for every (number, stream), the same on every machine."""
    wide = np.uint64(number)
    low = stir((wide & LOW) ^ stir(np.uint64(stream) & LOW))
    high = stir((wide >> HALF) ^ low ^ np.uint64(stream) >> HALF)
    # A carry below the multiplier and a number that is not zero keep clear of the generator's two fixed points.
    rng[0] = ((high >> np.uint64(1)) << HALF) | low | np.uint64(1)
    for _ in range(4):
        draw(rng)


@compiled
def draw(rng: Array) -> np.uint64:
    """The next 32 random bits."""
    word: np.uint64 = rng[0]
    rng[0] = MULTIPLIER * (word & LOW) + (word >> HALF)
    return (word & LOW) ^ (word >> HALF)


@compiled
def below(rng: Array, n: int) -> int:
    """A number from 0 to n - 1."""
    return int(np.int64((draw(rng) * np.uint64(n)) >> HALF))  # on a GPU `int` alone would leave it unsigned


@compiled
def weighted(rng: Array, weights: Array, total: int) -> int:
    """An index, chosen by integer weights that add up to total."""
    return falls_on(weights, below(rng, total))


@compiled
def falls_on(weights: Array, left: int) -> int:
    """The index that a number below the sum of the weights falls on."""
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


@compiled
def mixed(number: int, part: int) -> int:
    """A number that tells apart what it was mixed of, in this order; the same in the interpreter and compiled."""
    return ((number ^ int(part)) * 1000003 + 12345) & MOST
