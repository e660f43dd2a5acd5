"""A table in memory, with those who look at it."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator

from stol.table.table import Table


class Live:
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
        self._last_seen: dict[str, float] = {}
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
        """Whether somebody's page has been closed for a while: a page that is only loaded again is not."""
        gone_at = self._last_seen.get(player)
        return not self.present[player] and gone_at is not None and time.monotonic() - gone_at >= self._away_after

    def expect(self, player: str) -> None:
        """Somebody who sits here should come; who does not counts as away after a while."""
        if player not in self._last_seen and not self.present[player]:
            self._go(player)

    def _come(self, player: str) -> None:
        if self.is_away(player):
            self._stir()
        self._last_seen.pop(player, None)
        self.present[player] += 1

    def _go(self, player: str) -> None:
        self.present -= Counter([player])  # who has no page open is not kept, not even with a 0
        if player not in self.present and self.table.seats_of(player):
            self._last_seen[player] = time.monotonic()
            asyncio.get_running_loop().call_later(self._away_after, self._miss, player)

    def _miss(self, player: str) -> None:
        if self.is_away(player):
            self._stir()

    def _stir(self) -> None:
        self._stirs += 1
        self._wake()

    def _wake(self) -> None:
        for happened in self._listeners:
            happened.set()
