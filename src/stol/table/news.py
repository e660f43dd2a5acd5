"""Tells open home pages that a table of their player has changed."""

import asyncio
import contextlib
import secrets
from collections import defaultdict
from collections.abc import Iterable, Iterator

from cachetools import LRUCache

from stol.table.change import LOBBY
from stol.table.events import Event, Sat
from stol.table.plan import Plan
from stol.table.table import Table

MAX_PLAYERS = 10_000
"""Players whose latest change is remembered; for others a page is fetched once too often."""


class News:
    """The changes at the tables of each player."""

    def __init__(self) -> None:
        self.is_closed = False
        """The server stops: streams have to end."""
        self._server = secrets.token_hex(4)
        self._count = 0
        self._latest: LRUCache[str, int] = LRUCache(MAX_PLAYERS)
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def stamp(self, player: str) -> str:
        """A version that changes with every change at one of the player's tables, and when the server starts again."""
        return f"{self._server}.{self._latest.get(player, 0)}"

    def table_changed(self, table: Table) -> None:
        lobby = {LOBBY} if table.plan.public and table.position is None else set()
        self._tell(lobby | {table.plan.host, *(seat.player for seat in table.seats if seat.player)})

    def table_opened(self, plan: Plan, first: Iterable[Event]) -> None:
        lobby = {LOBBY} if plan.public else set()
        self._tell(lobby | {plan.host, *(event.player for event in first if isinstance(event, Sat))})

    def player_changed(self, player: str) -> None:
        self._tell([player])

    def players_changed(self, players: Iterable[str]) -> None:
        self._tell(players)

    def everything_changed(self) -> None:
        """Any of the tables may have changed."""
        self._tell(list(self._listeners))

    def has_listeners(self, player: str) -> bool:
        return player in self._listeners

    @contextlib.contextmanager
    def listen(self, player: str) -> Iterator[asyncio.Event]:
        """An asyncio event that is set after every change."""
        changed = asyncio.Event()
        self._listeners[player].add(changed)
        try:
            yield changed
        finally:
            self._listeners[player].discard(changed)
            if not self._listeners[player]:
                del self._listeners[player]

    def close(self) -> None:
        self.is_closed = True
        for listeners in self._listeners.values():
            for changed in listeners:
                changed.set()

    def _tell(self, players: Iterable[str]) -> None:
        self._count += 1
        for player in players:
            self._latest[player] = self._count
            for changed in self._listeners.get(player, ()):
                changed.set()
