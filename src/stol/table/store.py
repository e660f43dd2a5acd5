"""The event store: an append-only log for each table, in SQLite or PostgreSQL."""

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

from stol.errors import LONGEST, BadDatabase, Reason
from stol.table import events, ranking, visits
from stol.table.change import Change, group_by_statement
from stol.table.own_scores import OwnScore, read_own_scores
from stol.table.plan import Plan
from stol.table.player import Player, PlayerSettings
from stol.table.ranking import Ranking, RankingQuery, deal_key
from stol.table.schema import EVENTS, PLAYERS, REVIEWS, SEATS, SECRETS, TABLES
from stol.table.sheets import SheetStore
from stol.table.table import Table
from stol.table.visits import TableList
from stol.text import english, refused

SQLITE_LOCK_TIMEOUT = 10
"""Seconds to wait while another connection writes."""

UPGRADE_LOCK = 0x73746F6C
"""The key of the advisory lock in PostgreSQL; an arbitrary number."""


class Conflict(Exception):  # noqa: N818 - no error: somebody else was first
    """Another writer was first."""


class Store:
    """A database by its URL: SQLite in a file, or PostgreSQL. All calls block, so they are made from threads."""

    def __init__(self, url: str) -> None:
        with explain_errors(url):
            self.url = make_url(url)
            self._engine = create_engine(self.url)
            with self._engine.begin() as connection:
                lock_for_upgrade(connection)
                upgrade(connection)
        self.sheets = SheetStore(self._engine)

    def close(self) -> None:
        self._engine.dispose()

    def write(self, *changes: Change) -> None:
        """Commits all changes in one transaction, or none.

        Conflict: the code is taken, the log has more events by now, or the player has a table of that daily deal.
        """
        try:
            with self._engine.begin() as connection:
                for statement, rows in group_by_statement(changes):
                    connection.execute(statement, rows)
        except IntegrityError as problem:
            raise Conflict(", ".join(change.about for change in changes)) from problem

    def plan(self, code: str) -> Plan | None:
        """The plan of the table with this code, if there is one."""
        if not code.isalnum():  # databases refuse some characters that people can type
            return None
        with self._engine.connect() as connection:
            plan = connection.scalar(sa.select(TABLES.c.plan).where(TABLES.c.code == code))
        return None if plan is None else msgspec.json.decode(plan, type=Plan)

    def load(self, plan: Plan) -> Table:
        """The table, rebuilt from its event log."""
        query = sa.select(EVENTS.c.event).where(EVENTS.c.code == plan.code).order_by(EVENTS.c.sequence)
        with self._engine.connect() as connection:
            log = connection.scalars(query).all()
        table = Table(plan)
        table.extend(map(events.decode, log))
        return table

    def tables_of(
        self, player: str, *, limit: int, over: bool | None = None, hidden: bool = False, offset: int = 0
    ) -> list[str]:
        """The codes of the tables where a player sits or which the player opened, latest first."""
        with self._engine.connect() as connection:
            return visits.codes(connection, TableList(player, over, hidden), limit, offset)

    def count_tables(self, player: str, *, over: bool | None = None, hidden: bool = False) -> int:
        """How many tables `tables_of` would list without a limit."""
        with self._engine.connect() as connection:
            return visits.count(connection, TableList(player, over, hidden))

    def heard(self, code: str) -> dict[str, int]:
        """How many chat messages of a table each player has read."""
        with self._engine.connect() as connection:
            return visits.heard(connection, code)

    def is_hidden(self, code: str, player: str) -> bool:
        """Whether the player has hidden the table from the own list."""
        with self._engine.connect() as connection:
            return visits.is_hidden(connection, code, player)

    def keep(self, code: str, player: str, **changed: bool | int) -> None:
        """Stores what a player keeps of a table: `hidden`, `heard`."""
        with self._engine.begin() as connection:
            if visits.update(connection, code, player, changed):
                return
        try:
            with self._engine.begin() as connection:
                visits.insert(connection, code, player, changed)
        except IntegrityError:  # somebody else inserted it meanwhile
            with self._engine.begin() as connection:
                visits.update(connection, code, player, changed)

    def has_finished(self, player: str, game: str) -> bool:
        """Whether a player sat at a table of this game until its end by the rules."""
        sitting = sa.select(SEATS.c.code).where(SEATS.c.player == player)
        of_game = TABLES.c.plan.contains(f'"game":"{game}"', autoescape=True)  # quotes inside of texts are escaped
        to_its_end = TABLES.c.over & sa.func.coalesce(TABLES.c.result, "").is_distinct_from("null")
        query = sa.select(TABLES.c.code).where(TABLES.c.code.in_(sitting), to_its_end, of_game).limit(1)
        with self._engine.connect() as connection:
            return connection.scalar(query) is not None

    def own_scores(self, player: str, game: str) -> list[OwnScore]:
        """What a player scored in each finished game of this kind."""
        with self._engine.connect() as connection:
            return read_own_scores(connection, player, game)

    def ranking(self, query: RankingQuery) -> Ranking:
        """The ranking of the tables of a deal."""
        with self._engine.connect() as connection:
            return ranking.read_ranking(connection, query)

    def daily_table_of(self, player: str, game: str, deal: str) -> str | None:
        """The code of a player's table of a deal of the day."""
        query = sa.select(TABLES.c.code).where(TABLES.c.once == f"{deal_key(game, deal)} {player}")
        with self._engine.connect() as connection:
            return connection.scalar(query)

    def secret(self, name: str) -> str:
        """A secret of this database, made once: all servers that use the database share it."""
        query = sa.select(SECRETS.c.secret).where(SECRETS.c.name == name)
        with contextlib.suppress(IntegrityError), self._engine.begin() as connection:
            if connection.scalar(query) is None:
                connection.execute(SECRETS.insert(), {"name": name, "secret": secrets.token_hex(32)})
        with self._engine.connect() as connection:
            return str(connection.execute(query).scalar_one())

    def request_review(self, code: str) -> None:
        """Stores that a review is wanted, unless it is stored already."""
        with contextlib.suppress(IntegrityError), self._engine.begin() as connection:
            connection.execute(REVIEWS.insert(), {"code": code, "review": ""})

    def save_review(self, code: str, text: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(REVIEWS.update().where(REVIEWS.c.code == code).values(review=text))

    def review(self, code: str) -> str | None:
        """The stored review; empty while it is not finished, None if nobody requested it."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(REVIEWS.c.review).where(REVIEWS.c.code == code))

    def pending_reviews(self) -> list[str]:
        """The codes of tables whose reviews are not finished."""
        with self._engine.connect() as connection:
            return list(connection.scalars(sa.select(REVIEWS.c.code).where(REVIEWS.c.review == "")))

    def find_player(self, secret: str) -> Player | None:
        """The player with this hash of the cookie's secret."""
        query = sa.select(PLAYERS).where(PLAYERS.c.secret == secret)
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            return None
        progress = msgspec.json.decode(row.progress, type=dict[str, int])
        settings = msgspec.json.decode(row.settings, type=PlayerSettings)
        return Player(id=row.id, name=row.name, settings=settings, language=row.language or "", progress=progress)


@contextlib.contextmanager
def explain_errors(url: str) -> Iterator[None]:
    """Turns errors of opening a database into BadDatabase: one line, without the password."""
    try:
        yield
    except (SQLAlchemyError, ImportError, OSError) as error:
        place = re.sub(r"://[^@/]*@", "://…@", url)
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        named = {"place": place[:LONGEST], "problem": why[:LONGEST]}
        raise refused(BadDatabase, Reason("database-not-opened", named)) from error


def create_engine(url: URL) -> Engine:
    """Parameters are hidden in errors: a seed or a secret choice must not get into the server's log."""
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_pre_ping=True, hide_parameters=True)
    if not url.database or url.database == ":memory:":
        raise ArgumentError(english(Reason("database-no-file")))
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url, connect_args={"timeout": SQLITE_LOCK_TIMEOUT}, hide_parameters=True)
    sa.event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: DBAPIConnection, _record: object) -> None:
    """SQLite settings: readers don't wait for the writer, and commits survive a crash of the machine."""
    cursor = connection.cursor()
    enable_write_ahead_log(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def enable_write_ahead_log(cursor: DBAPICursor) -> None:
    """Sets the journal mode, with retries: SQLite's lock timeout does not cover this change."""
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


def lock_for_upgrade(connection: Connection) -> None:
    """Lets only one server upgrade at a time, in a transaction that a killed server does not leave half done."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver starts no transaction before CREATE TABLE
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))


def upgrade(connection: Connection) -> None:
    """Creates the database tables or migrates them to the current schema."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")
