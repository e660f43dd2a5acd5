"""The event store, in SQLite and in PostgreSQL."""

import contextlib
import os
import random
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import unquote

import alembic.autogenerate
import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext

from random_games import GAMES
from stol import Game
from stol.errors import BadDatabase
from stol.table.change import add_player, append_events, open_table, update_player
from stol.table.database import create_engine, lock_for_upgrade, upgrade
from stol.table.derived_tables import rematch
from stol.table.events import Event, Played, Rematched, Said, Sat, decode
from stol.table.plan import Plan
from stol.table.play import start
from stol.table.player import Player, PlayerSettings
from stol.table.schema import COMPATIBILITY, EVENTS, METADATA
from stol.table.store import Conflict, Store
from stol.table.table import Table
from stol.table.unreadable import Unreadable
from table.played_tables import opponents, people, plan_of, play_on, same

KILLS = 3


def said(number: int) -> Event:
    return Said(seat=0, text=f"word {number}", key=str(number))


def opened(store: Store, game: Game, code: str = "KRUMAV42") -> Plan:
    """A table with persons on all seats, dealt."""
    plan, table = plan_of(game, code), Table(plan_of(game, code))
    table.extend(people(game))
    store.write(open_table(plan, [*people(game), *start(table)]))
    return plan


def loaded(store: Store, code: str = "KRUMAV42") -> Table:
    plan = store.plan(code)
    assert plan is not None
    return store.load(plan)


@pytest.fixture
def engine(url: str) -> Iterator[sa.Engine]:
    """An empty database, without a store."""
    made = create_engine(sa.make_url(url))
    yield made
    made.dispose()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_whole_game_comes_back_as_it_was_played(game: Game, tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'stol.db'}")
    table = Table(plan_of(game))
    store.write(open_table(table.plan, []))
    table.extend(opponents(game))
    store.write(append_events(table.plan.code, 0, opponents(game)))
    dealt = start(table)
    store.write(append_events(table.plan.code, table.sequence, dealt))
    table.extend(dealt)
    for event in play_on(table, random.Random(5)):
        store.write(append_events(table.plan.code, table.sequence - 1, [event]))
    assert same(loaded(store), table)
    assert loaded(store).is_over
    store.close()


def test_a_whole_game_comes_back_from_either_database(store: Store) -> None:
    plan = opened(store, Game("onecard", players=3, draft=True))
    table = store.load(plan)
    for event in play_on(table, random.Random(6)):
        store.write(append_events(plan.code, table.sequence - 1, [event]))
    assert same(loaded(store), table)


def test_a_plan_comes_back_as_it_was_written(store: Store) -> None:
    plan = opened(store, Game("clustered", players=3, third_joker=[1], table=[9, 6]))
    assert store.plan(plan.code) == plan
    assert loaded(store).game() == Game("clustered", players=3, third_joker=[1], table=[9, 6])


@pytest.mark.parametrize("code", ["", "NOSUCH99", "kruma\x0042", "\ud800", "' OR 1", "x" * 5000])
def test_there_is_no_table_of_any_other_code(store: Store, code: str) -> None:
    opened(store, Game("pixies"))
    assert store.plan(code) is None


def test_a_code_is_given_once(store: Store) -> None:
    opened(store, Game("pixies"))
    before = loaded(store)
    with pytest.raises(Conflict):
        opened(store, Game("ingenious"))
    assert same(loaded(store), before)


def test_events_are_stored_all_or_none_and_only_after_those_known(store: Store) -> None:
    plan = opened(store, Game("pixies"))
    length = loaded(store).sequence
    store.write(append_events(plan.code, length, [said(0), said(1)]))
    for late in (0, length, length + 1):
        with pytest.raises(Conflict):
            store.write(append_events(plan.code, late, [said(2), said(3), said(4)]))
    assert loaded(store).talk == [said(0), said(1)]
    assert loaded(store).sequence == length + 2


def test_there_are_no_events_without_a_table(store: Store) -> None:
    with pytest.raises(Conflict):
        store.write(append_events("NOSUCH99", 0, [said(0)]))


def test_of_two_that_write_at_the_same_time_one_is_first(store: Store, url: str) -> None:
    plan, other = opened(store, Game("pixies")), Store(url)
    length = loaded(store).sequence

    def writes(numbered: tuple[int, Store]) -> bool:
        with contextlib.suppress(Conflict):
            numbered[1].write(append_events(plan.code, length, [said(numbered[0])]))
            return True
        return False

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(writes, enumerate([store, other] * 2))) == 1
    assert loaded(store).sequence == length + 1
    assert same(loaded(other), loaded(store))
    other.close()


