"""A player's own tables: those that wait for the player come first, and every one can be reached."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from stol.table.clocks import Clock
from stol.table.database_threads import in_database
from stol.table.preparation import CompileFailed, NotReady
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.table import Table
from stol.table.unreadable import Unreadable
from stol.web.service.denied import Forbidden
from stol.web.service.list_kinds import ALL, HIDDEN, OTHERS, TURN
from stol.web.service.table_visit import TableVisit

PAGE = 20
"""Tables on one page of a list."""
BLOCK = 200
"""Open tables that are put in order together, ten pages of them: the ones that wait for the player come first."""


@dataclass(frozen=True)
class Entry:
    """A table of a list."""

    code: str
    game: str
    session: TableSession | None
    """None if the rules of its game are not compiled, or if it can't be read."""
    awaits_you: bool = False
    readable: bool = True
    """False: what is stored of it is damaged; its game is empty then."""


@dataclass(frozen=True)
class Listed:
    """One page of a list."""

    entries: tuple[Entry, ...] = ()
    next_page: int | None = None
    counts: tuple[tuple[str, int], ...] = ()
    """Of open tables: how many there are of each kind."""


def running_clock(session: TableSession, player: str | None) -> Clock | None:
    """The player's clock if it runs, else that of somebody else who is waited for, which ends first."""
    own = session.table.seats_of(player)
    running = [one for one in session.clocks if one.ends is not None]
    return min(running, key=lambda one: (one.seat not in own, one.ends), default=None)


async def open_tables(service: TableService, player: str, show: str, page: int) -> Listed:
    """A page of the tables that are not over, ordered in blocks."""
    block, place = divmod(page - 1, BLOCK // PAGE)
    store = service.store
    codes = await in_database(store.tables_of, player, over=False, limit=BLOCK, offset=block * BLOCK)
    entries = sorted(await find_entries(service, codes, player), key=lambda entry: not entry.awaits_you)
    total = await in_database(store.count_tables, player, over=False)
    hidden = await in_database(store.count_tables, player, hidden=True)
    waiting = sum(entry.awaits_you for entry in entries)
    counts = (ALL, total), (TURN, waiting), (OTHERS, len(entries) - waiting), (HIDDEN, hidden)
    fitting = [entry for entry in entries if show == ALL or entry.awaits_you == (show == TURN)]
    shown, onwards = fitting[place * PAGE : (place + 1) * PAGE], None
    if len(fitting) > (place + 1) * PAGE:
        onwards = page + 1
    elif total > (block + 1) * BLOCK:
        onwards = (block + 1) * (BLOCK // PAGE) + 1
    return Listed(tuple(shown), onwards, counts)


async def finished_tables(service: TableService, player: str, page: int) -> Listed:
    """A page of the tables that are over, the latest first."""
    return await plain_page(service, player, page, over=True)


async def hidden_tables(service: TableService, player: str, page: int) -> Listed:
    """A page of the tables that the player has hidden, over or not."""
    return await plain_page(service, player, page, hidden=True)


async def plain_page(
    service: TableService, player: str, page: int, *, over: bool | None = None, hidden: bool = False
) -> Listed:
    codes = await asyncio.to_thread(
        service.store.tables_of, player, over=over, hidden=hidden, limit=PAGE + 1, offset=(page - 1) * PAGE
    )
    entries = await find_entries(service, codes[:PAGE], player)
    return Listed(tuple(entries), page + 1 if len(codes) > PAGE else None)


async def find_entries(service: TableService, codes: Sequence[str], player: str) -> list[Entry]:
    found = [await find_entry(service, code, player) for code in codes]
    return [entry for entry in found if entry]


async def find_entry(service: TableService, code: str, player: str) -> Entry | None:
    """None: it was deleted since it was listed."""
    try:
        session = await service.find(code)
    except (NotReady, CompileFailed) as game:
        return Entry(code, str(game), None)
    except Unreadable:
        return Entry(code, "", None, readable=False)
    if session is None:
        return None
    return Entry(code, session.table.plan.game, session, awaits(session.table, player))


def awaits(table: Table, player: str) -> bool:
    """Whether the table waits for this player: for a move, or for what real cards or dice show."""
    choosing = {seat for seat in table.to_choose() if table.seats[seat].level is None}
    return bool(choosing & set(table.seats_of(player))) or (table.awaits_chance and table.plan.host == player)


async def hide(at: TableVisit, service: TableService, *, hidden: bool) -> None:
    """Hides the table from the visitor's own list, or shows it again."""
    table, player = at.session.table, at.who.id
    if player is None or not (table.seats_of(player) or table.plan.host == player):
        raise Forbidden("not-your-seat")
    await service.hide(table.plan.code, player, hidden=hidden)
