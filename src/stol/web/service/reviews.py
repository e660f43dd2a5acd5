"""Looking back at a game, and going on from there: by a page's form and by a program alike."""

import asyncio

from msgspec import Struct

from stol.bots.review import Review
from stol.table.derived_tables import continue_from
from stol.table.reviews import Progress
from stol.table.service import TableService
from stol.web.scene import replay
from stol.web.scene.scene import View
from stol.web.scene.visibility import seen
from stol.web.service.actions import Level, Ply, Seat, seat_for
from stol.web.service.denied import Forbidden
from stol.web.service.open_table import laid
from stol.web.service.table_request import levels
from stol.web.service.table_visit import TableVisit
from stol.web.service.visitor import Visitor


class Continuing(Struct):
    """Which moment, for whom, against whom."""

    ply: Ply
    seat: Seat
    level: Level = "club"


def allowed(at: TableVisit) -> None:
    """Who may look back."""
    table = at.session.table
    if not replay.may_look(table, at.who.id):
        raise Forbidden("no-watching" if replay.is_open(table) else "not-over")


def finished(at: TableVisit) -> None:
    """Who may look back, and at a game that is over."""
    allowed(at)
    if not at.session.table.is_over:
        raise Forbidden("not-over")


async def ask(at: TableVisit, service: TableService) -> None:
    """Wants the finished game to be reviewed. Whoever asks again waits for the same review."""
    finished(at)
    await service.reviews.ask(at.session.table.plan.code)


async def find(at: TableVisit, service: TableService) -> Review | Progress | None:
    """The review of a finished game, or how far it is; None if nobody has asked for it."""
    finished(at)
    return await service.reviews.find(at.session.table.plan.code)


async def back_then(at: TableVisit, seat: int | None, ply: int) -> View:
    """What a seat saw when the table rested last by that ply: one's own, or anybody's once nothing is secret."""
    allowed(at)
    table = at.session.table
    if seat is not None and not (replay.is_open(table) and seat < table.plan.players):
        seat_for(at, seat)
    told = await asyncio.to_thread(replay.past, table)
    return seen(told.steps[told.number(ply)].position, seat)


async def going_on(at: TableVisit, wanted: Continuing) -> None:
    """Whether somebody may play on from there."""
    allowed(at)
    table = at.session.table
    told = await asyncio.to_thread(replay.past, table)
    step = next((step for step in told.steps if step.ply == wanted.ply), None)
    seats = replay.continuing(table, at.who.id, step) if step else []
    if wanted.seat not in seats or wanted.level not in levels(table.plan.game):
        raise Forbidden("nothing-to-go-on-from")


async def play_on(at: TableVisit, service: TableService, who: Visitor, wanted: Continuing) -> str:
    """The code of a new table that goes on from a moment of this one."""
    await going_on(at, wanted)
    me = who.id or "", who.name
    return await laid(service, lambda: continue_from(at.session.table, wanted.ply, wanted.seat, wanted.level, me))
