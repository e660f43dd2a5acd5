"""The mask of Ingenious, with a list of pairs instead of moves: to write hundreds of moves would take longest of all.

Every tile, either way round, may lie on the same pairs. So what is legal on one pair is legal on all that are open.
"""

import numpy as np

from stol.games.ingenious.components import KINDS, TILE
from stol.games.ingenious.pick import count, nth
from stol.games.ingenious.rules import PLACEMENTS, REFILL_RACK, SWAP_RACK, WAYS, open_pairs
from stol.games.ingenious.state import ASK, State
from stol.games.planes import INDEX
from stol.kernel.dispatch import Masks
from stol.kernel.jit import compiled, inlined
from stol.kernel.layout import Array


@compiled
def show(state: State, mask: Array, listed: Array, size: int) -> int:
    """Listed are: how many pairs are marked, and their first placements."""
    pairs = listed[1:]
    if size > 0:
        clear(mask, pairs, int(listed[0]))
    asked = state.phase == ASK
    mask[SWAP_RACK] = asked  # I10
    mask[REFILL_RACK] = asked
    listed[0] = 0 if asked else open_pairs(state, pairs)
    if listed[0] > 0:
        mark_first(state, mask[int(pairs[0]) :])
        copy_first(mask[PLACEMENTS:].view(np.uint32), pairs, int(listed[0]))
    return count(state)


@compiled
def clear(mask: Array, pairs: Array, size: int) -> None:
    for index in range(size):
        first = int(pairs[index]) & INDEX
        for way in range(WAYS):
            mask[first + way] = False


@compiled
def mark_first(state: State, mask: Array) -> None:
    """The first pair, tile by tile."""
    for kind in range(KINDS):
        if state.rack[state.turn, kind] > 0:
            a, b = int(TILE[kind, 0]), int(TILE[kind, 1])
            mask[a * 6 + b] = True
            mask[b * 6 + a] = True


@compiled
def copy_first(words: Array, pairs: Array, size: int) -> None:
    """To the others, four moves in a word, wherever it begins.

    By name the words stay in registers: from memory it takes thrice as long.
    """
    at = word_of(pairs[0])
    a, b, c = words[at], words[at + 1], words[at + 2]
    d, e, f = words[at + 3], words[at + 4], words[at + 5]
    g, h, i = words[at + 6], words[at + 7], words[at + 8]
    for index in range(1, size):
        at = word_of(pairs[index])
        words[at], words[at + 1], words[at + 2] = a, b, c
        words[at + 3], words[at + 4], words[at + 5] = d, e, f
        words[at + 6], words[at + 7], words[at + 8] = g, h, i


@inlined
def word_of(placement: int) -> int:
    return (int(placement) - PLACEMENTS) // 4 & INDEX


@compiled
def shown(state: State, _listed: Array, number: int) -> int:
    return nth(state, number)


BY_PAIRS = Masks(show, shown)
