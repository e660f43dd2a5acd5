"""A player's tables, as the home page lists them."""

import asyncio

from stol.table.service import CompileFailed, NotReady, TableService
from stol.table.table import Table
from stol.text.phrases import list_text
from stol.web.html.pages.home import Home, Row
from stol.web.scene import games
from stol.web.scene.visibility import names, outcomes, seen
from stol.web.service.visitor import Visitor

MAX_LISTED = 6
"""Running tables, and finished ones, at most."""


async def home_page_data(service: TableService, who: Visitor) -> Home:
    running, finished = await table_rows(service, who, over=False), await table_rows(service, who, over=True)
    return Home(say=who.say, name=who.name, settings=who.settings, base=who.base, running=running, finished=finished)


async def table_rows(service: TableService, who: Visitor, *, over: bool) -> tuple[Row, ...]:
    if who.id is None:
        return ()
    codes = await asyncio.to_thread(service.store.tables_of, who.id, over=over, limit=MAX_LISTED)
    return tuple([await table_row(service, code, who) for code in codes])


async def table_row(service: TableService, code: str, who: Visitor) -> Row:
    """The row of a table, with less in it if its rules are not compiled."""
    try:
        session = await service.find(code)
    except (NotReady, CompileFailed) as game:
        return Row(address=f"/tables/{code}", game=str(game), title=code, progress="")
    if session is None:
        raise LookupError(code)
    table, own = session.table, session.table.seats_of(who.id)
    waits, deals = table.to_choose(), bool(outcomes(table, who.id))
    return Row(
        address=f"/tables/{code}",
        game=table.plan.game,
        title=title(table, who),
        progress=progress(table, own[0] if own else None, who),
        seats=tuple(range(table.plan.players)),
        flag=who.say("row-deal") if deals else flag(table, own, waits, who),
        yours=deals or bool(set(own) & set(waits)),
    )


def title(table: Table, who: Visitor) -> str:
    """The names of the other players."""
    own = table.seats_of(who.id)
    others = [
        name for seat, name in enumerate(names(table, who.say)) if seat not in own and not table.seats[seat].is_open
    ]
    return (
        who.say("row-with", others=list_text(who.say, others)) if others else who.say("row-alone", code=table.plan.code)
    )


def progress(table: Table, seat: int | None, who: Visitor) -> str:
    if table.position is None:
        return who.say("row-waiting")
    return games.find(table.plan.game).progress(seen(table.position, seat), who.say)


def flag(table: Table, own: list[int], waits: list[int], who: Visitor) -> str:
    if table.position is None:
        return who.say("row-invite")
    if table.is_over:
        return who.say("row-result")
    if set(own) & set(waits):
        return who.say("your-turn")
    return who.say("turn-of", name=names(table, who.say)[waits[0]]) if waits else ""
