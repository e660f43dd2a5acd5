"""Deletes what has expired, once a day, by one of the servers of a database."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

from stol.table.database_threads import UNAVAILABLE, in_database
from stol.table.life_cycle import KINDS, TABLE_KINDS
from stol.table.store import Store

LOG = logging.getLogger(__name__)

LEASE = "expire"
DAY_SECONDS = 24 * 3600.0
FIRST_SECONDS = 600.0
"""After the start of a server, which has other things to do then."""
RETRY_SECONDS = 3600.0
"""Between attempts, if another server has done it or the database does not answer."""
PAUSE_SECONDS = 0.2
"""Between batches, so that players' changes are written meanwhile."""


class DailyExpiry:
    """Runs in the background of a server."""

    def __init__(self, store: Store, forget_tables: Callable[[Sequence[str]], None]) -> None:
        self._store = store
        self._forget_tables = forget_tables
        """Called with the codes of tables that were deleted: copies in the memory of any server have to go, too."""
        self._next = time.monotonic() + FIRST_SECONDS

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(max(0.0, self._next - time.monotonic()))
            self._next = time.monotonic() + RETRY_SECONDS
            try:
                if await in_database(self._store.leases.take, LEASE, DAY_SECONDS):
                    await self.expire()
                    self._next = time.monotonic() + DAY_SECONDS
            except UNAVAILABLE:
                LOG.warning("the database does not answer; what has expired is deleted later")

    async def expire(self) -> None:
        """Deletes everything that has expired, batch by batch."""
        for kind in KINDS:
            after = ""
            while (found := await in_database(self._store.life_cycle.expired, kind, after)).keys:
                after = found.keys[-1]
                deleted = await in_database(self._store.life_cycle.delete, found)
                if kind in TABLE_KINDS:
                    self._forget_tables(deleted.keys)
                await asyncio.sleep(PAUSE_SECONDS)
