"""Actions of Ingenious as factors: what to do, which tile, where its first colour goes, and its second from there."""

import numpy as np

from stol.games.factors import Factor
from stol.games.ingenious.components import (
    FIRST,
    KIND,
    KINDS,
    NEIGHBOUR,
    NUMBER,
    PAIRS,
    SECOND,
    SIDE,
    SPACES,
    TILE,
    WAYS,
    hexagon,
)
from stol.games.ingenious.options import Options
from stol.games.ingenious.rules import PLACEMENTS, parts
from stol.games.ingenious.state import State
from stol.kernel.dispatch import Factoring
from stol.kernel.jit import compiled
from stol.kernel.layout import Array

PLACE = 0
"""Then the two answers, swap and refill (I10): each is its action + 1."""
NOWHERE = -1


def _squares() -> tuple[Array, Array]:
    """By number of players, the place of each space on the square of the planes, and the space of each place."""
    place = np.zeros((len(SIDE) + 1, len(SPACES)), np.int16)
    space = np.full((len(SIDE) + 1, (2 * max(SIDE.values()) - 1) ** 2), NOWHERE, np.int16)
    for players, side in SIDE.items():
        for q, r in hexagon(side):
            on_square = (r + side - 1) * (2 * side - 1) + q + side - 1
            place[players, NUMBER[q, r]] = on_square
            space[players, on_square] = NUMBER[q, r]
    return place, space


PLACE_OF, SPACE_AT = _squares()


def _pairs() -> Array:
    """Per space and direction, the pair of the space and its neighbour there, or NOWHERE."""
    table = np.full(NEIGHBOUR.shape, NOWHERE, np.int16)
    for number, (here, there) in enumerate(PAIRS):
        table[here, NEIGHBOUR[here] == there] = number
        table[there, NEIGHBOUR[there] == here] = number
    return table


PAIR_AT = _pairs()
FORWARD = np.array([NEIGHBOUR[here].tolist().index(there) for here, there in PAIRS], np.int8)
"""Per pair, the direction from its first space to its second."""
BACK = np.array([NEIGHBOUR[there].tolist().index(here) for here, there in PAIRS], np.int8)


def factors(_options: Options, players: int) -> tuple[Factor, ...]:
    return (
        Factor("move", 3, "place a tile; swap; refill"),
        Factor("tile", KINDS, "its kind"),
        Factor("place", (2 * SIDE[players] - 1) ** 2, "where its first colour lies, on the square of the planes"),
        Factor("direction", NEIGHBOUR.shape[1], "where its second colour lies from there: q+, r-, r+ and so on"),
    )


@compiled
def split(state: State, action: int, out: Array) -> None:
    if action < PLACEMENTS:
        out[0], out[1], out[2], out[3] = action + 1, 0, 0, 0
        return
    pair, first, second = parts(action)
    along = first <= second
    out[0] = PLACE
    out[1] = KIND[first, second]
    out[2] = PLACE_OF[state.players, FIRST[pair] if along else SECOND[pair]]
    out[3] = FORWARD[pair] if along else BACK[pair]


@compiled
def join(state: State, factors: Array) -> int:
    if factors[0] != PLACE:
        return int(factors[0] - 1)
    here = int(SPACE_AT[state.players, factors[2]])
    if here == NOWHERE:
        return NOWHERE
    pair, lower, higher = int(PAIR_AT[here, factors[3]]), int(TILE[factors[1], 0]), int(TILE[factors[1], 1])
    if pair == NOWHERE:
        return NOWHERE
    colours = lower * 6 + higher if FIRST[pair] == here else higher * 6 + lower
    return PLACEMENTS + pair * WAYS + colours


FACTORING = Factoring(split, join)
