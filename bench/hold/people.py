"""Simulated players that reconnect, and retry requests until they are answered."""

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from bench.hold.wire import Answer, Lost, Wire

RETRY_SECONDS = 0.5
"""Seconds until a client reconnects: the value that the stream sends as `retry`."""
NOT_NOW = frozenset({429, 500, 502, 503})
"""Statuses after which a request is retried."""


class Told(Struct):
    """A message of the stream, without the view."""

    sequence: int
    undone: int
    over: bool
    choosers: list[int]
    ply: int | None = None
    moves: list[str] = []


@dataclass(frozen=True)
class Lapse:
    """From the end of a stream until the next message."""

    seconds: float
    attempts: int
    """How often a stream was opened meanwhile."""


class Unexpected(Exception):  # noqa: N818 - named as what happened
    """An unexpected response."""


@dataclass
class Person:
    """One player, with a connection for requests and one for the stream."""

    port: int
    name: str
    chance: random.Random
    token: str = ""
    seat: int = 0
    told: Told | None = None
    """The latest message of the stream."""
    address: str = "127.0.0.1"
    """The address that the server sees."""
    others: list[str] = field(default_factory=list)
    """Further addresses, from which its moves come in turn, as from a phone on the road."""

    def __post_init__(self) -> None:
        self.heard = asyncio.Event()
        self.lapses: list[Lapse] = []
        self.wire = self.new_wire()
        self.other_wires: list[Wire] = []

    def new_wire(self, headers: str = "", address: str = "") -> Wire:
        token = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        return Wire(self.port, headers + token, address or self.address)

    async def arrive(self) -> None:
        self.token = (await self.ask("/api/players", name=self.name))["token"]
        self.wire.close()
        self.wire = self.new_wire()
        self.other_wires = [self.new_wire(address=address) for address in self.others]

    def next_wire(self) -> Wire:
        """The connection for the next move."""
        self.other_wires.append(self.wire)
        self.wire = self.other_wires.pop(0)
        return self.wire

    def hang_up(self) -> None:
        """Closes all connections for requests."""
        for wire in (self.wire, *self.other_wires):
            wire.close()

    async def ask(self, path: str, **said: object) -> dict[str, Any]:
        """Posts a request until it is answered; all requests here are idempotent."""
        return read(await self.insist("POST", path, msgspec.json.encode(said)), path)

    async def look(self, path: str) -> dict[str, Any]:
        return read(await self.insist("GET", path), path)

    async def insist(self, method: str, path: str, body: bytes = b"") -> Answer:
        """Retries until the server answers."""
        while True:
            with contextlib.suppress(Lost):
                answer = await self.wire.ask(method, path, body)
                if answer.status not in NOT_NOW:
                    return answer
            await self.wait_a_little()

    async def listen(self, code: str) -> AsyncGenerator[Told, None]:
        """Listens to a table's stream, and reconnects for ever; like a browser, it sends what it heard last."""
        ended, attempts = 0.0, 0
        while True:
            with contextlib.suppress(Lost):
                known = self.told.sequence if self.told else 0
                path = f"/api/tables/{code}/stream?seat={self.seat}"
                attempts += 1
                async for message in self.new_wire(f"Last-Event-ID: {known}\r\n").listen(path):
                    if ended:
                        self.lapses.append(Lapse(now() - ended, attempts))
                    ended, attempts = 0.0, 0
                    yield msgspec.json.decode(message, type=Told)
            ended = ended or now()
            await self.wait_a_little()

    async def wait_a_little(self) -> None:
        await asyncio.sleep(RETRY_SECONDS * self.chance.uniform(0.5, 1))

    def hear(self, told: Told) -> None:
        self.told = told
        self.heard.set()

    async def told_of(self, sequence: int) -> Told:
        """The latest message, once it covers so many events."""
        while self.told is None or self.told.sequence < sequence:
            self.heard.clear()
            await self.heard.wait()
        return self.told


def read(answer: Answer, path: str) -> dict[str, Any]:
    if answer.status not in {200, 201}:
        raise Unexpected(f"{path}: {answer.status} {answer.body.decode(errors='replace')}")
    return msgspec.json.decode(answer.body, type=dict[str, Any])


def address(number: int) -> str:
    """An address of this machine for each number."""
    return f"127.{1 + (number >> 16)}.{number >> 8 & 255}.{number & 255}"


def now() -> float:
    """Seconds, by a clock that all processes of a machine share."""
    return time.clock_gettime(time.CLOCK_MONOTONIC)
