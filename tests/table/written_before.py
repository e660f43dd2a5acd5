"""A database written by an earlier version."""

import sqlite3
from pathlib import Path

import sqlalchemy as sa

from stol.table.schema import METADATA
from stol.table.store import Store

DUMP = Path(__file__).parent / "data" / "written-before.sql"
PERSONS = {"p0": "Ana", "p1": "Ben", "p2": "Čiro O'Neil"}


def secret_of(player: str) -> str:
    """The secret in the cookie of such a player."""
    return f"secret of {player}"


def fill(url: str, folder: Path) -> None:
    """Fills an empty database with its rows, which were written to SQLite; PostgreSQL gets the same."""
    target = sa.make_url(url)
    if target.get_backend_name() == "sqlite":
        write(Path(str(target.database)))
        return
    write(folder / "before.db")
    Store(url).close()
    with (
        sa.create_engine(f"sqlite:///{folder / 'before.db'}", poolclass=sa.NullPool).connect() as before,
        sa.create_engine(target, poolclass=sa.NullPool).begin() as after,
    ):
        there = sa.inspect(before).get_table_names()
        for table in [table for table in METADATA.sorted_tables if table.name in there]:
            rows = before.execute(sa.text(f"SELECT * FROM {table.name}")).mappings()  # noqa: S608 - names of our own
            known = [{name: value for name, value in row.items() if name in table.c} for row in rows]
            after.execute(table.insert(), known)


def write(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(DUMP.read_text(encoding="utf-8"))
    connection.close()
