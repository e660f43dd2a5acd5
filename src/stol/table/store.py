"""What lasts: an append-only log for each table. Whatever is not in it has not happened."""

import contextlib
import re
import secrets
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import alembic.command
import alembic.config
import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from stol.errors import LONGEST, BadDatabase
from stol.table import events, ranking
from stol.table.change import Change, together
from stol.table.plan import Plan
from stol.table.player import Player
from stol.table.ranking import Ranking, Wanted, deal_key
from stol.table.schema import EVENTS, PLAYERS, REVIEWS, SEATS, SECRETS, TABLES
from stol.table.table import Table
from stol.text import speak

SQLITE_LOCK_TIMEOUT = 10
"""Seconds to wait while another writes."""

UPGRADING = 0x73746F6C
"""The number of a lock in PostgreSQL; any would do."""


class Conflict(Exception):  # noqa: N818 - it is no fault, only too late
    """Somebody else has written there first."""


class Store:
    """A database by its URL: SQLite in a file, or PostgreSQL. All calls block; the house calls them from threads."""

    def __init__(self, url: str) -> None:
        with explained(url):
            self.url = make_url(url)
            self._engine = connect(self.url)
            with self._engine.begin() as connection:
                take_turns(connection)
                upgrade(connection)

    def close(self) -> None:
        self._engine.dispose()

    def write(self, *changes: Change) -> None:
        """All of it in one commit, or nothing.

        Conflict: a code is taken, there are already more events, or it is a second table of a deal that is played once.
        """
        try:
            with self._engine.begin() as connection:
                for statement, rows in together(changes):
                    connection.execute(statement, rows)
        except IntegrityError as problem:
            raise Conflict(", ".join(change.about for change in changes)) from problem

    def plan(self, code: str) -> Plan | None:
        """What a table was opened with, if there is one of that code."""
        if not code.isalnum():  # some of what people can type, no database takes for a text
            return None
        with self._engine.connect() as connection:
            plan = connection.scalar(sa.select(TABLES.c.plan).where(TABLES.c.code == code))
        return None if plan is None else msgspec.json.decode(plan, type=Plan)

    def load(self, plan: Plan) -> Table:
        """A table as its log tells it."""
        query = sa.select(EVENTS.c.event).where(EVENTS.c.code == plan.code).order_by(EVENTS.c.sequence)
        with self._engine.connect() as connection:
            log = connection.scalars(query).all()
        table = Table(plan)
        table.extend(map(events.read, log))
        return table

    def tables_of(self, player: str, *, over: bool, most: int) -> list[str]:
        """The codes of the tables where a player sits, or that a player opened, the latest first."""
        sitting = sa.select(SEATS.c.code).where(SEATS.c.player == player)
        query = (
            sa.select(TABLES.c.code)
            .where(TABLES.c.code.in_(sitting) | (TABLES.c.host == player), TABLES.c.over == over)
            .order_by(TABLES.c.latest.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def ranking(self, wanted: Wanted) -> Ranking:
        """How the tables of a deal ended, the best first."""
        with self._engine.connect() as connection:
            return ranking.read(connection, wanted)

    def played_by(self, player: str, game: str, deal: str) -> str | None:
        """The code of the table at which a player plays a deal of the day."""
        query = sa.select(TABLES.c.code).where(TABLES.c.once == f"{deal_key(game, deal)} {player}")
        with self._engine.connect() as connection:
            return connection.scalar(query)

    def secret(self, name: str) -> str:
        """A secret of this database's own, the same for all servers on it and for ever."""
        query = sa.select(SECRETS.c.secret).where(SECRETS.c.name == name)
        with contextlib.suppress(IntegrityError), self._engine.begin() as connection:
            if connection.scalar(query) is None:
                connection.execute(SECRETS.insert(), {"name": name, "secret": secrets.token_hex(32)})
        with self._engine.connect() as connection:
            return str(connection.execute(query).scalar_one())

    def ask_review(self, code: str) -> None:
        """Notes that a review is wanted, if it is not already."""
        with contextlib.suppress(IntegrityError), self._engine.begin() as connection:
            connection.execute(REVIEWS.insert(), {"code": code, "review": ""})

    def keep_review(self, code: str, text: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(REVIEWS.update().where(REVIEWS.c.code == code).values(review=text))

    def review(self, code: str) -> str | None:
        """As it was kept; empty while it is only wanted."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(REVIEWS.c.review).where(REVIEWS.c.code == code))

    def reviews_wanted(self) -> list[str]:
        """The codes of tables whose reviews are not finished."""
        with self._engine.connect() as connection:
            return list(connection.scalars(sa.select(REVIEWS.c.code).where(REVIEWS.c.review == "")))

    def player_by(self, secret: str) -> Player | None:
        """Whose cookie it is, by the hash of what it holds."""
        query = sa.select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.light).where(PLAYERS.c.secret == secret)
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Player(id=row.id, name=row.name, light=row.light)


@contextlib.contextmanager
def explained(url: str) -> Iterator[None]:
    """What keeps a database from being opened, in a line that names no password."""
    try:
        yield
    except (SQLAlchemyError, ImportError, OSError) as error:
        place = re.sub(r"://[^@/]*@", "://…@", url)
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadDatabase(speak()("database-not-opened", place=place[:LONGEST], problem=why[:LONGEST])) from error


def connect(url: URL) -> Engine:
    """What is stored never stands in an error: a seed or a choice in secret would come into the log of the server."""
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_pre_ping=True, hide_parameters=True)
    if not url.database or url.database == ":memory:":
        raise ArgumentError(speak()("database-no-file"))
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url, connect_args={"timeout": SQLITE_LOCK_TIMEOUT}, hide_parameters=True)
    sa.event.listen(engine, "connect", prepare)
    return engine


def prepare(connection: DBAPIConnection, _record: object) -> None:
    """Readers don't wait for the writer; what is committed survives a crash of the machine, too."""
    cursor = connection.cursor()
    write_ahead(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def write_ahead(cursor: DBAPICursor) -> None:
    """A new file is changed to it once. Whoever else opens it just then is not made to wait, but refused."""
    until = time.monotonic() + SQLITE_LOCK_TIMEOUT
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
        else:
            return


def take_turns(connection: Connection) -> None:
    """One server after the other, where several start; and whoever is killed in between has changed nothing."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver itself begins nothing before a CREATE TABLE
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADING)))


def upgrade(connection: Connection) -> None:
    """Makes the tables, or changes them to what they are now."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")
