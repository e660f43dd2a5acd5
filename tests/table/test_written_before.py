"""A database written by an earlier version is read and its games go on."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from stol.table import events
from stol.table.opponents import Opponents
from stol.table.plan import Plan
from stol.table.play import draw, play
from stol.table.ranking import RankingQuery
from stol.table.schema import EVENTS, TABLES
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.store import Store
from stol.table.table import Table
from stol.table.undo import agree
from stol.web.service.visitor import digest
from table.played_tables import any_choice, now, same
from table.written_before import PERSONS, fill, secret_of

RUNNING = {"PIXELA11": 23, "KARTON12": 33, "KLASTA13": 22, "INGENA14": 18, "TYPEDA15": 8, "UNDONE16": 18}
"""The ply at which each table was left."""

pytestmark = pytest.mark.usefixtures("_compiled_already")


@pytest.fixture
def store(url: str, tmp_path: Path) -> Iterator[Store]:
    fill(url, tmp_path)
    opened = Store(url)
    yield opened
    opened.close()


def load(store: Store, code: str) -> Table:
    plan = store.plan(code)
    assert plan is not None
    return store.load(plan)


def stored(text: str | bytes) -> dict[str, object]:
    return {name: msgspec.json.encode(value) for name, value in msgspec.json.decode(text).items()}


def again(text: str) -> bytes:
    """A plan as this version writes it."""
    return msgspec.json.encode(msgspec.json.decode(text, type=Plan))


def test_plans_and_events_have_kept_their_spelling(store: Store) -> None:
    with store._engine.connect() as connection:  # noqa: SLF001 - the texts themselves are compared
        plans = connection.scalars(sa.select(TABLES.c.plan)).all()
        log = connection.scalars(sa.select(EVENTS.c.event)).all()
    assert len(plans) == 15
    assert all(stored(text).items() <= stored(again(text)).items() for text in plans)  # later plans say more
    assert all(events.encode(events.decode(text)) == text for text in log)


def test_tables_stand_where_they_were_left(store: Store) -> None:
    assert {code: now(load(store, code)).ply for code in RUNNING} == RUNNING
    assert len(load(store, "KARTON12").choices) == 2
    assert load(store, "PIXELA11").talk[0].text == "Hello; it's me"
    asked = load(store, "INGENA14").undo_request
    assert asked is not None
    assert (asked.seat, asked.ply) == (0, 16)
    assert load(store, "TYPEDA15").plan.real_components
    assert load(store, "UNDONE16").undo_count == 1
    assert load(store, "WAITEN17").position is None
    assert load(store, "FINISA18").rematch == "REMATA19"
    assert load(store, "ONFROM20").plan.given > 20
    assert now(load(store, "IMAGIN22")).ply > 0
    assert load(store, "LAIDEN26").is_exhibit


def test_persons_deals_and_reviews_are_known(store: Store) -> None:
    for player, name in PERSONS.items():
        found = store.find_player(digest(secret_of(player)))
        assert found is not None
        assert found.name == name
    assert store.daily_table_of("p0", "clustered", "daily 2026-11-01") == "DAILYA23"
    assert [entry.end.points for entry in store.ranking(RankingQuery("pixies", "sunday club", 9)).entries] == [75]
    assert store.pending_reviews() == ["FINISA18"]
    assert "FINISA18" in store.tables_of("p1", over=True, limit=9)


def at_table(url: str, code: str, work: Callable[[TableService, TableSession], Coroutine[None, None, None]]) -> None:
    """Runs `work` with a table service and the session of a table."""

    async def main() -> None:
        service = TableService(Store(url), Opponents(1), pace=0)
        try:
            session = await service.find(code)
            assert session is not None
            await work(service, session)
            assert same(load(service.store, code), session.table)
        finally:
            await service.close()

    asyncio.run(main())


async def choose(service: TableService, session: TableSession, seat: int, ply: int, move: str) -> None:
    await service.act(session, lambda table: play(table, seat, ply, move, table.undo_count))


@pytest.mark.usefixtures("store")
@pytest.mark.parametrize("code", ["PIXELA11", "KARTON12", "KLASTA13"])
def test_a_running_game_is_played_to_its_end(url: str, code: str) -> None:
    chance = random.Random(2)

    async def work(service: TableService, session: TableSession) -> None:
        while not session.table.is_over:
            await choose(service, session, *any_choice(session.table, chance))
        assert now(session.table).result is not None

    at_table(url, code, work)


@pytest.mark.usefixtures("store")
def test_who_was_asked_before_can_agree_now(url: str) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        await service.act(session, lambda table: agree(table, 1, table.undo_count))
        assert (now(session.table).ply, session.table.undo_count) == (16, 1)

    at_table(url, "INGENA14", work)


@pytest.mark.usefixtures("store")
def test_real_cards_are_told_on(url: str) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        while not session.table.awaits_chance:
            if 0 in session.table.to_choose():
                await choose(service, session, 0, now(session.table).ply, min(now(session.table).legal()))
            await asyncio.sleep(0)
        card, ply = min(now(session.table).chance()), now(session.table).ply
        await service.act(session, lambda table: draw(table, ply, [card]))
        assert now(session.table).ply > ply

    at_table(url, "TYPEDA15", work)
