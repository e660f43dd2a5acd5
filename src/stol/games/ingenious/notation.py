"""Moves and outcomes of Ingenious as text: `rg@0,1:1,1`, `swap`, `refill`; a drawn tile is `rg`."""

import functools
import re

import numpy as np

from stol.errors import IllegalMove, Reason
from stol.games.ingenious.components import COLOURS, NUMBER, PAIRS, SPACES, TILE_NAMES, WAYS
from stol.games.ingenious.rules import MOVES, PLACEMENTS, REFILL_RACK, SWAP_RACK, parts
from stol.games.ingenious.state import State
from stol.kernel.layout import Array
from stol.text import refused, unquoted

ANSWERS = {"swap": SWAP_RACK, "refill": REFILL_RACK}
PAIR_NUMBER = {pair: number for number, pair in enumerate(PAIRS)}
PLACEMENT = re.compile(r"([a-z]{2})@(0|-?[1-9]\d?),(0|-?[1-9]\d?):(0|-?[1-9]\d?),(0|-?[1-9]\d?)", re.ASCII)


def write_moves(_state: State, actions: Array) -> list[str]:
    texts: list[str] = _texts()[actions].tolist()
    return texts


@functools.cache
def _texts() -> Array:
    """The texts of all moves by number: up to a thousand are legal at once, and NumPy indexes them without a loop."""
    return np.array([_move_text(action) for action in range(MOVES)], object)


def _move_text(action: int) -> str:
    for text, answer in ANSWERS.items():
        if action == answer:
            return text
    pair, first, second = parts(action)
    here, there = PAIRS[pair]
    if first > second:  # a tile's name has its letters in the order of the colours
        first, second, here, there = second, first, there, here
    return f"{COLOURS[first]}{COLOURS[second]}@{_space(here)}:{_space(there)}"


def _space(number: int) -> str:
    q, r = SPACES[number]
    return f"{q},{r}"


def read_move(_state: State, text: str) -> int:
    if text in ANSWERS:
        return ANSWERS[text]
    match = PLACEMENT.fullmatch(text)
    if not match:
        raise refused(IllegalMove, Reason("why-ingenious-no-move", {"text": unquoted(text)}))
    tile, *numbers = match.groups()
    _kind(text, tile)
    q, r, other_q, other_r = map(int, numbers)
    here, there = _number(text, q, r), _number(text, other_q, other_r)
    if (min(here, there), max(here, there)) not in PAIR_NUMBER:
        named = {"text": unquoted(text), "space": f"{q},{r}", "other": f"{other_q},{other_r}"}
        raise refused(IllegalMove, Reason("why-ingenious-apart", named, rules=("I5",)))
    first, second = (COLOURS.index(letter) for letter in tile)
    if here > there:
        if first == second:
            raise refused(IllegalMove, Reason("why-ingenious-double", {"text": unquoted(text)}))
        here, there, first, second = there, here, second, first
    return PLACEMENTS + PAIR_NUMBER[here, there] * WAYS + first * 6 + second


def write_outcome(_state: State, outcome: int) -> str:
    return TILE_NAMES[outcome]


def read_outcome(_state: State, text: str) -> int:
    return _kind(text, text)


def _kind(text: str, tile: str) -> int:
    if tile not in TILE_NAMES:
        raise refused(
            IllegalMove, Reason("why-ingenious-no-tile", {"text": unquoted(text), "order": COLOURS}, rules=("I3",))
        )
    return TILE_NAMES.index(tile)


def _number(text: str, q: int, r: int) -> int:
    if (q, r) not in NUMBER:
        raise refused(
            IllegalMove, Reason("why-ingenious-no-space", {"text": unquoted(text), "space": f"{q},{r}"}, rules=("I1",))
        )
    return NUMBER[q, r]
