"""The servers on one PostgreSQL database: each hears what the others have stored, by LISTEN and NOTIFY.

A connection of our own rather than Litestar's channels: those don't reconnect, and would lose notifications silently.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from stol.table.announcement import AllowanceTaken, Announcement, Farewell, Ping, decode, encode
from stol.table.database import CONNECT_TIMEOUT, KEEPALIVE
from stol.table.database_threads import UNAVAILABLE, in_database
from stol.table.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

LOG = logging.getLogger(__name__)

PING_SECONDS: Final = 1.0
"""Between the pings of a server."""
CURRENT_SECONDS: Final = 3.0
"""For so long after a ping of its own that it heard, a server trusts its memory."""
GONE_SECONDS: Final = 6.0
"""A server whose pings were not heard for so long counts as gone."""
SEND_SECONDS: Final = 0.1
"""Until announcements that are not stored are sent, together."""
RECONNECT_SECONDS: Final = 0.5
"""Between attempts to connect again."""

Hear = Callable[[str, Announcement], Awaitable[None]]


def clock() -> float:
    """Seconds that go on while the machine or this process sleeps."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)  # only on Linux
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Servers:
    """What this server knows of the others, and what it tells them."""

    def __init__(self, store: Store, hear: Hear, recover: Callable[[], Awaitable[None]]) -> None:
        self._store = store
        self._hear = hear
        """Called with another server's id and what it announces, in the order in which that was stored."""
        self._recover = recover
        """Called when announcements may have been missed."""
        self.hear_taken: Callable[[str, str, float], None] = lambda _kind, _client, _amount: None
        """Called with what a client has taken of its allowances at another server."""
        self._others: dict[str, float] = {}
        """When each other server was heard last."""
        self._left: set[str] = set()
        """Servers that said farewell: what they still announce while they end does not make them run again."""
        self._current = -CURRENT_SECONDS
        """When the latest ping of our own was sent that has been heard."""
        self._outbox: list[Announcement] = []

    @property
    def count(self) -> int:
        """How many servers run, this one included."""
        return 1 + len(self._others)

    @property
    def is_current(self) -> bool:
        """Whether everything that was stored up to a few seconds ago has been heard."""
        return not self._store.is_shared or clock() - self._current < CURRENT_SECONDS

    def tell(self, told: Announcement) -> None:
        """Announces something that is not stored."""
        if self._store.is_shared:
            self._outbox.append(told)

    async def run(self) -> None:
        """Listens until it is cancelled; connects again whenever the connection is lost."""
        if not self._store.is_shared:
            return
        import psycopg  # noqa: PLC0415 - not installed where SQLite is enough

        while True:
            try:
                async with await self._connect() as connection:
                    await self._listen(connection)
            except (psycopg.Error, OSError, *UNAVAILABLE) as problem:
                LOG.warning("the connection for notifications is lost; connecting again: %s", type(problem).__name__)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def farewell(self) -> None:
        """Tells the others that this server stops, so that they need not wait for its pings."""
        if self._store.is_shared:
            await in_database(self._store.tell, Farewell())

    async def _connect(self) -> "AsyncConnection[tuple[object, ...]]":
        from psycopg import AsyncConnection  # noqa: PLC0415 - as above

        options = {"connect_timeout": CONNECT_TIMEOUT, **KEEPALIVE}
        url = self._store.url.set(drivername="postgresql").update_query_dict({k: str(v) for k, v in options.items()})
        return await AsyncConnection.connect(url.render_as_string(hide_password=False), autocommit=True)

    async def _listen(self, connection: "AsyncConnection[tuple[object, ...]]") -> None:
        await connection.execute(f"LISTEN {self._store.channel}".encode())
        await self._recover()
        pinged = clock()
        while True:
            if clock() - pinged > GONE_SECONDS:  # this process slept, and the others have noticed it
                await self._recover()
            if clock() - pinged >= PING_SECONDS or not self.is_current:
                pinged = clock()
                self._outbox.append(Ping(pinged))
                await self._notice_gone(pinged)
            await self._send(connection)
            async for notification in connection.notifies(timeout=SEND_SECONDS):
                await self._receive(notification.payload)

    async def _send(self, connection: "AsyncConnection[tuple[object, ...]]") -> None:
        while not self._store.untold.empty():
            self._outbox.append(self._store.untold.get())
        sent, self._outbox = self._outbox, []
        for text in encode(self._store.server, sent) if sent else ():
            await connection.execute("SELECT pg_notify(%s, %s)", (self._store.channel, text))

    async def _receive(self, text: str) -> None:
        notification = decode(text)
        for told in notification.told:
            if notification.server != self._store.server:
                if isinstance(told, Farewell):
                    self._left.add(notification.server)
                self._note(notification.server, told)
                if isinstance(told, AllowanceTaken):
                    self.hear_taken(told.kind, told.client, told.amount)
                else:
                    await self._hear(notification.server, told)
            elif isinstance(told, Ping):
                self._current = told.sent

    async def _notice_gone(self, now: float) -> None:
        """Servers that were not heard for long count as stopped. They may have stored more than they announced."""
        gone = [one for one, heard in self._others.items() if now - heard > GONE_SECONDS]
        for server in gone:
            self._note(server, Farewell())
            await self._hear(server, Farewell())
        if gone:
            await self._recover()

    def _note(self, server: str, told: Announcement) -> None:
        if isinstance(told, Farewell):
            self._others.pop(server, None)
        elif server not in self._left:
            self._others[server] = clock()
