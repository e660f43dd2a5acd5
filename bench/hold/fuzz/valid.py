"""Valid requests: for every route, and those that pages and programs would send at running tables."""

import html
import random
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias
from urllib.parse import urlencode

import msgspec

from bench.hold.fuzz.laid import Laid, Somebody
from bench.hold.fuzz.request import FORM, JSON, Request, request
from bench.hold.routes import Route
from bench.hold.wire import Answer
from stol.games.registry import KEYS

FORMS = re.compile(r"<form\b([^>]*)>(.*?)</form>", re.DOTALL)
FIELD = re.compile(r"<(?:input|button|textarea|select)\b([^>]*)>")
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
LINK = re.compile(r'href="(/[^"#]*)"')
ELSEWHERE = ("/", "/setup", "/enter", "/records", "/join")
THINKING = re.compile(r"/static/|/hint\b")
"""Links that are not followed: static files, and hints, which need a search of a second."""
VALUES: Mapping[str, object] = {
    "game": "pixies", "players": 2, "options": {}, "seats": ["you", "open"], "name": "Ana", "level": "novice",
    "text": "hello", "key": "k", "move": "x", "ply": 0, "undone": 0, "seat": 0, "back": "/", "light": "night",
    "chat": True, "watch": True, "seat0": "you", "seat1": "open",
}  # fmt: skip
"""Values of fields by name; others are filled in from their schema."""
FORM_FIELDS = ("move", "ply", "undone", "seat", "name", "level", "text", "key", "back", "light", "game", "players")
BY_TYPE: Mapping[str, object] = {"string": "x", "integer": 0, "number": 0, "boolean": True, "array": [], "object": {}}

Ask: TypeAlias = Callable[[Request], Awaitable[Answer | None]]


def for_routes(routes: Sequence[Route], people: Sequence[Somebody], tables: Sequence[Laid]) -> Iterator[Request]:
    """A request per route and table, filled with known values; a single one for routes that search."""
    for route in routes:
        if (route.method, route.path[-6:]) == ("POST", "/erase"):  # mutations lead there often enough
            continue
        for number, table in enumerate(tables if "code" in route.names and not route.thinks else tables[:1]):
            values: dict[str, list[object]] = {
                "code": [table.code],
                "seat": [0],
                "ply": [0],
                "game": [KEYS[number % 4]],
            }
            values |= {name: ["x"] for name in route.names if name not in values}
            token = people[number % len(people)].token
            yield from (asked(route, address, token) for address in route.at(values))


def asked(route: Route, address: str, token: str) -> Request:
    if route.method == "GET":
        return request("GET", address, token, kind=JSON if address.startswith("/api") else FORM)
    if address.startswith("/api"):
        return request(route.method, address, token, msgspec.json.encode(example(route.body or {})))
    said = {name: VALUES[name] for name in FORM_FIELDS}
    return request(route.method, address, token, urlencode(said).encode(), FORM)


def example(schema: Mapping[str, Any]) -> dict[str, Any]:
    """A body by the schema, valid as far as it can be filled in."""
    return {name: filled(name, one) for name, one in schema.get("properties", {}).items()}


def filled(name: str, schema: Mapping[str, Any]) -> object:
    if name in VALUES:
        return VALUES[name]
    kinds = schema.get("type", "string")
    return next(iter(schema.get("examples", ())), BY_TYPE.get(kinds if isinstance(kinds, str) else kinds[0], "x"))


async def at_table(ask: Ask, table: Laid, who: Somebody, chance: random.Random) -> list[Request]:
    """The requests that a player could send at a table now, from its pages and from the API."""
    page = chance.choice([f"/tables/{table.code}", f"/tables/{table.code}/review", *ELSEWHERE])
    answer = await ask(request("GET", page, who.token, kind=FORM))
    text = answer.body.decode(errors="replace") if answer else ""
    found = [*on_page(text, who, chance), *(await moves(ask, table, who, chance))]
    links = sorted({html.unescape(link) for link in LINK.findall(text) if not THINKING.search(link)})
    found += [request("GET", link, who.token, kind=FORM) for link in chance.sample(links, min(3, len(links)))]
    return found + await records(ask, table, who)


async def records(ask: Ask, table: Laid, who: Somebody) -> list[Request]:
    """Uploads the record of a finished game."""
    told = await ask(request("GET", f"/tables/{table.code}/record", who.token, kind=FORM))
    if told is None or told.status != 200:
        return []
    return [request("POST", "/records", who.token, urlencode({"text": told.body.decode()}).encode(), FORM)]


def on_page(text: str, who: Somebody, chance: random.Random) -> Iterator[Request]:
    """The forms of a page, as a browser would send them."""
    for told, inside in FORMS.findall(text):
        form = dict(ATTRIBUTE.findall(told))
        fields = [dict(ATTRIBUTE.findall(field)) for field in FIELD.findall(inside)]
        said = {field["name"]: html.unescape(field.get("value", "x")) for field in fields if "name" in field}
        action, body = html.unescape(form.get("action", "/")), urlencode(said)
        if form.get("method") == "post":
            yield request("POST", action, who.token, body.encode(), FORM)
        elif chance.random() < 0.5:
            yield request("GET", f"{action}?{body}", who.token, kind=FORM)


async def moves(ask: Ask, table: Laid, who: Somebody, chance: random.Random) -> list[Request]:
    """A legal move of each of the player's seats, as a page and as a program sends it."""
    found = []
    for seat in range(2):
        told = await ask(request("GET", f"/api/tables/{table.code}/legal?seat={seat}", who.token))
        if told is None or told.status != 200:
            continue
        legal = msgspec.json.decode(told.body)
        if legal["moves"]:
            move = chance.choice(legal["moves"])
            said = {"move": move, "ply": legal["ply"], "undone": legal["undone"], "seat": seat}
            found += [
                request("POST", f"/api/tables/{table.code}/moves", who.token, msgspec.json.encode(said)),
                request("POST", f"/tables/{table.code}/moves", who.token, urlencode(said).encode(), FORM),
            ]
    return found
