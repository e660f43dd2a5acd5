"""Observations of Ingenious as arrays. The board comes first, on a square whose corners are outside the board."""

import numpy as np

from stol.games.ingenious.components import COLOURS, KINDS, LARGEST_SIDE, NUMBER, RACK, SIDE, SIDES, TILE_COUNT, hexagon
from stol.games.ingenious.options import Options
from stol.games.ingenious.rules import actor
from stol.games.ingenious.state import OVER, State
from stol.games.planes import INDEX, Plane, actor_plane, copied, is_one, is_seat
from stol.kernel.jit import compiled, inlined
from stol.kernel.layout import Array
from stol.kernel.seats import clockwise

PHASES = OVER + 1
CONTENTS = 8
"""Number of board planes: six colours, then OUTSIDE and FREE (-2 and -1), which are 6 and 7 as three bits."""

WIDTH = np.array([2 * side - 1 for side in SIDES], np.int16)
"""Width of the square, by the number of players."""
SPACES = np.array([len(hexagon(side)) for side in SIDES], np.int16)
"""How many spaces the board has, by the number of players."""


def _squares() -> tuple[Array, Array, Array]:
    """By number of players: the spaces of the board, their places on the square, and the places outside."""
    largest = (2 * LARGEST_SIDE - 1) ** 2
    space, place, outside = np.zeros((3, len(WIDTH), largest), np.uint8)
    for players, side in SIDE.items():
        width, board = int(WIDTH[players]), hexagon(side)
        places = [(r + side - 1) * width + q + side - 1 for q, r in board]
        space[players, : len(board)] = [NUMBER[here] for here in board]
        place[players, : len(board)] = places
        outside[players, : width * width] = 1
        outside[players, places] = 0
    return space, place, outside


SPACE, PLACE, OUTSIDE_BOARD = _squares()


def planes(options: Options, players: int) -> tuple[Plane, ...]:
    square = (int(WIDTH[players]), int(WIDTH[players]))
    tracks = 2 if options.teams else players
    double = 2 if options.teams or players == 1 else 1
    partner = [Plane("partner", (KINDS,), 0, RACK, "the partner's tiles, by kind")] if options.open_partners else []
    return (
        Plane("colours", (len(COLOURS), *square), 0, 1, f"{', '.join(COLOURS)}: on which spaces each lies"),
        Plane("outside", square, 0, 1, "no space of the board"),
        Plane("free", square, 0, 1, "nothing lies there"),
        Plane("rack", (KINDS,), 0, RACK, "the own tiles, by kind"),
        *partner,
        Plane("racks", (players,), 0, RACK, "how many tiles each seat has"),
        Plane("tracks", (tracks, len(COLOURS)), 0, 18 * double, "how far each colour is: the own first"),
        Plane("opening", (players, len(COLOURS)), 0, 1, "the printed colour that a seat's first tile touched"),
        Plane("aside", (KINDS,), 0, RACK, "the tiles set aside by a swap, by kind"),
        Plane("bonus", (1,), 0, 6 * double, "bonus plays owed, the one now to be made included"),
        Plane("bag", (1,), 0, int(TILE_COUNT.sum()), "how many tiles are in the bag"),
        Plane("phase", (PHASES,), 0, 1, "place; swap or refill; set-up; refilling; drawing after a swap; the end"),
        Plane("turn", (players,), 0, 1, "the seat that draws or plays; none at the end"),
        actor_plane(players),
    )


@compiled
def observe(state: State, seat: int, out: Array) -> None:
    players = int(state.players)
    at = board(state, out)
    at = copied(state.rack[seat], KINDS, out, at)
    if state.open_partners:
        at = copied(state.rack[clockwise(seat, 2, players)], KINDS, out, at)
    for place in range(players):
        out[at + place] = state.rack_size[clockwise(seat, place, players)]
    at += players
    for place in range(2 if state.teams else players):
        track = seat + place & 1 if state.teams else clockwise(seat, place, players)  # I15
        at = copied(state.tracks[track], len(COLOURS), out, at)
    for place in range(players):
        at = is_one(state.opening[clockwise(seat, place, players)], len(COLOURS), out, at)
    at = copied(state.aside, KINDS, out, at)
    out[at] = state.bonus
    out[at + 1] = state.bag_size
    at = is_one(state.phase, PHASES, out, at + 2)
    at = is_seat(-1 if state.phase == OVER else state.turn, seat, players, out, at)
    is_seat(actor(state), seat, players, out, at)


@inlined
def board(state: State, out: Array) -> int:
    """The board planes: one-hot content per space, and the mask of places outside."""
    players = int(state.players) & INDEX
    area = int(WIDTH[players]) * int(WIDTH[players]) & INDEX
    for index in range(CONTENTS * area):
        out[index] = 0
    for index in range(area):
        out[len(COLOURS) * area + index] = OUTSIDE_BOARD[players, index]
    for index in range(SPACES[players]):
        content = int(state.board[SPACE[players, index]]) & CONTENTS - 1
        out[content * area + int(PLACE[players, index])] = 1
    return CONTENTS * area
