"""Masks of legal moves on a CPU. The list of marked moves says which entries have to be cleared next time."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

from stol.kernel import dispatch
from stol.kernel.dispatch import Masks, legal
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array

FORMS = ("bytes", "bits", "lists")
"""How a batch shows what is legal: a byte or a bit for each action, or no masks, only lists."""


def mask_field(n: int, actions: int, form: str) -> tuple[tuple[int, int], Any]:
    """Shape and dtype of the masks. Rows of bits are whole words, which a GPU writes at once."""
    widths = {"bytes": actions, "bits": 8 * -(-actions // 64), "lists": 0}
    return (n, widths[form]), np.bool_ if form == "bytes" else np.uint8


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
def mark_bits(state: AnyState, mask: Array, moves: Array, size: int) -> int:
    for index in range(size):
        mask[np.uint32(moves[index]) >> 3] = 0
    size = legal(state, moves)
    for index in range(size):
        mask[np.uint32(moves[index]) >> 3] |= np.uint8(1 << (moves[index] & 7))
    return size


@compiled
def marked_move(_state: AnyState, moves: Array, number: int) -> int:
    return int(moves[number])


@compiled
def is_marked(_state: AnyState, moves: Array, size: int, move: int) -> bool:
    for index in range(size):
        if moves[index] == move:
            return True
    return False


@compiled
def write_marked(_state: AnyState, moves: Array, size: int, out: Array) -> None:
    for index in range(size):
        out[index] = moves[index]


LISTED_MOVES = Masks(mark_legal, mark_bits, legal, marked_move, is_marked, write_marked)


def mark_mask(state: AnyState, mask: Array, listed: Array, size: int) -> int:
    """Mark exactly the legal moves in a mask of either form, by its dtype: bits are uint8."""
    mark_form = dispatch.mark_bits if mask.dtype == np.uint8 else dispatch.mark_legal
    return mark_form(state, mask, listed, size)


def in_mask(mask: Array, action: int) -> bool:
    """Whether a mask of either form marks an action, which may be any number."""
    if mask.dtype == np.uint8:
        return 0 <= action < 8 * len(mask) and bool(mask[action >> 3] >> (action & 7) & 1)
    return 0 <= action < len(mask) and bool(mask[action])


@overload(mark_mask, strict=False)  # strict would compare annotations too
def _compile_mark_mask(state: Any, mask: Any, listed: Any, size: Any) -> Callable[..., int]:  # noqa: ANN401, ARG001 - Numba's types, not values
    mark_form = dispatch.mark_bits if mask.dtype == types.uint8 else dispatch.mark_legal
    return lambda state, mask, listed, size: mark_form(state, mask, listed, size)  # noqa: PLW0108 - Numba needs a function with the same signature


@overload(in_mask, strict=False)
def _compile_in_mask(mask: Any, action: Any) -> Callable[..., bool]:  # noqa: ANN401, ARG001 - as above
    if mask.dtype == types.uint8:
        return lambda mask, action: 0 <= action < 8 * len(mask) and mask[action >> 3] >> (action & 7) & 1 != 0
    return lambda mask, action: 0 <= action < len(mask) and mask[action] != 0


@compiled
def clear(mask: Array) -> None:
    for action in range(len(mask)):
        mask[action] = False
