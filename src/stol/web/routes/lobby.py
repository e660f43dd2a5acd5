"""The lobby: tables that anybody may join, and finding somebody to play with."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import replace
from typing import Annotated
from urllib.parse import urlencode

from litestar import Response, get, post, route
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec import Struct

from stol.errors import BadOptions
from stol.table.change import LOBBY
from stol.table.play import Refused
from stol.web.html.frame import Stream
from stol.web.html.pages import lobby as page
from stol.web.http.allowances import CHANGE, OPEN, Limits
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.guard import NO_STORE
from stol.web.http.streams import OwnTables, changes
from stol.web.http.visitor import ensure_player
from stol.web.routes.answers import go_to, html
from stol.web.routes.home_tables import read_page_number
from stol.web.routes.table_page import render_table_page
from stol.web.routes.tables import PAGE, STILL_HERE, URL_ENCODED, At, PageRequest, query_fields
from stol.web.scene.games import unusual_options
from stol.web.scene.visibility import names
from stol.web.service import lobby
from stol.web.service.actions import Text
from stol.web.service.company import require_may_join
from stol.web.service.visitor import Visitor, fit_name

GONE = "seat-taken"
"""The note for somebody who was not the first to take a seat."""
REST_SECONDS = 1.0
"""After a change was told until the next: every open page of the lobby is fetched anew, and anybody can change it."""


class Joining(Struct):
    name: Text = ""


class Pairing(Struct):
    game: Text = ""
    speed: Text = ""
    strength: Text = ""
    name: Text = ""


class Listing(Struct):
    listed: Text = ""


@route("/lobby", http_method=PAGE)
async def get_lobby(request: PageRequest, service: TheService, who: Who) -> Response[str]:
    """The open tables, as the query filters them; a filter that does not exist shows all."""
    asked = query_fields(request)
    try:
        seek = lobby.checked_seek(who, *(asked.get(name, "") for name in page.FILTERS))
    except BadOptions:
        seek = lobby.checked_seek(who, "", "")
    number = read_page_number(asked.get("page"))
    found = await lobby.open_tables(service, seek, number)
    query = {name: value for name in page.FILTERS if (value := getattr(seek, name))}
    seen = page.Lobby(
        say=who.say, name=who.name, settings=who.settings, base=who.base,
        here=f"/lobby?{urlencode(query)}" if query else "/lobby",
        stream=Stream(address="/lobby/stream", sequence=0, stamp=service.news.stamp(LOBBY)),
        note=GONE if asked.get("note") == GONE else None,
        seek=seek, count=found.count, page=number, next_page=found.next_page,
        rows=tuple(
            page.Opening(
                code=session.table.plan.code, game=session.table.plan.game, time=session.table.plan.time,
                host=host_name(names(session.table, who.say), session.table.seats_of(session.table.plan.host)),
                taken=tuple(not seat.is_open for seat in session.table.seats),
                rated=session.table.plan.rated, strength=found.strengths.get(session.table.plan.code),
                mine=bool(session.table.seats_of(who.id)), options=unusual_options(session.table.plan, who.say),
            )
            for session in found.sessions
        ),
    )  # fmt: skip
    return html(page.page(seen))


def host_name(called: tuple[str, ...], seats: list[int]) -> str:
    return called[seats[0]] if seats else called[0]


@get("/lobby/stream", media_type="text/event-stream")
async def get_stream(service: TheService, who: Who, limits: Allowed) -> ServerSentEvent:
    """Server-sent events: the version of the lobby, at once and after every change."""
    limits.take_stream(who.client)
    stamps = lobby_stamps(OwnTables(service.news, LOBBY), who, limits)
    return ServerSentEvent(stamps, retry_duration=500, headers={"Cache-Control": NO_STORE})


async def lobby_stamps(own: OwnTables, who: Visitor, limits: Limits) -> AsyncGenerator[ServerSentEventMessage, None]:
    async for changed in changes(own, who, limits):
        yield ServerSentEventMessage(data=own.stamp) if changed else STILL_HERE
        await asyncio.sleep(REST_SECONDS)


@post("/lobby/pair", status_code=303, opt=OPEN)
async def pair(data: Annotated[Pairing, URL_ENCODED], service: TheService, who: Who, limits: Allowed) -> Response[str]:
    """Sits down with somebody who seeks the same, or waits at a new table."""
    seek = lobby.checked_pairing(who, data.game, data.speed, data.strength)
    service.preparation.require_ready(seek.game)
    who = await ensure_player(who, service.player_cache, limits, name=fit_name(data.name))
    code, _ = await lobby.pair(service, replace(seek, player=who.id), who)
    return go_to(f"/tables/{code}", who)


@post("/tables/{code:str}/join", status_code=303, opt=CHANGE)
async def join(data: Annotated[Joining, URL_ENCODED], at: At, service: TheService, limits: Allowed) -> Response[str]:
    """Takes a seat at once: of a table in the lobby, or of one to which the visitor is invited."""
    await require_may_join(service, at.session.table.plan, at.who.id)
    who = await ensure_player(at.who, service.player_cache, limits, name=fit_name(data.name))
    try:
        await lobby.join(service, at.session, who)
    except Refused:
        return go_to(f"/lobby?note={GONE}", who)
    return go_to(at.address, who)


@post("/tables/{code:str}/listed", status_code=303, opt=CHANGE)
async def set_listed(data: Annotated[Listing, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """The host shows the table in the lobby, or takes it out."""
    try:
        await lobby.set_listed(at, service, listed=data.listed == "on")
    except Refused as problem:
        return render_table_page(at, {}, note=str(problem), status=409)
    return go_to(at.address)
