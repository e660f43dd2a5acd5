"""What a player of Ingenious knows beyond the rules: the lowest colours count most."""

import numpy as np

from stol.games.ingenious.components import FIRST, SECOND, TRACK_END
from stol.games.ingenious.rules import PLACEMENTS, REFILL_RACK, SWAP_RACK, actor, lines, parts, raised, track_of
from stol.games.ingenious.state import State
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.rng import mixed
from stol.kernel.standing import ending

DIGIT = np.array([float(2 * TRACK_END + 1) ** (5 - place) for place in range(6)])
"""What the lowest colour, the second lowest … counts for."""
LACKING = np.exp(-np.arange(2 * TRACK_END + 1) / 7.0)
"""How much a colour lacks by how far it is: the lower, the more a step is worth."""
BONUS_PLAY = 0.05
SPREAD = 3.0
"""How far scores spread, as `ending` measures differences."""


@compiled
def gain(state: State, moves: Array, count: int, worths: Array) -> None:
    """I14: the colours after the move, the lowest first, as the digits of a number."""
    track = state.tracks[track_of(state, state.turn)]
    for index in range(count):
        worths[index] = 0.0
        if moves[index] >= PLACEMENTS:
            before_first, before_second = raise_track(state, track, moves[index])
            worths[index] = ordered(track)
            lower_track(track, moves[index], before_first, before_second)
        elif moves[index] == REFILL_RACK:
            worths[index] = -1.0  # no colour that is needed is on the rack: swap


@compiled
def raise_track(state: State, track: Array, move: int) -> tuple[int, int]:
    """Move the colours of a placement up (I7, I8, I16); how far they were."""
    pair, first, second = parts(move)
    here, there = int(FIRST[pair]), int(SECOND[pair])
    points, others = lines(state, here, there, first), lines(state, there, here, second)
    before = int(track[first]), int(track[second])
    if first == second:
        points, others = points + others, 0
    track[first], _ = raised(int(track[first]), points, int(state.track_end))
    if first != second:
        track[second], _ = raised(int(track[second]), others, int(state.track_end))
    return before


@compiled
def lower_track(track: Array, move: int, first: int, second: int) -> None:
    _, colour, other = parts(move)
    track[colour] = first
    track[other] = second


@compiled
def ordered(track: Array) -> float:
    """Greater for the better of two tracks (I14): the lowest colour, then the second lowest, and so on."""
    number = 0.0
    for colour in range(6):
        lower = 0
        for other in range(6):
            lower += track[other] < track[colour] or (track[other] == track[colour] and other < colour)
        number += track[colour] * DIGIT[lower]
    return number


@compiled
def judge(state: State, moves: Array, count: int, worths: Array) -> None:
    """What a placement takes away from what is still lacking; a bonus play is worth as much as a good placement."""
    track = state.tracks[track_of(state, state.turn)]
    end = int(state.track_end)
    for index in range(count):
        move = int(moves[index])
        if move < PLACEMENTS:
            worths[index] = 1.0 if move == SWAP_RACK else 0.0
            continue
        pair, first, second = parts(move)
        here, there = int(FIRST[pair]), int(SECOND[pair])
        points, others = lines(state, here, there, first), lines(state, there, here, second)
        if first == second:
            worths[index] = filled(int(track[first]), points + others, end)
        else:
            worths[index] = filled(int(track[first]), points, end) + filled(int(track[second]), others, end)


@compiled
def filled(before: int, points: int, end: int) -> float:
    after, stopped = raised(before, points, end)
    return float(LACKING[before] - LACKING[after]) + (BONUS_PLAY if stopped else 0.0)


@compiled
def outlook(state: State, values: Array) -> None:
    ending(state, SPREAD, float(state.track_end), values)


@compiled
def playout_horizon(_state: State) -> int:
    """0: playouts go to the end of the game, since no earlier position tells who wins."""
    return 0


@compiled
def tree_key(state: State) -> int:
    """The board, and whose turn it is."""
    number = int(actor(state))
    for space in range(len(state.board)):
        number = mixed(number, state.board[space])
    return number
