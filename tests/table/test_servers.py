"""Several servers on one PostgreSQL: what one of them stores or is told, all know."""

import asyncio
from dataclasses import replace
from typing import NoReturn

import pytest
from sqlalchemy.exc import OperationalError

from stol.table import seats
from stol.table.announcement import AllowanceTaken, Ping
from stol.table.servers import SEND_SECONDS
from stol.table.service import TableService
from stol.table.store import Store
from table.played_tables import CODE, same
from table.several_servers import PLAYER, CountedOpponents, found, move, open_pixies, server, until

pytestmark = pytest.mark.usefixtures("_compiled_already")


def test_a_move_made_through_one_server_is_seen_through_the_other(postgresql_url: str) -> None:
    async def main() -> None:
        async with server(postgresql_url) as one, server(postgresql_url) as other:
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
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stol.table.servers.GONE_SECONDS", 0.5)
    monkeypatch.setattr("stol.table.servers.PING_SECONDS", 0.1)

    async def main() -> None:
        async with server(postgresql_url) as stays:
            async with server(postgresql_url) as dies:
                session = await open_pixies(dies)
                there = await found(stays)
                await until(lambda: stays.servers.count == 2)
                monkeypatch.setattr(dies.store, "tell", lambda *_: None)  # as if it were killed just then
                await move(dies, session)
            await until(lambda: same(session.table, there.table))

    asyncio.run(main())


