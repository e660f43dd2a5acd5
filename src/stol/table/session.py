"""A table in memory, with the listeners to its changes and who is present."""

import asyncio
import contextlib
import time
import zlib
from collections.abc import Callable, Iterator, Mapping

from stol.table.announcement import Announcement
from stol.table.change import now_in_milliseconds
from stol.table.clocks import Clock
from stol.table.presence import VISIT_SECONDS, Presence
from stol.table.table import Table


class TableSession:
    """One table: its state, who has its page open, and the listeners."""

    def __init__(
        self,
        table: Table,
        away_after: float,
        heard: Mapping[str, int] | None = None,
        tell: Callable[[Announcement], None] = lambda _: None,
        clocks: Callable[[Table], list[Clock]] = lambda _: [],
        now: Callable[[], int] = now_in_milliseconds,
    ) -> None:
        self.table = table
        self.heard = dict(heard or {})
        """The number of chat messages that each player has read."""
        self._clocks, self._now = clocks, now
        self.lock = asyncio.Lock()
        self.stored = table.sequence
        """The number of events that the table's log is known to have: another server may have added some."""
        self.presence = Presence(
            table.plan.code,
            away_after,
            sits=lambda player: bool(self.table.seats_of(player)),
            changed=self._wake_listeners,
            tell=tell,
        )
        self.changed = time.monotonic()
        self.visited = time.monotonic()
        """When somebody last requested something of the table."""
        self.thinking: set[int] = set()
        self.is_closed = False
        """The server stops: streams have to end."""
        self._listeners: set[asyncio.Event] = set()

    @property
    def clocks(self) -> list[Clock]:
        """The clocks of the persons at the table, at this moment."""
        return self._clocks(self.table)

    @property
    def now(self) -> int:
        """The present moment, as the clocks have it."""
        return self._now()

    @property
    def is_behind(self) -> bool:
        """Whether another server has added events that are not known here yet."""
        return self.table.sequence < self.stored

    @property
    def is_attended(self) -> bool:
        """Whether somebody has the table's page open, or had it a moment ago."""
        return self.presence.is_anybody_there or time.monotonic() - self.visited < VISIT_SECONDS

    @property
    def stamp(self) -> str:
        """A version that changes with every event, and when somebody's presence changes; the same at every server."""
        away = self.presence.away
        absence = zlib.crc32(",".join(sorted(away)).encode()) if away else 0
        return f"{self.table.sequence}.{absence}"

    @contextlib.contextmanager
    def listen(self, player: str | None) -> Iterator[asyncio.Event]:
        """An asyncio event that is set after every change."""
        changed_event = asyncio.Event()
        self._listeners.add(changed_event)
        self.presence.page_opened(player or "")
        try:
            yield changed_event
        finally:
            self._listeners.discard(changed_event)
            self.presence.page_closed(player or "")

    async def change_within(self, seconds: float) -> bool:
        """Waits for the next change. False: there was none for so long."""
        changed_event = asyncio.Event()
        self._listeners.add(changed_event)
        try:
            await asyncio.wait_for(changed_event.wait(), seconds)
        except TimeoutError:
            return False
        finally:
            self._listeners.discard(changed_event)
        return True

    def announce(self) -> None:
        self.stored = max(self.stored, self.table.sequence)
        self.changed = time.monotonic()
        self._wake_listeners()

    def close(self) -> None:
        """Ends its streams."""
        self.is_closed = True
        self.announce()

    def is_away(self, player: str) -> bool:
        """Whether somebody's page has been closed for a while."""
        return player in self.presence.away

    def unread(self, player: str | None) -> int:
        """How many messages others have said since the player read the chat."""
        own = self.table.seats_of(player)
        later = self.table.talk[self.heard.get(player or "", 0) :] if own else []
        return sum(said.seat not in own for said in later)

    def _wake_listeners(self) -> None:
        for changed_event in self._listeners:
            changed_event.set()
