"""The legal-move mask of Ingenious, written pair by pair: faster than marking hundreds of single moves.

Every tile, either way round, may be placed on the same pairs. So all open pairs have the same row of legal moves.
"""

import numpy as np

from stol.games.ingenious.components import WORDS, WORDS_ON
from stol.games.ingenious.pick import nth, places
from stol.games.ingenious.rules import PLACEMENTS, REFILL_RACK, SWAP_RACK, open_pairs, rack_ways
from stol.games.ingenious.state import ASK, State
from stol.games.planes import INDEX
from stol.kernel.bits import lowest_bit, ones
from stol.kernel.bitsets import WORD
from stol.kernel.dispatch import Masks
from stol.kernel.jit import compiled, inlined
from stol.kernel.layout import Array

ROW = np.dtype([(name, np.uint64) for name in "abcd"] + [("e", np.uint32)])
"""The 36 mask bytes of a pair as five words, to write them in few steps."""
SPREAD = np.array([[number >> bit & 1 for bit in range(8)] for number in range(256)], np.uint8).view(np.uint64)[:, 0]
"""Eight bits expanded to eight mask bytes."""


@compiled
def write_mask(state: State, mask: Array, listed: Array, _size: int) -> int:
    """Update the mask. `listed` holds the set of pairs marked last time, two int32 per word."""
    asked = state.phase == ASK
    mask[SWAP_RACK] = asked  # I10
    mask[REFILL_RACK] = asked
    marked, rows = listed.view(np.int64), mask[PLACEMENTS:].view(ROW)
    ways = rack_ways(state)
    for word in range(WORDS_ON[state.players]):
        pairs = 0 if asked else open_pairs(state, word)
        fill(rows, word * WORD, marked[word] & ~pairs, 0)
        fill(rows, word * WORD, pairs, ways)
        marked[word] = pairs
    return 2 if asked else places(state) * ones(ways)


@inlined
def fill(rows: Array, first: int, pairs: int, ways: int) -> None:
    """Write the rows of legal moves for a word of pairs."""
    a, b, c = SPREAD[ways & 255], SPREAD[ways >> 8 & 255], SPREAD[ways >> 16 & 255]
    d, e = SPREAD[ways >> 24 & 255], np.uint32(SPREAD[ways >> 32])
    while pairs != 0:
        row = rows[first + lowest_bit(pairs) & INDEX]
        row["a"], row["b"], row["c"], row["d"], row["e"] = a, b, c, d, e
        pairs &= pairs - 1


@compiled
def nth_marked(state: State, _listed: Array, number: int) -> int:
    return nth(state, number)


BY_PAIRS = Masks(write_mask, nth_marked, capacity=2 * WORDS)
