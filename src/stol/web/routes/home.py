"""Home page, set-up page, opening and joining tables, and the visitor's name."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Annotated, Any

from litestar import Response, get, post, route
from litestar.params import FromPath
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec import Struct

from stol.errors import BadOptions
from stol.games.registry import keys
from stol.table.database_threads import in_database
from stol.table.player_cache import PlayerCache
from stol.table.seats import read_code
from stol.table.service import TableService
from stol.web.html.pages import home as home_page
from stol.web.html.pages import message, setup
from stol.web.http.allowances import CHANGE, OPEN, OPEN_TABLES, Limits
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.guard import NO_STORE
from stol.web.http.streams import OwnTables, changes
from stol.web.http.visitor import ensure_player
from stol.web.routes import home_tables
from stol.web.routes.answers import go_to, html, local_address, page_visit
from stol.web.routes.tables import PAGE, STILL_HERE, URL_ENCODED, PageRequest, query_fields
from stol.web.service.actions import Text
from stol.web.service.denied import Forbidden, NotFound
from stol.web.service.first_time import GENTLE, is_newcomer, welcome
from stol.web.service.open_table import open_requested_table
from stol.web.service.table_request import BOT, LEVEL, TableRequest, draft_request, levels, read_request
from stol.web.service.visitor import Visitor, fit_name


class Name(Struct):
    name: Text
    back: Text = "/"


@route("/", http_method=PAGE, opt=OPEN_TABLES)
async def home(request: PageRequest, service: TheService, who: Who) -> Response[str]:
    """The home page: games, and one's own tables."""
    return html(home_page.page(await home_tables.home_page_data(service, who, query_fields(request))))


@get("/stream", media_type="text/event-stream")
async def get_stream(service: TheService, who: Who, limits: Allowed) -> ServerSentEvent:
    """Server-sent events: the version of the visitor's list of tables, at once and after every change."""
    if who.id is None:
        raise Forbidden("not-your-seat")
    limits.take_stream(who.client)
    stamps = list_stamps(OwnTables(service.news, who.id), who, limits, service.player_cache)
    return ServerSentEvent(stamps, retry_duration=500, headers={"Cache-Control": NO_STORE})


async def list_stamps(
    own: OwnTables, who: Visitor, limits: Limits, players: PlayerCache
) -> AsyncIterator[ServerSentEventMessage]:
    async for changed in changes(own, who, limits, players):
        yield ServerSentEventMessage(data=own.stamp) if changed else STILL_HERE


@route("/join", http_method=PAGE)
async def join_table(request: PageRequest, service: TheService, who: Who, limits: Allowed) -> Response[str]:
    """Finds a table by its code."""
    code = read_code(query_fields(request).get("code", ""))
    there = bool(code) and await in_database(service.store.plan, code) is not None
    if code:
        limits.take_guess(who.client, code, right=there)
    if there:
        return go_to(f"/tables/{code}")
    return html(message.join(page_visit(who, "/join"), code), status=404 if code else 200)


@route("/setup", http_method=PAGE)
async def set_up(request: PageRequest, who: Who) -> Response[str]:
    """The set-up form of a new table."""
    fields = query_fields(request)
    draft, host = await asyncio.to_thread(draft_request, fields), fit_name(fields.get("name", ""))
    visit = setup.Setup(say=who.say, name=who.name, settings=who.settings, here="/setup", draft=draft, host=host)
    return html(setup.page(visit))


@post("/tables", status_code=303, opt=OPEN)
async def open_table(
    data: Annotated[dict[str, Any], URL_ENCODED], service: TheService, who: Who, limits: Allowed
) -> Response[str]:
    """Opens the table that was set up."""
    fields = {name: value for name, value in data.items() if isinstance(value, str)}
    host = fit_name(fields.get("name", ""))
    try:
        table_request = await asyncio.to_thread(read_request, fields)
    except BadOptions as problem:
        draft = replace(await asyncio.to_thread(draft_request, fields), problem=problem.reason)
        visit = setup.Setup(say=who.say, name=who.name, settings=who.settings, here="/setup", draft=draft, host=host)
        return html(setup.page(visit), status=400)
    who = await ensure_player(who, service.player_cache, limits, name=host)
    return await open_and_redirect(table_request, service, who, limits)


@post("/play/{game:str}", status_code=303, opt=OPEN)
async def play_now(game: FromPath[str], service: TheService, who: Who, limits: Allowed) -> Response[str]:
    """Opens a default table: the visitor and one computer player, a gentle one in a first game."""
    if game not in keys():
        raise NotFound("no-game")
    newcomer = await is_newcomer(who, service, game)
    level = GENTLE if newcomer and GENTLE in await asyncio.to_thread(levels, game) else LEVEL
    table_request = await asyncio.to_thread(read_request, {"game": game, "seat1": f"{BOT}{level}"})
    who = await ensure_player(who, service.player_cache, limits)
    who = await welcome(who, service, game, newcomer=newcomer)
    return await open_and_redirect(table_request, service, who, limits)


async def open_and_redirect(
    table_request: TableRequest, service: TableService, who: Visitor, limits: Limits
) -> Response[str]:
    """Opens the table and redirects to it."""
    who = await ensure_player(who, service.player_cache, limits)
    return go_to(f"/tables/{await open_requested_table(table_request, service, who)}", who)


@post("/name", status_code=303, opt=CHANGE)
async def name(data: Annotated[Name, URL_ENCODED], service: TheService, who: Who, limits: Allowed) -> Response[str]:
    """Changes the visitor's name."""
    who = await ensure_player(who, service.player_cache, limits, name=fit_name(data.name))
    return go_to(local_address(data.back), who)
