"""What the rest of the house may ask a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from stol.games.options import Options
from stol.kernel.dispatch import Rules, register
from stol.kernel.layout import AnyState


@dataclass(frozen=True)
class Notation:
    """Moves and outcomes as text. Readers raise IllegalMove for what can't be read."""

    write_move: Callable[[AnyState, int], str]
    read_move: Callable[[AnyState, str], int]
    write_outcome: Callable[[AnyState, int], str]
    read_outcome: Callable[[AnyState, str], int]


@dataclass(frozen=True)
class Definition:
    key: str
    title: str
    about: str
    """The game in one sentence."""
    options: type[Options]
    presets: Mapping[str, Mapping[str, object]]
    """Named sets of options; the first is the plain game. `players` may be among them."""
    layout: np.dtype[Any]
    rules: Rules
    most_moves: int
    """No position has more legal moves."""
    outcomes: int
    """How many different outcomes chance can have."""
    start: Callable[[Any, int], AnyState]
    """From options and number of players to the state before the first move."""
    notation: Notation = field(repr=False)
    view: Callable[[AnyState, int | None], dict[str, Any]]
    """The game's own part of a view."""
    why: Callable[[AnyState, int], str]
    """Why a move that can be read is not legal now, citing the rule."""
    why_outcome: Callable[[AnyState, int], str]
    """Why an outcome that can be read is not possible now."""
    score: Callable[[Mapping[str, Any], Any, bool], list[dict[str, Any]]]
    """Itemised points of a table typed in, with its options; the flag: refuse an impossible one."""

    def __post_init__(self) -> None:
        register(self.layout, self.rules)
