"""Go on with a real table: type it in, look at it, play on."""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from litestar import Response, post, route

from stol.errors import BadOptions
from stol.table.house import House
from stol.table.plan import Begin
from stol.web import entering, form
from stol.web.answer import go_to, html
from stol.web.entering import Entering
from stol.web.given import Allowed, TheHouse, Who
from stol.web.guard import ENTER
from stol.web.opening import opened
from stol.web.pages import enter
from stol.web.routes.tables import PAGE, URL_ENCODED, Asking, is_secure, picked
from stol.web.visitor import Visitor, known

IMPOSSIBLE = 422
"""What is answered to a table that can't be played on."""


@route("/enter", http_method=PAGE, opt=ENTER)
async def begin_to_enter(request: Asking, house: TheHouse, who: Who) -> Response[str]:
    """The fields to be filled in. Nothing is wrong yet."""
    typed = picked(request)
    now = await read(typed, house, who)
    return shown(replace(now, problem=now.draft.problem or "", wrong=""), typed, who)


@post("/enter", status_code=303, opt=ENTER)
async def go_on(
    request: Asking, data: Annotated[dict[str, Any], URL_ENCODED], house: TheHouse, who: Who, limits: Allowed
) -> Response[str]:
    """The table as it would lie; or, if that is wished, the game goes on there."""
    typed = {name: value for name, value in data.items() if isinstance(value, str)}
    now = await read(typed, house, who)
    if typed.get("do") != "open" or now.position is None:
        return shown(now, typed, who, status=IMPOSSIBLE if typed.get("do") == "open" else 200)
    limits.take("open", who.client)
    try:
        wish = await asyncio.to_thread(form.read, typed)
    except BadOptions as problem:
        return shown(replace(now, problem=str(problem)), typed, who, status=IMPOSSIBLE)
    who = await known(who, house.guests, limits, secure=is_secure(request))
    code = await opened(wish, house, who, Begin(view=now.position.view()))
    return go_to(f"/tables/{code}", cookie=who.cookie)


async def read(typed: Mapping[str, str], house: House, who: Visitor) -> Entering:
    """What is hidden at the table is made up in a way that nobody can know."""
    draft = await asyncio.to_thread(form.guess, typed)
    if not house.is_ready(draft.wish.game):
        return Entering(draft, 0, preparing=True)
    return await asyncio.to_thread(entering.read, typed, who.say, secrets.token_hex(16))


def shown(now: Entering, typed: Mapping[str, str], who: Visitor, *, status: int = 200) -> Response[str]:
    visit = enter.Enter(
        say=who.say, name=who.name, light=who.light, here="/enter", draft=now.draft, typed=typed, turn=now.turn,
        scene=entering.scene(now, who.name, who.say), problem=now.problem, wrong=now.wrong,
        preparing=now.preparing,
    )  # fmt: skip
    return html(enter.page(visit), status=status)
