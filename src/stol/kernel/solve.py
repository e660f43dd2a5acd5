"""Exact solver for endings: full search of states without hidden information and without chance."""

from typing import NamedTuple

import numpy as np

from stol.kernel.actors import CHANCE, OVER
from stol.kernel.dispatch import actor, legal, outlook, play
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.search import MAX_SEATS

MAX_DEPTH = 16
"""Endings with this many moves or more are not solved."""


class SolverStack(NamedTuple):
    """The stack of the solver, by depth. The caller allocates it."""

    states: Array
    moves: Array
    counts: Array
    """Per depth: number of legal moves."""
    tried: Array
    """Per depth: number of moves tried so far."""
    values: Array
    """Per depth and seat: the results if all play their best."""
    left: Array
    """Number of moves that may still be tried before the solver gives up."""


def new_solver_stack(state: AnyState, most_moves: int, max_moves: int) -> SolverStack:
    states = np.zeros(MAX_DEPTH, state.dtype)
    states[0] = state
    moves = np.zeros((MAX_DEPTH, most_moves), np.int32)
    counts, tried = np.zeros((2, MAX_DEPTH), np.int64)
    return SolverStack(states, moves, counts, tried, np.zeros((MAX_DEPTH, MAX_SEATS)), np.array([max_moves]))


@compiled
def solve(stack: SolverStack, results: Array) -> int:
    """Write the actor's result for each move if all play their best. Returns the number of moves; 0 if not solved.

    A loop, because Numba can't cache a recursive function.
    """
    depth = 0
    if not enter(stack, 0):
        return 0
    while True:
        if stack.tried[depth] < stack.counts[depth]:
            try_next(stack, depth)
            depth += 1
            if not enter(stack, depth):
                return 0
        elif depth == 0:
            return int(stack.counts[0])
        else:
            depth -= 1
            back_up(stack, depth)
            if depth == 0:
                results[stack.tried[0] - 1] = stack.values[1, actor(stack.states[0])]


@compiled
def enter(stack: SolverStack, depth: int) -> bool:
    """Evaluate the end, or list the moves to try. False if it can't be solved or would take too long."""
    state = stack.states[depth]
    stack.counts[depth], stack.tried[depth] = 0, 0
    who = actor(state)
    if who == OVER:
        outlook(state, stack.values[depth])
        return True
    if who == CHANCE or depth + 1 == MAX_DEPTH:
        return False
    stack.counts[depth] = legal(state, stack.moves[depth])
    stack.values[depth, who] = -1.0
    stack.left[0] -= stack.counts[depth]
    return bool(stack.left[0] >= 0)


@compiled
def try_next(stack: SolverStack, depth: int) -> None:
    """Make the next move of this depth, in the state one level deeper."""
    stack.states[depth + 1] = stack.states[depth]
    play(stack.states[depth + 1], int(stack.moves[depth, stack.tried[depth]]))
    stack.tried[depth] += 1


@compiled
def back_up(stack: SolverStack, depth: int) -> None:
    """Keep the results of the move just tried if they are better for the mover (max^n)."""
    who = actor(stack.states[depth])
    if stack.values[depth + 1, who] > stack.values[depth, who]:
        for seat in range(MAX_SEATS):
            stack.values[depth, seat] = stack.values[depth + 1, seat]
