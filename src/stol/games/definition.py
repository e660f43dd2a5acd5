"""What the rest of the house may ask a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from stol.errors import Reason
from stol.games.limits import Limits
from stol.games.options import Options
from stol.games.planes import Plane
from stol.games.secrets import Secrets
from stol.games.validate import Source
from stol.kernel.dispatch import Insight, Masks, Picks, Rules, register
from stol.kernel.lanes import Capacity
from stol.kernel.layout import AnyState, Array
from stol.kernel.masks import LISTED
from stol.kernel.search import SearchParams


@dataclass(frozen=True)
class Notation:
    """Moves and outcomes as text. Readers raise IllegalMove for what can't be read."""

    write_moves: Callable[[AnyState, Array], list[str]]
    """Many at once: a game may have a thousand at every turn."""
    read_move: Callable[[AnyState, str], int]
    write_outcome: Callable[[AnyState, int], str]
    read_outcome: Callable[[AnyState, str], int]


@dataclass(frozen=True)
class Strength:
    """How well a level plays: what it overlooks, and how long it thinks about the rest."""

    overlooks: float = 0.0
    """The share of its own moves that it does not see."""
    simulations: int = 0
    """How many games it plays in its head; without any it takes what looks best."""
    seconds: float = 0.0
    """If not 0, it thinks for so long instead."""
    experienced: bool = False
    """What looks best without thinking: to somebody who has played before, or what gains most at once."""


@dataclass(frozen=True)
class Types:
    """What comes from outside is checked against these TypedDicts before the game reads it."""

    view: type
    table: type
    """A real table, half played, that is typed in."""
    score_table: type
    """The part of a view that the score needs."""


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
    picks: Picks
    insight: Insight
    most_moves: int
    """No position has more legal moves."""
    actions: Callable[[Any, int], int]
    """From options and number of players to a number that every move is below."""
    outcomes: int
    """How many different outcomes chance can have."""
    limits: Callable[[Any, int], Limits]
    """From options and number of players to how long a game can last."""
    planes: Callable[[Any, int], tuple[Plane, ...]]
    """From options and number of players to what an observation is made of."""
    start: Callable[[Any, int], AnyState]
    """From options and number of players to the state before the first move."""
    notation: Notation = field(repr=False)
    view: Callable[[AnyState], dict[str, Any]]
    """The game's own part of a view, as far as it lies open for everybody."""
    own: Callable[[AnyState, int | None], dict[str, Any]]
    """What a seat sees instead, or besides; without a seat, everything."""
    imagine: Callable[[Any, Any, Source], AnyState]
    """From a view, the options and where the view comes from to a state that the view fits: what it hides is made up.

    Of the view, what `complete` gives is enough.
    """
    complete: Callable[[Any, Any, Source, Random], Any]
    """From a table typed in, half played, the options and where it comes from to what `imagine` needs of a view.

    What is hidden is made up by luck.
    """
    source: Callable[[AnyState], int]
    """Which deck, which bag or whether the dice: what chance draws from now. A number for each."""
    why: Callable[[AnyState, int], Reason]
    """Why a move that can be read is not legal now, citing the rule."""
    why_outcome: Callable[[AnyState, int], Reason]
    """Why an outcome that can be read is not possible now."""
    search_params: SearchParams
    """How search goes about this game."""
    levels: Mapping[str, Strength]
    """The five levels (bots.levels says what they mean), from the weakest to the strongest."""
    score: Callable[[Any, Any, Source, bool], Any]
    """Itemised points of a table typed in, with its options and its source; the flag: refuse an impossible one.

    One dict a seat.
    """
    preview: Callable[[Any, int, Sequence[str]], Mapping[str, Mapping[str, Any]]] | None = None
    """From a view, a seat and some of its moves to what each would bring: `total`, and the game's own items."""
    types: Types | None = None
    places: Mapping[str, str] = field(default_factory=dict)
    """How places of a view or a table are called: messages by patterns of paths, see `games.places`."""
    masks: Masks = LISTED
    together: Callable[[AnyState], tuple[int, ...]] | None = None
    """Where several choose at the same time, each in secret: the seats still to choose, the one to move first."""
    secrets: Secrets | None = None
    """What only some seats know; None if nothing is hidden."""

    @property
    def capacity(self) -> Capacity:
        return Capacity(self.most_moves, self.masks.capacity or self.most_moves)

    def __post_init__(self) -> None:
        register(self.layout, self.rules, self.picks, self.masks, self.insight)
