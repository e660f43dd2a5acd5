"""The lobby, for pages and API: which tables are open to anybody, joining one, and finding somebody to play with."""

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from stol.errors import BadOptions, Reason
from stol.games.registry import keys
from stol.position import Game
from stol.table import seats
from stol.table.database_threads import in_database
from stol.table.derived_tables import new_seed
from stol.table.lobby import PAGE, RATED, SPEEDS, STRENGTHS, Seek
from stol.table.play import Refused
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.store import Conflict
from stol.table.strength import Strength
from stol.table.table import Table
from stol.table.time_control import read_time_control
from stol.text import refused, unquoted
from stol.web.service import actions
from stol.web.service.company import require_may_join
from stol.web.service.denied import Forbidden
from stol.web.service.open_table import planned, require_few_listed, require_room
from stol.web.service.own_tables import find_entry
from stol.web.service.table_request import OPEN, YOU, TableRequest, checked_request, shorten
from stol.web.service.table_visit import TableVisit
from stol.web.service.visitor import Visitor

TIMES: Final = {"none": "", "live": "10+5", "days": "3d"}
"""The time control of a table that pairing opens, by its speed."""
ATTEMPTS: Final = 5
"""How often pairing tries again, if somebody else has taken the seat."""


@dataclass(frozen=True)
class LobbyPage:
    """A page of open tables."""

    sessions: tuple[TableSession, ...]
    """Tables whose rules are not compiled yet are left out."""
    count: int
    """Of all tables that fit."""
    next_page: int | None
    strengths: Mapping[str, Strength] = field(default_factory=dict)
    """Of who opened a rated table, by its code; none for somebody who is new."""


def checked_seek(who: Visitor, game: str, speed: str, rated: str = "", strength: str = "") -> Seek:
    """What the visitor looks for. BadOptions: there is no such game, speed, choice of rated tables, or strength."""
    if game and game not in keys():
        raise refused(BadOptions, Reason("refused-lobby-game", {"typed": unquoted(shorten(game))}, path=("game",)))
    if speed and speed not in SPEEDS:
        raise refused(BadOptions, Reason("refused-lobby-speed", {"typed": unquoted(shorten(speed))}, path=("speed",)))
    if rated and rated not in RATED:
        raise refused(BadOptions, Reason("refused-lobby-rated", {"typed": unquoted(shorten(rated))}, path=("rated",)))
    if strength and strength not in STRENGTHS:
        typed = {"typed": unquoted(shorten(strength))}
        raise refused(BadOptions, Reason("refused-lobby-strength", typed, path=("strength",)))
    return Seek(who.id, game, speed, rated, strength)


def checked_pairing(who: Visitor, game: str, speed: str, strength: str) -> Seek:
    """What the visitor wants to play; all but the strength has to be chosen. Nobody gets into a rated game by it."""
    return checked_seek(who, game or "?", speed or "?", "no", strength)


async def open_tables(service: TableService, seek: Seek, page: int) -> LobbyPage:
    """The tables on a page of the lobby."""
    found = await in_database(service.store.lobby.page, seek, page)
    entries = [await find_entry(service, code, seek.player or "") for code in found.codes]
    sessions = tuple(entry.session for entry in entries if entry and entry.session)
    onwards = page + 1 if page * PAGE < found.count else None
    return LobbyPage(sessions, found.count, onwards, await host_strengths(service, sessions))


async def host_strengths(service: TableService, sessions: Iterable[TableSession]) -> dict[str, Strength]:
    """By the codes of rated tables."""
    hosts = {
        one.table.plan.code: (one.table.plan.host, one.table.plan.game) for one in sessions if one.table.plan.rated
    }
    known = await in_database(service.store.ratings.strengths_at, set(hosts.values())) if hosts else {}
    return {code: known[host] for code, host in hosts.items() if host in known}


async def join(service: TableService, session: TableSession, who: Visitor) -> None:
    """Takes an open seat of a table in the lobby. Refused: there is none any more. Forbidden: not for this visitor."""
    player = who.id or ""
    await require_may_join(service, session.table.plan, player)
    if session.table.seats_of(player):
        return
    await actions.take_seat(session, service, who, lambda table: seats.sit(table, open_seat(table), player, who.name))


def require_public(session: TableSession) -> None:
    """Private stays private: the lobby never shows such a table."""
    if not session.table.plan.public:
        raise Forbidden("not-public")


def open_seat(table: Table) -> int:
    """The first open seat; -1 if there is none."""
    free = [number for number, seat in enumerate(table.seats) if seat.is_open]
    return free[0] if free and table.position is None else -1


async def pair(service: TableService, seek: Seek, who: Visitor) -> tuple[str, bool]:
    """The code of a table with somebody who seeks the same, and whether it is new: then the visitor waits there."""
    wanted = await asyncio.to_thread(pairing_request, seek)
    await require_room(service, who.id or "")
    await require_few_listed(service, who.id or "")
    for _ in range(ATTEMPTS):
        plan, first = planned(wanted, who, new_seed())
        try:
            code = await service.pair(seek, plan, first)
        except Conflict:
            continue
        if code is None:
            return plan.code, True
        session = await service.find(code)
        if session is None:
            continue
        try:
            await service.catch_up(session)
            await join(service, session, who)
        except (Refused, Forbidden):  # somebody else was faster, the host does not want the visitor, the deal is known
            seek = replace(seek, skipped=(*seek.skipped, code))
            continue
        return code, False
    raise Refused("moved-on")


def pairing_request(seek: Seek) -> TableRequest:
    """The table that waits for somebody, if nobody waits yet."""
    game, time = Game(seek.game), read_time_control(TIMES[seek.speed], "bot")
    seats = YOU, *[OPEN] * (game.players - 1)
    return checked_request(TableRequest(game.key, game.players, game.options, seats, public=True, time=time))


async def is_listed(at: TableVisit, service: TableService) -> bool:
    """Whether the lobby shows the table, for its host."""
    table = at.session.table
    asks = table.plan.public and table.position is None and at.who.id == table.plan.host
    return asks and await in_database(service.store.lobby.is_listed, table.plan.code)


async def set_listed(at: TableVisit, service: TableService, *, listed: bool) -> None:
    """The host shows a public table in the lobby, or takes it out."""
    actions.require_host(at)
    table = at.session.table
    free = sum(seat.is_open for seat in table.seats)
    require_public(at.session)
    if listed and (table.is_over or table.position is not None or not free):
        raise Refused("seat-taken")
    if listed:
        await require_few_listed(service, table.plan.host)
    store = service.store.lobby
    await (in_database(store.show, table.plan, free) if listed else in_database(store.hide, table.plan.code))
    service.tell_lobby()
