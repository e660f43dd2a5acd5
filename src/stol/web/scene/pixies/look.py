"""A scene of Pixies with all that its parts are drawn from."""

import functools
from dataclasses import dataclass
from typing import cast

from stol.draw.pixies import CellCards
from stol.games.pixies.preview import Points
from stol.games.pixies.view import Area, PixiesView
from stol.web.scene.pixies.choice import Choice, read_choice
from stol.web.scene.scene import Scene


@dataclass(frozen=True)
class Last:
    """The last move: who placed what where, as the difference between two views shows it."""

    seat: int
    cell: int
    """1 to 9."""
    way: str
    """`up` or `cover` (P7), `new` or `old` (P8: which stayed face up), `down` (P9)."""
    card: str
    other: str | None = None
    """P8: the card that was there before."""


class Look:
    """Everything about a scene that more than one part wants to know."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.say = scene.say
        self.view = cast("PixiesView", scene.view)
        self.before = cast("PixiesView | None", scene.before)
        self.points = Points(self.view)
        self.picked: Choice = read_choice(scene)
        self.choice = Choice() if self.sheet else self.picked  # while the sheet is open, the table rests

    @functools.cached_property
    def finished(self) -> int:
        """How many rounds are over."""
        return len(self.view["rounds"])

    @functools.cached_property
    def fresh(self) -> bool:
        """Whether a round was over since this seat last did something: its sheet waits to be seen."""
        seat = self.scene.seat
        untouched = seat is not None and not self.scene.moment and all(cell == NOTHING for cell in self.cells(seat))
        return self.finished > 0 and (untouched or self.just_over)

    @functools.cached_property
    def just_over(self) -> bool:
        """Whether the last move ended a round."""
        before = self.before
        return before is not None and len(before["rounds"]) < self.finished

    @functools.cached_property
    def sheet(self) -> int | None:
        """The finished round that lies on the table as a sheet: asked for, or just over and not yet seen."""
        asked = self.scene.picked.get("rounds")
        if asked in {str(number + 1) for number in range(self.finished)}:
            return int(asked)
        unseen = self.fresh and self.scene.picked.get("seen") != str(self.finished)
        return self.finished if unseen else None

    def link(self, **more: str | int | None) -> str:
        """The address with this picked; a sheet that was seen stays away."""
        return self.scene.pick(**more, seen=self.finished if self.fresh else None)

    def back(self) -> str:
        """The address without the sheet, with the card that was picked."""
        return self.link(card=self.picked.card, at=self.picked.at)

    def so_far(self, seat: int) -> int:
        """A seat's points of the finished rounds."""
        return sum(seats[seat]["total"] for seats in self.view["rounds"])

    def cells(self, seat: int) -> list[CellCards]:
        return cells(self.view["areas"][seat])

    @functools.cached_property
    def last(self) -> Last | None:
        """The last move, where it is still to be seen."""
        before = self.before
        if before is None or not isinstance(before["actor"], int):
            return None
        seat = before["actor"]
        pairs = zip(cells(before["areas"][seat]), self.cells(seat), strict=True)
        moved = ((number, old, new) for number, (old, new) in enumerate(pairs, 1) if old != new)
        number, old, new = next(moved, (0, NOTHING, NOTHING))
        return placed(seat, number, old, new) if new != NOTHING else None


NOTHING = CellCards(None, None)


def cells(area: Area) -> list[CellCards]:
    return [CellCards(cell["up"], cell["down"]) for cell in area]


def placed(seat: int, number: int, old: CellCards, new: CellCards) -> Last | None:
    """What was placed on a cell that has changed."""
    if old.up is None and new.up is not None:
        return Last(seat, number, "cover" if old.down else "up", new.up)
    if old.up is not None and new.up is not None and new.down is not None:
        kept = new.up == old.up
        return Last(seat, number, "old" if kept else "new", new.down if kept else new.up, old.up)
    return Last(seat, number, "down", new.down) if new.down is not None else None
