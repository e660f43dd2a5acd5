"""Days off: meanwhile a player's clocks stand at tables with days for a move. Whole days of UTC.

A span begins when it is taken or at a midnight, never before, so no time that has passed comes back. Moments are in
milliseconds.
"""

import datetime as dt
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from stol.errors import BadOptions, Reason
from stol.table.schema import HOLIDAYS, PLAYERS, SEATS, TABLES
from stol.table.spans import Span
from stol.text import refused

MOST_DAYS: Final = 30
"""In a calendar year: each day of which a part was off."""
AHEAD: Final = dt.timedelta(days=365)
"""For so long in advance days off can be taken."""
DAY: Final = dt.timedelta(days=1)


class DaysOff(NamedTuple):
    """Days off of a player."""

    id: str
    player: str
    span: Span


class HolidayStore:
    """Days off in a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of_player(self, player: str) -> list[Span]:
        with self._engine.connect() as connection:
            return spans_of(connection, player)

    def changed(self, since: int, ended_after: int) -> list[DaysOff]:
        """The days off that were taken or ended since a moment, except those that were over long ago."""
        recent = sa.select(HOLIDAYS).where(HOLIDAYS.c.changed >= since, HOLIDAYS.c.ended > ended_after)
        with self._engine.connect() as connection:
            return [DaysOff(row.id, row.player, Span(row.began, row.ended)) for row in connection.execute(recent)]

    def take(self, player: str, first: dt.date, last: dt.date, now: int) -> None:
        """The player has these days off. BadOptions: there are not so many left, or others are taken."""
        empty = (HOLIDAYS.c.player == player) & (HOLIDAYS.c.ended <= HOLIDAYS.c.began)
        with self._engine.begin() as connection:
            again = HOLIDAYS.update().where(empty)
            connection.execute(again.values(changed=now))  # a write comes first: SQLite locks by it
            connection.execute(sa.select(PLAYERS.c.id).where(PLAYERS.c.id == player).with_for_update())
            span = checked_span(spans_of(connection, player), first, last, now)
            row = {"began": span.began, "ended": span.ended, "changed": now}
            if connection.execute(again.values(row)).rowcount == 0:  # not deleted: all servers learn that it was empty
                connection.execute(HOLIDAYS.insert(), row | {"id": secrets.token_hex(16), "player": player})

    def end(self, player: str, now: int) -> None:
        """The player is back, or does not take the days off that were to come. The tables are looked at again."""
        ended = sa.case((HOLIDAYS.c.began > now, HOLIDAYS.c.began), else_=now)
        lasting = (HOLIDAYS.c.player == player) & (HOLIDAYS.c.ended > now)
        sitting = sa.select(SEATS.c.code).where(SEATS.c.player == player)
        timed = sa.select(TABLES.c.code).where(TABLES.c.code.in_(sitting), TABLES.c.due > now)
        with self._engine.begin() as connection:
            connection.execute(HOLIDAYS.update().where(lasting).values(ended=ended, changed=now))
            codes = connection.scalars(timed.order_by(TABLES.c.code).with_for_update()).all()
            connection.execute(TABLES.update().where(TABLES.c.code.in_(codes)).values(due=now))


def spans_of(connection: Connection, player: str) -> list[Span]:
    own = sa.select(HOLIDAYS.c.began, HOLIDAYS.c.ended).where(HOLIDAYS.c.player == player)
    return [Span(row.began, row.ended) for row in connection.execute(own.order_by(HOLIDAYS.c.began))]


def checked_span(own: Sequence[Span], first: dt.date, last: dt.date, now: int) -> Span:
    """From now or from a midnight on, until the end of the last day. BadOptions: it can't be taken."""
    today = day_of(now)
    if not today <= first <= last <= today + AHEAD:
        raise refused(BadOptions, Reason("refused-holiday-dates", {"today": today.isoformat()}, path=("last",)))
    if lasting(own, now):
        raise refused(BadOptions, Reason("refused-holiday-other", path=("first",)))
    span = Span(max(now, midnight(first)), midnight(last + DAY))
    for year in range(first.year, last.year + 1):
        left = days_left(own, year)
        if days_in(span, year) > left:
            raise refused(BadOptions, Reason("refused-holiday-days", {"left": left, "year": str(year)}, path=("last",)))
    return span


def lasting(own: Sequence[Span], now: int) -> Span | None:
    """The days off that are not over: there is one such span at a time."""
    return next((span for span in own if span.ended > max(now, span.began)), None)


def days_left(own: Sequence[Span], year: int) -> int:
    """How many days off the player may still take in a year."""
    return max(0, MOST_DAYS - sum(days_in(span, year) for span in own))


def days_in(span: Span, year: int) -> int:
    """The days of a year that a span touches; at least one if any time of the year is in it."""
    if span.began >= span.ended:
        return 0
    first, last = max(day_of(span.began), dt.date(year, 1, 1)), min(last_day(span), dt.date(year, 12, 31))
    return max(0, (last - first).days + 1)


def last_day(span: Span) -> dt.date:
    return last_day_before(span.ended)


def last_day_before(moment: int) -> dt.date:
    return day_of(moment - 1)


def day_of(moment: int) -> dt.date:
    return dt.datetime.fromtimestamp(moment / 1000, dt.UTC).date()


def midnight(day: dt.date) -> int:
    """The moment at which a day begins."""
    return int(dt.datetime.combine(day, dt.time(), dt.UTC).timestamp()) * 1000
