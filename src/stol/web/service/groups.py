"""Groups, for pages and API: made from a finished table, and the next table of a group at a press."""

from stol.table.database_threads import in_database
from stol.table.groups import MOST_GROUPS, Group, OwnGroup
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.table import Table
from stol.web.service.actions import require_own_seats
from stol.web.service.denied import Forbidden, NotFound
from stol.web.service.own_tables import find_entry
from stol.web.service.table_visit import TableVisit
from stol.web.service.visitor import Visitor


async def own_groups(service: TableService, who: Visitor) -> list[OwnGroup]:
    """Those that have played last first."""
    found = await in_database(service.store.groups.of_player, who.id) if who.id else []
    return [await own_group(service, one, who.id or "") for one in found]


async def own_group(service: TableService, group: Group, player: str) -> OwnGroup:
    entry = await find_entry(service, group.latest, player)
    table = entry.session.table if entry and entry.session else None
    return OwnGroup(group, entry.game if entry else "", table is not None and not table.is_over)


async def keep(at: TableVisit, service: TableService) -> str:
    """Keeps the people at the table as a group; returns its id. Everybody gets the same group."""
    require_own_seats(at)
    table = at.session.table
    if not table.is_over:
        raise Forbidden("not-over")
    players = people_of(table)
    if len(players) < 2:
        raise Forbidden("group-of-one")
    group = await in_database(service.store.groups.of_table, table.plan.code)
    if group is None and await in_database(service.store.groups.count_of, at.who.id or "") >= MOST_GROUPS:
        raise Forbidden("too-many-groups")
    if group is not None:
        return group
    return await in_database(service.store.groups.keep, table.plan.code, players)


def people_of(table: Table) -> set[str]:
    return {seat.player for seat in table.seats if seat.player is not None}


async def next_table(service: TableService, who: Visitor, group_id: str) -> str:
    """The code of the group's table: the one that is played, or a new one, with a seat for every member."""
    group = await require_member(service, who, group_id)
    session = await latest_table(service, group)
    table = session.table
    if not table.is_over:
        return table.plan.code
    members = await in_database(service.store.groups.members, group.id)
    gone = people_of(table) - members
    code = await service.rematch(session, gone)
    await in_database(service.store.groups.add_table, group.id, code)
    return code


async def leave(service: TableService, who: Visitor, group_id: str) -> None:
    """The visitor has no seat at the next tables of the group; running ones go on."""
    await require_member(service, who, group_id)
    await in_database(service.store.groups.leave, group_id, who.id or "")


async def require_member(service: TableService, who: Visitor, group_id: str) -> Group:
    """The group, if the visitor belongs to it: nobody else learns that it exists."""
    found = await in_database(service.store.groups.of_player, who.id) if who.id else []
    group = next((one for one in found if one.id == group_id), None)
    if group is None:
        raise NotFound("no-group")
    return group


async def latest_table(service: TableService, group: Group) -> TableSession:
    """The latest table of a group. Rematches that were opened at the tables themselves belong to it, too."""
    session = await service.find(group.latest)
    while session is not None and session.table.rematch is not None:
        code = session.table.rematch
        await in_database(service.store.groups.add_table, group.id, code)
        session = await service.find(code)
    if session is None:
        raise NotFound("no-group")
    return session
