"""Past positions, reviews, and continuing from a past position; for pages and API."""

import asyncio
from contextlib import suppress

from msgspec import Struct

from stol.bots.review import Review
from stol.games.view import View
from stol.table.database_threads import in_database
from stol.table.derived_tables import continue_from
from stol.table.fair_queue import Caller
from stol.table.play import Refused
from stol.table.reviews import MAX_WAITING, Progress
from stol.table.service import TableService
from stol.web.scene import replay
from stol.web.scene.visibility import seen
from stol.web.service.actions import Level, Ply, Seat, own_seat
from stol.web.service.denied import Forbidden, Unfinished
from stol.web.service.open_table import open_with_free_code
from stol.web.service.own_devices import required_id
from stol.web.service.table_request import levels
from stol.web.service.table_visit import TableVisit
from stol.web.service.visitor import Visitor


class Continuing(Struct):
    """From which ply to continue, on which seat, and against which level."""

    ply: Ply
    seat: Seat
    level: Level = "club"


def require_may_look_back(at: TableVisit) -> None:
    """Only those who may see past positions."""
    table = at.session.table
    if not replay.may_review(table, at.who.id):
        raise Forbidden("no-watching" if replay.is_open(table) else "not-over")


def require_finished(at: TableVisit) -> None:
    """As above, and only when the game is over."""
    require_may_look_back(at)
    if not at.session.table.is_over:
        raise Forbidden("not-over")


async def ask(at: TableVisit, service: TableService) -> None:
    """Requests a review of the finished game. Repeated requests share one review."""
    require_finished(at)
    code = at.session.table.plan.code
    try:
        await service.reviews.ask(code, Caller(at.who.client, at.who.id or "", code))
    except Refused as problem:
        raise Unfinished(str(problem)) from problem


async def ask_more(service: TableService, who: Visitor) -> None:
    """Requests reviews of the visitor's latest games that have none, as many as may wait for one player."""
    player, careers = required_id(who), service.store.careers
    codes = await in_database(careers.without_review, await in_database(careers.games, player))
    with suppress(Refused):  # enough of them wait already
        for code in codes[:MAX_WAITING]:
            await service.reviews.ask(code, Caller(who.client, player, code))


async def find(at: TableVisit, service: TableService) -> Review | Progress | None:
    """The review of a finished game, or its progress; None if nobody has requested it."""
    require_finished(at)
    return await service.reviews.find(at.session.table.plan.code)


async def past_view(at: TableVisit, seat: int | None, ply: int) -> View:
    """A seat's view at the latest choice up to that ply: of one's own seat, or of any once nothing is secret."""
    require_may_look_back(at)
    table = at.session.table
    if seat is not None and not (replay.is_open(table) and seat < table.plan.players):
        own_seat(at, seat)
    past = await asyncio.to_thread(replay.replay_table, table)
    return seen(past.steps[past.number(ply)].position, seat)


async def require_may_continue(at: TableVisit, wanted: Continuing) -> None:
    """Only where the visitor may continue on that seat, against a known level."""
    require_may_look_back(at)
    table = at.session.table
    if not table.plan.hints and not table.is_over:
        raise Forbidden("rated-help" if table.plan.rated else "hints-off")
    past = await asyncio.to_thread(replay.replay_table, table)
    step = next((step for step in past.steps if step.ply == wanted.ply), None)
    seats = replay.seats_to_continue(table, at.who.id, step) if step else []
    if wanted.seat not in seats or wanted.level not in levels(table.plan.game):
        raise Forbidden("nothing-to-go-on-from")


async def play_on(at: TableVisit, service: TableService, who: Visitor, wanted: Continuing) -> str:
    """Opens a table that continues from a past position, and returns its code."""
    await require_may_continue(at, wanted)
    me = who.id or "", who.name
    return await open_with_free_code(
        service, lambda: continue_from(at.session.table, wanted.ply, wanted.seat, wanted.level, me)
    )
