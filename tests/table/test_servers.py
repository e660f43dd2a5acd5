"""Several servers on one PostgreSQL: what one stores, all know; what one does, no other does."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any, NoReturn

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from stol import Game
from stol.bots.registry import find
from stol.bots.review import Review
from stol.table import seats
from stol.table.announcement import AllowanceTaken, ChatRead, Ping, TableChanged, decode, encode, latest_only
from stol.table.events import Sat
from stol.table.fair_queue import Caller
from stol.table.kept_bots import BotKey
from stol.table.opponents import ANYBODY, Opponents
from stol.table.play import play
from stol.table.player import Player
from stol.table.reviews import Progress
from stol.table.schema import LEASES, TABLES
from stol.table.servers import SEND_SECONDS
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.store import Store
from table.played_tables import CODE, any_choice, opponents, people, plan_of, same
from table.postgresql import Server

pytestmark = pytest.mark.usefixtures("_compiled_already")
PLAYER = Player(id="p0", name="Ana")


@pytest.fixture
def shared(postgresql: Server) -> str:
    """The URL of an empty PostgreSQL database."""
    return postgresql.new()


class CountedOpponents(Opponents):
    """Opponents that think in this process and note what they are asked for."""

    def __init__(self, asked: list[tuple[int, int]]) -> None:
        super().__init__(1)
        self.asked = asked
        self.hangs = False
        """Whether they never answer, like those of a server that is stopped while they think."""

    async def move(self, view: dict[str, Any], key: BotKey, seed: int, caller: Caller = ANYBODY) -> str:  # noqa: ARG002 - as in Opponents
        self.asked.append((key.seat, view["ply"]))
        await (asyncio.Event().wait() if self.hangs else asyncio.sleep(0))
        return find("novice")(seed).move(view)


@contextlib.asynccontextmanager
async def server(url: str, asked: list[tuple[int, int]] | None = None) -> AsyncIterator[TableService]:
    """One server, which listens to the others."""
    service = TableService(Store(url), CountedOpponents([] if asked is None else asked), pace=0, simulations=5)
    service.start()
    await until(lambda: service.servers.is_current)
    try:
        yield service
    finally:
        await service.close()


async def until(is_so: Callable[[], bool]) -> None:
    """Waits for something that other servers bring about; the suite's own time limit ends a wait in vain."""
    while not is_so():  # noqa: ASYNC110 - there is no event for all that is waited for
        await asyncio.sleep(0.005)


async def found(service: TableService) -> TableSession:
    session = await service.find(CODE)
    assert session is not None
    return session


async def open_pixies(service: TableService) -> TableSession:
    game = Game("pixies")
    for event in people(game):
        if isinstance(event, Sat):
            await service.player_cache.add(Player(id=event.player, name=event.name), f"secret {event.player}")
    await service.open(plan_of(game), people(game))
    return await found(service)


async def move(service: TableService, session: TableSession) -> None:
    seat, ply, choice = any_choice(session.table, random.Random(1))
    await service.act(session, lambda table: play(table, seat, ply, choice))


def test_a_move_made_through_one_server_is_seen_through_the_other(shared: str) -> None:
    async def main() -> None:
        async with server(shared) as one, server(shared) as other:
            session = await open_pixies(one)
            there = await found(other)
            for _ in range(6):
                with there.listen(None) as changed:
                    await move(one, session)
                    await changed.wait()
                await until(lambda: same(session.table, there.table))
                await move(other, there)
                await until(lambda: same(session.table, there.table))
            assert session.stamp == there.stamp

    asyncio.run(main())


