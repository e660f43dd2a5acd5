"""The clocks of a table: a function of the log, the times of its events, and the present moment.

A clock runs while the table waits for a person: where several choose at the same time, each has their own. Time does
not count while no server ran, nor, with days for a move, on the player's days off. A move that is taken back gives no
time back; what a move adds is added once. Moments and amounts are in milliseconds.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from stol.table.ends import run_out
from stol.table.events import Event, Warned
from stol.table.spans import Span, counted, moment_after
from stol.table.table import Table
from stol.table.time_control import HOUR, MINUTE, TimeControl
from stol.table.times import SeatTimes

SECOND: Final = 1000
FIRST_CHOICE: Final = 5 * MINUTE * SECOND
"""A live clock stands for so long at a seat's first choice: a table begins when the last person sits down, and the
others have to notice it."""
BACK_AGAIN: Final = MINUTE * SECOND
"""What a live clock has at least for somebody who takes the seat back after it ran out."""
LATEST_WARNING: Final = 8 * HOUR * SECOND
"""With days for a move, a person is told when so much is left, or a third of a move's time if that is less."""

Pauses: TypeAlias = Callable[[str | None], Sequence[Span]]
"""When time does not count for a player with days for a move, by id; None: for nobody. Merged spans."""


class Clock(NamedTuple):
    """The clock of a seat at one moment."""

    seat: int
    left: int
    """Milliseconds; not below 0."""
    runs: bool
    """Whether it is less in the next moment."""
    runs_from: int | None = None
    """The moment from which it runs, if that is yet to come."""
    ends: int | None = None
    """The moment at which nothing is left, if the seat has not chosen by then."""
    low: int | None = None
    """With days for a move, the moment at which the person is told that little is left."""
    holiday: int | None = None
    """The moment at which the person's days off end, while they last."""


def clock(table: Table, seat: int, now: int, pauses: Pauses) -> Clock | None:
    """The clock of a person's seat; none where there is no time control, or a computer player sits."""
    time, player = table.plan.time, table.seats[seat].player
    if time is None or table.times is None or player is None or table.seats[seat].level is not None:
        return None
    times, paused = table.times.seats[seat], pauses(player if time.kind == "days" else None)
    rest, free = (live_rest if time.kind == "live" else days_rest)(time, times, paused)
    if times.asked is None:
        return Clock(seat, max(0, rest), runs=False)
    runs_from = moment_after(times.asked.since, free, paused)
    ends = moment_after(runs_from, max(0, rest), paused)
    gone = counted(Span(runs_from, max(runs_from, now)), paused)
    stands = now < runs_from or any(pause.began <= now < pause.ended for pause in paused)
    low = None if time.kind == "live" else moment_after(runs_from, max(0, rest - warning(time)), paused)
    next_run = max([runs_from, *(pause.ended for pause in paused if pause.began <= now < pause.ended)])
    return Clock(seat, max(0, rest - gone), runs=not stands, runs_from=next_run if stands else None, ends=ends, low=low)


def live_rest(time: TimeControl, times: SeatTimes, paused: Sequence[Span]) -> tuple[int, int]:
    """What was left when the seat was asked last, and for how long the clock stands then."""
    at_first = sum(counted(one.span, paused) for one in times.thought if one.ply == times.first)
    later = sum(counted(one.span, paused) for one in times.thought if one.ply != times.first)
    start = max(BACK_AGAIN, time.added * SECOND) if times.is_back else time.seconds * SECOND
    rest = start + len(times.moved) * time.added * SECOND - later - max(0, at_first - FIRST_CHOICE)
    is_first = times.asked is not None and times.asked.ply == times.first
    return rest, max(0, FIRST_CHOICE - at_first) if is_first else 0


def days_rest(time: TimeControl, times: SeatTimes, paused: Sequence[Span]) -> tuple[int, int]:
    """What was left of this move's time when the seat was asked; this clock never stands."""
    ply = times.asked.ply if times.asked else None
    gone = sum(counted(one.span, paused) for one in times.thought if one.ply == ply)
    return time.seconds * SECOND - gone, 0


def warning(time: TimeControl) -> int:
    """How much is left when a person with days for a move is told."""
    return min(LATEST_WARNING, time.seconds * SECOND // 3)


def running(table: Table, now: int, pauses: Pauses) -> list[Clock]:
    """Whose clock runs out when: the clocks of all persons who are to choose."""
    people = sorted(table.people() & set(table.to_choose()))
    return [one for seat in people if (one := clock(table, seat, now, pauses)) is not None and one.ends is not None]


def is_warned(table: Table, seat: int) -> bool:
    """Whether the person was told that little is left for this choice."""
    times = table.times.seats[seat] if table.times else SeatTimes()
    return times.asked is not None and times.asked.ply in times.warned


def next_moment(table: Table, now: int, pauses: Pauses) -> int | None:
    """When something is to be done about the clocks of a table next: somebody is told, or has run out."""
    clocks = running(table, now, pauses)
    lows = [one.low for one in clocks if one.low is not None and not is_warned(table, one.seat)]
    return min([*lows, *(one.ends for one in clocks if one.ends is not None)], default=None)


def due_events(table: Table, now: int, pauses: Pauses) -> list[Event]:
    """What is to be done about a clock now: one thing at a time, as the next depends on it."""
    for one in running(table, now, pauses):
        if one.ends is not None and one.ends <= now:
            return run_out(table, one.seat)
        if one.low is not None and one.low <= now and not is_warned(table, one.seat):
            return [Warned(seat=one.seat)]
    return []
