"""Home, set-up, and the way to a table."""

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from litestar import Response, post, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from stol.errors import BadOptions
from stol.games.registry import KEYS
from stol.table.house import House
from stol.web import form, rows
from stol.web.actions import Text
from stol.web.answer import go_to, html
from stol.web.form import Wish
from stol.web.frame import LIGHTS, SYSTEM
from stol.web.given import Allowed, TheHouse, Who
from stol.web.guard import CHANGE, OPEN, Limits
from stol.web.opening import opened
from stol.web.pages import home as home_page
from stol.web.pages import message, setup
from stol.web.routes.tables import LONGEST_CODE, PAGE, URL_ENCODED, Asking, is_secure, picked
from stol.web.visitor import Visitor, changed, fit_name, known


class Name(Struct):
    name: Text
    back: Text = "/"


class Light(Struct):
    light: Text
    back: Text = "/"


@route("/", http_method=PAGE)
async def home(house: TheHouse, who: Who) -> Response[str]:
    """Four games, and one's own tables."""
    return html(home_page.page(await rows.home(house, who)))


@route("/join", http_method=PAGE)
async def join(request: Asking, house: TheHouse, who: Who, limits: Allowed) -> Response[str]:
    """By the code that somebody read out."""
    code = "".join(letter for letter in picked(request).get("code", "") if letter.isalnum()).upper()[:LONGEST_CODE]
    there = bool(code) and await asyncio.to_thread(house.store.plan, code) is not None
    if code:
        limits.take("guess", who.client, 0 if there else 1)
    if there:
        return go_to(f"/tables/{code}")
    return html(message.join(who.visit("/join"), code), status=404 if code else 200)


@route("/setup", http_method=PAGE)
async def set_up(request: Asking, who: Who) -> Response[str]:
    """A table as one would like it, while it is put together."""
    draft = await asyncio.to_thread(form.guess, picked(request))
    visit = setup.Setup(say=who.say, name=who.name, light=who.light, here="/setup", draft=draft)
    return html(setup.page(visit))


@post("/tables", status_code=303, opt=OPEN)
async def open_table(
    request: Asking, data: Annotated[dict[str, Any], URL_ENCODED], house: TheHouse, who: Who, limits: Allowed
) -> Response[str]:
    """Opens the table that was set up."""
    fields = {name: value for name, value in data.items() if isinstance(value, str)}
    try:
        wish = await asyncio.to_thread(form.read, fields)
    except BadOptions as problem:
        draft = replace(await asyncio.to_thread(form.guess, fields), problem=str(problem))
        visit = setup.Setup(say=who.say, name=who.name, light=who.light, here="/setup", draft=draft)
        return html(setup.page(visit), status=400)
    return await sent_to(request, wish, house, who, limits)


@post("/play/{game:str}", status_code=303, opt=OPEN)
async def play_now(request: Asking, game: FromPath[str], house: TheHouse, who: Who, limits: Allowed) -> Response[str]:
    """You against one opponent."""
    if game not in KEYS:
        raise NotFoundException(detail="no-game")
    return await sent_to(request, await asyncio.to_thread(form.read, {"game": game}), house, who, limits)


async def sent_to(request: Asking, wish: Wish, house: House, who: Visitor, limits: Limits) -> Response[str]:
    """A new table as wished, and the way there."""
    who = await known(who, house.guests, limits, secure=is_secure(request))
    return go_to(f"/tables/{await opened(wish, house, who)}", cookie=who.cookie)


@post("/name", status_code=303, opt=CHANGE)
async def name(
    request: Asking, data: Annotated[Name, URL_ENCODED], house: TheHouse, who: Who, limits: Allowed
) -> Response[str]:
    """How one wants to be called."""
    who = await known(who, house.guests, limits, secure=is_secure(request), name=fit_name(data.name))
    return go_to(inside(data.back), cookie=who.cookie)


@post("/light", status_code=303, opt=CHANGE)
async def light(
    request: Asking, data: Annotated[Light, URL_ENCODED], house: TheHouse, who: Who, limits: Allowed
) -> Response[str]:
    """Day, night, or as the system has it."""
    who = await known(who, house.guests, limits, secure=is_secure(request))
    who = await changed(who, house.guests, light=data.light if data.light in LIGHTS else SYSTEM)
    return go_to(inside(data.back), cookie=who.cookie)


def inside(address: str) -> str:
    """Only to pages of our own: a path, not another host."""
    plain = address.startswith("/") and not address.startswith("//") and address.isascii() and address.isprintable()
    return address if plain and "\\" not in address else "/"