def test_what_a_server_stored_and_did_not_announce_is_seen_when_it_is_gone(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stol.table.servers.GONE_SECONDS", 0.5)
    monkeypatch.setattr("stol.table.servers.PING_SECONDS", 0.1)

    async def main() -> None:
        async with server(shared) as stays:
            async with server(shared) as dies:
                session = await open_pixies(dies)
                there = await found(stays)
                await until(lambda: stays.servers.count == 2)
                monkeypatch.setattr(dies.store, "tell", lambda *_: None)  # as if it were killed just then
                await move(dies, session)
            await until(lambda: same(session.table, there.table))

    asyncio.run(main())


def test_what_could_not_be_announced_is_announced_later(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with server(shared) as one, server(shared) as other:
            session = await open_pixies(one)
            there = await found(other)
            with monkeypatch.context() as lost:
                lost.setattr(one.store, "tell", lose_connection)
                await move(one, session)
            await until(lambda: same(session.table, there.table))

    asyncio.run(main())


def lose_connection(*_: object) -> NoReturn:
    raise OperationalError("", {}, ConnectionError())


def test_who_has_seen_a_change_at_one_server_never_sees_less_at_another(shared: str) -> None:
    async def main() -> None:
        async with server(shared) as one, server(shared) as other:
            session = await open_pixies(one)
            await found(other)
            for _ in range(4):
                await move(one, session)
                there = await other.find(CODE, known=session.table.sequence)  # before the notification comes
                assert there is not None
                assert same(there.table, session.table)

    asyncio.run(main())


def test_a_server_that_hears_nothing_reads_the_log_before_it_shows_a_table(shared: str) -> None:
    async def main() -> None:
        deaf = TableService(Store(shared), CountedOpponents([]), pace=0)  # not started: it does not listen
        async with server(shared) as one:
            session = await open_pixies(one)
            await found(deaf)
            assert not deaf.servers.is_current
            await move(one, session)
            assert same((await found(deaf)).table, session.table)
        await deaf.close()

    asyncio.run(main())


def test_each_opponent_is_asked_once_however_many_servers_have_the_table(shared: str) -> None:
    async def main() -> None:
        asked: list[tuple[int, int]] = []
        game = Game("pixies")
        async with server(shared, asked) as one, server(shared, asked) as two, server(shared, asked) as three:
            await one.player_cache.add(PLAYER, "secret")
            await one.open(plan_of(game), opponents(game))
            sessions = [await found(service) for service in (one, two, three)]
            await until(lambda: all(session.table.is_over for session in sessions))
            assert len(asked) == len(set(asked)) == len(sessions[0].table.plays)

    asyncio.run(main())


def test_when_a_server_stops_while_an_opponent_thinks_another_server_asks_it(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stol.table.service.LEASE_SECONDS", 0.2)

    async def main() -> None:
        asked: list[tuple[int, int]] = []
        game = Game("pixies")
        async with server(shared) as stays:
            async with server(shared, asked) as stops:
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


def test_who_has_a_page_open_at_any_server_is_there(shared: str) -> None:
    async def main() -> None:
        async with server(shared) as one, server(shared) as other:
            session, there = await open_pixies(one), await found(other)
            for each in (session, there):
                each.presence._away_after = 0.0  # noqa: SLF001 - shortens the wait
            session.presence.expect("p0")
            await until(lambda: session.is_away("p0"))
            with there.listen("p0"):
                await until(lambda: not session.is_away("p0"))
                assert session.presence.is_there("p0")
            await until(lambda: session.is_away("p0") and there.is_away("p0"))
            assert session.stamp == there.stamp

    asyncio.run(main())


def test_a_server_that_has_the_table_later_asks_who_is_there(shared: str) -> None:
    async def main() -> None:
        async with server(shared) as one, server(shared) as other:
            session = await open_pixies(one)
            with session.listen("p0"):
                there = await found(other)
                await until(lambda: there.presence.is_there("p0"))

    asyncio.run(main())


def test_somebody_without_scripts_is_there_for_every_server_after_a_request_to_one(shared: str) -> None:
    async def main() -> None:
        async with server(shared) as one, server(shared) as other:
            session, there = await open_pixies(one), await found(other)
            there.presence._away_after = 0.0  # noqa: SLF001 - shortens the wait
            there.presence.expect("p0")
            await until(lambda: there.is_away("p0"))
            session.presence.visited("p0")
            await until(lambda: not there.is_away("p0"))
            async with server(shared) as later:
                came_later = await found(later)
                await until(lambda: came_later.presence.was_there_lately("p0"))

    asyncio.run(main())


def test_pages_of_a_server_that_stops_are_closed(shared: str) -> None:
    async def main() -> None:
        async with server(shared) as stays:
            session = await open_pixies(stays)
            async with server(shared) as stops:
                assert session.table.seats_of("p0")
                there = await found(stops)
                there.presence.page_opened("p0")
                await until(lambda: session.presence.is_there("p0"))
                await until(lambda: stays.servers.count == 2)
                await stops.servers.farewell()
                stops.servers.tell(Ping(0))  # it still ends what it has begun
                await asyncio.sleep(2 * SEND_SECONDS)
            await until(lambda: not session.presence.is_there("p0"))
            assert stays.servers.count == 1

    asyncio.run(main())


def test_what_a_client_takes_at_one_server_is_heard_by_the_others_and_not_by_itself(shared: str) -> None:
    async def main() -> None:
        async with server(shared) as one, server(shared) as other:
            heard: list[tuple[str, str, str, float]] = []
            for name, service in (("one", one), ("other", other)):
                service.servers.hear_taken = lambda *told, name=name: heard.append((name, *told))
            one.servers.tell(AllowanceTaken("open", "192.0.2.1", 2))
            await until(lambda: bool(heard))
            await until(lambda: one.servers.count == 2)
            assert heard == [("other", "open", "192.0.2.1", 2)]

    asyncio.run(main())


def test_a_name_changed_through_one_server_is_read_through_the_other(shared: str) -> None:
    async def main() -> None:
        async with server(shared) as one, server(shared) as other:
            await one.player_cache.add(PLAYER, "secret")
            assert await other.player_cache.find("secret") == PLAYER
            renamed = replace(PLAYER, name="Ana Marija")
            before = other.news.stamp(PLAYER.id)
            await one.player_cache.update(renamed)
            await until(lambda: other.news.stamp(PLAYER.id) != before)
            assert await other.player_cache.find("secret") == renamed

    asyncio.run(main())


def test_chat_read_through_one_server_is_read_through_the_other(shared: str) -> None:
    async def main() -> None:
        async with server(shared) as one, server(shared) as other:
            session, there = await open_pixies(one), await found(other)
            await one.act(session, lambda table: seats.say(table, 1, "hello", "1"))
            await until(lambda: there.unread("p0") == 1)
            await one.mark_heard(session, "p0", 1)
            await until(lambda: there.unread("p0") == 0)

    asyncio.run(main())


def test_a_list_of_tables_changes_at_every_server(shared: str) -> None:
    async def main() -> None:
        async with server(shared) as one, server(shared) as other:
            before = other.news.stamp("p0")
            with other.news.listen("p0") as changed:
                await open_pixies(one)
                await changed.wait()
            assert other.news.stamp("p0") != before

    asyncio.run(main())


def test_a_review_is_made_by_one_server_and_read_through_all(shared: str) -> None:
    async def main() -> None:
        game = Game("pixies")
        async with server(shared) as one, server(shared) as other:
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


def test_a_lease_is_one_servers_until_it_is_over(shared: str) -> None:
    one, other = Store(shared), Store(shared)
    assert one.leases.take("work", 60)
    assert one.leases.take("work", 0), "taking it again renews it, here for no time"
    assert other.leases.take("work", 60)
    assert not one.leases.take("work", 60)
    other.leases.drop("work")
    assert one.leases.take("work", 60)
    one.close()
    other.close()


def test_leases_that_have_ended_are_deleted(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.table.leases.SWEEP_SECONDS", 0.01)

    async def main() -> None:
        async with server(shared) as service:
            for work, seconds in (("done", 0.0), ("going on", 60.0)):
                assert service.store.leases.take(work, seconds)
            await until(lambda: "done" not in leases(service.store))
            assert "going on" in leases(service.store)

    asyncio.run(main())


def leases(store: Store) -> list[str]:
    with vars(store)["_engine"].connect() as connection:
        return list(connection.scalars(sa.select(LEASES.c.name)))


def test_a_table_that_expires_is_forgotten_by_all_servers(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.table.daily_expiry.FIRST_SECONDS", 0.0)

    async def main() -> None:
        async with server(shared) as stays:
            session = await open_pixies(stays)
            with vars(stays.store)["_engine"].begin() as connection:
                connection.execute(TABLES.update().values(latest=0))
            stays.store.leases.drop("expire")
            async with server(shared):
                await until(lambda: session.is_closed)
                assert await stays.find(CODE) is None

    asyncio.run(main())


def test_many_announcements_go_into_as_few_notifications_as_they_fit_in() -> None:
    told = [ChatRead(CODE, f"{number:032}", number) for number in range(500)]
    texts = list(encode("server", told))
    assert 1 < len(texts) < 8
    assert all(len(text) < 8000 for text in texts)
    assert [one for text in texts for one in decode(text).told] == told
    assert decode(next(encode("server", [Ping(1.5)]))).server == "server"


def test_what_only_later_versions_announce_is_passed_over() -> None:
    assert decode('["server",[["later",1],["ping",1.5],["ping"]]]').told == [Ping(1.5)]


def test_of_several_changes_of_a_table_only_the_latest_is_told() -> None:
    first, latest, other = TableChanged(CODE, 3), TableChanged(CODE, 5), TableChanged("OTHER", 1)
    assert latest_only([first, other, latest]) == [other, latest]
