"""The mask of legal moves on a CPU. The list of marked moves says which entries have to be cleared next time."""

import numpy as np

from stol.kernel.dispatch import Masks, legal
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array


@compiled
def mark_legal(state: AnyState, mask: Array, moves: Array, size: int) -> int:
    mark(mask, moves, size, 0)
    size = legal(state, moves)
    mark(mask, moves, size, 1)
    return size


@compiled
def mark(mask: Array, moves: Array, size: int, value: int) -> None:
    """Indices are unsigned: for signed ones Numba checks each time whether they are negative."""
    for index in range(size):
        mask[np.uint32(moves[index])] = value


@compiled
def marked_move(_state: AnyState, moves: Array, number: int) -> int:
    return int(moves[number])


LISTED_MOVES = Masks(mark_legal, marked_move)


@compiled
def clear(mask: Array) -> None:
    for action in range(len(mask)):
        mask[action] = False
