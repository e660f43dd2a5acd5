"""A table in memory, with those who look at it."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator

from stol.table.table import Table


class TableSession:
    """One table: its state, who has its page open, and whom to tell when something happens."""

    def __init__(self, table: Table, away_after: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.present: Counter[str] = Counter()
        """Players whose pages are open now."""
        self.changed = time.monotonic()
        self.thinking: set[int] = set()
        self.is_closed = False
        """The server ends: nobody need listen any longer."""
        self._away_after = away_after
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        """Whose page was closed a moment ago: one that is only loaded again is back soon."""
        self._away: set[str] = set()
        self._stirs = 0
        self._listeners: set[asyncio.Event] = set()

    @property
    def stamp(self) -> str:
        """Differs whenever a page would: something happened, or somebody came or went."""
        return f"{self.table.sequence}.{self._stirs}"

    @contextlib.contextmanager
    def listen(self, player: str | None) -> Iterator[asyncio.Event]:
        """An event that is set whenever something has happened."""
        happened = asyncio.Event()
        self._listeners.add(happened)
        self._come(player or "")
        try:
            yield happened
        finally:
            self._listeners.discard(happened)
            self._go(player or "")

    def announce(self) -> None:
        self.changed = time.monotonic()
        self._wake()

    def is_away(self, player: str) -> bool:
        """Whether somebody's page has been closed for a while."""
        return player in self._away

    def expect(self, player: str) -> None:
        """Somebody who sits here should come; who does not counts as away after a while."""
        if not (player in self.present or player in self._leaving or player in self._away):
            self._go(player)

    def _come(self, player: str) -> None:
        if player in self._leaving:
            self._leaving.pop(player).cancel()
        if player in self._away:
            self._away.remove(player)
            self._stir()
        self.present[player] += 1

    def _go(self, player: str) -> None:
        self.present -= Counter([player])  # who has no page open is not kept, not even with a 0
        if player not in self.present and self.table.seats_of(player):
            self._leaving[player] = asyncio.get_running_loop().call_later(self._away_after, self._miss, player)

    def _miss(self, player: str) -> None:
        del self._leaving[player]
        self._away.add(player)
        self._stir()

    def _stir(self) -> None:
        self._stirs += 1
        self._wake()

    def _wake(self) -> None:
        for happened in self._listeners:
            happened.set()
