"""What clocks need of the database: when servers ran, and which tables are to be looked at when."""

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from stol.table.change import now_in_milliseconds
from stol.table.leases import NOW
from stol.table.schema import SERVED, TABLES
from stol.table.spans import Span, gaps

BEAT_SECONDS = 5.0
"""How often a server stores that it runs: as much may be forgotten when it is killed, in favour of the players."""
FORGOTTEN = int(2 * BEAT_SECONDS * 1000)
"""A server that has stored nothing for so long, in milliseconds, did not run: it slept, or the database was away."""
KEPT = 100 * 24 * 3600 * 1000
"""Older times are of no clock that still runs: a move has 14 days at most, and days off are fewer than 60."""
MOST_TABLES = 50
"""That are looked at together."""


class ClockStore:
    """Calls block, so they are made from threads."""

    def __init__(self, engine: Engine, server: str) -> None:
        self._engine, self._server = engine, server

    def ahead(self) -> int:
        """How far the clock of the database is ahead of this machine's: those of several servers may differ."""
        if self._engine.dialect.name != "postgresql":
            return 0
        with self._engine.connect() as connection:
            return int(connection.execute(sa.select(NOW)).scalar_one()) - now_in_milliseconds()

    def beat(self, now: int) -> tuple[Span, ...]:
        """Stores that this server runs, and returns when no server did."""
        with self._engine.begin() as connection:
            self._lengthen(connection, now)
            rows = connection.execute(sa.select(SERVED.c.began, SERVED.c.until)).all()
        return gaps(Span(row.began, row.until) for row in rows)

    def _lengthen(self, connection: Connection, now: int) -> None:
        """Makes the latest span of this server longer, or begins a new one."""
        own = SERVED.c.server == self._server
        recent = own & (SERVED.c.until >= now - FORGOTTEN)
        if connection.execute(SERVED.update().where(recent).values(until=now)).rowcount == 0:
            connection.execute(SERVED.delete().where(SERVED.c.until < now - KEPT))
            connection.execute(SERVED.insert(), {"server": self._server, "began": now, "until": now})

    def has_clocks(self) -> bool:
        """Whether a clock may run at any table."""
        query = sa.select(TABLES.c.code).where(TABLES.c.due.is_not(None)).limit(1)
        with self._engine.connect() as connection:
            return connection.scalar(query) is not None

    def due(self, now: int) -> list[tuple[str, int]]:
        """The codes of tables whose clocks are to be looked at, with the moments from which on."""
        query = sa.select(TABLES.c.code, TABLES.c.due).where(TABLES.c.due <= now).order_by(TABLES.c.due)
        with self._engine.connect() as connection:
            return [(row.code, row.due) for row in connection.execute(query.limit(MOST_TABLES))]

    def set_due(self, code: str, seen: int, moment: int | None) -> None:
        """The clocks of a table are to be looked at again from that moment on, unless it has changed meanwhile."""
        change = TABLES.update().where(TABLES.c.code == code, TABLES.c.due == seen).values(due=moment)
        with self._engine.begin() as connection:
            connection.execute(change)
