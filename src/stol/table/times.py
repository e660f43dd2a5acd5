"""When each seat of a table was to choose: what its clocks are computed from. Moments are milliseconds since 1970."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from stol.table.events import Event, Played, RanOut, Warned
from stol.table.spans import Span

AT_THE_START: Final = -1
"""No ply of a choice: the first one is past."""


class Asked(NamedTuple):
    """A person is to choose, since this moment."""

    ply: int
    since: int


class Thought(NamedTuple):
    """A person was to choose during this span."""

    ply: int
    span: Span


@dataclass
class SeatTimes:
    """What is known about the time of one seat."""

    is_back: bool = False
    """Whether the time has run out before: a live clock has begun again, with less."""
    asked: Asked | None = None
    """Set while the clock runs."""
    thought: list[Thought] = field(default_factory=list)
    moved: set[int] = field(default_factory=set)
    """The plies at which the seat has moved: each adds to a live clock once, even if the move is taken back."""
    warned: set[int] = field(default_factory=set)
    """The plies at which the person was told that little is left."""
    first: int | None = None
    """The ply of the first choice."""


class Times:
    """When each seat was to choose, noted event by event."""

    def __init__(self) -> None:
        self.seats: defaultdict[int, SeatTimes] = defaultdict(SeatTimes)
        self._latest = 0

    def note(self, event: Event, choosing: Iterable[int], ply: int, at: int) -> None:
        """After an event at this moment, these persons are to choose at this ply."""
        at = self._latest = max(at, self._latest)  # servers' clocks may differ a little
        match event:
            case Played(seat=seat) if (asked := self.seats[seat].asked) is not None:
                self.seats[seat].moved.add(asked.ply)
                self._stop(seat, at)
            case Warned(seat=seat) if (asked := self.seats[seat].asked) is not None:
                self.seats[seat].warned.add(asked.ply)
            case RanOut(seat=seat):
                self.seats[seat] = SeatTimes(is_back=True, first=AT_THE_START)
            case _:
                pass
        running = set(choosing)
        for seat, times in self.seats.items():
            if times.asked is not None and (seat not in running or times.asked.ply != ply):
                self._stop(seat, at)
        for seat in running:
            times = self.seats[seat]
            times.asked = times.asked or Asked(ply, at)
            times.first = ply if times.first is None else times.first

    def forget_from(self, ply: int) -> None:
        """The others have agreed to go back to this ply: with days for a move, there is new time from there on."""
        for times in self.seats.values():
            times.thought = [one for one in times.thought if one.ply < ply]
            times.warned = {one for one in times.warned if one < ply}
            if times.asked is not None and times.asked.ply >= ply:
                times.asked = None

    def _stop(self, seat: int, at: int) -> None:
        times = self.seats[seat]
        if times.asked is not None:
            times.thought.append(Thought(times.asked.ply, Span(times.asked.since, at)))
            times.asked = None