def test_a_rematch_is_opened_and_noted_or_neither(store: Store) -> None:
    plan = opened(store, Game("pixies"))
    first, second = rematch(loaded(store)), rematch(loaded(store))
    length = loaded(store).sequence
    store.write(append_events(plan.code, length, [first[2]]).combined_with(open_table(first[0], first[1])))
    with pytest.raises(Conflict):
        store.write(append_events(plan.code, length, [second[2]]).combined_with(open_table(second[0], second[1])))
    assert loaded(store).rematch == first[0].code
    assert store.plan(second[0].code) is None
    with pytest.raises(Conflict):
        store.write(
            append_events(plan.code, length + 1, [Rematched(code="again")]).combined_with(
                open_table(first[0], first[1])
            )
        )
    assert loaded(store).rematch == first[0].code


def test_a_player_is_known_by_the_secret(store: Store) -> None:
    player = Player(id="x" * 32, name="Žofia 🙂")
    store.write(add_player(player, "a hash"))
    assert store.find_player("a hash") == player
    assert store.find_player("another") is None
    store.write(update_player(Player(id=player.id, name="Zo", settings=PlayerSettings(light="night"))))
    assert store.find_player("a hash") == Player(id=player.id, name="Zo", settings=PlayerSettings(light="night"))


def test_a_player_finds_the_tables_of_late(store: Store) -> None:
    for code in ("AAAA11", "BBBB22", "CCCC33"):
        opened(store, Game("ingenious"), code)
        time.sleep(0.002)  # their times are in milliseconds
    store.write(append_events("AAAA11", loaded(store, "AAAA11").sequence, [said(0)]))
    table = loaded(store, "BBBB22")
    for event in play_on(table, random.Random(7)):
        store.write(append_events("BBBB22", table.sequence - 1, [event]))
    assert store.tables_of("p0", over=False, limit=9) == ["AAAA11", "CCCC33"]
    assert store.tables_of("p1", over=True, limit=9) == ["BBBB22"]
    assert store.tables_of("p1", over=False, limit=1) == ["AAAA11"]
    assert store.tables_of("p2", over=False, limit=9) == []


