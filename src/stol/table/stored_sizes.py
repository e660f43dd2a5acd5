"""How much is stored: of each kind, and by a player."""

from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler

from stol.table.life_cycle import is_exhibit
from stol.table.schema import EVENTS, PLAYERS, RATED_SEATS, REPORTS, REVIEWS, SEATS, SHEET_PARTS, SHEETS, TABLES

MOST_BYTES: Final = 50_000_000
"""What a player may store, in bytes: a few thousand games. Beyond it no table, record or score sheet is opened."""


class byte_length(sa.sql.functions.GenericFunction[int]):  # noqa: N801 - SQL functions are lower case
    """The bytes of a text."""

    type = sa.BigInteger()
    inherit_cache = True


@compiles(byte_length)
def _of_text(element: byte_length, compiler: SQLCompiler, **options: Any) -> str:  # noqa: ANN401 - as SQLAlchemy passes them
    return f"octet_length({compiler.process(element.clauses, **options)})"


@compiles(byte_length, "sqlite")
def _of_blob(element: byte_length, compiler: SQLCompiler, **options: Any) -> str:  # noqa: ANN401 - as above
    return f"length(CAST({compiler.process(element.clauses, **options)} AS BLOB))"


class Size(NamedTuple):
    """How many things of a kind are stored."""

    kind: str
    """players, running, finished, records, ratings, reviews, sheets or reports."""
    rows: int
    bytes: int


class StoredSizes:
    """Sizes in a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of_player(self, player: str) -> int:
        """The bytes of the tables and score sheets that a player has opened."""
        tables = sa.select(sa.func.sum(TABLES.c.bytes)).where(TABLES.c.host == player)
        sheets = sa.select(sa.func.sum(bytes_of_part())).join(SHEETS, SHEETS.c.code == SHEET_PARTS.c.code)
        with self._engine.connect() as connection:
            return sum(int(connection.scalar(query) or 0) for query in (tables, sheets.where(SHEETS.c.host == player)))

    def tables_of(self, player: str) -> int:
        """At how many tables a player has a seat; more than one, if the player has several there."""
        query = sa.select(sa.func.count()).select_from(SEATS).where(SEATS.c.player == player)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def all(self) -> list[Size]:
        """Of every kind, with the logs of tables and the parts of score sheets."""
        with self._engine.connect() as connection:
            return [
                counted(connection, "players", sum_of(PLAYERS, "name", "progress", "settings")),
                *self._tables(connection),
                counted(connection, "ratings", sum_of(RATED_SEATS, "player")),
                counted(connection, "reviews", sum_of(REVIEWS, "review")),
                Size("sheets", rows(connection, SHEETS), total(connection, sa.select(sa.func.sum(bytes_of_part())))),
                counted(connection, "reports", sum_of(REPORTS, "text")),
            ]

    def _tables(self, connection: Connection) -> list[Size]:
        """Measured, since the size of tables that earlier versions opened is not stored."""
        logs = sa.select(EVENTS.c.code, sa.func.sum(byte_length(EVENTS.c.event)).label("bytes")).group_by(EVENTS.c.code)
        log = logs.subquery()
        size = sa.func.sum(byte_length(TABLES.c.plan) + sa.func.coalesce(log.c.bytes, 0))
        joined = TABLES.outerjoin(log, log.c.code == TABLES.c.code)
        kinds = {
            "running": ~TABLES.c.over & ~is_exhibit(),
            "finished": TABLES.c.over & ~is_exhibit(),
            "records": is_exhibit(),
        }
        found = {
            kind: connection.execute(sa.select(sa.func.count(), size).select_from(joined).where(which)).one()
            for kind, which in kinds.items()
        }
        return [Size(kind, int(count), int(size or 0)) for kind, (count, size) in found.items()]


def bytes_of_part() -> sa.ColumnElement[int]:
    return byte_length(SHEET_PARTS.c.content) + byte_length(SHEET_PARTS.c.earlier)


def sum_of(table: sa.Table, *columns: str) -> sa.Select[int, int]:
    lengths = [byte_length(table.c[name]) for name in columns]
    return sa.select(sa.func.count(), sa.func.sum(sum(lengths[1:], lengths[0]))).select_from(table)


def counted(connection: Connection, kind: str, query: sa.Select[int, int]) -> Size:
    count, size = connection.execute(query).one()
    return Size(kind, int(count), int(size or 0))


def rows(connection: Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def total(connection: Connection, query: sa.Select[int]) -> int:
    return int(connection.scalar(query) or 0)
