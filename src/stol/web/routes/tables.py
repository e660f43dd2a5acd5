"""One table: its page, moves, seats, chat, record, and the stream of its changes."""

from collections.abc import AsyncIterator, Awaitable
from dataclasses import replace
from typing import Annotated, TypeAlias

from litestar import Request, Response, get, post, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import HttpMethod, RequestEncodingType
from litestar.params import Body, FromPath
from litestar.response import ServerSentEvent, ServerSentEventMessage

from stol.errors import IllegalMove
from stol.table import seats
from stol.table.play import Refused, Stale
from stol.table.player_cache import PlayerCache
from stol.table.seats import read_code
from stol.table.service import TableService
from stol.web.html.pages.talk import EarlierTalk, earlier_page
from stol.web.http.allowances import CHANGE, OPEN, Limits
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.guard import NO_STORE
from stol.web.http.streams import changes
from stol.web.http.visitor import ensure_player
from stol.web.routes.answers import go_to, html
from stol.web.routes.table_page import ILLEGAL, render_table_page
from stol.web.scene.visibility import names
from stol.web.service import actions
from stol.web.service.actions import Coming, Heard, Hiring, Move, Saying, Sitting
from stol.web.service.company import acquaintances
from stol.web.service.denied import NotFound
from stol.web.service.lobby import is_listed
from stol.web.service.own_hands import require_not_in_play
from stol.web.service.personal_best import personal_best
from stol.web.service.table_visit import TableVisit
from stol.web.service.talk import excerpt
from stol.web.service.visitor import Visitor, fit_name

PageRequest: TypeAlias = Request[None, None, State]
Code: TypeAlias = FromPath[str]
At: TypeAlias = NamedDependency[TableVisit]
KNOWN_HEADER = "stol-known"
"""The header in which scripts send how many events of a table the stream has told of."""
HIDDEN_HEADER = "stol-hidden"
"""The header with which scripts say that nobody looks at the page."""
KNOWN_COOKIE = "stol-known"
"""The cookie with the code of the table that was changed last, and the number of its events."""
KNOWN_SECONDS = 10
"""How long the cookie is kept: other servers know of a change much sooner."""
PAGE = [HttpMethod.GET, HttpMethod.HEAD]
URL_ENCODED = Body(media_type=RequestEncodingType.URL_ENCODED)
STILL_HERE = ServerSentEventMessage(data=None, comment="still here")


async def table_visit(request: PageRequest, code: Code, service: TheService, who: Who, limits: Allowed) -> TableVisit:
    """The table of a code, in any spelling."""
    code = read_code(code)
    session = await service.find(code, known_sequence(request, code))
    sits = session is not None and bool(session.table.seats_of(who.id))
    if session is not None and request.method != HttpMethod.GET and not sits:
        await service.catch_up(session)  # another server may have given the visitor a seat
        sits = bool(session.table.seats_of(who.id))
    if not sits:
        limits.take_guess(who.client, code, right=session is not None)
    if session is None:
        raise NotFound("no-table")
    if who.id is not None and sits:
        session.presence.visited(who.id)
    else:
        await require_not_in_play(service, who, session.table.plan)
    base = who.base if "host" in request.headers else str(request.base_url)  # the latter takes longer
    return TableVisit(session=session, who=who, base=base)


def known_sequence(request: PageRequest, code: str) -> int:
    """How many events of the table the visitor knows of: another server may have told or stored the latest ones."""
    headers, cookie = request.headers, request.cookies.get(KNOWN_COOKIE, "").removeprefix(f"{code}.")
    told = headers.get(KNOWN_HEADER) or headers.get("last-event-id", "").partition(".")[0] or cookie
    return int(told) if told.isascii() and told.isdecimal() and len(told) < 9 else 0


def query_fields(request: PageRequest) -> dict[str, str]:
    """The query string of a request."""
    return {name: value for name, value in request.query_params.items() if isinstance(value, str)}


@route("/tables/{code:str}", http_method=PAGE)
async def get_table(request: PageRequest, at: At, service: TheService) -> Response[str]:
    """The table as this visitor may see it."""
    note_seen(request, at, service)
    told = replace(at, best=await personal_best(at, service), listed=await is_listed(at, service))
    told = replace(told, acquaintances=await acquaintances(at, service))
    return render_table_page(told, query_fields(request))


@route("/tables/{code:str}/seat/{seat:int}", http_method=PAGE)
async def get_table_for_seat(request: PageRequest, seat: FromPath[int], at: At, service: TheService) -> Response[str]:
    """The same on a shared device, handed to that seat."""
    table = at.session.table
    if len(table.seats_of(at.who.id)) < 2 or seat not in table.to_choose():
        return go_to(at.address)
    note_seen(request, at, service)
    return render_table_page(at, query_fields(request), seat=seat)


def note_seen(request: PageRequest, at: TableVisit, service: TableService) -> None:
    """The visitor sees the table, and need not be told what has happened; unless the page lies behind others."""
    if HIDDEN_HEADER not in request.headers:
        service.seen.note(at.who.id, at.session.table.plan.code, at.session.table.sequence)


