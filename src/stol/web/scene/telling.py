"""The points of a finished game or round, told step by step: which pieces count, how much, by which rule."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

Lit: TypeAlias = Mapping[Any, int | None]
"""The pieces that count, some with the points that they show. Each game has its own keys: cells, spaces, rows."""


@dataclass(frozen=True)
class Step:
    """One sentence about the points of a player or a team."""

    seats: tuple[int, ...]
    who: Mapping[str, str]
    """`$name` and `$you` of the player or team, as messages name them."""
    text: str
    rules: tuple[str, ...] = ()
    points: int = 0
    total: int = 0
    """The points of the player up to this step."""
    lit: Lit = field(default_factory=dict)
    is_sum: bool = False
    """Whether the step only names the sum of the steps before it."""
    adds: bool = True
    """Whether the points of this player's steps are added up."""

    def shows(self, piece: Hashable) -> int | None:
        """The points beside a piece that counts."""
        return self.lit.get(piece)


class Account:
    """The steps of one player, with the running total."""

    def __init__(self, who: Mapping[str, str], *seats: int, adds: bool = True) -> None:
        self.who = who
        self.adds = adds
        self.seats = seats
        self.steps: list[Step] = []
        self.total = 0

    def add(self, text: str, points: int, rules: tuple[str, ...], lit: Lit | None = None) -> None:
        self.total += points
        self.steps.append(Step(self.seats, self.who, text, rules, points, self.total, lit or {}, adds=self.adds))

    def close(self, text: str, rules: tuple[str, ...]) -> list[Step]:
        """The steps with the last one, which names the sum."""
        return [*self.steps, Step(self.seats, self.who, text, rules, 0, self.total, is_sum=True, adds=self.adds)]


class Chapter(NamedTuple):
    """The part of a telling that is about one player or team."""

    opening: Step
    first: int
    """The number of its first step."""
    total: int


@dataclass(frozen=True)
class Telling:
    """All steps, and the one that is shown."""

    steps: tuple[Step, ...]
    number: int
    """From 1."""
    query: Mapping[str, str]
    """The part of the address that names the finished round or game."""
    back: str
    """The address of the table without the telling."""
    over: bool
    """Whether the game is over, so that there is a result."""

    @property
    def step(self) -> Step:
        return self.steps[self.number - 1]

    @property
    def chapters(self) -> list[Chapter]:
        firsts = [number for number, step in enumerate(self.steps) if step.seats != self.steps[number - 1].seats] or [0]
        ends = [*firsts[1:], len(self.steps)]
        return [
            Chapter(self.steps[first], first + 1, self.steps[end - 1].total)
            for first, end in zip(firsts, ends, strict=True)
        ]
