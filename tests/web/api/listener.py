"""A client of a table's stream that reads as slowly as a test wants."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from web.api.programs import Program


@dataclass
class Listener:
    """Collects messages; reads nothing while `reading` is not set."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    chunks: list[bytes] = field(default_factory=list)
    reading: asyncio.Event = field(default_factory=asyncio.Event)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    def messages(self) -> list[tuple[str, dict[str, Any]]]:
        """The stamps and data of all messages."""
        told = []
        for block in b"".join(self.chunks).decode().split("\n\n"):
            lines = dict(line.split(": ", 1) for line in block.splitlines() if not line.startswith(":"))
            if "data" in lines:
                assert lines["event"] == "table"
                told.append((lines["id"], json.loads(lines["data"])))
        return told

    async def until(self, count: int) -> None:
        """Waits for so many messages."""
        await self.until_seen(lambda: len(self.messages()) >= count)

    async def until_seen(self, seen: Callable[[], bool]) -> None:
        while not seen():
            self.arrived.clear()
            await self.arrived.wait()


def listen(
    player: Program, path: str, work: Callable[[Listener], Awaitable[None]], query: str = "", below: str = "/api"
) -> Listener:
    """Runs `work` in the server's event loop while the stream is open, then disconnects."""
    return player.server.client.blocking_portal.call(lambda: listening(player, below + path, work, query))


async def listening(player: Program, path: str, work: Callable[[Listener], Awaitable[None]], query: str) -> Listener:
    token = [(b"authorization", f"Bearer {player.token}".encode())] if player.token else []
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
        "headers": token, "client": ("192.0.2.1", 1), "server": ("127.0.0.1", 80),
    }  # fmt: skip
    listener, gone = Listener(), asyncio.Event()
    listener.reading.set()
    asked = iter([{"type": "http.request", "body": b"", "more_body": False}])

    async def receive() -> dict[str, Any]:
        for message in asked:
            return message
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        await listener.reading.wait()
        if message["type"] == "http.response.start":
            listener.status = message["status"]
            listener.headers = {name.decode().lower(): value.decode() for name, value in message["headers"]}
        listener.chunks.append(message.get("body", b""))
        listener.arrived.set()
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            listener.ended.set()

    serving = asyncio.create_task(player.server.app(scope, receive, send))  # type: ignore[arg-type] # plain dicts
    try:
        await work(listener)
    finally:
        gone.set()
        await serving
    return listener
