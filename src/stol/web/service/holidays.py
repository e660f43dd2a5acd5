"""A visitor's days off: taken, ended, and how many are left."""

import datetime as dt
from dataclasses import dataclass

from stol.table import holidays
from stol.table.database_threads import in_database
from stol.table.service import TableService


@dataclass(frozen=True)
class DaysOff:
    """What a player has and may have."""

    today: dt.date
    left: int
    """Days that may be taken this year."""
    first: dt.date | None = None
    """Set while days off last, or are to come."""
    last: dt.date | None = None


async def days_off(service: TableService, player: str | None) -> DaysOff:
    now = service.clocks.now()
    today = holidays.day_of(now)
    if player is None:
        return DaysOff(today, holidays.MOST_DAYS)
    own = await in_database(service.store.holidays.of_player, player)
    left, span = holidays.days_left(own, today.year), holidays.lasting(own, now)
    if span is None:
        return DaysOff(today, left)
    return DaysOff(today, left, holidays.day_of(span.began), holidays.last_day(span))


async def take(service: TableService, player: str, first: dt.date | None, last: dt.date) -> None:
    """Without a first day, from now on. BadOptions: these days can't be taken."""
    now = service.clocks.now()
    await in_database(service.store.holidays.take, player, first or holidays.day_of(now), last, now)
    await service.clocks.read_holidays()


async def end(service: TableService, player: str) -> None:
    """The player is back, or does not take the days that were to come."""
    await in_database(service.store.holidays.end, player, service.clocks.now())
    await service.clocks.read_holidays()
