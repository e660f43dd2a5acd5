"""Deals that several tables play: their results, and the deal of the day."""

import asyncio
import datetime as dt
from typing import Annotated

from litestar import Response, post, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from stol.errors import BadOptions
from stol.games.registry import KEYS
from stol.position import Game
from stol.table import deals
from stol.table.events import Hired, Sat
from stol.table.house import House
from stol.table.plan import Plan
from stol.table.ranking import Ranking, Wanted
from stol.table.seats import NAMES, new_code
from stol.table.store import Conflict, Store
from stol.web.actions import Text
from stol.web.answer import go_to, html
from stol.web.given import Allowed, TheHouse, Who
from stol.web.guard import OPEN
from stol.web.pages import deals as page
from stol.web.pages.fair import address
from stol.web.routes.tables import PAGE, URL_ENCODED, Asking, is_secure
from stol.web.visitor import Visitor, fit_name, known

LISTED = 50
"""Tables of a deal."""
BEST = 20
"""Of a day."""
LEVEL = "expert"
"""Of the opponent: one that thinks for so many simulations, not so much time. Equal moves get equal answers."""


class Coming(Struct):
    name: Text = ""


@route("/deals/{game:str}/{name:str}", http_method=PAGE)
async def deal(game: FromPath[str], name: FromPath[str], house: TheHouse, who: Who) -> Response[str]:
    """How the tables of a named deal ended."""
    check(game)
    plain = deals.fit(name)
    if not plain:
        raise BadOptions("a deal has a name")
    ranking = await asyncio.to_thread(house.store.ranking, Wanted(game, plain, LISTED, who.id))
    seen = page.Named(
        say=who.say, name=who.name, light=who.light, here=address(game, plain),
        game=game, deal=plain, today=deals.today(), ranking=ranking,
    )  # fmt: skip
    return html(page.named(seen))


@route("/daily/{game:str}", http_method=PAGE)
async def daily(game: FromPath[str], house: TheHouse, who: Who) -> Response[str]:
    """How the deals of today and of the days before went."""
    check(game)
    today = deals.today()
    days, code = await asyncio.to_thread(found, house.store, game, who, today)
    seen = page.Daily(
        say=who.say, name=who.name, light=who.light, here=f"/daily/{game}",
        game=game, today=today, days=days, table=f"/tables/{code}" if code else None,
    )  # fmt: skip
    return html(page.daily(seen))


def check(game: str) -> None:
    if game not in KEYS:
        raise NotFoundException(detail="no-game")


def found(store: Store, game: str, who: Visitor, today: dt.date) -> tuple[list[Ranking], str | None]:
    """The days, and the visitor's table of today. What ended after its day does not count: all was open then."""
    days = [today - dt.timedelta(days=ago) for ago in range(len(page.AGO))]
    wanted = [Wanted(game, deals.of_the_day(day), BEST, who.id, deals.end_of(day)) for day in days]
    code = store.played_by(who.id, game, deals.of_the_day(today)) if who.id else None
    return [store.ranking(each) for each in wanted], code


@post("/daily/{game:str}", status_code=303, opt=OPEN)
async def play_today(
    request: Asking,
    game: FromPath[str],
    data: Annotated[Coming, URL_ENCODED],
    house: TheHouse,
    who: Who,
    limits: Allowed,
) -> Response[str]:
    """To the visitor's only table of today's deal; it is opened if there is none."""
    check(game)
    who = await known(who, house.guests, limits, secure=is_secure(request), name=fit_name(data.name))
    return go_to(f"/tables/{await only(house, game, who)}", cookie=who.cookie)


async def only(house: House, game: str, who: Visitor) -> str:
    """The code of the table. Whoever asks twice at the same time gets the same."""
    name = deals.of_the_day(deals.today())
    while True:
        code = await asyncio.to_thread(house.store.played_by, who.id or "", game, name)
        if code is not None:
            return code
        plan = await asyncio.to_thread(plan_of, house.store, game, who, name)
        try:
            await house.open(plan, [Sat(0, who.id or "", who.name), Hired(1, LEVEL, NAMES[1])])
        except Conflict:
            continue
        return plan.code


def plan_of(store: Store, game: str, who: Visitor, name: str) -> Plan:
    """The same conditions for everybody."""
    plain = Game(game)
    return Plan(
        code=new_code(), game=game, players=plain.players, options=plain.options, host=who.id or "",
        seed=deals.seed_for(store, game, name), deal=name, chat=False, watch=False, hints=False,
    )  # fmt: skip
