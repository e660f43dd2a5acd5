"""Home, set-up, and the way to a table."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

from litestar import Response, post, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from stol.errors import BadOptions
from stol.games.registry import KEYS
from stol.table.deals import seed_for
from stol.table.events import Event, Hired, Sat
from stol.table.house import House
from stol.table.plan import Plan
from stol.table.seats import NAMES, new_code
from stol.table.store import Conflict
from stol.web import form, rows
from stol.web.answer import go_to, html
from stol.web.form import BOT, HERE, YOU, Wish
from stol.web.frame import LIGHTS, SYSTEM
from stol.web.given import Allowed, TheHouse, Who
from stol.web.guard import Limits
from stol.web.pages import home as home_page
from stol.web.pages import message, setup
from stol.web.routes.tables import LONGEST_CODE, PAGE, URL_ENCODED, Asking, Text, is_secure, picked
from stol.web.visitor import Visitor, changed, fit_name, known


class Name(Struct):
    name: Text
    back: Text = "/"


class Light(Struct):
    light: Text
    back: Text = "/"


@route("/", http_method=PAGE)
async def home(house: TheHouse, who: Who, limits: Allowed) -> Response[str]:
    """Four games, and one's own tables."""
    limits.take("look", who.client)
    return html(home_page.page(await rows.home(house, who)))


@route("/join", http_method=PAGE)
async def join(request: Asking, house: TheHouse, who: Who, limits: Allowed) -> Response[str]:
    """By the code that somebody read out."""
    limits.take("look", who.client)
    code = "".join(letter for letter in picked(request).get("code", "") if letter.isalnum()).upper()[:LONGEST_CODE]
    there = bool(code) and await asyncio.to_thread(house.store.plan, code) is not None
    if code:
        limits.take("guess", who.client, 0 if there else 1)
    if there:
        return go_to(f"/tables/{code}")
    return html(message.join(who.visit("/join"), code), status=404 if code else 200)


@route("/setup", http_method=PAGE)
async def set_up(request: Asking, who: Who, limits: Allowed) -> Response[str]:
    """A table as one would like it, while it is put together."""
    limits.take("look", who.client)
    draft = await asyncio.to_thread(form.guess, picked(request))
    visit = setup.Setup(say=who.say, name=who.name, light=who.light, here="/setup", draft=draft)
    return html(setup.page(visit))


@post("/tables", status_code=303)
async def open_table(
    request: Asking, data: Annotated[dict[str, Any], URL_ENCODED], house: TheHouse, who: Who, limits: Allowed
) -> Response[str]:
    """Opens the table that was set up."""
    limits.take("open", who.client)
    fields = {name: value for name, value in data.items() if isinstance(value, str)}
    try:
        wish = await asyncio.to_thread(form.read, fields)
    except BadOptions as problem:
        draft = replace(await asyncio.to_thread(form.guess, fields), problem=str(problem))
        visit = setup.Setup(say=who.say, name=who.name, light=who.light, here="/setup", draft=draft)
        return html(setup.page(visit), status=400)
    return await opened(request, wish, house, who, limits)


@post("/play/{game:str}", status_code=303)
async def play_now(request: Asking, game: FromPath[str], house: TheHouse, who: Who, limits: Allowed) -> Response[str]:
    """You against one opponent."""
    if game not in KEYS:
        raise NotFoundException(detail="no-game")
    limits.take("open", who.client)
    return await opened(request, await asyncio.to_thread(form.read, {"game": game}), house, who, limits)


async def opened(request: Asking, wish: Wish, house: House, who: Visitor, limits: Limits) -> Response[str]:
    """A new table as wished, with those who sit there already."""
    who = await known(who, house.store, limits, secure=is_secure(request))
    seed = await asyncio.to_thread(seed_for, house.store, wish.game, wish.deal)
    while True:
        plan = Plan(
            code=new_code(), game=wish.game, players=wish.players, options=wish.options, host=who.id or "",
            seed=seed, chat=wish.chat, watch=wish.watch, deal=wish.deal,
        )  # fmt: skip
        try:
            await house.open(plan, seated(wish, who))
        except Conflict:
            continue
        return go_to(f"/tables/{plan.code}", cookie=who.cookie)


def seated(wish: Wish, who: Visitor) -> Sequence[Event]:
    sitting: list[Event] = []
    for seat, kind in enumerate(wish.seats):
        if kind in {YOU, HERE}:
            sitting.append(Sat(seat=seat, player=who.id or "", name=who.name if kind == YOU else ""))
        elif kind.startswith(BOT):
            sitting.append(Hired(seat=seat, level=kind.removeprefix(BOT), name=NAMES[seat]))
    return sitting


@post("/name", status_code=303)
async def name(
    request: Asking, data: Annotated[Name, URL_ENCODED], house: TheHouse, who: Who, limits: Allowed
) -> Response[str]:
    """How one wants to be called."""
    limits.take("change", who.client)
    who = await known(who, house.store, limits, secure=is_secure(request), name=fit_name(data.name))
    return go_to(inside(data.back), cookie=who.cookie)


@post("/light", status_code=303)
async def light(
    request: Asking, data: Annotated[Light, URL_ENCODED], house: TheHouse, who: Who, limits: Allowed
) -> Response[str]:
    """Day, night, or as the system has it."""
    limits.take("change", who.client)
    who = await known(who, house.store, limits, secure=is_secure(request))
    who = await changed(who, house.store, light=data.light if data.light in LIGHTS else SYSTEM)
    return go_to(inside(data.back), cookie=who.cookie)


def inside(address: str) -> str:
    """Only to pages of our own: a path, not another host."""
    plain = address.startswith("/") and not address.startswith("//") and address.isascii() and address.isprintable()
    return address if plain and "\\" not in address else "/"
