"""One table: its page, moves, seats, talk, and the stream that says how far it is."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, TypeAlias

from litestar import Request, Response, get, post, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import HttpMethod, RequestEncodingType
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import Body, FromPath
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec import Meta, Struct

from stol.errors import IllegalMove
from stol.table import seats, written
from stol.table.house import Decision, House
from stol.table.live import Live
from stol.table.play import Refused, Stale, play
from stol.web.answer import go_to
from stol.web.given import Allowed, TheHouse, Who
from stol.web.guard import NOT_KEPT, Limits
from stol.web.show import ILLEGAL, Visited, shown
from stol.web.visitor import Visitor, fit_name, known, one_line

HEARTBEAT = 15.0
"""Seconds: a stream that says nothing for longer is taken for dead by what lies between."""
LONGEST_CODE = 16

Asking: TypeAlias = Request[None, None, State]
Code: TypeAlias = FromPath[str]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
At: TypeAlias = NamedDependency[Visited]
ALLOWANCE = "allowance"
"""Of which kind a request is, for the limits: by a handler's options."""
LOOK = "look"
CHANGE = {ALLOWANCE: "change"}
PAGE = [HttpMethod.GET, HttpMethod.HEAD]
URL_ENCODED = Body(media_type=RequestEncodingType.URL_ENCODED)


class Move(Struct):
    """A move in answer to a ply. `seat` where one device plays several."""

    move: Text
    ply: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Seat | None = None


class Sitting(Struct):
    seat: Seat
    name: Text = ""


class Hiring(Struct):
    seat: Seat
    level: Text = "club"


class Coming(Struct):
    seat: Seat


class Saying(Struct):
    text: Text
    key: Text = ""


async def visited(request: Asking, code: Code, house: TheHouse, who: Who, limits: Allowed) -> Visited:
    """The table of a code, however it is typed. Who has guessed too often is not told whether a guess was right."""
    limits.take(request.route_handler.opt.get(ALLOWANCE, LOOK), who.client)
    live = await house.find("".join(code.upper().split())) if len(code) <= LONGEST_CODE else None
    if live is None or not live.table.seats_of(who.id):
        limits.take("guess", who.client, 0 if live else 1)
    if live is None:
        raise NotFoundException(detail="no-table")
    return Visited(live=live, who=who, base=str(request.base_url), today=house.today())


def is_secure(request: Asking) -> bool:
    """Whether the browser came by https; then it never shows its cookie without."""
    return request.url.scheme == "https"


def picked(request: Asking) -> dict[str, str]:
    """What the address says besides."""
    return {name: value for name, value in request.query_params.items() if isinstance(value, str)}


@route("/tables/{code:str}", http_method=PAGE)
async def look(request: Asking, at: At) -> Response[str]:
    """The table as this visitor may see it."""
    return shown(at, picked(request))


@route("/tables/{code:str}/seat/{seat:int}", http_method=PAGE)
async def look_from(request: Asking, seat: FromPath[int], at: At) -> Response[str]:
    """The same on a shared device, after it was handed to that seat."""
    table = at.live.table
    if len(table.seats_of(at.who.id)) < 2 or seat not in table.to_choose():
        return go_to(at.address)
    return shown(at, picked(request), seat=seat)


