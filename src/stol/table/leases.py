"""Leases: work that only one of several servers does, for as long as it renews its lease.

A lease is kept when its work is done, until it ends: a server that has not heard of it yet would do the work again.
"""

import asyncio
import contextlib

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import Engine

from stol.table.database_threads import UNAVAILABLE, in_database
from stol.table.schema import LEASES

SWEEP = "leases"
SWEEP_SECONDS = 60.0
"""Between deletions of leases that have ended."""

NOW = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
"""Milliseconds since 1970, by the clock of the database: those of the servers may differ."""


class Leases:
    """The leases of one server. With SQLite there is one server, which may do everything."""

    def __init__(self, engine: Engine, server: str) -> None:
        self._engine, self._server = engine, server
        self._is_shared = engine.dialect.name == "postgresql"

    def take(self, name: str, seconds: float) -> bool:
        """Whether this server has the lease from now on, for so long. Taking it again renews it."""
        if not self._is_shared:
            return True
        new = postgresql.insert(LEASES).values(name=name, server=self._server, until=NOW + int(seconds * 1000))
        statement = new.on_conflict_do_update(
            index_elements=[LEASES.c.name],
            set_={"server": new.excluded.server, "until": new.excluded.until},
            where=(LEASES.c.until < NOW) | (LEASES.c.server == self._server),
        ).returning(LEASES.c.name)
        with self._engine.begin() as connection:
            return connection.execute(statement).scalar() is not None

    def drop(self, name: str) -> None:
        """Lets other servers have the lease."""
        if self._is_shared:
            with self._engine.begin() as connection:
                connection.execute(LEASES.delete().where(LEASES.c.name == name, LEASES.c.server == self._server))

    def delete_ended(self) -> None:
        """Deletes those that have ended, which count for nothing any more."""
        if self._is_shared:
            with self._engine.begin() as connection:
                connection.execute(LEASES.delete().where(LEASES.c.until < NOW))


async def sweep(leases: Leases) -> None:
    """Deletes leases that have ended from time to time, at one server, until it is cancelled."""
    while True:
        with contextlib.suppress(*UNAVAILABLE):
            if await in_database(leases.take, SWEEP, SWEEP_SECONDS):
                await in_database(leases.delete_ended)
        await asyncio.sleep(SWEEP_SECONDS)