@post("/tables/{code:str}/moves", status_code=303, opt=CHANGE)
async def move(data: Annotated[Move, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Plays a move. It is stored when the response comes."""
    seat = actions.own_seat(at, data.seat)
    try:
        await actions.move(at, service, seat, data)
    except Stale as problem:
        return render_table_page(at, {}, seat=seat, note=str(problem), status=409)
    except IllegalMove:
        return render_table_page(at, {"why": data.move}, seat=seat, status=ILLEGAL)
    return back_to_table(at)


@post("/tables/{code:str}/sit", status_code=303, opt=CHANGE)
async def sit(data: Annotated[Sitting, URL_ENCODED], at: At, service: TheService, limits: Allowed) -> Response[str]:
    """Takes an open seat."""
    name = fit_name(data.name)
    try:
        seats.sit(
            at.session.table, data.seat, at.who.id or "", name
        )  # checked first: a refused visitor does not become a player
        who = await ensure_player(at.who, service.player_cache, limits, name=name)
        await actions.sit(at, service, who, data.seat, name)
    except Refused as problem:
        return render_table_page(at, {}, note=str(problem), status=409)
    return back_to_table(at, who)


@post("/tables/{code:str}/bot", status_code=303, opt=CHANGE)
async def hire(data: Annotated[Hiring, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """The host lets an opponent take an open seat."""
    return await redirect_after(at, actions.hire(at, service, data))


@post("/tables/{code:str}/stand-in", status_code=303, opt=CHANGE)
async def stand_in(data: Annotated[Hiring, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Asks for a stand-in for somebody who is gone, or for oneself."""
    return await redirect_after(at, actions.stand_in(at, service, data))


@post("/tables/{code:str}/back", status_code=303, opt=CHANGE)
async def back(data: Annotated[Coming, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Takes one's seat back from the opponent who stood in."""
    return await redirect_after(at, actions.come_back(at, service, data.seat))


@route("/tables/{code:str}/talk", http_method=PAGE)
async def get_earlier_talk(request: PageRequest, at: At) -> Response[str]:
    """What was said before the message that the query names by its number."""
    actions.require_may_look(at)
    before, table, who = query_fields(request).get("before", ""), at.session.table, at.who
    page = EarlierTalk(
        say=who.say, name=who.name, settings=who.settings, here=f"{at.address}/talk", address=at.address,
        talk=excerpt(table.talk, int(before) if before.isdecimal() and len(before) < 10 else None),
        names=tuple(names(table, who.say)),
    )  # fmt: skip
    return html(earlier_page(page))


@post("/tables/{code:str}/talk", status_code=303, opt=CHANGE)
async def talk(data: Annotated[Saying, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Adds a chat message."""
    return await redirect_after(at, actions.talk(at, service, data))


@post("/tables/{code:str}/talk/read", status_code=303, opt=CHANGE)
async def read_talk(data: Annotated[Heard, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """The visitor has read the chat."""
    return await redirect_after(at, actions.read_talk(at, service, data))


@post("/tables/{code:str}/rematch", status_code=303, opt=OPEN)
async def rematch(at: At, service: TheService) -> Response[str]:
    """Opens a table for the same people, everybody one seat further."""
    return go_to(f"/tables/{await actions.rematch(at, service)}")


@route("/tables/{code:str}/record", http_method=PAGE)
async def get_record(at: At) -> Response[str]:
    """The record of the finished game as a file."""
    record, plan = actions.record(at), at.session.table.plan
    name = {"Content-Disposition": f'attachment; filename="{plan.game}-{plan.code}.json"'}
    return Response(record.to_json(), media_type="application/json", headers=name)


@get("/tables/{code:str}/stream", media_type="text/event-stream")
async def get_stream(at: At, service: TheService, limits: Allowed) -> ServerSentEvent:
    """Server-sent events: the table's version, at once and after every change."""
    limits.take_stream(at.who.client)
    if at.session.table.is_full:
        actions.require_may_look(at)
    told = stamps(at, limits, service.player_cache)
    return ServerSentEvent(told, retry_duration=500, headers={"Cache-Control": NO_STORE})


async def stamps(at: TableVisit, limits: Limits, players: PlayerCache) -> AsyncIterator[ServerSentEventMessage]:
    try:
        async for changed in changes(at.session, at.who, limits, players):
            stamp = at.session.stamp
            yield ServerSentEventMessage(data=stamp, id=stamp) if changed else STILL_HERE
    finally:
        del at  # as in `changes`: the frame must not keep the table in memory


async def redirect_after(at: TableVisit, doing: Awaitable[None]) -> Response[str]:
    """Redirects to the table after an action, or shows why it was refused."""
    try:
        await doing
    except Refused as problem:
        return render_table_page(at, {}, note=str(problem), status=409)
    return back_to_table(at)


def back_to_table(at: TableVisit, who: Visitor | None = None, page: str = "") -> Response[str]:
    """Redirects to the table, or to a page about it, after a change.

    The cookie tells the server that answers next how much is known.
    """
    answer = go_to(f"{at.address}{page}", who)
    answer.set_cookie(
        key=KNOWN_COOKIE,
        value=f"{at.session.table.plan.code}.{at.session.table.sequence}",
        max_age=KNOWN_SECONDS,
        path=at.address,
        httponly=True,
        samesite="lax",
        secure=at.who.https,
    )
    return answer