@post("/tables/{code:str}/moves", status_code=303, opt=CHANGE)
async def move(data: Annotated[Move, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Plays a move. It is stored when the answer comes."""
    live, who = at.live, at.who
    own = live.table.seats_of(who.id)
    seat = data.seat if data.seat is not None else own[0] if len(own) == 1 else None
    if seat is None or seat not in own:
        raise PermissionDeniedException(detail="not-your-seat")
    if live.table.seats[seat].level is not None:
        return shown(at, {}, seat=seat, note="stood-in", status=409)
    try:
        await house.act(live, lambda table: play(table, seat, data.ply, data.move))
    except Stale as problem:
        return shown(at, {}, seat=seat, note=str(problem), status=409)
    except IllegalMove:
        return shown(at, {"why": data.move}, seat=seat, status=ILLEGAL)
    return go_to(at.address)


@post("/tables/{code:str}/sit", status_code=303, opt=CHANGE)
async def sit(
    request: Asking, data: Annotated[Sitting, URL_ENCODED], at: At, house: TheHouse, limits: Allowed
) -> Response[str]:
    """Takes an open seat."""
    live, who = at.live, at.who
    name = fit_name(data.name)
    try:
        seats.sit(live.table, data.seat, who.id or "", name)  # who is refused does not become a player for it
        who = await known(who, house.store, limits, secure=is_secure(request), name=name)
        player, called = who.id or "", name or who.name
        await house.act(live, lambda table: seats.sit(table, data.seat, player, called))
    except Refused as problem:
        return shown(at, {}, note=str(problem), status=409)
    return go_to(at.address, cookie=who.cookie)


@post("/tables/{code:str}/bot", status_code=303, opt=CHANGE)
async def hire(data: Annotated[Hiring, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """The host lets an opponent take an open seat."""
    live, who = at.live, at.who
    if who.id is None or who.id != live.table.plan.host:
        raise PermissionDeniedException(detail="host-only")
    return await changed(at, house, lambda table: seats.hire(table, data.seat, data.level))


@post("/tables/{code:str}/stand-in", status_code=303, opt=CHANGE)
async def stand_in(data: Annotated[Hiring, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Wants an opponent to play on for somebody who is gone, or for oneself."""
    live, who = at.live, at.who
    own = sitting(at)
    gone = live.table.seats[data.seat].player if data.seat < live.table.plan.players else None
    if gone is not None and gone != who.id and live.present[gone] > 0:
        return shown(at, {}, note="still-there", status=409)
    mine = data.seat if data.seat in own else own[0]
    return await changed(at, house, lambda table: seats.ask(table, mine, data.seat, data.level))


@post("/tables/{code:str}/back", status_code=303, opt=CHANGE)
async def back(data: Annotated[Coming, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Takes one's seat back from the opponent who stood in."""
    if data.seat not in sitting(at):
        raise PermissionDeniedException(detail="not-your-seat")
    return await changed(at, house, lambda table: seats.come_back(table, data.seat))


@post("/tables/{code:str}/talk", status_code=303, opt=CHANGE)
async def talk(data: Annotated[Saying, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Says a short word to the others at the table."""
    seat = sitting(at)[0]
    return await changed(at, house, lambda table: seats.say(table, seat, one_line(data.text), data.key))


@post("/tables/{code:str}/rematch", status_code=303, opt={ALLOWANCE: "open"})
async def once_more(at: At, house: TheHouse) -> Response[str]:
    """Opens a table for the same people, everybody one seat further."""
    sitting(at)
    if not at.live.table.is_over:
        raise PermissionDeniedException(detail="not-over")
    return go_to(f"/tables/{await house.rematch(at.live)}")


@route("/tables/{code:str}/record", http_method=PAGE)
async def record(at: At) -> Response[str]:
    """The finished game as a file, with the seed once that may be known."""
    table = at.live.table
    if not at.may_look:
        raise PermissionDeniedException(detail="no-watching")
    if not table.is_over:
        raise PermissionDeniedException(detail="not-over")
    try:
        kept = written.record(table, at.today)
    except Refused as problem:
        return shown(at, {}, note=str(problem), status=409)
    name = {"Content-Disposition": f'attachment; filename="{table.plan.game}-{table.plan.code}.json"'}
    return Response(kept.to_json(), media_type="application/json", headers=name)


@get("/tables/{code:str}/stream", media_type="text/event-stream")
async def stream(at: At, limits: Allowed) -> ServerSentEvent:
    """How far the table is: a stamp, and another whenever it goes on."""
    limits.take_stream(at.who.client)
    table = at.live.table
    if not at.may_look and table.is_full:
        raise PermissionDeniedException(detail="no-watching")
    return ServerSentEvent(progress(at.live, at.who, limits), retry_duration=500, headers={"Cache-Control": NOT_KEPT})


async def progress(live: Live, who: Visitor, limits: Limits) -> AsyncIterator[ServerSentEventMessage]:
    """Only the latest number waits for a slow reader."""
    with limits.streaming(who.client), live.listen(who.id) as happened:
        while not live.is_closed:
            happened.clear()
            yield ServerSentEventMessage(data=live.stamp)
            while not happened.is_set():
                try:
                    await asyncio.wait_for(happened.wait(), HEARTBEAT)
                except TimeoutError:
                    yield ServerSentEventMessage(data=None, comment="still here")


def sitting(at: Visited) -> list[int]:
    """The visitor's seats, of which there has to be one."""
    own = at.live.table.seats_of(at.who.id)
    if not own:
        raise PermissionDeniedException(detail="not-your-seat")
    return own


async def changed(at: Visited, house: House, decide: Decision) -> Response[str]:
    """After something about the seats or the talk was decided, or refused."""
    try:
        await house.act(at.live, decide)
    except Refused as problem:
        return shown(at, {}, note=str(problem), status=409)
    return go_to(at.address)