def test_the_migrations_lead_to_the_schema(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        upgrade(connection)
    with engine.connect() as connection:
        found = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert alembic.autogenerate.compare_metadata(found, METADATA) == []


def test_a_migration_that_breaks_off_leaves_nothing(engine: sa.Engine) -> None:
    def break_off() -> None:
        with engine.begin() as connection:
            lock_for_upgrade(connection)
            upgrade(connection)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        break_off()
    assert sa.inspect(engine).get_table_names() == []


def test_servers_that_start_at_the_same_time_find_the_same_database(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(Store, [url] * 4))
    opened_by_bots = plan_of(Game("pixies"))
    stores[0].write(open_table(opened_by_bots, []))
    assert all(store.plan(opened_by_bots.code) == opened_by_bots for store in stores)
    for store in stores:
        store.close()


def test_a_database_that_is_there_is_kept(store: Store, url: str) -> None:
    plan = opened(store, Game("pixies"))
    again = Store(url)
    assert same(again.load(plan), store.load(plan))
    again.close()


def test_the_folder_of_the_file_is_made(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path / 'a' / 'b' / 'stol.db'}").close()
    assert (tmp_path / "a" / "b" / "stol.db").is_file()


def play_until_killed(url: str, code: str, seed: str) -> subprocess.Popen[str]:
    tests = str(Path(__file__).parents[1])
    return subprocess.Popen(
        [sys.executable, "-m", "table.endless", url, code, seed],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([tests, *sys.path])},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def killed(process: subprocess.Popen[str], chance: random.Random) -> list[str]:
    """Kills the process at a random moment; returns the moves it had reported as stored."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("\n")
    process.stdin.flush()
    first = [process.stdout.readline() for _ in range(chance.randint(3, 12))]
    time.sleep(chance.random() / 50)
    process.kill()
    with process:
        rest = process.stdout.read()  # not communicate(): it skips what readline() has already buffered
    return [*first, *(line for line in rest.splitlines(keepends=True) if line.endswith("\n"))]


def test_what_was_stored_outlasts_a_process_that_is_killed(store: Store, url: str) -> None:
    plan, chance = opened(store, Game("onecard", players=3)), random.Random()
    processes = [play_until_killed(url, plan.code, str(number)) for number in range(KILLS)]
    try:
        told = [line for process in processes for line in killed(process, chance)]
    finally:
        for process in processes:
            process.kill()
    table = store.load(plan)
    assert len(told) >= 3 * KILLS
    assert len(told) <= len(table.plays) <= len(told) + KILLS
    lines = [f"{seat} {ply} {move}\n" for (seat, ply), move in table.plays.items()]
    assert [line for line in lines if line in set(told)] == told
    goes_on(store, table)


def goes_on(store: Store, table: Table) -> None:
    """Plays to the end of the game: no move is lost or doubled."""
    for event in play_on(table, random.Random(8)):
        store.write(append_events(table.plan.code, table.sequence - 1, [event]))
    again = store.load(table.plan)
    assert again.is_over
    assert same(again, table)
    answers = [(event.seat, event.ply) for event in log(store) if isinstance(event, Played)]
    assert len(answers) == len(set(answers))


def log(store: Store) -> list[Event]:
    """The raw rows of the database."""
    engine = create_engine(store.url)
    with engine.connect() as connection:
        events = [decode(text) for text in connection.scalars(sa.text("SELECT event FROM events ORDER BY sequence"))]
    engine.dispose()
    return events


@pytest.mark.parametrize(
    "place",
    [
        "nonsense",
        "mysql://ana:secret@host/x",
        "sqlite://",
        "sqlite:////proc/none/x.db",
        "postgresql+psycopg://ana:secret@127.0.0.1:1/x",
        "postgresql+psycopg://ana:top@secret@127.0.0.1:1/x",
        "postgresql+psycopg://ana:sec%72et@127.0.0.1:1/x",
        "postgresql+psycopg://ana:sec%72et@127.0.0.1:port/x",
        "postgresql+psycopg://ana@127.0.0.1:1/x?password=secret",
        "postgresql+psycopg://ana:secret/x",
    ],
)
def test_a_database_that_can_not_be_opened_is_named_without_its_password(place: str) -> None:
    with pytest.raises(BadDatabase, match=r"can't be opened: .+; it is named like sqlite:///") as told:
        Store(place)
    assert "secret" not in unquote(str(told.value))


@pytest.mark.parametrize("damage", ["{", '{"type": "Sat", "seat": 9, "player": "p0", "name": "A"}'])
def test_a_damaged_log_is_unreadable_and_leaves_other_tables_alone(store: Store, damage: str) -> None:
    for code in ("BAD", "GOOD"):
        made = Plan(code=code, game="pixies", players=2, options={}, host="p0", seed="s")
        store.write(open_table(made, [Sat(seat=0, player="p0", name="A")]))
    with vars(store)["_engine"].begin() as connection:
        connection.execute(EVENTS.update().where(EVENTS.c.code == "BAD").values(event=damage))
    assert set(store.tables_of("p0", limit=10)) == {"BAD", "GOOD"}
    for code in ("BAD", "GOOD"):
        plan = store.plan(code)
        assert plan is not None
        with pytest.raises(Unreadable) if code == "BAD" else contextlib.nullcontext():
            assert store.load(plan).seats[0].name == "A"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no modes of this kind")
@pytest.mark.parametrize("left", [(), ("tables.db",), ("tables.db", "tables.db-wal", "tables.db-shm")])
def test_a_database_is_for_its_user_only_whatever_the_umask_and_earlier_modes(
    tmp_path: Path, left: tuple[str, ...]
) -> None:
    file = tmp_path / "new" / "tables.db"
    before = os.umask(0)
    try:
        file.parent.mkdir(mode=0o700)
        for name in left:
            (file.parent / name).touch(mode=0o666)
        made = Store(f"sqlite:///{file}")
        made.secret("of this test")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
        made.close()
    finally:
        os.umask(before)
    assert modes == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}


def test_the_folder_of_a_new_database_is_for_its_user_only(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path / 'new' / 'tables.db'}").close()
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_a_table_is_over_with_its_last_move_and_not_before(store: Store) -> None:
    game = Game("pixies")
    table = Table(plan_of(game))
    store.write(open_table(table.plan, people(game)))
    table.extend(people(game))
    table.extend(begun := start(table))
    store.write(append_events(table.plan.code, game.players, begun))
    first = next(play_on(table, random.Random(1), 1))
    store.write(append_events(table.plan.code, game.players + 1, [first]))
    assert store.tables_of("p0", limit=9, over=False) == [table.plan.code]
    assert store.tables_of("p0", limit=9, over=True) == []


def test_a_table_is_listed_for_its_host_who_does_not_sit_there(store: Store) -> None:
    game = Game("pixies")
    store.write(open_table(plan_of(game, host="p5"), people(game)))
    assert store.tables_of("p5", limit=9) == [plan_of(game).code]


def test_a_newer_database_is_used_if_it_says_that_ours_can_and_else_refused_in_words(
    sqlite_url: str,
) -> None:
    Store(sqlite_url).close()
    newer = sa.create_engine(sqlite_url)
    with newer.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store = Store(sqlite_url)
    store.write(add_player(Player(id="p0", name="Ana"), "secret"))
    store.close()
    with newer.begin() as connection:
        connection.execute(COMPATIBILITY.update().values(oldest="9998"))
    with pytest.raises(BadDatabase, match="upgraded by a newer stol, which servers from schema 9998 on can work with"):
        Store(sqlite_url)
    with newer.connect() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "9999"
        assert connection.exec_driver_sql("SELECT name FROM players").scalars().all() == ["Ana"]
    newer.dispose()
