"""Keeps the clocks of all tables: notes that the server runs, and acts where a person's time is up or low.

What is displayed needs none of this, as clocks are computed from the log. A table is looked at when its `due` says so,
by one server; what is found becomes an event of its log, so it is done once, whoever finds it.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence

from stol.table.change import now_in_milliseconds
from stol.table.clock_store import BEAT_SECONDS, FORGOTTEN, KEPT
from stol.table.clocks import Clock, clock, due_events, next_moment, running
from stol.table.database_threads import UNAVAILABLE, in_database
from stol.table.events import Event
from stol.table.log_names import log_name
from stol.table.session import TableSession
from stol.table.spans import Span, merged
from stol.table.store import Store
from stol.table.table import Table

LOG = logging.getLogger(__name__)

CHECK_SECONDS = 1.0
LEASE = "clocks"
LEASE_SECONDS = 5.0
SLOWEST = 60 * 1000
"""Milliseconds that it may take until a change is stored after its moment."""
LATER = 3600 * 1000
"""Milliseconds until a table is looked at again that can't be read, or whose rules are not compiled."""


class ClockKeeper:
    """The clocks of one server."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Awaitable[TableSession | None]],
        settle: Callable[[TableSession], Awaitable[None]],
        now: Callable[[], int] | None = None,
    ) -> None:
        self._store, self._find = store, find
        self._settle = settle
        """Stores what is due at a table."""
        self._given = now
        """The present moment, if it is not that of the machine."""
        self._ahead = 0
        self._outages: tuple[Span, ...] = ()
        self._holidays: defaultdict[str, dict[str, Span]] = defaultdict(dict)
        """The days off of each player, by id."""
        self._read_until = 0
        """All days off are known that were taken or ended before this moment."""
        self._beaten: int | None = None
        """The moment of the latest beat."""

    def now(self) -> int:
        """The present moment: the same at every server of a database."""
        return self._given() if self._given else now_in_milliseconds() + self._ahead

    def pauses(self, player: str | None) -> Sequence[Span]:
        """When time does not count for a player with days for a move; None: for nobody."""
        own = self._days_off(player)
        return merged([*self._outages, *own]) if own else self._outages

    def _days_off(self, player: str | None) -> list[Span]:
        return list(self._holidays.get(player or "", {}).values())

    def clock(self, table: Table, seat: int) -> Clock | None:
        """The clock of a seat; none where there is none."""
        now = self.now()
        found, player = clock(table, seat, now, self.pauses), table.seats[seat].player
        if found is None or table.plan.speed != "days":
            return found
        until = next((off.ended for off in self._days_off(player) if off.began <= now < off.ended), None)
        return found._replace(holiday=until)

    def clocks(self, table: Table) -> list[Clock]:
        """The clocks of all persons at a table."""
        found = (self.clock(table, seat) for seat in range(table.plan.players))
        return [one for one in found if one is not None]

    def running(self, table: Table) -> list[Clock]:
        """Whose clock runs out when."""
        return running(table, self.now(), self.pauses)

    def due_events(self, table: Table) -> list[Event]:
        """What is to be done about the clocks of a table now. Nothing as long as outages may be unknown."""
        now = self.now()
        if self._beaten is None or now - self._beaten > FORGOTTEN:
            return []
        return due_events(table, now, self.pauses)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self.check()
            except UNAVAILABLE:
                LOG.warning("the database does not answer; clocks stand until it does")
            await asyncio.sleep(CHECK_SECONDS)

    async def close(self) -> None:
        """The server stops: another keeps the clocks at once, and the time until now has passed."""
        if self._beaten is not None and self.now() - self._beaten <= FORGOTTEN:
            await in_database(self._store.clocks.beat, self.now())
        await in_database(self._store.leases.drop, LEASE)

    async def check(self) -> None:
        """Does what is due now."""
        if not await in_database(self._store.clocks.has_clocks):
            return
        await self.read_holidays()
        await self.beat()
        if await in_database(self._store.leases.take, LEASE, LEASE_SECONDS):
            for code, due in await in_database(self._store.clocks.due, self.now()):
                await self._look(code, due)

    async def beat(self) -> None:
        """Notes that this server runs, from time to time."""
        now = self.now()
        if self._beaten is None or not 0 <= now - self._beaten < BEAT_SECONDS * 1000:
            if self._given is None:
                self._ahead = await in_database(self._store.clocks.ahead)
            self._outages = merged(await in_database(self._store.clocks.beat, now))
            self._beaten = now

    async def read_holidays(self) -> None:
        """Learns which days off players have taken or ended, at any server. Known before a clock runs out by a beat."""
        now = self.now()
        for off in await in_database(self._store.holidays.changed, self._read_until - SLOWEST, now - KEPT):
            self._holidays[off.player][off.id] = off.span
        self._read_until = now

    async def _look(self, code: str, due: int) -> None:
        """Does what is due at a table, and notes when it is to be looked at again."""
        moment: int | None = self.now() + LATER
        try:
            session = await self._find(code)
            if session is not None:
                await self._settle(session)
                moment = next_moment(session.table, self.now(), self.pauses)
        except UNAVAILABLE:
            raise
        except Exception:
            LOG.exception("the clocks of table %s can't be looked at now", log_name(code))
        await in_database(self._store.clocks.set_due, code, due, moment)
