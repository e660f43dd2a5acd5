"""People from earlier games, for pages and API: who is invited to a table, and told of it, and who may come to it."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from msgspec.structs import replace

from stol.table.company import Acquaintance, Companion, Invitation, Invited
from stol.table.database_threads import in_database
from stol.table.derived_tables import rematch
from stol.table.events import Event
from stol.table.occasions import Occasion
from stol.table.plan import Plan
from stol.table.play import Refused
from stol.table.service import TableService
from stol.table.table import Table
from stol.table.unreadable import Unreadable, reading
from stol.web.service.actions import require_own_seats
from stol.web.service.denied import Forbidden, NotFound
from stol.web.service.list_kinds import ALL
from stol.web.service.open_table import open_with_free_code
from stol.web.service.own_tables import open_tables
from stol.web.service.table_visit import TableVisit
from stol.web.service.visitor import Visitor

MOST_OFFERED: Final = 8
"""People whom a waiting room offers to invite, those of the latest tables first."""


async def companions(service: TableService, who: Visitor) -> list[Companion]:
    return await in_database(service.store.company.companions, who.id) if who.id else []


async def invitations(service: TableService, who: Visitor) -> tuple[Invited, ...]:
    """The latest first; those to damaged tables are left out."""
    found = await in_database(service.store.company.invitations, who.id) if who.id else []
    return tuple(readable(found))


def readable(found: Iterable[Invitation]) -> Iterator[Invited]:
    for one in found:
        with suppress(Unreadable), reading(one.code):
            yield Invited(one.code, msgspec.json.decode(one.plan, type=Plan).game, one.name)


async def acquaintances(at: TableVisit, service: TableService) -> tuple[Acquaintance, ...]:
    """Whom the visitor can invite to the table where both would wait."""
    table = at.session.table
    if table.position is not None or table.is_over or not table.seats_of(at.who.id):
        return ()
    known = await companions(service, at.who)
    invited = set(await in_database(service.store.company.invited, table.plan.code)) if known else set()
    free = [one for one in known if not one.blocked and not table.seats_of(one.player)]
    return tuple(Acquaintance(one.player, one.name, one.player in invited) for one in free[:MOST_OFFERED])


async def waiting_table(service: TableService, who: Visitor) -> Invited | None:
    """The table where the visitor waits for others, the latest; to invite people to it."""
    listed = await open_tables(service, who.id, ALL, 1) if who.id else None
    for entry in listed.entries if listed else ():
        table = entry.session.table if entry.session else None
        if table and table.position is None and not table.is_over and table.seats_of(who.id):
            return Invited(entry.code, entry.game, who.name)
    return None


async def invite(at: TableVisit, service: TableService, players: Sequence[str]) -> None:
    """Invites people with whom the visitor has played; they see it on their pages, and are told."""
    require_own_seats(at)
    table = at.session.table
    if table.position is not None or table.is_over:
        raise Refused("moved-on")
    await send_invitations(service, table.plan.code, at.who, players)


async def send_invitations(service: TableService, code: str, who: Visitor, players: Sequence[str]) -> None:
    new = await in_database(service.store.company.invite, code, who.id or "", players)
    await in_database(service.store.notices.add, [Occasion(player, code, "invited", "seat", 1) for player in new])
    service.news.players_changed(new)


async def play_again(service: TableService, who: Visitor, player: str) -> str:
    """Invites somebody from an earlier game to the table where the visitor waits, else to a new one; its code."""
    known = {one.player for one in await companions(service, who) if not one.blocked}
    if player not in known:
        raise NotFound("no-companion")
    waiting = await waiting_table(service, who)
    code = waiting.code if waiting else await open_as_before(service, who, player)
    await send_invitations(service, code, who, [player])
    return code


async def open_as_before(service: TableService, who: Visitor, player: str) -> str:
    """A table like the latest one with this player, where the seats of all other people are open."""
    code = await in_database(service.store.company.latest_together, who.id or "", player)
    session = await service.find(code) if code else None
    if session is None:
        raise NotFound("no-companion")
    return await open_with_free_code(service, lambda: as_before(session.table, who.id or ""))


def as_before(table: Table, host: str) -> tuple[Plan, Sequence[Event]]:
    others = {seat.player for seat in table.seats if seat.player not in {None, host}}
    plan, seated, _ = rematch(table, {player for player in others if player})
    return replace(plan, host=host), seated


async def refuse(service: TableService, code: str, who: Visitor) -> None:
    """The visitor does not come; who invited is not told."""
    if who.id:
        await in_database(service.store.company.refuse, code, who.id)
        service.news.players_changed({who.id})


async def require_may_join(service: TableService, plan: Plan, player: str | None) -> None:
    """Private stays private: such a table is joined in passing only by who is invited."""
    if not plan.public and not await in_database(service.store.company.is_invited, plan.code, player or ""):
        raise Forbidden("not-public")
