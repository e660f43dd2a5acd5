"""Opens a database: the engine for SQLite or PostgreSQL, and the migration to the current schema."""

import contextlib
import logging
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, quote_plus, unquote

import alembic.command
import alembic.config
import alembic.script
import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from stol.errors import LONGEST, BadDatabase, Reason
from stol.table.schema import COMPATIBILITY
from stol.text import english, refused

LOG = logging.getLogger(__name__)

SQLITE_LOCK_TIMEOUT = 10
"""Seconds to wait while another connection writes."""

CONNECT_TIMEOUT = 5
"""Seconds to wait for a connection to PostgreSQL."""

CONNECTIONS = 20
"""To PostgreSQL, at most, for queries of one server: as many as there are threads for them."""

KEEPALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
"""Options of libpq: a connection to a machine that is gone ends after about ten seconds."""

LOCK_NOT_AVAILABLE = "55P03"
"""PostgreSQL's code of this error."""

UPGRADE_LOCK = 0x73746F6C
"""The key of the advisory lock in PostgreSQL; an arbitrary number."""

MIGRATIONS = Path(__file__).parent / "migrations"

LOCK_TIMEOUT = "1s"
"""How long a migration waits for a table that somebody reads, in PostgreSQL: all others wait behind it meanwhile."""

LOCK_RETRY = 2.0
"""Seconds until it tries again."""

OLDEST_COMPATIBLE = "0007"
"""The oldest schema whose servers can work with the current one: newer and older servers may run side by side."""


def open_engine(url: str) -> Engine:
    """An engine for the database of this URL, whose tables are those of the current schema."""
    with explain_errors(url):
        engine = create_engine(read_url(url))
        with contextlib.ExitStack() as unless_opened:
            unless_opened.callback(engine.dispose)
            while not try_to_upgrade(engine):
                LOG.warning("the database can't be migrated while its tables are read for long; trying again")
                time.sleep(LOCK_RETRY)
            unless_opened.pop_all()
    return engine


def try_to_upgrade(engine: Engine) -> bool:
    """Whether the schema is the current one now. False: a table was in use for too long, and nothing was changed."""
    try:
        with engine.begin() as connection:
            lock_for_upgrade(connection)
            upgrade(connection)
    except OperationalError as error:
        if getattr(error.orig, "sqlstate", "") == LOCK_NOT_AVAILABLE:
            return False
        raise
    return True


@contextlib.contextmanager
def explain_errors(url: str) -> Iterator[None]:
    """Turns errors of opening a database into BadDatabase: one line, without the password."""
    try:
        yield
    except (SQLAlchemyError, ImportError, OSError) as error:
        problem = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        named = {"place": without_password(url, url)[:LONGEST], "problem": without_password(problem, url)[:LONGEST]}
        raise refused(BadDatabase, Reason("database-not-opened", named)) from error


def without_password(text: str, url: str) -> str:
    """The text without the passwords of the URL, however they are written there."""
    typed = typed_passwords(url)
    plain = [unquote(password) for password in typed]
    written = {*typed, *plain, *(quote(one, safe="") for one in plain), *(quote_plus(one) for one in plain)}
    for secret in sorted(written - {""}, key=len, reverse=True):
        text = text.replace(secret, "…")
    return text


def typed_passwords(url: str) -> list[str]:
    """What may be a password in a URL, which may be malformed: an @ in a password has to be written as %40."""
    rest = url.partition("://")[2] or url
    place, at, _ = rest.rpartition("@")
    password = (place if at else rest.partition("/")[0]).partition(":")[2]
    named = re.findall(r"password=([^&]*)", rest)
    return [*named, *([password, *password.split("@")] if at or not password.isdecimal() else [])]


def read_url(text: str) -> URL:
    """ArgumentError: it can't be read, be it for its port."""
    try:
        return make_url(text)
    except ValueError as error:
        raise ArgumentError(str(error)) from error


def create_engine(url: URL) -> Engine:
    """Parameters are hidden in errors: a seed or a secret choice must not get into the server's log."""
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(
            url,
            pool_pre_ping=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,
            connect_args={"connect_timeout": CONNECT_TIMEOUT, **KEEPALIVE},
        )
    if not url.database or url.database == ":memory:":
        raise ArgumentError(english(Reason("database-no-file")))
    make_private(Path(url.database))
    engine = sa.create_engine(url, connect_args={"timeout": SQLITE_LOCK_TIMEOUT}, hide_parameters=True)
    sa.event.listen(engine, "connect", set_pragmas)
    return engine


def make_private(file: Path) -> None:
    """Makes the file of a database, and its folder if that is new, for its user only: it has secret choices.

    SQLite gives the files beside it the same mode when it makes them.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(mode=0o600)
    for one in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # the file of another user stays as it is
            one.chmod(0o600)


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
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'")


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Creates the database tables or migrates them to the current schema, or to an earlier one.

    A newer schema is left as it is, if servers of ours can work with it: while all servers are replaced one by one, an
    older one may be started again.
    """
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = alembic.script.ScriptDirectory.from_config(config)
    current, ours = MigrationContext.configure(connection).get_current_revision(), script.get_current_head() or ""
    if current is not None and current > ours:
        require_compatible(connection, ours)
        return
    alembic.command.upgrade(config, revision)
    if current != ours:
        connection.execute(COMPATIBILITY.update().values(oldest=OLDEST_COMPATIBLE))


def require_compatible(connection: Connection, ours: str) -> None:
    """BadDatabase, if the schema is too new for servers with our schema."""
    oldest = connection.execute(sa.select(COMPATIBILITY.c.oldest)).scalar_one()
    if oldest > ours:
        raise refused(BadDatabase, Reason("database-too-new", {"oldest": oldest, "ours": ours}))
