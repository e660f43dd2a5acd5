"""The interface of a game: everything that the rest of stol asks of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self

import numpy as np

from stol.errors import IllegalMove, Reason
from stol.games.drawing import Drawing
from stol.games.factors import Factor
from stol.games.lessons import AnyLesson
from stol.games.limits import Limits
from stol.games.options import Options
from stol.games.planes import Plane
from stol.games.secrets import Secrets
from stol.games.validate import Source
from stol.games.view import View
from stol.kernel import defaults
from stol.kernel.dispatch import Factoring, Insight, Masks, Picks, Rules, register
from stol.kernel.layout import AnyState, Array
from stol.kernel.masks import LISTED_MOVES
from stol.kernel.search import SearchParams
from stol.text import refused, unquoted


def no_outcome(_state: AnyState, outcome: int) -> str:
    raise LookupError(f"there is no chance in this game, so outcome {outcome} has no name")


def unread_outcome(_state: AnyState, text: str) -> int:
    raise refused(IllegalMove, Reason("why-no-outcome", {"text": unquoted(text)}))


@dataclass(frozen=True)
class Notation:
    """Moves and outcomes as text. Readers raise IllegalMove for what can't be read."""

    write_moves: Callable[[AnyState, Array], list[str]]
    """Many at once: a game may have a thousand at every turn."""
    read_move: Callable[[AnyState, str], int]
    write_outcome: Callable[[AnyState, int], str] = no_outcome
    read_outcome: Callable[[AnyState, str], int] = unread_outcome

    @classmethod
    def of_names(cls, names: Sequence[str]) -> Self:
        """For a game in which every move has one name, by its number."""
        numbers = {name: number for number, name in enumerate(names)}

        def write_moves(_state: AnyState, actions: Array) -> list[str]:
            return [names[action] for action in actions.tolist()]

        def read_move(_state: AnyState, text: str) -> int:
            if text not in numbers:
                raise refused(IllegalMove, Reason("why-no-move", {"text": unquoted(text), "example": names[0]}))
            return numbers[text]

        return cls(write_moves, read_move)


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
    table: type | None = None
    """A real table, half played, that is typed in."""
    score_table: type | None = None
    """The part of a view that the score needs."""


def plain_game() -> dict[str, dict[str, object]]:
    return {"classic": {}}


def five_levels() -> dict[str, Strength]:
    return {
        "novice": Strength(overlooks=0.75),
        "casual": Strength(overlooks=0.35),
        "club": Strength(overlooks=0.1, simulations=50),
        "expert": Strength(simulations=400),
        "master": Strength(seconds=1.0),
    }


def nothing_of_its_own(_state: AnyState, _seat: int | None) -> View:
    """Where all seats see the same."""
    return {}


def one_source(_state: AnyState) -> int:
    return 0


def said(sentence: str) -> Reason:
    """A reason in the words of a game of another package, which brings no messages of its own."""
    return Reason("refused-with", {"message": sentence})


def not_now(_state: AnyState, _action: int) -> Reason:
    return Reason("why-not-now")


@dataclass(frozen=True, kw_only=True)
class Definition:
    """What has no default, every game has to say. The defaults fit a game without chance in which nothing is hidden."""

    key: str
    title: str = ""
    """Of a game whose words are not in `text/`: the messages KEY-title, KEY-about and KEY-option-NAME go before."""
    about: str = ""
    """The game in one sentence."""
    relative_of: str = ""
    """Of a small relative that can be solved: the key of its game. It is drawn like that game.

    It is for research. Who comes to play is not offered it: it begins in the middle of things, and would look like a
    fifth game.
    """
    options: type[Options]
    presets: Mapping[str, Mapping[str, object]] = field(default_factory=plain_game)
    """Named sets of options; the first is the plain game. `players` may be among them."""
    layout: np.dtype[Any]
    rules: Rules
    picks: Picks = defaults.PICKS
    insight: Insight = defaults.INSIGHT
    most_moves: int
    """No position has more legal moves."""
    actions: Callable[[Any, int], int]
    """From options and number of players to a number that every move is below."""
    outcomes: int = 0
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
    own: Callable[[AnyState, int | None], dict[str, Any]] = nothing_of_its_own
    """What a seat sees instead, or besides; without a seat, everything."""
    imagine: Callable[[Any, Any, Source], AnyState]
    """From a view, the options and where the view comes from to a state that the view fits: what it hides is made up.

    Of the view, what `complete` gives is enough.
    """
    complete: Callable[[Any, Any, Source, Random], Any] | None = None
    """From a table typed in, half played, the options and where it comes from to what `imagine` needs of a view.

    What is hidden is made up by luck. None: no table of this game can be typed in.
    """
    source: Callable[[AnyState], int] = one_source
    """Which deck, which bag or whether the dice: what chance draws from now. A number for each."""
    why: Callable[[AnyState, int], Reason] = not_now
    """Why a move that can be read is not legal now, citing the rule."""
    why_outcome: Callable[[AnyState, int], Reason] = not_now
    """Why an outcome that can be read is not possible now."""
    search_params: SearchParams = field(default_factory=SearchParams)
    """How search goes about this game."""
    levels: Mapping[str, Strength] = field(default_factory=five_levels)
    """The five levels (bots.levels says what they mean), from the weakest to the strongest."""
    score: Callable[[Any, Any, Source, bool], Any] | None = None
    """Itemised points of a table typed in, with its options and its source; the flag: refuse an impossible one.

    One dict a seat. None: tables of this game are not scored.
    """
    preview: Callable[[Any, int, Sequence[str]], Mapping[str, Mapping[str, Any]]] | None = None
    """From a view, a seat and some of its moves to what each would bring: `total`, and the game's own items."""
    types: Types | None = None
    places: Mapping[str, str] = field(default_factory=dict)
    """How places of a view or a table are called: messages by patterns of paths, see `games.places`."""
    masks: Masks = LISTED_MOVES
    marked: Callable[[Any, int], int] | None = None
    """From options and number of players to the length of the list that `masks` write; None: `most_moves`."""
    factors: Callable[[Any, int], tuple[Factor, ...]] | None = None
    """From options and number of players to what an action consists of; None: of one factor, itself."""
    factoring: Factoring = defaults.FACTORING
    """How actions are taken apart into these factors, and put together."""
    together: Callable[[AnyState], tuple[int, ...]] | None = None
    """Where several choose at the same time, each in secret: the seats still to choose, the one to move first."""
    secrets: Secrets | None = None
    """What only some seats know; None if nothing is hidden."""
    drawing: Drawing | None = None
    """Of a game in another package; stol's own are drawn by `stol.draw`. None: the view is listed."""
    lesson: AnyLesson | None = None
    """The script of the guided first game, if there is one."""

    def __post_init__(self) -> None:
        register(self.layout, (self.rules, self.picks, self.masks, self.insight, self.factoring))
