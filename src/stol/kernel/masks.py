"""The mask of the legal moves on a CPU, kept with a list of them: only what was listed last has to be cleared."""

import numpy as np

from stol.kernel.dispatch import Masks, legal
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array


@compiled
def show(state: AnyState, mask: Array, moves: Array, size: int) -> int:
    mark(mask, moves, size, 0)
    size = legal(state, moves)
    mark(mask, moves, size, 1)
    return size


@compiled
def mark(mask: Array, moves: Array, size: int, value: int) -> None:
    """Moves as unsigned numbers, since for others Numba looks each time whether they count from the end."""
    for index in range(size):
        mask[np.uint32(moves[index])] = value


@compiled
def shown(_state: AnyState, moves: Array, number: int) -> int:
    return int(moves[number])


LISTED = Masks(show, shown)


@compiled
def empty(mask: Array) -> None:
    for action in range(len(mask)):
        mask[action] = False
