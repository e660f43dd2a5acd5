"""Days off: `/me/holidays`."""

import datetime as dt
from dataclasses import replace
from typing import Annotated

from litestar import Response, post, route
from msgspec import Struct

from stol.errors import BadOptions, Reason
from stol.table.service import TableService
from stol.text import refused
from stol.web.html.pages import holidays as page
from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import ensure_player
from stol.web.routes.answers import go_to, html
from stol.web.routes.tables import PAGE, URL_ENCODED
from stol.web.service import holidays
from stol.web.service.actions import Text
from stol.web.service.own_devices import required_id
from stol.web.service.visitor import Visitor

HERE = "/me/holidays"


class Wanted(Struct):
    """Days as browsers send them: 2026-12-24."""

    last: Text
    first: Text = ""
    """Empty: from now on."""


async def holidays_page(service: TableService, who: Visitor) -> page.Holidays:
    off = await holidays.days_off(service, who.id)
    return page.Holidays(say=who.say, name=who.name, settings=who.settings, here=HERE, off=off)


@route(HERE, http_method=PAGE)
async def get_holidays(service: TheService, who: Who) -> Response[str]:
    """The visitor's days off."""
    return html(page.page(await holidays_page(service, who)))


@post(HERE, status_code=303, opt=CHANGE)
async def take_days_off(
    data: Annotated[Wanted, URL_ENCODED], service: TheService, who: Who, limits: Allowed
) -> Response[str]:
    """The visitor's clocks stand on these days."""
    who = await ensure_player(who, service.player_cache, limits)
    try:
        await holidays.take(
            service, required_id(who), read_day(data.first) if data.first else None, read_day(data.last)
        )
    except BadOptions as problem:
        visit = await holidays_page(service, who)
        return html(page.page(replace(visit, problem=problem.reason, first=data.first, last=data.last)), status=400)
    return go_to(HERE, who)


@post(f"{HERE}/end", status_code=303, opt=CHANGE)
async def end_days_off(service: TheService, who: Who) -> Response[str]:
    """The visitor is back."""
    await holidays.end(service, required_id(who))
    return go_to(HERE)


def read_day(text: str) -> dt.date:
    try:
        return dt.date.fromisoformat(text)
    except ValueError:
        today = dt.datetime.now(dt.UTC).date().isoformat()
        raise refused(BadOptions, Reason("refused-holiday-dates", {"today": today}, path=("last",))) from None
