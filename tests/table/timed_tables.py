"""Helpers for tables with clocks: moments are given, nothing is waited for."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from stol import Game
from stol.table.clocks import Clock, clock
from stol.table.play import play, start
from stol.table.simultaneous import asking
from stol.table.spans import Span
from stol.table.table import Table
from stol.table.time_control import read_time_control
from table.played_tables import now, people, plan_of

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000
BEGAN = 1_800_000_000_000
"""When tables begin."""


@dataclass
class GivenTime:
    """A clock that stands until it is set."""

    moment: int = BEGAN

    def __call__(self) -> int:
        return self.moment

    def passes(self, amount: int) -> None:
        self.moment += amount


def timed(game: Game, code: str, then: str = "bot") -> Table:
    """A table with persons on all seats, dealt when it began."""
    table = Table(msgspec.structs.replace(plan_of(game), time=read_time_control(code, then)))
    table.extend(people(game), BEGAN)
    table.extend(start(table), BEGAN)
    return table


def move(table: Table, at: int, seat: int | None = None) -> int:
    """Somebody who is to choose plays any move at this moment; whose seat it is."""
    seat = table.to_choose()[0] if seat is None else seat
    asked = asking(now(table), seat)
    chosen = random.Random(at).choice(sorted(asked.legal()))
    table.extend(play(table, seat, asked.ply, chosen, table.undo_count), at)
    return seat


def clock_of(table: Table, seat: int, at: int, *pauses: Span) -> Clock:
    found = clock(table, seat, at, lambda _: pauses)
    assert found is not None
    return found


def left(table: Table, seat: int, at: int, pauses: Sequence[Span] = ()) -> int:
    return clock_of(table, seat, at, *pauses).left
