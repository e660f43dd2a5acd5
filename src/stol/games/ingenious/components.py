"""The board, its printed symbols and the tiles (I1-I3) as look-up arrays.

Spaces, pairs and tiles have the same numbers on boards of all sizes, so a move has the same number everywhere.
"""

from typing import TypeAlias

import numpy as np

from stol.kernel.bitsets import WORD, packed
from stol.kernel.layout import Array

Space: TypeAlias = tuple[int, int]
"""A space of the board by its q and r (I1)."""

COLOURS = "rgboyp"
"""The six colours, in the order of the rules (I3)."""

TRACK_END = 18
"""The last step of a score track (I4); a double track ends at twice that (I16)."""

RACK = 6
LARGEST_SIDE = 8
SIDE = {1: 6, 2: 6, 3: 7, 4: 8}
"""Side of the board by number of players (I1)."""
SIDES = [SIDE[max(players, 1)] for players in range(max(SIDE) + 1)]
"""The same as a list, indexed by number of players; index 0 is not used."""

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
PRINTED = {"r": (0, -5), "g": (5, -5), "b": (5, 0), "o": (0, 5), "y": (-5, 5), "p": (-5, 0)}

FREE = -1
OUTSIDE = -2


def hexagon(side: int) -> list[Space]:
    """The spaces of a board (I1), by q, then by r."""
    reach = range(1 - side, side)
    return [(q, r) for q in reach for r in reach if max(abs(q), abs(r), abs(q + r)) < side]


SPACES = hexagon(LARGEST_SIDE)
NUMBER = {space: number for number, space in enumerate(SPACES)}


def _neighbours() -> Array:
    table = np.full((len(SPACES), len(DIRECTIONS)), OUTSIDE, np.int16)
    for number, (q, r) in enumerate(SPACES):
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            table[number, direction] = NUMBER.get((q + dq, r + dr), OUTSIDE)
    return table


NEIGHBOUR = _neighbours()
"""The space next to a space in each direction, or OUTSIDE."""


def _side(space: int) -> int:
    """The side of the smallest board that has the space."""
    q, r = SPACES[space]
    return max(abs(q), abs(r), abs(q + r)) + 1


PAIRS = sorted(
    ((here, int(there)) for here in range(len(SPACES)) for there in NEIGHBOUR[here] if there > here),
    key=lambda pair: (max(map(_side, pair)), pair),
)
"""All pairs of adjacent spaces, smaller boards first. The first space of a pair has the smaller q, then r."""

PAIRS_ON = {side: sum(max(map(_side, pair)) <= side for pair in PAIRS) for side in range(2, LARGEST_SIDE + 1)}
"""Number of pairs on a board, by its side; they come first in `PAIRS`."""

FIRST = np.array([here for here, _ in PAIRS], np.int16)
SECOND = np.array([there for _, there in PAIRS], np.int16)


def pack_pairs(pairs: Array) -> Array:
    """Pack an array of booleans, one per pair, into 64-bit words."""
    return packed(np.flatnonzero(pairs).tolist(), len(PAIRS))


ELSEWHERE = np.array([~pack_pairs(np.isin(FIRST, pair) | np.isin(SECOND, pair)) for pair in PAIRS])
"""Per pair, the set of pairs that share no space with it."""
WORDS = ELSEWHERE.shape[1]
"""Number of words of a set of pairs."""
WORDS_ON = np.array([-(-PAIRS_ON[side] // WORD) for side in SIDES], np.int8)
"""Number of words that are used on the board, by number of players."""


def _printed_beside() -> Array:
    """Per pair, the colour of the printed symbol that a tile there touches, or FREE. No tile can touch two."""
    table = np.full(len(PAIRS), FREE, np.int8)
    for colour, letter in enumerate(COLOURS):
        around = set(NEIGHBOUR[NUMBER[PRINTED[letter]]].tolist())
        for number, pair in enumerate(PAIRS):
            if around & set(pair):
                table[number] = colour
    return table


PRINTED_BESIDE = _printed_beside()
BESIDE_PRINTED = np.array([pack_pairs(np.equal(PRINTED_BESIDE, colour)) for colour in range(len(COLOURS))])
"""Per colour, the set of pairs where a tile touches its printed symbol."""

TILES = [(a, b) for a in range(6) for b in range(a, 6)]
"""The 21 kinds of tiles, as two colours."""

WAYS = 36
"""Colourings of a pair: colour on its first space * 6 + colour on its second space."""
TILE_WAYS = np.array([1 << a * 6 + b | 1 << b * 6 + a for a, b in TILES], np.int64)
"""Per kind of tile, a bit mask of its colourings: either way round."""

KINDS = len(TILES)
TILE_NAMES = [COLOURS[a] + COLOURS[b] for a, b in TILES]
TILE = np.array(TILES, np.int8)
TILE_COUNT = np.array([5 if a == b else 6 for a, b in TILES], np.int8)


def _kinds() -> Array:
    table = np.zeros((6, 6), np.int8)
    for number, (a, b) in enumerate(TILES):
        table[a, b] = table[b, a] = number
    return table


KIND = _kinds()
"""The kind of tile, by its two colours."""
