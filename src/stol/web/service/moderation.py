"""Order at a table: the host removes and mutes people, and everybody at the table can report names and messages."""

from stol.table import moderation
from stol.table.database_threads import in_database
from stol.table.play import Refused
from stol.table.reports import ReportKind
from stol.table.service import TableService
from stol.table.table import Table
from stol.web.service.actions import Muting, RemovingPerson, Reporting, require_host, require_own_seats
from stol.web.service.table_visit import TableVisit


async def remove(at: TableVisit, service: TableService, wanted: RemovingPerson) -> None:
    """The host takes somebody's seat away."""
    require_host(at)
    before = set(at.session.table.removed)
    await service.act(at.session, lambda table: moderation.remove(table, wanted.seat, wanted.level))
    service.news.players_changed(at.session.table.removed - before)


async def mute(at: TableVisit, service: TableService, wanted: Muting) -> None:
    """The host mutes somebody, or lets somebody talk again."""
    require_host(at)
    await service.act(at.session, lambda table: moderation.mute(table, wanted.seat, muted=wanted.muted))


async def report(at: TableVisit, service: TableService, wanted: Reporting) -> None:
    """Stores a report for whoever runs the server."""
    require_own_seats(at)
    table, reporter = at.session.table, at.who.id or ""
    player, kind, text = reported(table, reporter, wanted)
    if not await in_database(service.store.reports.add, table.plan.code, reporter, player, kind, text):
        raise Refused("too-many-reports")


def reported(table: Table, reporter: str, wanted: Reporting) -> tuple[str, ReportKind, str]:
    """Whose name or message is reported, which of both, and its text."""
    player = table.seats[wanted.seat].player if wanted.seat < table.plan.players else None
    if player is None or player == reporter:
        raise Refused("nothing-to-report")
    if wanted.message is None:
        return player, "name", table.seats[wanted.seat].name
    said = table.talk[wanted.message] if wanted.message < len(table.talk) else None
    if said is None or said.seat != wanted.seat:
        raise Refused("nothing-to-report")
    return player, "talk", said.text
