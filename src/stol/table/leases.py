"""Leases: work that only one of several servers does, for as long as it renews its lease."""

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import Engine

from stol.table.schema import LEASES

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
