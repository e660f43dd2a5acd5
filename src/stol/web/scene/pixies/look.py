"""A scene of Pixies with the selection, the points and the score sheet of a finished round."""

import functools

from stol.draw.pixies import CellCards
from stol.games.pixies.preview import Points
from stol.games.pixies.view import pixies_view
from stol.web.scene.pixies.choice import Choice, read_choice
from stol.web.scene.pixies.news import NOTHING, LastMove, cells, last_move
from stol.web.scene.scene import Scene


class Look:
    """What several parts of the page need to know about a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.say = scene.say
        self.view = pixies_view(scene.view)
        self.before = pixies_view(scene.before) if scene.before else None
        self.points = Points(self.view)
        self.picked: Choice = read_choice(scene)
        self.choice = Choice() if self.sheet_round else self.picked  # while the sheet is open, nothing can be chosen

    @functools.cached_property
    def finished(self) -> int:
        """The number of finished rounds."""
        return len(self.view["rounds"])

    @functools.cached_property
    def has_new_round(self) -> bool:
        """Whether a round has ended since this seat's last move, so that its score sheet is to be shown."""
        seat = self.scene.seat
        untouched = seat is not None and not self.scene.moment and all(cell == NOTHING for cell in self.cells(seat))
        return self.finished > 0 and (untouched or self.just_over)

    @functools.cached_property
    def just_over(self) -> bool:
        """Whether the last move ended a round."""
        before = self.before
        return before is not None and len(before["rounds"]) < self.finished

    @functools.cached_property
    def sheet_round(self) -> int | None:
        """The finished round whose score sheet is shown: the query asks for it; or it is unseen, in a guided game."""
        asked = self.scene.picked.get("rounds")
        if asked in {str(number + 1) for number in range(self.finished)}:
            return int(asked)
        return None if self.scene.table or not self.scene.address else self.unseen_round

    @property
    def unseen_round(self) -> int | None:
        """A round that has ended, until the viewer goes on."""
        picked = self.scene.picked
        seen = picked.get("seen") == str(self.finished) or bool(picked.keys() & {"final", "points", "rounds", "why"})
        return self.finished if self.has_new_round and not seen else None

    def link(self, **more: str | int | None) -> str:
        """The address of this selection; a score sheet that was seen stays closed."""
        return self.scene.pick(**more, seen=self.finished if self.has_new_round else None)

    def close_link(self) -> str:
        """The address with the sheet closed and the same card picked."""
        return self.link(card=self.picked.card, at=self.picked.at)

    @property
    def seats(self) -> list[int]:
        """All seats in the order in which they are drawn: the viewer's first, or the one whose points are told."""
        order, told = self.scene.seats(), self.scene.told
        return order if told is None else sorted(order, key=lambda seat: seat not in told.step.seats)

    def points_so_far(self, seat: int) -> int:
        """A seat's points of the finished rounds."""
        return sum(seats[seat]["total"] for seats in self.view["rounds"])

    def cells(self, seat: int) -> list[CellCards]:
        return cells(self.view["areas"][seat])

    @functools.cached_property
    def last(self) -> LastMove | None:
        """The last move; None if its cards are gone, because it ended the round."""
        return last_move(self.before, self.view)
