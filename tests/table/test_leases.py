"""Several servers on one PostgreSQL: what only one of them may do, only one does."""

import asyncio

import pytest
import sqlalchemy as sa

from stol import Game
from stol.bots.review import Review
from stol.table.fair_queue import Caller
from stol.table.reviews import Progress
from stol.table.schema import LEASES, TABLES
from stol.table.store import Store
from table.played_tables import CODE, opponents, plan_of
from table.several_servers import PLAYER, CountedOpponents, found, open_pixies, server, until

pytestmark = pytest.mark.usefixtures("_compiled_already")


def test_each_opponent_is_asked_once_however_many_servers_have_the_table(postgresql_url: str) -> None:
    async def main() -> None:
        asked: list[tuple[int, int]] = []
        game = Game("pixies")
        async with (
            server(postgresql_url, asked) as one,
            server(postgresql_url, asked) as two,
            server(postgresql_url, asked) as three,
        ):
            await one.player_cache.add(PLAYER, "secret")
            await one.open(plan_of(game), opponents(game))
            sessions = [await found(service) for service in (one, two, three)]
            await until(lambda: all(session.table.is_over for session in sessions))
            assert len(asked) == len(set(asked)) == len(sessions[0].table.plays)

    asyncio.run(main())


def test_when_a_server_stops_while_an_opponent_thinks_another_server_asks_it(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stol.table.service.LEASE_SECONDS", 0.2)

    async def main() -> None:
        asked: list[tuple[int, int]] = []
        game = Game("pixies")
        async with server(postgresql_url) as stays:
            async with server(postgresql_url, asked) as stops:
                assert isinstance(stops.opponents, CountedOpponents)
                stops.opponents.hangs = True
                await stops.player_cache.add(PLAYER, "secret")
                await stops.open(plan_of(game), opponents(game))
                await found(stops)
                session = await found(stays)
                await until(lambda: bool(asked))
                assert not session.table.plays, "the lease is renewed as long as the server runs"
            await until(lambda: session.table.is_over)

    asyncio.run(main())


def test_a_review_is_made_by_one_server_and_read_through_all(postgresql_url: str) -> None:
    async def main() -> None:
        game = Game("pixies")
        async with server(postgresql_url) as one, server(postgresql_url) as other:
            await one.player_cache.add(PLAYER, "secret")
            await one.open(plan_of(game), opponents(game))
            session = await found(one)
            await until(lambda: session.table.is_over)
            assert other.store.leases.take(f"review {CODE}", 60), "as if the other server were making it"
            await one.reviews.ask(CODE, Caller())
            await until(lambda: not one.reviews._jobs)  # noqa: SLF001 - it leaves the review to the other server
            assert isinstance(await one.reviews.find(CODE), Progress)
            other.store.leases.drop(f"review {CODE}")
            while not isinstance(await one.reviews.find(CODE), Review):  # noqa: ASYNC110 - as in `until`
                await asyncio.sleep(0.05)
            assert await other.reviews.find(CODE) == await one.reviews.find(CODE)

    asyncio.run(main())


def test_a_lease_is_one_servers_until_it_is_over(postgresql_url: str) -> None:
    one, other = Store(postgresql_url), Store(postgresql_url)
    assert one.leases.take("work", 60)
    assert one.leases.take("work", 0), "taking it again renews it, here for no time"
    assert other.leases.take("work", 60)
    assert not one.leases.take("work", 60)
    other.leases.drop("work")
    assert one.leases.take("work", 60)
    one.close()
    other.close()


def test_leases_that_have_ended_are_deleted(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.table.leases.SWEEP_SECONDS", 0.01)

    async def main() -> None:
        async with server(postgresql_url) as service:
            for work, seconds in (("done", 0.0), ("going on", 60.0)):
                assert service.store.leases.take(work, seconds)
            await until(lambda: "done" not in leases(service.store))
            assert "going on" in leases(service.store)

    asyncio.run(main())


def leases(store: Store) -> list[str]:
    with vars(store)["_engine"].connect() as connection:
        return list(connection.scalars(sa.select(LEASES.c.name)))


def test_a_table_that_expires_is_forgotten_by_all_servers(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.table.daily_expiry.FIRST_SECONDS", 0.0)

    async def main() -> None:
        async with server(postgresql_url) as stays:
            session = await open_pixies(stays)
            with vars(stays.store)["_engine"].begin() as connection:
                connection.execute(TABLES.update().values(latest=0))
            stays.store.leases.drop("expire")
            async with server(postgresql_url):
                await until(lambda: session.is_closed)
                assert await stays.find(CODE) is None

    asyncio.run(main())
