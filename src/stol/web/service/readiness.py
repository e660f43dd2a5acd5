"""Whether a server should be sent requests: what a load balancer asks."""

import asyncio
import time

from stol.table.database_threads import UNAVAILABLE, in_database
from stol.table.service import TableService

ANSWER_SECONDS = 2.0
"""A database that takes longer to answer counts as out of reach."""
START_SECONDS = 120.0
"""For so long a server beside others does not answer until it is ready: the first one may have to compile the rules."""
LOOK_SECONDS = 0.05
FRESH_SECONDS = 1.0
"""For so long an answer of the database is used again, so that many who ask cost no more than one."""


class Readiness:
    """The parts of a server that have to work before it can serve anybody."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self.is_stopping = False
        self._asked_at = float("-inf")
        self._database: asyncio.Task[bool] | None = None
        """The latest question to the database; all who ask meanwhile wait for the same one."""

    async def wait_beside_others(self) -> None:
        """Waits until this server can serve as well as the others that can be asked meanwhile."""
        end = time.monotonic() + START_SECONDS
        while self._service.store.is_shared and time.monotonic() < end and await self.missing():  # noqa: ASYNC110 - parts of others
            await asyncio.sleep(LOOK_SECONDS)

    async def missing(self) -> list[str]:
        """The parts that are not ready: database, rules, servers; or stopping."""
        parts = {
            "stopping": not self.is_stopping,
            "rules": self._service.preparation.is_done,
            "servers": self._service.servers.is_current,
            "database": await self._has_database(),
        }
        return [name for name, is_ready in parts.items() if not is_ready]

    async def _has_database(self) -> bool:
        if self._database is None or time.monotonic() - self._asked_at > FRESH_SECONDS:
            self._asked_at = time.monotonic()
            self._database = asyncio.create_task(self._ask_database())
        return await asyncio.shield(self._database)

    async def _ask_database(self) -> bool:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await in_database(self._service.store.ping)
        except (TimeoutError, *UNAVAILABLE):
            return False
        return True
