"""A table in memory, with the listeners to its changes and who is present."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator, Mapping

from stol.table.table import Table

VISIT_SECONDS = 60.0
"""Seconds for which somebody who has requested something of a table counts as present: without scripts, pages have no
stream."""


class TableSession:
    """One table: its state, who has its page open, and the listeners."""

    def __init__(self, table: Table, away_after: float, heard: Mapping[str, int] | None = None) -> None:
        self.table = table
        self.heard = dict(heard or {})
        """The number of chat messages that each player has read."""
        self.lock = asyncio.Lock()
        self.open_pages: Counter[str] = Counter()
        """The number of open pages (streams) per player."""
        self.changed = time.monotonic()
        self.visited = time.monotonic()
        """When somebody last requested something of the table."""
        self.thinking: set[int] = set()
        self.is_closed = False
        """The server stops: streams have to end."""
        self._away_after = away_after
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        """Players whose page was closed a moment ago: a reloaded page is back soon."""
        self._away: set[str] = set()
        self._presence_changes = 0
        self._listeners: set[asyncio.Event] = set()

    @property
    def stamp(self) -> str:
        """A version that changes with every event, and when somebody's presence changes."""
        return f"{self.table.sequence}.{self._presence_changes}"

    @property
    def is_attended(self) -> bool:
        """Whether somebody has the table's page open, or had it a moment ago."""
        return bool(self.open_pages) or time.monotonic() - self.visited < VISIT_SECONDS

    @contextlib.contextmanager
    def listen(self, player: str | None) -> Iterator[asyncio.Event]:
        """An asyncio event that is set after every change."""
        changed_event = asyncio.Event()
        self._listeners.add(changed_event)
        self._page_opened(player or "")
        try:
            yield changed_event
        finally:
            self._listeners.discard(changed_event)
            self._page_closed(player or "")

    def announce(self) -> None:
        self.changed = time.monotonic()
        self._wake_listeners()

    def is_away(self, player: str) -> bool:
        """Whether somebody's page has been closed for a while."""
        return player in self._away

    def unread(self, player: str | None) -> int:
        """How many messages others have said since the player read the chat."""
        own = self.table.seats_of(player)
        later = self.table.talk[self.heard.get(player or "", 0) :] if own else []
        return sum(said.seat not in own for said in later)

    def expect(self, player: str) -> None:
        """Marks a seated player as away after a while, unless a page is opened."""
        if not (player in self.open_pages or player in self._leaving or player in self._away):
            self._page_closed(player)

    def _page_opened(self, player: str) -> None:
        if player in self._leaving:
            self._leaving.pop(player).cancel()
        if player in self._away:
            self._away.remove(player)
            self._presence_changed()
        self.open_pages[player] += 1

    def _page_closed(self, player: str) -> None:
        self.open_pages[player] -= 1
        if self.open_pages[player] <= 0:
            del self.open_pages[player]
        if player not in self.open_pages and self.table.seats_of(player):
            self._leaving[player] = asyncio.get_running_loop().call_later(self._away_after, self._mark_away, player)

    def _mark_away(self, player: str) -> None:
        del self._leaving[player]
        self._away.add(player)
        self._presence_changed()

    def _presence_changed(self) -> None:
        self._presence_changes += 1
        self._wake_listeners()

    def _wake_listeners(self) -> None:
        for changed_event in self._listeners:
            changed_event.set()
