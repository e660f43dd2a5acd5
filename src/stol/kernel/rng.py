"""A random generator that gives the same numbers in the interpreter, on a CPU and on a GPU.

Multiply-with-carry in one 64-bit word (MWC64X): the low half is the number, the high half the carry. No step
overflows 64 bits, so NumPy gives no warnings in the interpreter. The state is one word, in an array of length one.
"""

import numpy as np

from stol.kernel.jit import compiled
from stol.kernel.layout import Array

MULTIPLIER = np.uint64(4294883355)
HALF_BITS = np.uint64(32)
LOW_MASK = np.uint64(0xFFFFFFFF)
MIX_FACTOR = np.uint64(0x45D9F3B)
MIX_SHIFT = np.uint64(16)
MIX_MASK = 2**62 - 1
MAX_SEED = 2**63 - 1


def checked_seed(number: object) -> int:
    """A seed from outside as an int. ValueError if it is not a valid seed."""
    if not isinstance(number, int | np.integer) or isinstance(number, bool) or not 0 <= number <= MAX_SEED:
        raise ValueError(f"a seed is a whole number from 0 to 2**63 - 1, not {number!r}")
    return int(number)


@compiled
def mix_bits(word: np.uint64) -> np.uint64:
    """Integer hash: every one of the 32 input bits affects all output bits."""
    for _ in range(2):
        word = ((word ^ (word >> MIX_SHIFT)) * MIX_FACTOR) & LOW_MASK
    return word ^ (word >> MIX_SHIFT)


@compiled
def seed(rng: Array, number: int, stream: int) -> None:
    """Start a stream of random numbers: different for every (number, stream), the same on every machine."""
    word = np.uint64(number)
    low = mix_bits((word & LOW_MASK) ^ mix_bits(np.uint64(stream) & LOW_MASK))
    high = mix_bits((word >> HALF_BITS) ^ low ^ np.uint64(stream) >> HALF_BITS)
    # A carry below the multiplier and a number other than zero avoid the two fixed points of the generator.
    rng[0] = ((high >> np.uint64(1)) << HALF_BITS) | low | np.uint64(1)
    for _ in range(4):
        draw(rng)


@compiled
def draw(rng: Array) -> np.uint64:
    """The next 32 random bits."""
    word: np.uint64 = rng[0]
    rng[0] = MULTIPLIER * (word & LOW_MASK) + (word >> HALF_BITS)
    return (word & LOW_MASK) ^ (word >> HALF_BITS)


@compiled
def below(rng: Array, n: int) -> int:
    """A random number from 0 to n - 1."""
    return int(np.int64((draw(rng) * np.uint64(n)) >> HALF_BITS))  # on a GPU `int` alone would stay unsigned


@compiled
def weighted(rng: Array, weights: Array, total: int) -> int:
    """A random index, drawn by integer weights with the sum `total`."""
    return weighted_index(weights, below(rng, total))


@compiled
def weighted_index(weights: Array, left: int) -> int:
    """The index whose interval of the cumulated weights contains a number below their sum."""
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


@compiled
def mixed(number: int, part: int) -> int:
    """Combine a hash with one more value; the order matters. The same in the interpreter and in compiled code."""
    return ((number ^ int(part)) * 1000003 + 12345) & MIX_MASK
