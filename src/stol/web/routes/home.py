"""Home, set-up, and the way to a table."""

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from litestar import Response, post, route
from litestar.params import FromPath
from msgspec import Struct

from stol.errors import BadOptions
from stol.games.registry import KEYS
from stol.table.player import LIGHTS, SYSTEM
from stol.table.service import TableService
from stol.web.html.pages import home as home_page
from stol.web.html.pages import message, setup
from stol.web.http.allowances import CHANGE, OPEN, Limits
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import known
from stol.web.routes import home_tables
from stol.web.routes.answers import go_to, html, page_visit
from stol.web.routes.tables import LONGEST_CODE, PAGE, URL_ENCODED, Asking, picked
from stol.web.service.actions import Text
from stol.web.service.denied import NotFound
from stol.web.service.open_table import opened
from stol.web.service.table_request import TableRequest, draft_request, read_request
from stol.web.service.visitor import Visitor, change_player, fit_name


class Name(Struct):
    name: Text
    back: Text = "/"


class Light(Struct):
    light: Text
    back: Text = "/"


@route("/", http_method=PAGE)
async def home(service: TheService, who: Who) -> Response[str]:
    """Four games, and one's own tables."""
    return html(home_page.page(await home_tables.home(service, who)))


@route("/join", http_method=PAGE)
async def join(request: Asking, service: TheService, who: Who, limits: Allowed) -> Response[str]:
    """By the code that somebody read out."""
    code = "".join(letter for letter in picked(request).get("code", "") if letter.isalnum()).upper()[:LONGEST_CODE]
    there = bool(code) and await asyncio.to_thread(service.store.plan, code) is not None
    if code:
        limits.take("guess", who.client, 0 if there else 1)
    if there:
        return go_to(f"/tables/{code}")
    return html(message.join(page_visit(who, "/join"), code), status=404 if code else 200)


@route("/setup", http_method=PAGE)
async def set_up(request: Asking, who: Who) -> Response[str]:
    """A table as one would like it, while it is put together."""
    draft = await asyncio.to_thread(draft_request, picked(request))
    visit = setup.Setup(say=who.say, name=who.name, light=who.light, here="/setup", draft=draft)
    return html(setup.page(visit))


@post("/tables", status_code=303, opt=OPEN)
async def open_table(
    data: Annotated[dict[str, Any], URL_ENCODED], service: TheService, who: Who, limits: Allowed
) -> Response[str]:
    """Opens the table that was set up."""
    fields = {name: value for name, value in data.items() if isinstance(value, str)}
    try:
        table_request = await asyncio.to_thread(read_request, fields)
    except BadOptions as problem:
        draft = replace(await asyncio.to_thread(draft_request, fields), problem=str(problem))
        visit = setup.Setup(say=who.say, name=who.name, light=who.light, here="/setup", draft=draft)
        return html(setup.page(visit), status=400)
    return await sent_to(table_request, service, who, limits)


@post("/play/{game:str}", status_code=303, opt=OPEN)
async def play_now(game: FromPath[str], service: TheService, who: Who, limits: Allowed) -> Response[str]:
    """You against one opponent."""
    if game not in KEYS:
        raise NotFound("no-game")
    return await sent_to(await asyncio.to_thread(read_request, {"game": game}), service, who, limits)


async def sent_to(table_request: TableRequest, service: TableService, who: Visitor, limits: Limits) -> Response[str]:
    """A new table as wished, and the way there."""
    who = await known(who, service.player_cache, limits)
    return go_to(f"/tables/{await opened(table_request, service, who)}", who)


@post("/name", status_code=303, opt=CHANGE)
async def name(data: Annotated[Name, URL_ENCODED], service: TheService, who: Who, limits: Allowed) -> Response[str]:
    """How one wants to be called."""
    who = await known(who, service.player_cache, limits, name=fit_name(data.name))
    return go_to(inside(data.back), who)


@post("/light", status_code=303, opt=CHANGE)
async def light(data: Annotated[Light, URL_ENCODED], service: TheService, who: Who, limits: Allowed) -> Response[str]:
    """Day, night, or as the system has it."""
    who = await known(who, service.player_cache, limits)
    who = await change_player(who, service.player_cache, light=data.light if data.light in LIGHTS else SYSTEM)
    return go_to(inside(data.back), who)


def inside(address: str) -> str:
    """Only to pages of our own: a path, not another host."""
    plain = address.startswith("/") and not address.startswith("//") and address.isascii() and address.isprintable()
    return address if plain and "\\" not in address else "/"
