"""A back-up that is made while people play: what was stored until then comes back, and every game goes on."""

import random
import sqlite3
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from stol import Game
from stol.table.change import add_player, append_events, open_table
from stol.table.play import start
from stol.table.player import Player
from stol.table.store import Store
from stol.table.table import Table
from table.played_tables import any_move, people, plan_of, play_on
from table.postgresql import Server, programs

GAMES = [
    Game("pixies", players=3),
    Game("clustered", players=2),
    Game("ingenious", players=2),
    Game("onecard", players=2),
]
CODES = [f"KRUMAV{number}" for number in range(8)]
BETWEEN = 20
"""Moves that are made before the back-up, and after it, at least."""


def opened(store: Store) -> list[Table]:
    """Tables of all games, with persons on all seats, dealt."""
    for number in range(3):
        store.write(add_player(Player(id=f"p{number}", name=f"Person {number}"), secret=f"secret {number}"))
    tables = []
    for number, code in enumerate(CODES):
        game = GAMES[number % len(GAMES)]
        table = Table(plan_of(game, code))
        table.extend(people(game))
        dealt = start(table)
        store.write(open_table(table.plan, [*people(game), *dealt]))
        table.extend(dealt)
        tables.append(table)
    return tables


@contextmanager
def playing(store: Store, tables: list[Table]) -> Iterator[Callable[[], None]]:
    """Moves are made and stored at all tables until the block ends; the function waits for more of them."""
    chance, made, ended = random.Random(4), threading.Semaphore(0), threading.Event()

    def play() -> None:
        while not ended.is_set():
            for table in tables:
                if not table.is_over:
                    event = any_move(table, chance)
                    store.write(append_events(table.plan.code, table.sequence, [event]))
                    table.extend([event])
                made.release()

    def wait() -> None:
        for _ in range(BETWEEN):
            made.acquire()

    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield wait
    finally:
        ended.set()
        thread.join()


def check(restored: Store, store: Store, tables: list[Table]) -> None:
    """Every table is there as it once was, with all that came before, and can be played to its end."""
    behind = 0
    for table in tables:
        code = table.plan.code
        there, here = restored.events_after(code, 0), store.events_after(code, 0)
        assert there == here[: len(there)]
        behind += len(here) - len(there)
        plan = restored.plan(code)
        assert plan == table.plan
        again = restored.load(plan)
        for event in play_on(again, random.Random(8)):
            restored.write(append_events(code, again.sequence - 1, [event]))
        assert restored.load(plan).is_over
    assert behind > 0, "moves were made after the back-up, else this shows little"
    player = restored.find_player("secret 1")
    assert player is not None
    assert player.name == "Person 1"


def test_a_copy_of_sqlite_that_is_made_during_play_plays_on(tmp_path: Path) -> None:
    with closing(Store(f"sqlite:///{tmp_path / 'stol.db'}")) as store:
        tables = opened(store)
        with playing(store, tables) as wait:
            wait()
            with closing(sqlite3.connect(tmp_path / "stol.db")) as connection:
                connection.execute("VACUUM INTO ?", (str(tmp_path / "copy.db"),))
            wait()
        with closing(Store(f"sqlite:///{tmp_path / 'copy.db'}")) as restored:
            check(restored, store, tables)


def test_a_dump_of_postgresql_that_is_made_during_play_plays_on(postgresql: Server, tmp_path: Path) -> None:
    database, other = postgresql.new_database("tables"), postgresql.new_database("restored")
    dump, place = tmp_path / "stol.dump", sa.make_url(database).query["host"]
    reached = ["--host", str(place), "--username", "stol", "--no-password"]
    with closing(Store(database)) as store:
        tables = opened(store)
        with playing(store, tables) as wait:
            wait()
            made = [str(programs() / "pg_dump"), *reached, "--format=custom", f"--file={dump}", "tables"]
            subprocess.run(made, check=True)
            wait()
        restoring = [str(programs() / "pg_restore"), *reached, "--no-owner", "--exit-on-error", "--dbname=restored"]
        subprocess.run([*restoring, str(dump)], check=True)
        with closing(Store(other)) as restored:
            check(restored, store, tables)