def test_what_could_not_be_announced_is_announced_later(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with server(postgresql_url) as one, server(postgresql_url) as other:
            session = await open_pixies(one)
            there = await found(other)
            with monkeypatch.context() as lost:
                lost.setattr(one.store, "tell", lose_connection)
                await move(one, session)
            await until(lambda: same(session.table, there.table))

    asyncio.run(main())


def lose_connection(*_: object) -> NoReturn:
    raise OperationalError("", {}, ConnectionError())


def fail_once(monkeypatch: pytest.MonkeyPatch, store: Store, call: str) -> list[str]:
    """The database fails at the next call of this kind, and answers then; tells when it has failed."""
    works, failed = getattr(store, call), list[str]()

    def answer(*arguments: object) -> object:
        if not failed:
            failed.append(call)
            lose_connection()
        return works(*arguments)

    monkeypatch.setattr(store, call, answer)
    return failed


def test_a_change_that_could_not_be_read_when_it_was_heard_of_is_read_soon(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with server(postgresql_url) as one, server(postgresql_url) as other:
            session = await open_pixies(one)
            there = await found(other)
            failed = fail_once(monkeypatch, other.store, "events_after")
            await move(one, session)
            await until(lambda: same(session.table, there.table))
            assert failed

    asyncio.run(main())


def test_a_server_whose_database_fails_while_it_looks_what_it_has_missed_listens_again(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stol.table.servers.GONE_SECONDS", 0.5)
    monkeypatch.setattr("stol.table.servers.PING_SECONDS", 0.1)

    async def main() -> None:
        async with server(postgresql_url) as stays:
            async with server(postgresql_url) as dies:
                session = await open_pixies(dies)
                there = await found(stays)
                await until(lambda: stays.servers.count == 2)
                failed = fail_once(monkeypatch, stays.store, "sequences")
                monkeypatch.setattr(dies.store, "tell", lambda *_: None)  # as if it were killed just then
                await move(dies, session)
            await until(lambda: bool(failed))
            await until(lambda: same(session.table, there.table))
            async with server(postgresql_url) as third:
                session = await found(third)
                await move(third, session)
                await until(lambda: same(session.table, there.table))

    asyncio.run(main())


def test_who_has_seen_a_change_at_one_server_never_sees_less_at_another(postgresql_url: str) -> None:
    async def main() -> None:
        async with server(postgresql_url) as one, server(postgresql_url) as other:
            session = await open_pixies(one)
            await found(other)
            for _ in range(4):
                await move(one, session)
                there = await other.find(CODE, known=session.table.sequence)  # before the notification comes
                assert there is not None
                assert same(there.table, session.table)

    asyncio.run(main())


def test_a_server_that_hears_nothing_reads_the_log_before_it_shows_a_table(postgresql_url: str) -> None:
    async def main() -> None:
        deaf = TableService(Store(postgresql_url), CountedOpponents([]), pace=0)  # not started: it does not listen
        async with server(postgresql_url) as one:
            session = await open_pixies(one)
            await found(deaf)
            assert not deaf.servers.is_current
            await move(one, session)
            assert same((await found(deaf)).table, session.table)
        await deaf.close()

    asyncio.run(main())


def test_who_has_a_page_open_at_any_server_is_there(postgresql_url: str) -> None:
    async def main() -> None:
        async with server(postgresql_url) as one, server(postgresql_url) as other:
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


def test_a_server_that_has_the_table_later_asks_who_is_there(postgresql_url: str) -> None:
    async def main() -> None:
        async with server(postgresql_url) as one, server(postgresql_url) as other:
            session = await open_pixies(one)
            with session.listen("p0"):
                there = await found(other)
                await until(lambda: there.presence.is_there("p0"))

    asyncio.run(main())


def test_somebody_without_scripts_is_there_for_every_server_after_a_request_to_one(postgresql_url: str) -> None:
    async def main() -> None:
        async with server(postgresql_url) as one, server(postgresql_url) as other:
            session, there = await open_pixies(one), await found(other)
            there.presence._away_after = 0.0  # noqa: SLF001 - shortens the wait
            there.presence.expect("p0")
            await until(lambda: there.is_away("p0"))
            session.presence.visited("p0")
            await until(lambda: not there.is_away("p0"))
            async with server(postgresql_url) as later:
                came_later = await found(later)
                await until(lambda: came_later.presence.was_there_lately("p0"))

    asyncio.run(main())


def test_pages_of_a_server_that_stops_are_closed(postgresql_url: str) -> None:
    async def main() -> None:
        async with server(postgresql_url) as stays:
            session = await open_pixies(stays)
            async with server(postgresql_url) as stops:
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


def test_what_a_client_takes_at_one_server_is_heard_by_the_others_and_not_by_itself(postgresql_url: str) -> None:
    async def main() -> None:
        async with server(postgresql_url) as one, server(postgresql_url) as other:
            heard: list[tuple[str, str, str, float]] = []
            for name, service in (("one", one), ("other", other)):
                service.servers.hear_taken = lambda *told, name=name: heard.append((name, *told))
            one.servers.tell(AllowanceTaken("open", "192.0.2.1", 2))
            await until(lambda: bool(heard))
            await until(lambda: one.servers.count == 2)
            assert heard == [("other", "open", "192.0.2.1", 2)]

    asyncio.run(main())


def test_a_name_changed_through_one_server_is_read_through_the_other(postgresql_url: str) -> None:
    async def main() -> None:
        async with server(postgresql_url) as one, server(postgresql_url) as other:
            await one.player_cache.add(PLAYER, "secret")
            assert await other.player_cache.find("secret") == PLAYER
            renamed = replace(PLAYER, name="Ana Marija")
            before = other.news.stamp(PLAYER.id)
            await one.player_cache.update(renamed)
            await until(lambda: other.news.stamp(PLAYER.id) != before)
            assert await other.player_cache.find("secret") == renamed

    asyncio.run(main())


def test_chat_read_through_one_server_is_read_through_the_other(postgresql_url: str) -> None:
    async def main() -> None:
        async with server(postgresql_url) as one, server(postgresql_url) as other:
            session, there = await open_pixies(one), await found(other)
            await one.act(session, lambda table: seats.say(table, 1, "hello", "1"))
            await until(lambda: there.unread("p0") == 1)
            await one.mark_heard(session, "p0", 1)
            await until(lambda: there.unread("p0") == 0)

    asyncio.run(main())


def test_a_list_of_tables_changes_at_every_server(postgresql_url: str) -> None:
    async def main() -> None:
        async with server(postgresql_url) as one, server(postgresql_url) as other:
            before = other.news.stamp("p0")
            with other.news.listen("p0") as changed:
                await open_pixies(one)
                await changed.wait()
            assert other.news.stamp("p0") != before

    asyncio.run(main())
