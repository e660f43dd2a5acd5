"""The scene: all that the drawing of a table may know."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast
from urllib.parse import urlencode

from stol.games.view import BaseView, Result, View
from stol.text import Say
from stol.web.scene.telling import Telling


@dataclass(frozen=True)
class Scene:
    """A table for one viewer: the view and what the person has picked so far. Nothing hidden is in it."""

    view: View
    """`Position.view(seat)`, or `Position.open_view()` for a spectator."""
    before: View | None
    """The same viewer's view before the latest move of a seat; the difference is the last move."""
    seat: int | None
    """The viewer's seat; None for a spectator."""
    legal: tuple[str, ...]
    """The legal moves, if this seat is to move."""
    names: tuple[str, ...]
    """Names of the players, by seat."""
    say: Say
    address: str
    """The path of this page: `/tables/KRUH42`; empty in a picture of a table, where nothing can be picked."""
    picked: Mapping[str, str] = field(default_factory=dict)
    """The query of the address: a tile, a space, dice to keep. It comes from outside and may hold anything."""
    sealed: frozenset[int] = frozenset()
    """Seats that have made a secret choice, which is not revealed yet."""
    choice: str | None = None
    """This seat's secret choice, while the others still choose."""

    reason: str | None = None
    """Why the move that `picked["why"]` names is not legal now, with its rule."""

    moment: Mapping[str, str] = field(default_factory=dict)
    """In a review or a guided game, the query that every address of the page needs to stay at this step."""

    goals: frozenset[str] = frozenset()
    """In a guided game, the moves whose places, pieces and buttons are lit."""

    told: Telling | None = None
    """The points of a finished round or game, and the step of them that is shown."""
    table: str = ""
    """The address of the table, where finished rounds and games are told; empty where there is none."""

    @property
    def common(self) -> BaseView:
        """The view, as far as all games have the same in it."""
        return cast("BaseView", self.view)

    @property
    def tells_why(self) -> bool:
        """Whether this page can say why a move is illegal: the seat is to move, and this is no review."""
        return bool(self.legal) and "ply" not in self.moment

    @property
    def final(self) -> Result:
        """The result of a game that is over; LookupError while it runs."""
        result = self.common["result"]
        if result is None:
            raise LookupError(self.address)
        return result

    def pick(self, **more: str | int | None) -> str:
        """The address of this page with another selection, which replaces the present one."""
        query = dict(self.moment) | {name: str(value) for name, value in more.items() if value is not None}
        return f"{self.address}?{urlencode(query)}" if query else self.address

    def lights(self, *seats: int) -> bool:
        """Whether the step that is told is about this player or team."""
        return self.told is not None and self.told.step.seats == seats

    @property
    def here(self) -> str:
        """The address of this page with what is picked now."""
        query = {**self.moment, **self.picked}
        return f"{self.address}?{urlencode(query)}" if query else self.address

    def who(self, seat: int) -> dict[str, str]:
        """Arguments of messages about a seat, `$name` and `$you`: `say("placed", **scene.who(1))`."""
        return {"name": self.names[seat], "you": "yes" if seat == self.seat else "no"}

    def called(self, seat: int) -> str:
        """The seat's name where it stands alone: "You", or the player's name."""
        return self.say("you") if seat == self.seat else self.names[seat]

    def seats(self) -> list[int]:
        """All seats in the order of play, the viewer's first (seat 0 for a spectator)."""
        count, own = self.common["players"], self.seat or 0
        return [(own + place) % count for place in range(count)]


@dataclass(frozen=True)
class Awaited:
    """The outcome that the host of a table with real cards or dice has to enter next."""

    kind: str
    """`card`, `tile`, `die`, or `first` (the first player)."""
    question: str
    """The question to the host: "Which tile did Mila draw?"."""
