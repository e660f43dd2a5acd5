"""Rankings of named deals, and the deal of the day; for pages and API."""

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass

from stol.errors import BadOptions, Reason
from stol.games.registry import keys
from stol.position import Game
from stol.table import deals
from stol.table.database_threads import in_database
from stol.table.events import Hired, Sat
from stol.table.plan import Plan
from stol.table.ranking import Entry, Ranking, RankingQuery
from stol.table.seats import NAMES, new_code
from stol.table.service import TableService
from stol.table.store import Conflict, Store
from stol.text import refused
from stol.web.service.denied import NotFound
from stol.web.service.visitor import Visitor

MAX_LISTED = 50
"""Tables listed for a named deal."""
MAX_DAILY = 20
"""Tables listed for a day."""
DAYS = 3
"""Days listed, today included."""
LEVEL = "expert"
"""The opponent's level: its search is limited by simulations, not time, so that equal moves get equal answers."""


@dataclass(frozen=True)
class Days:
    """Rankings of the daily deals of a game."""

    today: dt.date
    rankings: tuple[Ranking, ...]
    """Latest day first."""
    table: str | None
    """The code of the visitor's table of today."""

    def named(self) -> Iterator[tuple[str, Ranking]]:
        """The rankings with the names of their deals."""
        for ago, ranking in enumerate(self.rankings):
            yield deals.daily_name(self.today - dt.timedelta(days=ago)), ranking


def require_game(game: str) -> None:
    if game not in keys():
        raise NotFound("no-game")


def required_name(name: str) -> str:
    """The normalised name of a deal, which must not be empty."""
    plain = deals.normalized_name(name)
    if not plain:
        raise refused(BadOptions, Reason("refused-deal-unnamed", path=("deal",)))
    return plain


async def ranking(service: TableService, game: str, name: str, who: Visitor) -> Ranking:
    """The ranking of a named deal."""
    return await in_database(service.store.ranking, RankingQuery(game, name, MAX_LISTED, who.id))


def leads_on(entry: Entry, day: dt.date) -> bool:
    """Whether a ranking may link to that table for this visitor."""
    return entry.mine or deals.may_watch(entry.plan, day)


async def days(service: TableService, game: str, who: Visitor) -> Days:
    return await in_database(read_days, service.store, game, who, deals.today())


def read_days(store: Store, game: str, who: Visitor, today: dt.date) -> Days:
    """Tables that ended after their day don't count: the deal was public by then."""
    dates = [today - dt.timedelta(days=ago) for ago in range(DAYS)]
    wanted = [RankingQuery(game, deals.daily_name(day), MAX_DAILY, who.id, deals.end_of_day(day)) for day in dates]
    code = store.daily_table_of(who.id, game, deals.daily_name(today)) if who.id else None
    return Days(today, tuple(map(store.ranking, wanted)), code)


async def own_daily_table(service: TableService, game: str, who: Visitor) -> tuple[str, bool]:
    """The code of a player's only table of today's deal, and whether it is new. Parallel requests get the same one."""
    name = deals.daily_name(deals.today())
    while True:
        code = await in_database(service.store.daily_table_of, who.id or "", game, name)
        if code is not None:
            return code, False
        plan = await in_database(daily_plan, service.store, game, who, name)
        try:
            await service.open(plan, [Sat(0, who.id or "", who.name), Hired(1, LEVEL, NAMES[1])])
        except Conflict:
            continue
        return plan.code, True


def daily_plan(store: Store, game: str, who: Visitor, name: str) -> Plan:
    """The same conditions for everybody."""
    plain = Game(game)
    return Plan(
        code=new_code(), game=game, players=plain.players, options=plain.options, host=who.id or "",
        seed=deals.choose_seed(store, game, name), deal=name, chat=False, watch=False, hints=False,
    )  # fmt: skip
