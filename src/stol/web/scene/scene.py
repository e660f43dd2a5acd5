"""What the drawing of a table may know, and what it gives back."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias
from urllib.parse import urlencode

from stol.text import Say

View: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Scene:
    """One pair of eyes at a table: what they see, and what the person has picked so far. Nothing hidden is in it."""

    view: View
    """`Position.view(seat)`, or what lies open for everybody."""
    before: View | None
    """The same eyes, before the latest move that a seat made: what has changed since is the last move."""
    seat: int | None
    """Whose eyes; None for somebody who only watches."""
    legal: tuple[str, ...]
    """The moves to choose from, if this seat is to move."""
    names: tuple[str, ...]
    """Of the players, by seat."""
    say: Say
    address: str
    """Of this page: `/tables/KRUH42`."""
    picked: Mapping[str, str] = field(default_factory=dict)
    """What the address says besides: a tile, a space, dice to keep. It comes from outside: anything may be in it."""
    sealed: frozenset[int] = frozenset()
    """Seats that have made a secret choice which the others don't know yet."""
    choice: str | None = None
    """This seat's own secret choice, while the others still choose."""

    reason: str | None = None
    """Why the move that `picked["why"]` names is not legal now, with its rule."""

    moment: Mapping[str, str] = field(default_factory=dict)
    """If it is a moment of a game that is looked back at: what every address of the page says to come back to it."""

    def pick(self, **more: str | int | None) -> str:
        """The address of this table with something else picked, in place of all that was."""
        query = dict(self.moment) | {name: str(value) for name, value in more.items() if value is not None}
        return f"{self.address}?{urlencode(query)}" if query else self.address

    def who(self, seat: int) -> dict[str, str]:
        """For sentences about a seat: `say("placed", **scene.who(1))`, with `$name`, and `$you` to choose words by."""
        return {"name": self.names[seat], "you": "yes" if seat == self.seat else "no"}

    def called(self, seat: int) -> str:
        """The seat's name where it stands alone: "You", or how the player is called."""
        return self.say("you") if seat == self.seat else self.names[seat]

    def seats(self) -> list[int]:
        """All seats in their order, this one first: you sit at the near edge."""
        count, own = self.view["players"], self.seat or 0
        return [(own + place) % count for place in range(count)]


@dataclass(frozen=True)
class Awaited:
    """What the host of a table with real cards or dice has to tell next."""

    kind: str
    """`card`, `tile`, `die`, or `first`: who begins."""
    question: str
    """To the host: "Which tile did Mila draw?"."""
