"""Where in a game somebody looks, and what is known about it."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field

from stol.bots.choice import Choice
from stol.bots.luck import Point
from stol.bots.review import Review
from stol.table.player import SYSTEM
from stol.table.reviews import Progress
from stol.web.html.frame import Stream

NOTED = 0.01
"""A loss that is smaller is not worth a mark."""


@dataclass(frozen=True)
class Moments:
    code: str
    plies: tuple[int, ...]
    """At which the table rested."""
    number: int
    """Which of them is shown: 0 is before the first move."""
    viewpoint: int | None = None
    """Whose they are, if they may be chosen."""
    seats: int = 0
    """Of how many seats the eyes may be chosen; 0 while the game runs."""
    light: str = SYSTEM
    stream: Stream | None = None
    over: bool = False
    recorded: bool = False
    """Whether there is a record of the whole game to be had."""
    going_on: tuple[int, ...] = ()
    """The seats from which one may play on from here."""
    levels: tuple[str, ...] = ()
    """Of opponents to play on against."""
    found: Review | Progress | None = None
    """The review, or as much of it as there is."""
    better: Choice | None = None
    """The choice that is shown in place of the moment, with the better move."""
    offers: Mapping[tuple[int, str], str] = field(default_factory=dict)
    """Moves in words, each with the ply at which it could be made: better ones, and those that turned the game."""

    @property
    def last(self) -> int:
        return len(self.plies) - 1

    @property
    def table(self) -> str:
        return f"/tables/{self.code}"

    @property
    def review(self) -> Review | None:
        return self.found if isinstance(self.found, Review) else None

    @property
    def points(self) -> list[Point]:
        """As far as they are known."""
        return [point for point in self.found.points if point.ply >= self.plies[0]] if self.found else []

    @property
    def mistakes(self) -> list[Choice]:
        """In the order of the game."""
        return [choice for choice in self.found.choices if choice.loss >= NOTED] if self.found else []

    @property
    def mistakes_here(self) -> list[Choice]:
        return [choice for choice in self.mistakes if self.shows(choice.ply) == self.number]

    def address(self, number: int) -> str:
        """Of another moment, seen by the same eyes."""
        return self.seen_by(self.viewpoint, number)

    def seen_by(self, seat: int | None, number: int) -> str:
        return f"{self.table}/review?ply={self.plies[number]}" + ("" if seat is None else f"&eyes={seat}")

    def shows(self, ply: int) -> int:
        """The moment that shows what was chosen at a ply."""
        return min(bisect_right(self.plies, ply), self.last)

    def mistake(self, choice: Choice) -> str:
        """The address at which the better move is shown."""
        return f"{self.address(self.shows(choice.ply))}&better={choice.ply}"
