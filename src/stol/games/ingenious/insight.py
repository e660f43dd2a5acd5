"""Heuristics for bots in Ingenious: the lowest colours count most."""

import numpy as np

from stol.games.ingenious.components import FIRST, SECOND, TRACK_END
from stol.games.ingenious.rules import PLACEMENTS, REFILL_RACK, SWAP_RACK, actor, lines, parts, raise_step, track_of
from stol.games.ingenious.state import State
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.rng import mixed
from stol.kernel.standing import ending

DIGIT = np.array([float(2 * TRACK_END + 1) ** (5 - place) for place in range(6)])
"""Place values for `ordered`: of the lowest colour, the second lowest, …"""
LACKING = np.exp(-np.arange(2 * TRACK_END + 1) / 7.0)
"""What a colour lacks, by its step: the lower it is, the more a step is worth."""
BONUS_PLAY = 0.05
"""Value of a bonus play."""
SPREAD = 3.0
"""Typical spread of scores, as `ending` measures differences."""


@compiled
def gain(state: State, moves: Array, count: int, worths: Array) -> None:
    """I14: the sorted colours after the move, combined into one number."""
    track = state.tracks[track_of(state, state.turn)]
    for index in range(count):
        worths[index] = 0.0
        if moves[index] >= PLACEMENTS:
            before_first, before_second = raise_track(state, track, moves[index])
            worths[index] = ordered(track)
            lower_track(track, moves[index], before_first, before_second)
        elif moves[index] == REFILL_RACK:
            worths[index] = -1.0  # the rack lacks the lowest colours: swapping is better


@compiled
def raise_track(state: State, track: Array, move: int) -> tuple[int, int]:
    """Advance the colours of a placement (I7, I8, I16); return their steps before."""
    pair, first, second = parts(move)
    here, there = int(FIRST[pair]), int(SECOND[pair])
    points, others = lines(state, here, there, first), lines(state, there, here, second)
    before = int(track[first]), int(track[second])
    if first == second:
        points, others = points + others, 0
    track[first], _ = raise_step(int(track[first]), points, int(state.track_end))
    if first != second:
        track[second], _ = raise_step(int(track[second]), others, int(state.track_end))
    return before


@compiled
def lower_track(track: Array, move: int, first: int, second: int) -> None:
    """Undo `raise_track`."""
    _, colour, other = parts(move)
    track[colour] = first
    track[other] = second


@compiled
def ordered(track: Array) -> float:
    """A number that is greater for the better track (I14): compares the lowest colour, then the second lowest, …"""
    number = 0.0
    for colour in range(6):
        lower = 0
        for other in range(6):
            lower += track[other] < track[colour] or (track[other] == track[colour] and other < colour)
        number += track[colour] * DIGIT[lower]
    return number


@compiled
def judge(state: State, moves: Array, count: int, worths: Array) -> None:
    """How much a placement reduces what the colours lack, plus the value of bonus plays."""
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
            worths[index] = lack_reduced(int(track[first]), points + others, end)
        else:
            worths[index] = lack_reduced(int(track[first]), points, end) + lack_reduced(int(track[second]), others, end)


@compiled
def lack_reduced(before: int, points: int, end: int) -> float:
    """How much points reduce what a colour lacks, plus the value of a bonus play."""
    after, stopped = raise_step(before, points, end)
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
    """A hash of the board and the seat to move."""
    number = int(actor(state))
    for space in range(len(state.board)):
        number = mixed(number, state.board[space])
    return number
