"""Streams of changes at a table or at all tables of a player, with heartbeats."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from stol.table.database_threads import UNAVAILABLE
from stol.table.news import News
from stol.table.player_cache import PlayerCache
from stol.web.http.allowances import Limits
from stol.web.service.visitor import Visitor

HEARTBEAT = 15.0
"""Seconds between heartbeats: proxies close a connection that is silent for much longer."""


class Source(Protocol):
    """What changes: a table, or any of a player's tables."""

    @property
    def stamp(self) -> str:
        """A version that changes with every change."""

    @property
    def is_closed(self) -> bool:
        """Whether the stream has to end."""

    def listen(self, player: str | None) -> AbstractContextManager[asyncio.Event]:
        """An asyncio event that is set after every change."""


@dataclass(frozen=True)
class OwnTables:
    """Any of a player's tables, as a source of changes."""

    news: News
    player: str

    @property
    def stamp(self) -> str:
        return self.news.stamp(self.player)

    @property
    def is_closed(self) -> bool:
        return self.news.is_closed

    def listen(self, _player: str | None) -> AbstractContextManager[asyncio.Event]:
        return self.news.listen(self.player)


class SignedIn:
    """Whether a visitor's device is still the player's, asked again and again: it may be signed out meanwhile."""

    def __init__(self, who: Visitor, players: PlayerCache) -> None:
        self._who, self._players, self._forgotten = who, players, players.forgotten

    async def still(self) -> bool:
        """Nothing is read from the database as long as no player has changed; without it, everybody stays."""
        forgotten = self._players.forgotten
        if self._who.id is None or forgotten == self._forgotten:
            return True
        try:
            player = await self._players.find(self._who.device)
        except UNAVAILABLE:
            return True
        self._forgotten = forgotten
        return player is not None


async def changes(
    session: Source, who: Visitor, limits: Limits, players: PlayerCache | None = None
) -> AsyncIterator[bool]:
    """A bool stream: True at the start and after every change, False as a heartbeat.

    Changes don't queue for a slow reader: it gets one True for all of them. `players`: it ends when the
    visitor's device is signed out; None: what it tells is for everybody.
    """
    signed_in = SignedIn(who, players) if players else None
    with limits.streaming(who.client), session.listen(who.id) as changed, heartbeat(changed):
        latest = None
        try:
            while not session.is_closed:
                changed.clear()
                if signed_in and not await signed_in.still():
                    return
                before, latest = latest, session.stamp
                yield latest != before
                await changed.wait()
        finally:
            del session  # a cancelled stream's frame may live long, and must not keep the table in memory


@contextlib.contextmanager
def heartbeat(changed: asyncio.Event) -> Iterator[None]:
    """Sets the event at intervals. One timer per stream is cheaper than a timeout for every wait."""
    later = asyncio.get_running_loop().call_later

    def beat() -> None:
        changed.set()
        timers[0] = later(HEARTBEAT, beat)

    timers = [later(HEARTBEAT, beat)]
    try:
        yield
    finally:
        timers[0].cancel()
