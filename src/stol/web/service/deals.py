"""Deals that several tables play, for pages and programs alike: their results, and the deal of the day."""

import asyncio
import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass

from stol.errors import BadOptions
from stol.games.registry import KEYS
from stol.position import Game
from stol.table import deals
from stol.table.events import Hired, Sat
from stol.table.plan import Plan
from stol.table.ranking import Entry, Ranking, RankingQuery
from stol.table.seats import NAMES, new_code
from stol.table.service import TableService
from stol.table.store import Conflict, Store
from stol.web.service.denied import NotFound
from stol.web.service.visitor import Visitor

LISTED = 50
"""Tables of a deal."""
BEST = 20
"""Of a day."""
DAYS = 3
"""That are looked back at."""
LEVEL = "expert"
"""Of the opponent: one that thinks for so many simulations, not so much time. Equal moves get equal answers."""


@dataclass(frozen=True)
class Days:
    """How the deals of the day of a game went."""

    today: dt.date
    rankings: tuple[Ranking, ...]
    """The latest first."""
    table: str | None
    """The code of the visitor's table of today."""

    def named(self) -> Iterator[tuple[str, Ranking]]:
        """With the names of the deals."""
        for ago, ranking in enumerate(self.rankings):
            yield deals.daily_name(self.today - dt.timedelta(days=ago)), ranking


def check(game: str) -> None:
    if game not in KEYS:
        raise NotFound("no-game")


def fit(name: str) -> str:
    """The name of a deal, of which there has to be one."""
    plain = deals.fit(name)
    if not plain:
        raise BadOptions("a deal has a name")
    return plain


async def ranking(service: TableService, game: str, name: str, who: Visitor) -> Ranking:
    """How the tables of a named deal ended."""
    return await asyncio.to_thread(service.store.ranking, RankingQuery(game, name, LISTED, who.id))


def leads_on(entry: Entry, day: dt.date) -> bool:
    """Whether who looks at a list may go on to that table."""
    return entry.mine or deals.may_watch(entry.plan, day)


async def days(service: TableService, game: str, who: Visitor) -> Days:
    return await asyncio.to_thread(found, service.store, game, who, deals.today())


def found(store: Store, game: str, who: Visitor, today: dt.date) -> Days:
    """What ended after its day does not count: all was open then."""
    dates = [today - dt.timedelta(days=ago) for ago in range(DAYS)]
    wanted = [RankingQuery(game, deals.daily_name(day), BEST, who.id, deals.end_of_day(day)) for day in dates]
    code = store.daily_table_of(who.id, game, deals.daily_name(today)) if who.id else None
    return Days(today, tuple(map(store.ranking, wanted)), code)


async def only(service: TableService, game: str, who: Visitor) -> tuple[str, bool]:
    """The code of a player's only table of today's deal, and whether it is new. Who asks twice at once gets one."""
    name = deals.daily_name(deals.today())
    while True:
        code = await asyncio.to_thread(service.store.daily_table_of, who.id or "", game, name)
        if code is not None:
            return code, False
        plan = await asyncio.to_thread(plan_of, service.store, game, who, name)
        try:
            await service.open(plan, [Sat(0, who.id or "", who.name), Hired(1, LEVEL, NAMES[1])])
        except Conflict:
            continue
        return plan.code, True


def plan_of(store: Store, game: str, who: Visitor, name: str) -> Plan:
    """The same conditions for everybody."""
    plain = Game(game)
    return Plan(
        code=new_code(), game=game, players=plain.players, options=plain.options, host=who.id or "",
        seed=deals.choose_seed(store, game, name), deal=name, chat=False, watch=False, hints=False,
    )  # fmt: skip
