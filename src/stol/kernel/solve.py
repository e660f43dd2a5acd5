"""The end of a game, searched fully: from where nothing is hidden and nothing is left to chance."""

from typing import NamedTuple

import numpy as np

from stol.kernel.actors import CHANCE, OVER
from stol.kernel.dispatch import actor, legal, outlook, play
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.search import MOST_SEATS

DEEPEST = 16
"""No end is tried that has more moves to come."""


class SolverStack(NamedTuple):
    """What a full search writes to, step by step downwards. The caller owns it."""

    states: Array
    moves: Array
    counts: Array
    """Per step, how many moves there are."""
    tried: Array
    values: Array
    """Per step and seat."""
    left: Array
    """How many moves may still be tried."""


def ladder(state: AnyState, most_moves: int, most_tried: int) -> SolverStack:
    states = np.zeros(DEEPEST, state.dtype)
    states[0] = state
    moves = np.zeros((DEEPEST, most_moves), np.int32)
    counts, tried = np.zeros((2, DEEPEST), np.int64)
    return SolverStack(states, moves, counts, tried, np.zeros((DEEPEST, MOST_SEATS)), np.array([most_tried]))


@compiled
def solve(steps: SolverStack, results: Array) -> int:
    """Write what the actor gets for each of its moves if all play their best; how many moves, 0 if not found out.

    A loop, not a recursion: Numba can't keep a compiled function that calls itself.
    """
    step = 0
    if not arrive(steps, 0):
        return 0
    while True:
        if steps.tried[step] < steps.counts[step]:
            try_next(steps, step)
            step += 1
            if not arrive(steps, step):
                return 0
        elif step == 0:
            return int(steps.counts[0])
        else:
            step -= 1
            prefer(steps, step)
            if step == 0:
                results[steps.tried[0] - 1] = steps.values[1, actor(steps.states[0])]


@compiled
def arrive(steps: SolverStack, step: int) -> bool:
    """Look around on a step: the end, or moves to try. False where it can't be solved, or would take too long."""
    state = steps.states[step]
    steps.counts[step], steps.tried[step] = 0, 0
    who = actor(state)
    if who == OVER:
        outlook(state, steps.values[step])
        return True
    if who == CHANCE or step + 1 == DEEPEST:
        return False
    steps.counts[step] = legal(state, steps.moves[step])
    steps.values[step, who] = -1.0
    steps.left[0] -= steps.counts[step]
    return bool(steps.left[0] >= 0)


@compiled
def try_next(steps: SolverStack, step: int) -> None:
    """Make the next move of this step, a step further down."""
    steps.states[step + 1] = steps.states[step]
    play(steps.states[step + 1], int(steps.moves[step, steps.tried[step]]))
    steps.tried[step] += 1


@compiled
def prefer(steps: SolverStack, step: int) -> None:
    """Each seat does its best for itself (max^n): keep what the move just tried gives all, if the mover likes it."""
    who = actor(steps.states[step])
    if steps.values[step + 1, who] > steps.values[step, who]:
        for seat in range(MOST_SEATS):
            steps.values[step, seat] = steps.values[step + 1, seat]
