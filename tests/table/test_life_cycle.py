"""What is stored expires, is measured, exported and erased."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa
from msgspec import structs

from random_games import played
from stol import Game
from stol.table import events
from stol.table.change import append_events, now_in_milliseconds, open_table
from stol.table.derived_tables import exhibit
from stol.table.events import Event, Hired, Removed, Renamed, Said, Sat
from stol.table.life_cycle import BATCH, DAY, DAYS, KINDS
from stol.table.plan import Plan
from stol.table.play import start
from stol.table.ranking import RankingQuery, end_of_table
from stol.table.schema import ENDS, EVENTS, PLAYERS, TABLES, VISITS
from stol.table.sheets import SavedSheet, SheetPart, SheetPlan
from stol.table.store import Store
from stol.table.table import Table
from table.played_tables import plan_of, play_on

DUEL = Game("ingenious", players=2)


def later(days: int) -> int:
    return now_in_milliseconds() + days * DAY


def expire(store: Store, days: int) -> dict[str, list[str]]:
    """What is deleted after so many days, by kind."""
    gone: dict[str, list[str]] = {}
    for batch in store.life_cycle.run(later(days)):
        gone.setdefault(batch.kind, []).extend(batch.keys)
    return gone


def opened(store: Store, plan: Plan, *seated: Sat | Hired, to_the_end: bool = False) -> str:
    """A table of these players, dealt if it is full, and played to its end if that is wanted."""
    table = Table(plan)
    table.extend(seated)
    dealt = start(table) if table.is_full else []
    table.extend(dealt)
    store.write(open_table(plan, [*seated, *dealt]))
    moves, sequence = list(play_on(table, random.Random(3))) if to_the_end else [], len(seated) + len(dealt)
    if moves:
        store.write(append_events(plan.code, sequence, moves, end_of_table(table, moves)))
    return plan.code


def sheet(store: Store, host: str) -> None:
    plan = SheetPlan("ingenious", 2, {})
    store.sheets.add(SavedSheet(f"sheet{host}", plan, (SheetPart('{"names":["Ana","Ben"]}'), SheetPart("{}"))), host)


def come_back(store: Store, days: int, *players: str) -> None:
    """These players are seen after so many days."""
    engine = sa.create_engine(store.url)
    with engine.begin() as connection:
        connection.execute(PLAYERS.update().where(PLAYERS.c.id.in_(players)).values(seen=later(days)))
    engine.dispose()


def plan(code: str, **changes: str) -> Plan:
    return structs.replace(plan_of(DUEL, code), **changes)


ANA, BEN = Sat(0, "p0", "Ana"), Sat(1, "p1", "Ben")
BOT = Hired(1, "novice", "Mila")


def test_idle_tables_go_and_finished_games_stay_while_one_of_their_people_comes_back(store: Store) -> None:
    waiting = opened(store, plan("WAITING"), ANA)
    running = opened(store, plan("RUNNING"), ANA, BEN)
    finished = opened(store, plan("FINISHED"), ANA, BEN, to_the_end=True)
    daily = opened(store, plan("DAILY", deal="daily 2026-11-15"), ANA, BOT)
    come_back(store, DAYS["idle"], "p0", "p1")
    assert expire(store, DAYS["idle"] - 1).keys() <= {"players"}
    assert expire(store, DAYS["idle"] + 1) == {"idle": [running, waiting]}
    come_back(store, DAYS["finished"] + 1, "p1")
    assert expire(store, DAYS["idle"] + DAYS["finished"] + 1) == {"finished": [daily]}
    assert store.load(plan(finished)).is_over
    assert expire(store, 2 * DAYS["finished"] + 2) == {"finished": [finished], "players": ["p0", "p1"]}
    assert store.plan(finished) is None


def test_uploaded_records_reviews_and_score_sheets_go_after_their_time(store: Store) -> None:
    shown, log = exhibit(played(DUEL), ["Ana", "Ben"], "p0")
    store.write(open_table(shown, log))
    finished = opened(store, plan("FINISHED"), ANA, BEN, to_the_end=True)
    store.request_review(finished)
    store.save_review(finished, "{}")
    sheet(store, "p0")
    come_back(store, 400, *(f"p{number}" for number in range(8)))
    assert expire(store, 89) == {}
    assert expire(store, 91) == {"records": [shown.code], "reviews": [finished]}
    assert store.review(finished) is None
    assert expire(store, 179) == {}
    assert expire(store, 181) == {"sheets": ["sheetp0"]}
    assert store.sheets.find("sheetp0") is None


def test_a_review_of_an_earlier_version_is_as_old_as_its_game(store: Store) -> None:
    finished = opened(store, plan("FINISHED"), ANA, BEN, to_the_end=True)
    store.request_review(finished)
    engine = sa.create_engine(store.url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE reviews SET made = NULL"))
    engine.dispose()
    assert "reviews" not in expire(store, 89)
    assert expire(store, 91)["reviews"] == [finished]


def test_guests_without_games_go_and_those_with_a_table_or_a_sheet_stay(store: Store) -> None:
    opened(store, plan("FINISHED", host="p2"), ANA, BEN, to_the_end=True)
    sheet(store, "p3")
    store.save_visit("FINISHED", "p4", heard=1)
    assert expire(store, DAYS["players"] - 1) == {}
    assert expire(store, DAYS["players"] + 1) == {"players": ["p4", "p5", "p6", "p7"]}
    assert store.find_player("secret 4") is None
    assert store.find_player("secret 3") is not None


def test_a_visit_is_stored_once_a_day(store: Store) -> None:
    come_back(store, -40, "p5", "p6")
    assert store.find_player("secret 5") is not None
    assert "p5" not in expire(store, 29).get("players", [])
    assert store.find_player("secret 6") is None


def test_many_things_go_in_small_batches_and_a_dry_run_deletes_nothing(store: Store) -> None:
    codes = sorted(opened(store, plan(f"T{number:03}"), ANA) for number in range(2 * BATCH + 1))
    for dry in (True, False):
        batches = [batch for batch in store.life_cycle.run(later(91), dry=dry) if batch.kind == "idle"]
        assert [len(batch.keys) for batch in batches] == [BATCH, BATCH, 1]
        assert [code for batch in batches for code in batch.keys] == codes
    assert not store.life_cycle.expired("idle", now=later(91)).keys


def test_what_changes_while_others_are_deleted_stays(store: Store) -> None:
    code = opened(store, plan("WAITING"), ANA)
    found = store.life_cycle.expired("idle", now=later(91))
    engine = sa.create_engine(store.url)
    with engine.begin() as connection:
        connection.execute(TABLES.update().values(latest=later(90)))
    engine.dispose()
    assert store.life_cycle.delete(found, later(91)).keys == ()
    assert store.plan(code) is not None


def test_sizes_are_those_of_what_is_stored(store: Store) -> None:
    opened(store, plan("RUNNING"), ANA, BEN)
    opened(store, plan("FINISHED"), ANA, BEN, to_the_end=True)
    store.write(append_events("RUNNING", 3, [Said(0, "Ћао", "1")]))
    shown, log = exhibit(played(DUEL), ["Ana", "Ben"], "p0")
    store.write(open_table(shown, log))
    sheet(store, "p0")
    sizes = {size.kind: size for size in store.sizes.all()}
    assert {kind: size.rows for kind, size in sizes.items()} == {
        "players": 8, "running": 1, "finished": 1, "records": 1, "ratings": 0, "reviews": 0, "sheets": 1, "reports": 0,
    }  # fmt: skip
    tables = sum(sizes[kind].bytes for kind in ("running", "finished", "records"))
    assert store.sizes.of_player("p0") == tables + sizes["sheets"].bytes
    assert store.sizes.of_player("p1") == 0


def test_all_data_of_a_player_is_exported_and_nothing_of_others(store: Store) -> None:
    opened(store, plan("FINISHED", host="p1"), ANA, BEN, to_the_end=True)
    length = store.load(plan("FINISHED")).sequence
    store.write(append_events("FINISHED", length, [Said(0, "mine", "1"), Said(1, "yours", "2")]))
    sheet(store, "p0")
    store.save_visit("FINISHED", "p0", heard=1)
    data = store.player_data.export("p0")
    assert (data["id"], data["name"]) == ("p0", "Person 0")
    (table,) = data["tables"]
    assert (table["code"], table["seats"], table["visit"]["heard"]) == ("FINISHED", [0], 1)
    assert {event["type"] for event in table["events"]} == {"Sat", "Played", "Said"}
    assert data["sheets"][0]["parts"][0] == {"names": ["Ana", "Ben"]}
    text = json.dumps(data)
    assert "mine" in text
    assert "yours" not in text
    assert '"p1"' not in text, "who opened the table is somebody else"
    assert "a secret" not in text


def test_many_tables_are_exported_by_as_few_queries_as_one(store: Store) -> None:
    def queries() -> int:
        asked: list[str] = []
        with listening(store, asked.append):
            store.player_data.export("p0")
        return len(asked)

    opened(store, plan("FIRST"), ANA, BEN)
    of_one = queries()
    for number in range(9):
        opened(store, plan(f"TABLE{number}"), ANA, BOT)
    assert queries() == of_one
    assert len(store.player_data.export("p0")["tables"]) == 10


@contextmanager
def listening(store: Store, hear: Callable[[str], None]) -> Iterator[None]:
    """Hears every statement that is sent to the database."""

    def told(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        hear(statement)

    engine = store.player_data._engine  # noqa: SLF001 - statements are heard nowhere else
    sa.event.listen(engine, "before_cursor_execute", told)
    try:
        yield
    finally:
        sa.event.remove(engine, "before_cursor_execute", told)


def test_an_erased_player_leaves_games_with_others_without_a_name_and_nothing_else(store: Store) -> None:
    opened(store, plan("ALONE"), ANA, BOT)
    shared = opened(store, plan("SHARED", deal="friday"), ANA, BEN, to_the_end=True)
    length = store.load(plan(shared)).sequence
    told: list[Event] = [Said(0, "my words", "1"), Renamed(0, "Anita"), Said(1, "your words", "2")]
    store.write(append_events(shared, length, told))
    store.request_review(shared)
    store.save_visit(shared, "p0", heard=2)
    sheet(store, "p0")
    store.player_data.erase("p0")
    assert store.plan("ALONE") is None
    assert store.sheets.find("sheetp0") is None
    assert store.review(shared) is None
    assert store.find_player("secret 0") is None
    table = store.load(plan(shared))
    assert [seat.name for seat in table.seats] == ["", "Ben"]
    assert [said.text for said in table.talk] == ["…", "your words"]
    assert table.is_over
    entry = store.ranking(RankingQuery("ingenious", "friday", 5)).entries[0]
    assert [score.name for score in entry.end.scores] == ["", "Ben"]
    engine = sa.create_engine(store.url)
    with engine.connect() as connection:
        stored = " ".join(connection.scalars(sa.select(EVENTS.c.event)))
        assert connection.scalars(sa.select(VISITS.c.player)).all() == []
    engine.dispose()
    assert "Ani" not in stored
    assert "Ana" not in stored


def test_whoever_was_removed_from_a_seat_is_exported_and_erased_and_whoever_sits_there_now_is_not(store: Store) -> None:
    code = opened(store, plan("SHARED", host="p2"), BEN)
    store.write(append_events(code, 1, [Said(1, "my words", "1")]))
    store.write(append_events(code, 2, [Removed(1)]))
    store.write(append_events(code, 3, [Sat(1, "p3", "Cleo"), Said(1, "your words", "2")]))
    (table,) = store.player_data.export("p1")["tables"]
    assert ([event.get("text") for event in table["events"]], table["seats"]) == ([None, "my words", None], [])
    store.player_data.erase("p1")
    log = [events.encode(event) for event, _ in store.events_after(code, 0)]
    assert not [text for text in log if "Ben" in text or "my words" in text]
    assert [text for text in log if "Cleo" in text]
    assert [text for text in log if "your words" in text]


@pytest.mark.parametrize("damage", ["{", '{"type":"Said","seat":"x","text":"my words"}'])
def test_a_damaged_row_keeps_nobody_from_being_exported_and_erased(store: Store, damage: str) -> None:
    shared = opened(store, plan("SHARED", deal="friday"), ANA, BEN, to_the_end=True)
    opened(store, plan("ALONE"), ANA, BOT)
    damaged = store.load(plan(shared)).sequence
    store.write(append_events(shared, damaged, [Said(0, "my words", "1")]))
    engine = sa.create_engine(store.url)
    with engine.begin() as connection:
        connection.execute(EVENTS.update().where(EVENTS.c.sequence == damaged).values(event=damage))
        connection.execute(ENDS.update().values(scores=damage))
        connection.execute(TABLES.update().where(TABLES.c.code == "ALONE").values(plan=damage, result=damage))
    assert {table["code"] for table in store.player_data.export("p0")["tables"]} == {"SHARED", "ALONE"}
    store.player_data.erase("p0")
    with engine.connect() as connection:
        stored = " ".join(connection.scalars(sa.select(EVENTS.c.event).union(sa.select(ENDS.c.scores))))
    engine.dispose()
    assert "my words" not in stored
    assert "Ana" not in stored


def test_an_erased_player_without_games_with_others_is_gone(store: Store) -> None:
    opened(store, plan("ALONE"), ANA, BOT)
    store.player_data.erase("p0")
    assert store.player_data.find("p0") is None
    assert "p0" not in expire(store, 400).get("players", [])


@pytest.mark.parametrize(
    ("named", "found"),
    [("p3", "p3"), ("RUNNING/1", "p1"), ("running/0", "p0"), ("RUNNING/2", None), ("RUNNING/x", None), ("p9", None)],
)
def test_a_player_is_named_by_id_or_by_seat(store: Store, named: str, found: str | None) -> None:
    opened(store, plan("RUNNING"), ANA, BEN)
    assert store.player_data.find(named) == found


def test_every_kind_has_its_days() -> None:
    assert tuple(DAYS) == KINDS
