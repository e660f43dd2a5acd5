"""The script of a guided first game: a fixed deal, what the coach says, and what the learner is asked to do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

V = TypeVar("V")
"""The view of a game."""
Numbers: TypeAlias = Callable[[V, V], Mapping[str, int]]
"""From two views of everything, at the previous step and at this one (the first step: this one twice), to variables."""

LEARNER = 0
"""The learner's seat. The script moves all others."""


@dataclass(frozen=True)
class Step(Generic[V]):
    """One thing to learn. Its messages: lesson-GAME-KEY-title, lesson-GAME-KEY and, for each mistake, -SUFFIX."""

    key: str
    moves: tuple[str, ...] = ()
    """Outcomes of chance and moves from the previous step's answer (or the start) to this step."""
    answers: tuple[str, ...] = ()
    """The right moves here; the first is the one that the script goes on from. None: the learner only reads."""
    mistakes: Mapping[str, str] = field(default_factory=dict)
    """Other moves, legal or not, and the suffix of the message that the coach answers with."""
    picked: Mapping[str, str] = field(default_factory=dict)
    """The query of the table's page when the step opens, as links of the game's stage write it."""
    rules: tuple[str, ...] = ()
    """Numbers of the rules that the step is about."""
    numbers: Numbers[V] | None = None
    """Variables of all messages of this step, computed from the game; None if they have no variables."""


@dataclass(frozen=True)
class Lesson(Generic[V]):
    """A guided first game. After the last step the learner plays on."""

    players: int
    options: Mapping[str, object]
    steps: tuple[Step[V], ...]


AnyStep: TypeAlias = Step[Any]
AnyLesson: TypeAlias = Lesson[Any]
"""Of any game, where only the definition knows which view it reads."""
