"""Opening tables, their state, seats, chat, and rematch."""

import asyncio
from collections.abc import Awaitable
from typing import Annotated, TypeAlias

from litestar import Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from stol.table import seats
from stol.table.play import Refused
from stol.table.service import TableService
from stol.web.api import problems
from stol.web.api.dependencies import ANYBODY, ApiRequest, At
from stol.web.api.problems import Outdated
from stol.web.api.state import State, Word, state, words
from stol.web.api.table_request import TableRequestBody, beginning, table_request
from stol.web.http.allowances import CHANGE, OPEN, Limits
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import ensure_player
from stol.web.service import actions
from stol.web.service.actions import Coming, Hiring, Naming, Resigning, Saying, Sitting
from stol.web.service.open_table import open_requested_table
from stol.web.service.table_visit import TableVisit
from stol.web.service.talk import excerpt
from stol.web.service.visitor import Visitor, fit_name

Before: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=100_000, description="The number of a message, from 0.", required=False)
]
LOCATION = ResponseHeader(name="Location", description="The address of the table.", documentation_only=True)


class Talk(Struct):
    """Consecutive chat messages."""

    talk: list[Word]
    before: Annotated[
        int | None, Meta(description="To be sent as `before` for earlier messages; null if there are none.")
    ]


@post(
    "/tables",
    opt=OPEN,
    operation_id="openTable",
    tags=["tables"],
    response_headers=[LOCATION],
    responses=problems.on(403, 413, 503),
)
async def open_table(
    request: ApiRequest, data: JSONBody[TableRequestBody], service: TheService, who: Who
) -> Response[State]:
    """Opens a table. With its code, others can take the open seats."""
    wanted = await asyncio.to_thread(table_request, data)
    service.preparation.require_ready(wanted.game)
    begin = await beginning(data, wanted, service.checks, who.client)
    return await created_table(
        await open_requested_table(wanted, service, who, begin), service, who, str(request.base_url)
    )


async def created_table(
    code: str, service: TableService, who: Visitor, base: str, *, status: int = 201
) -> Response[State]:
    """The response with the state and address of a table that was opened."""
    session = await service.find(code)
    if session is None:
        raise LookupError(code)
    now = state(TableVisit(session=session, who=who, base=base))
    return Response(now, status_code=status, headers={"Location": now.addresses.table})


LOOKED_AT = problems.on(403, 404, 503)


@get(
    "/tables/{code:str}",
    operation_id="getTable",
    tags=["tables"],
    security=ANYBODY,
    responses=LOOKED_AT,
)
async def get_table(at: At) -> State:
    """The public state of a table."""
    return state(at)


async def state_after(at: TableVisit, doing: Awaitable[None]) -> State:
    """The state after an action, or Outdated."""
    try:
        await doing
    except Refused as problem:
        raise Outdated(at, problem) from problem
    return state(at)


AT_TABLE = problems.on(403, 404, 409, 413, 503)


@post("/tables/{code:str}/seats", status_code=200, opt=CHANGE, operation_id="sit", tags=["tables"], responses=AT_TABLE)
async def sit(data: JSONBody[Sitting], at: At, service: TheService, limits: Allowed) -> State:
    """Takes an open seat. The game begins when all seats are taken."""
    return await state_after(at, take_seat(data, at, service, limits))


async def take_seat(wanted: Sitting, at: TableVisit, service: TableService, limits: Limits) -> None:
    name = fit_name(wanted.name)
    seats.sit(at.session.table, wanted.seat, at.who.id or "", name)  # checked first: a refused visitor is not renamed
    who = await ensure_player(at.who, service.player_cache, limits, name=name)
    await actions.sit(at, service, who, wanted.seat, name)


@post(
    "/tables/{code:str}/opponents",
    status_code=200,
    opt=CHANGE,
    operation_id="hire",
    tags=["tables"],
    responses=AT_TABLE,
)
async def hire(data: JSONBody[Hiring], at: At, service: TheService) -> State:
    """The host puts a computer player on an open seat."""
    return await state_after(at, actions.hire(at, service, data))


@post(
    "/tables/{code:str}/stand-in",
    status_code=200,
    opt=CHANGE,
    operation_id="standIn",
    tags=["tables"],
    responses=AT_TABLE,
)
async def stand_in(data: JSONBody[Hiring], at: At, service: TheService) -> State:
    """Asks for a stand-in: for your own seat at once, for somebody who is gone when all others agree."""
    return await state_after(at, actions.stand_in(at, service, data))


@post("/tables/{code:str}/back", status_code=200, opt=CHANGE, operation_id="back", tags=["tables"], responses=AT_TABLE)
async def back(data: JSONBody[Coming], at: At, service: TheService) -> State:
    """Takes your seat back from the stand-in."""
    return await state_after(at, actions.come_back(at, service, data.seat))


@post(
    "/tables/{code:str}/resign", status_code=200, opt=CHANGE, operation_id="resign", tags=["tables"], responses=AT_TABLE
)
async def resign(data: JSONBody[Resigning], at: At, service: TheService) -> State:
    """Gives the game of your seat up, for good. Repeating it changes nothing.

    A computer player takes the seat. With two players, or when no person is left, the table ends there instead: it is
    over, its `result` stays null, and the tags of its record say who resigned.
    """
    return await state_after(at, actions.resign(at, service, data))


@post(
    "/tables/{code:str}/leave", status_code=200, opt=CHANGE, operation_id="leave", tags=["tables"], responses=AT_TABLE
)
async def leave(at: At, service: TheService) -> State:
    """Leaves a table where the game has not begun: your seat is open again. The host closes the table instead."""
    return await state_after(at, actions.leave(at, service))


@post(
    "/tables/{code:str}/close", status_code=200, opt=CHANGE, operation_id="close", tags=["tables"], responses=AT_TABLE
)
async def close(at: At, service: TheService) -> State:
    """The host ends the table for everybody: nobody can move or take a seat any more."""
    return await state_after(at, actions.close(at, service))


@post("/tables/{code:str}/name", status_code=200, opt=CHANGE, operation_id="name", tags=["tables"], responses=AT_TABLE)
async def name(data: JSONBody[Naming], at: At, service: TheService) -> State:
    """Names the person on one of your seats, at this table only."""
    return await state_after(at, actions.rename(at, service, data))


@post("/tables/{code:str}/talk", status_code=200, opt=CHANGE, operation_id="talk", tags=["tables"], responses=AT_TABLE)
async def talk(data: JSONBody[Saying], at: At, service: TheService) -> State:
    """Sends a chat message to the others at the table."""
    return await state_after(at, actions.talk(at, service, data))


@get("/tables/{code:str}/talk", operation_id="getTalk", tags=["tables"], security=ANYBODY, responses=LOOKED_AT)
async def get_talk(at: At, before: Before = None) -> Talk:
    """Up to a hundred messages, the latest, or those before one of them."""
    actions.require_may_look(at)
    talk = excerpt(at.session.table.talk, before)
    return Talk(talk=words(talk), before=talk.first or None)


@post(
    "/tables/{code:str}/rematch",
    opt=OPEN,
    operation_id="rematch",
    tags=["tables"],
    response_headers=[LOCATION],
    responses=AT_TABLE,
)
async def rematch(at: At, service: TheService) -> Response[State]:
    """Opens a table for the same people, everybody one seat further. Later requests get the same table."""
    return await created_table(await actions.rematch(at, service), service, at.who, at.base)
