"""A player's days off, for programs."""

import datetime as dt
from typing import Annotated

from litestar import get, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody
from msgspec import Meta, Struct

from stol.table.service import TableService
from stol.web.api import problems
from stol.web.api.caller import CHALLENGE
from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import TheService, Who
from stol.web.service import holidays
from stol.web.service.visitor import Visitor


class DaysOffWanted(Struct):
    """Days off, of UTC."""

    last: Annotated[dt.date, Meta(description="The last day.", examples=["2026-12-31"])]
    first: Annotated[dt.date | None, Meta(description="The first day; null or today: from now on.")] = None


class DaysOffTold(Struct):
    """Days off that last or are to come, and how many there are left."""

    left: Annotated[int, Meta(description="Days that you may still take this year.")]
    first: Annotated[dt.date | None, Meta(description="Null: you have no days off now, and none to come.")]
    last: dt.date | None


async def describe_days_off(service: TableService, player: str) -> DaysOffTold:
    off = await holidays.days_off(service, player)
    return DaysOffTold(off.left, off.first, off.last)


def known(who: Visitor) -> str:
    if who.id is None:
        raise NotAuthorizedException(detail="no-player", headers=CHALLENGE)
    return who.id


@get("/me/holidays", operation_id="getHolidays", tags=["players"], responses=problems.on())
async def get_holidays(service: TheService, who: Who) -> DaysOffTold:
    """Your days off."""
    return await describe_days_off(service, known(who))


@post(
    "/me/holidays", status_code=200, opt=CHANGE, operation_id="takeHolidays", tags=["players"], responses=problems.on()
)
async def take_holidays(data: JSONBody[DaysOffWanted], service: TheService, who: Who) -> DaysOffTold:
    """Takes days off: your clocks stand at tables with hours or days for a move."""
    player = known(who)
    await holidays.take(service, player, data.first, data.last)
    return await describe_days_off(service, player)


@post(
    "/me/holidays/end",
    status_code=200,
    opt=CHANGE,
    operation_id="endHolidays",
    tags=["players"],
    responses=problems.on(),
)
async def end_holidays(service: TheService, who: Who) -> DaysOffTold:
    """You are back, or don't take the days that were to come."""
    player = known(who)
    await holidays.end(service, player)
    return await describe_days_off(service, player)
