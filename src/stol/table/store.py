"""What lasts: an append-only log for each table. Whatever is not in it has not happened."""

import contextlib
import re
import secrets
import sqlite3
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import alembic.command
import alembic.config
import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from stol.errors import BadDatabase
from stol.table import events, ranking
from stol.table.events import Drawn, Event, Laid, Played, Sat
from stol.table.plan import Plan
from stol.table.ranking import End, Ranking, Wanted, deal_key
from stol.table.schema import ENDS, EVENTS, PLAYERS, SEATS, SECRETS, TABLES
from stol.table.table import Table

SQLITE_PATIENCE = 10
"""Seconds to wait for another writer."""

UPGRADING = 0x73746F6C
"""The number of a lock in PostgreSQL; any would do."""


class Conflict(Exception):  # noqa: N818 - it is no fault, only too late
    """Somebody else has written there first."""


@dataclass(frozen=True)
class Player:
    """Somebody with a cookie."""

    id: str
    name: str
    light: str


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

    def open_table(self, plan: Plan, first: Sequence[Event]) -> None:
        """A new table with its first events. Conflict: the code is taken, or it is one too many of a deal."""
        with self._changing(plan.code) as connection:
            self._open(connection, plan, first)

    def append(self, code: str, sequence: int, more: Sequence[Event], end: End | None = None) -> None:
        """More events, all or none, after `sequence` others. Conflict: there are already more.

        `end`: how a table of a deal ends with them.
        """
        with self._changing(code) as connection:
            self._append(connection, code, sequence, more)
            if end is not None:
                connection.execute(ENDS.insert(), ranking.row(code, end, milliseconds()))

    def open_next(self, plan: Plan, first: Sequence[Event], code: str, sequence: int, noted: Event) -> None:
        """A new table, noted at the one before it: both or neither. Conflict: the code is taken, or as for append."""
        with self._changing(code) as connection:
            self._append(connection, code, sequence, [noted])
            self._open(connection, plan, first)

    @contextlib.contextmanager
    def _changing(self, code: str) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError as problem:
            raise Conflict(code) from problem

    def _open(self, connection: Connection, plan: Plan, first: Sequence[Event]) -> None:
        now, text = milliseconds(), msgspec.json.encode(plan).decode()
        row = {"code": plan.code, "plan": text, "opened": now, "latest": now, "over": False, "host": plan.host}
        deal = deal_key(plan.game, plan.deal) if plan.deal else None
        row |= {"deal": deal, "once": f"{deal} {plan.host}" if plan.is_daily else None}
        connection.execute(TABLES.insert(), row | ended(first))
        self._log(connection, plan.code, 0, first)

    def _append(self, connection: Connection, code: str, sequence: int, more: Sequence[Event]) -> None:
        self._log(connection, code, sequence, more)
        changed = {"latest": milliseconds()} | ended(more)
        connection.execute(TABLES.update().where(TABLES.c.code == code).values(changed))

    def _log(self, connection: Connection, code: str, sequence: int, more: Sequence[Event]) -> None:
        now = milliseconds()
        rows = [
            {"code": code, "sequence": sequence + place, "at": now, "event": events.write(event)}
            for place, event in enumerate(more)
        ]
        if rows:
            connection.execute(EVENTS.insert(), rows)
        sitting = [{"code": code, "seat": e.seat, "player": e.player} for e in more if isinstance(e, Sat)]
        if sitting:
            connection.execute(SEATS.insert(), sitting)

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

    def add_player(self, player: Player, secret: str) -> None:
        row = {"id": player.id, "secret": secret, "name": player.name, "light": player.light, "seen": milliseconds()}
        with self._engine.begin() as connection:
            connection.execute(PLAYERS.insert(), row)

    def player_by(self, secret: str) -> Player | None:
        """Whose cookie it is, by the hash of what it holds."""
        query = sa.select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.light).where(PLAYERS.c.secret == secret)
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Player(id=row.id, name=row.name, light=row.light)

    def change_player(self, player: Player) -> None:
        changed = {"name": player.name, "light": player.light, "seen": milliseconds()}
        with self._engine.begin() as connection:
            connection.execute(PLAYERS.update().where(PLAYERS.c.id == player.id).values(changed))


@contextlib.contextmanager
def explained(url: str) -> Iterator[None]:
    """What keeps a database from being opened, in a line that names no password."""
    try:
        yield
    except (SQLAlchemyError, ImportError, OSError) as error:
        place = re.sub(r"://[^@/]*@", "://…@", url)
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadDatabase(
            f"the database {place} can't be opened: {why}; "
            "it is named like sqlite:///tables.db or postgresql+psycopg://user:password@host/name"
        ) from error


def connect(url: URL) -> Engine:
    """What is stored never stands in an error: a seed or a choice in secret would come into the log of the server."""
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_pre_ping=True, hide_parameters=True)
    if not url.database or url.database == ":memory:":
        raise ArgumentError("SQLite needs a file, so that nothing is lost")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url, connect_args={"timeout": SQLITE_PATIENCE}, hide_parameters=True)
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
    until = time.monotonic() + SQLITE_PATIENCE
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


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def ended(more: Sequence[Event]) -> dict[str, object]:
    """What the list of tables keeps of a game's end, if it is among these events."""
    ends = [event for event in more if isinstance(event, Played | Drawn | Laid) and event.over]
    return {"over": True, "result": msgspec.json.encode(ends[-1].result).decode()} if ends else {}
