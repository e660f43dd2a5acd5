"""Views, legal moves, playing moves, and records."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from stol.table.play import Refused
from stol.web.api import problems
from stol.web.api.dependencies import ANYBODY, At, FromSeat, PastPly
from stol.web.api.game_types import AnyView
from stol.web.api.problems import Outdated
from stol.web.api.records import Sheet
from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import TheService
from stol.web.scene.visibility import chooses, moment, seen
from stol.web.service import actions, reviews
from stol.web.service.actions import SENT_NAMES, Move
from stol.web.service.table_visit import TableVisit


class Legal(Struct, rename=SENT_NAMES):
    """The legal moves of a seat; none while others are to choose."""

    ply: Annotated[int, Meta(description="To be sent with a move.")]
    undo_count: Annotated[int, Meta(description="To be sent with a move.")]
    moves: list[str]


class Progress(Struct, rename=SENT_NAMES):
    """The state of a table after a move."""

    sequence: int
    ply: int
    undo_count: int
    choosers: list[int]
    over: bool


@get(
    "/tables/{code:str}/view",
    operation_id="getView",
    tags=["play"],
    security=ANYBODY,
    responses=problems.on(403, 404, 409, 503),
)
async def get_view(at: At, seat: FromSeat = None, ply: PastPly = None) -> AnyView:
    """The view of a seat; without a seat, the open view.

    With a ply, it is the view at the latest choice up to that ply: of your own seats, and of all seats once the game is
    over.
    """
    table = at.session.table
    if ply is None:
        require_may_see(at, seat)
    if table.position is None:
        raise Outdated(at, Refused("not-begun"))
    if ply is not None:
        return await reviews.past_view(at, seat, ply)
    return seen(moment(table, table.position, seat), seat)


def require_may_see(at: TableVisit, seat: int | None) -> None:
    """Only one's own seat; without a seat, only those who may watch."""
    if seat is None:
        actions.require_may_look(at)
    else:
        actions.own_seat(at, seat)


@get("/tables/{code:str}/legal", operation_id="getLegal", tags=["play"], responses=problems.on(403, 404, 409, 503))
async def get_legal(at: At, seat: FromSeat = None) -> Legal:
    """The legal moves of a seat, and their ply. The seat may be left out if you have only one."""
    seat, table = actions.own_seat(at, seat), at.session.table
    if table.position is None:
        raise Outdated(at, Refused("not-begun"))
    now = moment(table, table.position, seat)
    return Legal(ply=now.ply, undo_count=table.undo_count, moves=now.legal() if chooses(table, seat) else [])


@post(
    "/tables/{code:str}/moves",
    status_code=200,
    opt=CHANGE,
    operation_id="move",
    tags=["play"],
    responses=problems.on(403, 404, 409, 413, 422, 503),
)
async def move(data: JSONBody[Move], at: At, service: TheService) -> Progress:
    """Plays a move. It is stored when the response comes; sending the same again is harmless."""
    try:
        await actions.move(at, service, actions.own_seat(at, data.seat), data)
    except Refused as problem:
        raise Outdated(at, problem) from problem
    return progress(at)


def progress(at: TableVisit) -> Progress:
    table = at.session.table
    return Progress(
        sequence=table.sequence,
        ply=table.position.ply if table.position else 0,
        undo_count=table.undo_count,
        choosers=table.to_choose(),
        over=table.is_over,
    )


@get(
    "/tables/{code:str}/record",
    operation_id="getRecord",
    tags=["play"],
    security=ANYBODY,
    responses=problems.on(403, 404, 503),
)
async def get_record(at: At) -> Sheet:
    """The record of the finished game: all moves and chance outcomes."""
    return msgspec.json.decode(actions.record(at).to_json(), type=Sheet)
