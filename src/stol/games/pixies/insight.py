"""Heuristics for bots in Pixies: the value of a move, and the chance to win with a given lead."""

import math

import numpy as np

from stol.games.pixies.components import CELL
from stol.games.pixies.rules import FACE_DOWN, WAYS, actor, place
from stol.games.pixies.scoring import area_items, final
from stol.games.pixies.state import CELLS, OVER, ROUNDS, SEATS, State
from stol.kernel.jit import allocating, compiled
from stol.kernel.layout import Array
from stol.kernel.rng import mixed
from stol.kernel.standing import standing

SPREAD = 15.0
"""Typical spread of the scores of one round, in points."""


@compiled
def gain(state: State, moves: Array, count: int, worths: Array) -> None:
    """The change in the points of the seat's area by each move."""
    seat = actor(state)
    before = area_points(state, seat)
    for index in range(count):
        worths[index] = points_after(state, seat, moves[index]) - before


@compiled
def points_after(state: State, seat: int, move: int) -> int:
    """The area's points after a move; the state is restored."""
    card, way = move // WAYS, move % WAYS
    cell = CELL[card] if way < FACE_DOWN else way - FACE_DOWN
    up, down = state.up[seat, cell], state.down[seat, cell]
    place(state, seat, card, way)
    points = area_points(state, seat)
    state.up[seat, cell], state.down[seat, cell] = up, down
    return points


@compiled
def area_points(state: State, seat: int) -> int:
    """The points of an area if the round ended now."""
    validated, symbols, zone, face_down = area_items(state, seat)
    return validated + symbols + zone + face_down


@allocating
def outlook(state: State, values: Array) -> None:
    """The result if the game is over; otherwise the chance that each lead lasts through the remaining rounds."""
    scores, ranks = np.zeros(SEATS, np.int32), np.zeros(SEATS, np.int32)
    final(state, scores, ranks)
    if state.phase == OVER:
        standing(scores, ranks, state.players, SPREAD, values)
        return
    spread = SPREAD * math.sqrt(2.0 * (ROUNDS + 1 - state.round_number))
    for seat in range(state.players):
        total = 0.0
        for other in range(state.players):
            if other != seat:
                total += 1 / (1 + math.exp(-1.7 * (scores[seat] - scores[other]) / spread))
        values[seat] = total / (state.players - 1)


@compiled
def playout_horizon(state: State) -> int:
    """Playouts stop at the end of the round."""
    return int(state.round_number)


@compiled
def tree_key(state: State) -> int:
    """A hash of the areas and the seat to move, without the market."""
    number = mixed(int(actor(state)), state.round_number)
    for seat in range(state.players):
        for cell in range(CELLS):
            number = mixed(mixed(number, state.up[seat, cell]), state.down[seat, cell])
    return number
