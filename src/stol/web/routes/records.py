"""Records from elsewhere: handed in, checked, and laid out on a table to be looked back at."""

import asyncio

import msgspec
from litestar import Response, post, route
from litestar.datastructures import UploadFile
from litestar.exceptions import ValidationException

from stol.errors import BadRecord
from stol.games.registry import KEYS
from stol.record import Record
from stol.table.anew import exhibit
from stol.table.house import House, NotReady
from stol.web.answer import go_to, html
from stol.web.given import Allowed, TheHouse, Who
from stol.web.guard import OPEN
from stol.web.opening import laid
from stol.web.pages import records as page
from stol.web.routes.tables import PAGE, Asking, is_secure
from stol.web.visitor import Visitor, known


class Named(msgspec.Struct):
    """As much of a record as says which game it is of."""

    game: str


@route("/records", http_method=PAGE)
async def show(who: Who) -> Response[str]:
    """Where a record is handed in."""
    return html(page.page(page.Records(say=who.say, name=who.name, light=who.light, here="/records")))


@post("/records", status_code=303, opt=OPEN)
async def hand_in(request: Asking, house: TheHouse, who: Who, limits: Allowed) -> Response[str]:
    """Lays a good record out; of a bad one it says what is wrong."""
    text = await handed_in(request)
    try:
        record = await read(house, text)
    except BadRecord as problem:
        return kept(who, text, str(problem), 400)
    except NotReady as game:
        return kept(who, text, who.say("records-preparing", game=who.say(f"{game}-title")), 503)
    who = await known(who, house.guests, limits, secure=is_secure(request))
    code = await laid(house, lambda: exhibit(record, who.id or ""))
    return go_to(f"/tables/{code}/review?ply=0", cookie=who.cookie)


def kept(who: Visitor, text: str, problem: str, status: int) -> Response[str]:
    """The form again, with what was sent in it."""
    told = page.Records(say=who.say, name=who.name, light=who.light, here="/records", text=text, problem=problem)
    return html(page.page(told), status=status)


async def handed_in(request: Asking) -> str:
    """The text of the file, or what was typed where there is none."""
    try:
        form = await request.form()
    except (UnicodeDecodeError, LookupError) as problem:  # letters that are none, or of an alphabet that nobody knows
        raise ValidationException from problem
    file, text = form.get("file"), form.get("text")
    content = (await file.read()).decode(errors="replace").strip() if isinstance(file, UploadFile) else ""
    return content or (text.strip() if isinstance(text, str) else "")


async def read(house: House, text: str) -> Record:
    """All of it is checked by the rules, which may have to be prepared first."""
    try:
        game = msgspec.json.decode(text, type=Named).game
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        game = ""
    if game in KEYS and not house.is_ready(game):
        raise NotReady(game)
    return await asyncio.to_thread(Record.from_json, text)
