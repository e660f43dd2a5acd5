"""Looking back at a game, and going on from there: by a page's form and by a program alike."""

import asyncio

from litestar.exceptions import PermissionDeniedException
from msgspec import Struct

from stol.bots.review import Review
from stol.table.anew import on_from
from stol.table.house import House
from stol.table.reviews import Progress
from stol.web import past
from stol.web.actions import Level, Ply, Seat, seat_for
from stol.web.eyes import seen
from stol.web.form import levels
from stol.web.opening import laid
from stol.web.scene import View
from stol.web.show import Visited
from stol.web.visitor import Visitor


class Continuing(Struct):
    """Which moment, for whom, against whom."""

    ply: Ply
    seat: Seat
    level: Level = "club"


def allowed(at: Visited) -> None:
    """Who may look back."""
    table = at.live.table
    if not past.may_look(table, at.who.id):
        raise PermissionDeniedException(detail="no-watching" if past.is_open(table) else "not-over")


def finished(at: Visited) -> None:
    """Who may look back, and at a game that is over."""
    allowed(at)
    if not at.live.table.is_over:
        raise PermissionDeniedException(detail="not-over")


async def ask(at: Visited, house: House) -> None:
    """Wants the finished game to be reviewed. Whoever asks again waits for the same review."""
    finished(at)
    await house.reviews.ask(at.live.table.plan.code)


async def find(at: Visited, house: House) -> Review | Progress | None:
    """The review of a finished game, or how far it is; None if nobody has asked for it."""
    finished(at)
    return await house.reviews.find(at.live.table.plan.code)


async def back_then(at: Visited, seat: int | None, ply: int) -> View:
    """What a seat saw when the table rested last by that ply: one's own, or anybody's once nothing is secret."""
    allowed(at)
    table = at.live.table
    if seat is not None and not (past.is_open(table) and seat < table.plan.players):
        seat_for(at, seat)
    told = await asyncio.to_thread(past.past, table)
    return seen(told.steps[told.number(ply)].position, seat)


async def going_on(at: Visited, wanted: Continuing) -> None:
    """Whether somebody may play on from there."""
    allowed(at)
    table = at.live.table
    told = await asyncio.to_thread(past.past, table)
    step = next((step for step in told.steps if step.ply == wanted.ply), None)
    seats = past.continuing(table, at.who.id, step) if step else []
    if wanted.seat not in seats or wanted.level not in levels(table.plan.game):
        raise PermissionDeniedException(detail="nothing-to-go-on-from")


async def play_on(at: Visited, house: House, who: Visitor, wanted: Continuing) -> str:
    """The code of a new table that goes on from a moment of this one."""
    await going_on(at, wanted)
    me = who.id or "", who.name
    return await laid(house, lambda: on_from(at.live.table, wanted.ply, wanted.seat, wanted.level, me))
