"""Clients that sit at a table or watch it, request everything, and keep all responses."""

import asyncio
import contextlib
import html
import random
import re
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field
from urllib.parse import quote

from bench.hold.people import Person
from bench.hold.routes import Route
from bench.hold.wire import Lost, events
from stol.games.registry import KEYS

DEALS = {"game": KEYS, "name": ("any",)}
"""Pages of shared deals, with the results of others."""
LINKS = 1
"""Links followed per page."""
LINK = re.compile(r'href="(/tables/[^"#]*\?[^"#]*)"')
OF_PEOPLE = ("GET /api/people", "GET /me/people")
"""Where players find the ids of people whom they play with, to invite or block them."""
OWN_DATA = ("GET /api/me/data", "GET /me/data.json")
"""Where players find their own id."""
STAMP = re.compile(rb"^(?:id|data): ?(\d+)\.\d+$", re.MULTILINE)
STREAM_TIMEOUT = 5.0
"""Seconds within which all streams must have sent an event."""


@dataclass(frozen=True)
class Sent:
    """A response or stream event that a client received."""

    to: str
    seat: int | None
    where: str
    """The request."""
    status: int
    kind: str
    """The content type."""
    data: bytes
    sequence: int | None = None
    """For a stream: the number of events."""
    player: str = ""
    """The id of the client."""

    @property
    def text(self) -> str:
        """The text without headers; an event of a stream has none."""
        body = self.data if "event-stream" in self.kind else self.data.partition(b"\n\n")[2]
        return body.decode(errors="replace")

    @property
    def is_record(self) -> bool:
        """Whether a record was requested."""
        return self.where.endswith("/record")

    @property
    def may_have_ids(self) -> bool:
        """Whether it is about people with whom somebody who sits at the table plays."""
        return self.seat is not None and self.where in OF_PEOPLE

    @property
    def besides_own_id(self) -> bytes:
        """What was sent, without the client's own id where that belongs."""
        return self.data.replace(self.player.encode(), b"") if self.where in OWN_DATA else self.data

    def __str__(self) -> str:
        return f"{self.where}, sent to {self.to}"


@dataclass
class Client:
    """An API client with a token, with or without a seat."""

    person: Person
    seat: int | None
    streamed: list[Sent] = field(default_factory=list)
    player: str = ""
    """The player's id."""

    @property
    def name(self) -> str:
        return "a watcher" if self.seat is None else f"seat {self.seat}"

    async def ask(self, method: str, address: str, body: bytes = b"", kind: str = "application/json") -> Sent:
        """Retries once if the idle connection was just closed; all requests here are idempotent."""
        try:
            answer = await self.person.wire.ask(method, address, body, kind)
        except Lost:
            answer = await self.person.wire.ask(method, address, body, kind)
        head = b"\n".join(name + b": " + value for name, value in answer.headers.items())
        kind = answer.headers.get(b"content-type", b"").decode()
        where = f"{method} {address} {body.decode()}".strip()
        data = head + b"\n\n" + answer.body
        return Sent(self.name, self.seat, where, answer.status, kind, data, player=self.player)

    async def follow_links(self, page: Sent, chance: random.Random) -> AsyncIterator[Sent]:
        """Follows some links of a page."""
        links = sorted({html.unescape(link) for link in LINK.findall(page.data.decode(errors="replace"))})
        for link in chance.sample(links, min(LINKS, len(links))):
            yield await self.ask("GET", quote(link, safe="/?=&%+:@,.-"))

    async def listen(self, address: str) -> None:
        """Keeps all events of a stream until it ends."""
        with contextlib.suppress(Lost):
            async for event in events(self.person.new_wire().flow(address)):
                stamp = STAMP.search(event)
                sequence = int(stamp.group(1)) if stamp else None
                self.streamed.append(Sent(self.name, self.seat, address, 200, "text/event-stream", event, sequence))

    def _has_told(self, sequence: int, streams: int) -> bool:
        return len({sent.where for sent in self.streamed if sent.sequence == sequence}) >= streams

    async def told_of(self, sequence: int, streams: int) -> None:
        """Waits until all streams have sent that many events."""
        async with asyncio.timeout(STREAM_TIMEOUT):
            while not self._has_told(sequence, streams):  # noqa: ASYNC110 - several streams append to one list
                await asyncio.sleep(0.002)

    def take(self) -> list[Sent]:
        """Returns what the streams have received since the last call."""
        taken, self.streamed = self.streamed, []
        return taken


@dataclass(frozen=True)
class Question:
    """A request that changes nothing."""

    method: str
    address: str
    body: bytes = b""
    kind: str = "application/json"


def questions(
    routes: Iterable[Route], code: str, seats: Sequence[int], ply: int, chance: random.Random
) -> list[Question]:
    """All readable addresses for these seats, and some that pages don't offer."""
    values: dict[str, Sequence[object]] = {"code": [code], "seat": seats, "ply": sorted({0, ply // 2, ply}), **DEALS}
    reading = [route for route in routes if route.method == "GET" and not route.is_stream]
    found = [Question("GET", address) for route in reading for address in route.at(values)]
    pages = [each.address for each in found if each.address.startswith(f"/tables/{code}")]
    for page in pages:
        name, value = chance.choice([("ply", ply // 2), ("seat", chance.choice(seats)), ("final", 1)])
        found.append(Question("GET", f"{page}?eyes={chance.choice(seats)}&{name}={value}"))
    return [*found, Question("GET", f"/join?code={code}")]


def moves_for_others(code: str, ply: int, moves: Iterable[tuple[int, str]]) -> list[Question]:
    """Requests about moves of other seats, and requests that try to play them."""
    found = []
    for seat, move in moves:
        plain = quote(move, safe="")
        form = f"seat={seat}&ply={ply}&move={plain}".encode()
        said = f'{{"seat": {seat}, "ply": {ply}, "move": "{move}"}}'.encode()
        found += [
            Question("GET", f"/tables/{code}?why={plain}"),
            Question("POST", f"/tables/{code}/moves", form, "application/x-www-form-urlencoded"),
            Question("POST", f"/api/tables/{code}/moves", said),
        ]
    return found


def unasked(routes: Iterable[Route]) -> list[Route]:
    """GET routes with parameters that have no values here."""
    known = {"code", "seat", "ply", *DEALS}
    return [route for route in routes if route.method == "GET" and not set(route.names) <= known]
