"""The legal moves of Ingenious, kept pair by pair: faster than marking hundreds of single moves.

Every tile, either way round, may be placed on the same pairs. So all open pairs have the same row of legal moves, and
without a mask nothing has to be written: pairs and colourings are in the state.
"""

import numpy as np

from stol.games.ingenious.components import WAYS, WORDS, WORDS_ON
from stol.games.ingenious.pick import count, nth, places
from stol.games.ingenious.rules import PLACEMENTS, REFILL_RACK, SWAP_RACK, legal, open_pairs, rack_ways
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
def write_bits(state: State, mask: Array, _listed: Array, _size: int) -> int:
    """Write the mask of bits anew: it is a few hundred words."""
    words = mask.view(np.uint64)
    for word in range(len(words)):
        words[word] = 0
    if state.phase == ASK:
        words[0] = 1 << SWAP_RACK | 1 << REFILL_RACK  # I10
        return 2
    ways = rack_ways(state)
    for word in range(WORDS_ON[state.players]):
        pairs = open_pairs(state, word)
        while pairs != 0:
            or_row(words, PLACEMENTS + (word * WORD + lowest_bit(pairs)) * WAYS, ways)
            pairs &= pairs - 1
    return places(state) * ones(ways)


@inlined
def or_row(words: Array, first: int, ways: int) -> None:
    """Set the bits of a pair, which may begin in one word and end in the next."""
    word, bit, row = first >> 6 & INDEX, first & 63, np.uint64(ways)
    words[word] |= row << np.uint64(bit)
    if bit > 64 - WAYS:
        words[word + 1] |= row >> np.uint64(64 - bit)


@compiled
def is_marked(state: State, _listed: Array, _size: int, move: int) -> bool:
    if state.phase == ASK:
        return SWAP_RACK <= move <= REFILL_RACK
    placement = int(move) - PLACEMENTS
    pair, way = placement // WAYS, placement % WAYS
    if placement < 0 or pair >= int(WORDS_ON[state.players]) * WORD:
        return False
    return bool(open_pairs(state, pair // WORD) >> pair % WORD & rack_ways(state) >> way & 1)


@compiled
def list_nothing(state: State, _listed: Array) -> int:
    return count(state)


@compiled
def write_marked(state: State, _listed: Array, _size: int, out: Array) -> None:
    legal(state, out)


@compiled
def nth_marked(state: State, _listed: Array, number: int) -> int:
    return nth(state, number)


BY_PAIRS = Masks(write_mask, write_bits, list_nothing, nth_marked, is_marked, write_marked)
LISTED = 2 * WORDS
"""Length of the list of marked pairs."""
