"""Moves and outcomes of Clustered as text: `2tf@3,-1`, `discard 2tf`; a drawn card is `2tf` or `J`."""

import re

import numpy as np

from stol.errors import IllegalMove, Reason
from stol.games.clustered.components import KIND, KINDS, NAMES
from stol.games.clustered.rules import spaces
from stol.games.clustered.state import State
from stol.kernel.layout import Array
from stol.text import refused, unquoted

DISCARD = "discard "
PLACEMENT = re.compile(r"(\w+)@(0|-?[1-9]\d{0,8}),(0|-?[1-9]\d{0,8})", re.ASCII)


def write_moves(state: State, actions: Array) -> list[str]:
    """Computes `rules.parts` and `place_of` for all moves in NumPy: calling compiled functions per move is slow."""
    width, left, top = int(state.width), int(state.left), int(state.top)
    places, kinds = np.divmod(actions, KINDS)
    columns = (kinds, places == spaces(state), places % width + left, places // width + top)
    return [
        f"{DISCARD}{NAMES[kind]}" if discarded else f"{NAMES[kind]}@{x},{y}"
        for kind, discarded, x, y in zip(*(column.tolist() for column in columns), strict=True)
    ]


def read_move(state: State, text: str) -> int:
    if text.startswith(DISCARD):
        return KINDS * spaces(state) + _kind(text, text.removeprefix(DISCARD))
    match = PLACEMENT.fullmatch(text)
    if not match:
        raise refused(IllegalMove, Reason("why-clustered-no-move", {"text": unquoted(text)}))
    card, x, y = match.groups()
    return _space(state, text, int(x), int(y)) * KINDS + _kind(text, card)


def write_outcome(_state: State, outcome: int) -> str:
    return NAMES[outcome]


def read_outcome(_state: State, text: str) -> int:
    return _kind(text, text)


def _kind(text: str, card: str) -> int:
    if card not in KIND:
        raise refused(
            IllegalMove,
            Reason("why-clustered-no-card", {"text": unquoted(text), "name": unquoted(card)}, rules=("C1",)),
        )
    return KIND[card]


def _space(state: State, text: str, x: int, y: int) -> int:
    left, top = int(state.left), int(state.top)
    right, bottom = left + int(state.width) - 1, top + int(state.height) - 1
    if not (left <= x <= right and top <= y <= bottom):
        edges = {"left": str(left), "right": str(right), "top": str(top), "bottom": str(bottom)}
        raise refused(
            IllegalMove,
            Reason("why-clustered-beyond", {"text": unquoted(text), "space": f"{x},{y}", **edges}, rules=("C9",)),
        )
    return (y - top) * int(state.width) + x - left
