"""The state of a review page: which step is shown, and what the review has found so far."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field

from stol.bots.choice import Choice
from stol.bots.luck import Point
from stol.bots.review import Review
from stol.table.player import DEFAULT_SETTINGS, PlayerSettings
from stol.table.reviews import Progress
from stol.web.html.frame import Stream

NOTED = 0.01
"""The smallest loss that counts as a mistake."""


@dataclass(frozen=True)
class Moments:
    code: str
    plies: tuple[int, ...]
    """The ply of each step."""
    number: int
    """The index of the step that is shown; 0 is before the first move."""
    viewpoint: int | None = None
    """The seat whose view is shown, if it can be chosen."""
    seats: int = 0
    """The number of seats whose view can be chosen; 0 during the game."""
    settings: PlayerSettings = DEFAULT_SETTINGS
    stream: Stream | None = None
    over: bool = False
    recorded: bool = False
    """Whether the record of the whole game can be downloaded."""
    going_on: tuple[int, ...] = ()
    """The seats from which the visitor may play on from this step."""
    levels: tuple[str, ...] = ()
    """The levels of bots to play on against."""
    found: Review | Progress | None = None
    """The finished review, or its progress."""
    better: Choice | None = None
    """The choice that is shown instead of the step, with the better move."""
    offers: Mapping[tuple[int, str], str] = field(default_factory=dict)
    """Moves in words by ply and move: better moves, and those of turning points."""

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
        """The points of the chart that are known so far."""
        return [point for point in self.found.points if point.ply >= self.plies[0]] if self.found else []

    @property
    def mistakes(self) -> list[Choice]:
        """Mistakes in the order of the game."""
        return [choice for choice in self.found.choices if choice.loss >= NOTED] if self.found else []

    @property
    def mistakes_here(self) -> list[Choice]:
        return [choice for choice in self.mistakes if self.shows(choice.ply) == self.number]

    def address(self, number: int) -> str:
        """The address of another step in the same view."""
        return self.seen_by(self.viewpoint, number)

    def seen_by(self, seat: int | None, number: int) -> str:
        return f"{self.table}/review?ply={self.plies[number]}" + ("" if seat is None else f"&eyes={seat}")

    def shows(self, ply: int) -> int:
        """The index of the step that shows what was chosen at a ply."""
        return min(bisect_right(self.plies, ply), self.last)

    def mistake(self, choice: Choice) -> str:
        """The address at which the better move is shown."""
        return f"{self.address(self.shows(choice.ply))}&better={choice.ply}"
