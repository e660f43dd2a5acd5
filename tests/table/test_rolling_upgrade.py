"""Newer and older servers on one database: what a migration may do, and that nobody waits for it."""

import random
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from stol import Game
from stol.errors import BadDatabase
from stol.table import database
from stol.table.change import add_player, append_events, open_table
from stol.table.database import OLDEST_COMPATIBLE, create_engine, lock_for_upgrade, upgrade
from stol.table.play import start
from stol.table.player import Player
from stol.table.store import Store
from stol.table.table import Table
from table.played_tables import CODE, people, plan_of, play_on
from table.postgresql import Server

MORE = '''
"""A migration of a later version: columns with defaults, an index, a table."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade() -> None:
    op.add_column("players", sa.Column("later", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("later", sa.BigInteger, nullable=True))
    op.create_index("events_later", "events", ["code"])
    op.create_table("later", sa.Column("id", sa.String(8), primary_key=True))
'''


@pytest.fixture
def engine(url: str) -> Iterator[sa.Engine]:
    """An empty database, without a store."""
    made = create_engine(sa.make_url(url))
    yield made
    made.dispose()


@contextmanager
def later_version(folder: Path, oldest: str = OLDEST_COMPATIBLE) -> Iterator[None]:
    """Stores that are opened meanwhile are those of a later version, which has one migration more."""
    folder = folder / "migrations"
    shutil.copytree(database.MIGRATIONS, folder)
    head = max(path.stem.partition("_")[0] for path in (folder / "versions").glob("*.py"))
    (folder / "versions" / "9999_later.py").write_text(MORE.format(head=head), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "MIGRATIONS", folder)
        patch.setattr(database, "OLDEST_COMPATIBLE", oldest)
        yield


def schema(connection: sa.Connection) -> dict[str, sa.Table]:
    found = sa.MetaData()
    found.reflect(connection)
    return dict(found.tables)


def test_migrations_leave_all_that_servers_of_the_oldest_compatible_version_know(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        lock_for_upgrade(connection)
        upgrade(connection, OLDEST_COMPATIBLE)
        before = schema(connection)
    with engine.begin() as connection:
        lock_for_upgrade(connection)
        upgrade(connection)
        after = schema(connection)
    assert "events" in before
    for name, table in before.items():
        now = after[name]
        for column in table.columns:
            assert str(now.c[column.name].type) == str(column.type), f"{name}.{column.name}"
            assert now.c[column.name].nullable or not column.nullable, f"{name}.{column.name}"
        for column in now.columns:
            known = column.name in table.c or column.nullable or column.server_default is not None
            assert known, f"servers that do not know {name}.{column.name} could not insert a row"
        was, uniques = ({str(one.name) for one in both.indexes if one.unique} for both in (table, now))
        assert uniques <= was, f"{name}: a new unique index could refuse what older servers write"


def opened(store: Store) -> Table:
    game = Game("pixies")
    for number in range(game.players):
        store.write(add_player(Player(id=f"p{number}", name=""), secret=f"secret {number}"))
    table = Table(plan_of(game))
    table.extend(people(game))
    dealt = start(table)
    store.write(open_table(table.plan, [*people(game), *dealt]))
    table.extend(dealt)
    return table


def played(store: Store, table: Table, most: int = 10_000) -> None:
    for event in play_on(table, random.Random(3), most):
        store.write(append_events(CODE, table.sequence - 1, [event]))


def test_an_older_server_plays_on_after_a_newer_one_has_migrated(url: str, tmp_path: Path) -> None:
    with closing(Store(url)) as older:
        table = opened(older)
        played(older, table, 3)
        with later_version(tmp_path):
            newer = Store(url)
        played(older, table, 3)
        again = newer.load(table.plan)
        assert again.sequence == table.sequence
        played(newer, again)
        assert older.load(table.plan).is_over
        newer.close()
    with closing(Store(url)) as started_again:
        assert started_again.load(table.plan).is_over


def test_an_older_server_is_refused_in_words_once_the_schema_is_too_new_for_it(url: str, tmp_path: Path) -> None:
    with closing(Store(url)), later_version(tmp_path, oldest="9999"), closing(Store(url)):
        pass
    with pytest.raises(BadDatabase, match="9999"):
        Store(url)


def test_nobody_waits_for_a_migration_that_waits_for_a_back_up(postgresql: Server, tmp_path: Path) -> None:
    """pg_dump holds a lock on every table for hours, which only changes of a table have to wait for."""
    url = postgresql.new()
    with closing(Store(url)) as older, ThreadPoolExecutor(1) as pool, later_version(tmp_path):
        table = opened(older)
        engine = create_engine(sa.make_url(url))
        with engine.begin() as dump:
            dump.execute(sa.text("LOCK TABLE players, tables, events IN ACCESS SHARE MODE"))
            migrated = pool.submit(Store, url)
            until_it_waits(engine)
            played(older, table)
            assert older.find_player("nobody") is None
            assert not migrated.done()
        migrated.result().close()
        assert "later" in sa.inspect(engine).get_table_names()
        engine.dispose()


def until_it_waits(engine: sa.Engine) -> None:
    """Returns when somebody waits for a lock on a table."""
    query = sa.text("SELECT count(*) FROM pg_locks WHERE locktype = 'relation' AND NOT granted")
    waiting = False
    while not waiting:
        with engine.connect() as connection:
            waiting = bool(connection.scalar(query))
