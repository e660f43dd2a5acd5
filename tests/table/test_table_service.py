"""The table service: events are committed, then announced."""

import asyncio
import contextlib
import gc
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from typing import TypeAlias

import pytest

from stol import Game, IllegalMove
from stol.table import seats
from stol.table.change import open_table
from stol.table.opponents import Opponents
from stol.table.play import Refused, Stale, play
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.store import Conflict, Store
from stol.table.table import Table
from table.played_tables import CODE, any_choice, now, people, plan_of, same

Choice: TypeAlias = tuple[int, int, str]

pytestmark = pytest.mark.usefixtures("_compiled_already")


@contextlib.asynccontextmanager
async def service_of(url: str) -> AsyncIterator[TableService]:
    """A table service whose opponents start no process."""
    service = TableService(Store(url), Opponents(1), pace=0)
    try:
        yield service
    finally:
        await service.close()


def at_table(url: str, game: Game, work: Callable[[TableService, TableSession], Coroutine[None, None, None]]) -> None:
    """Runs `work` with a table service and one dealt table of persons."""

    async def main() -> None:
        async with service_of(url) as service:
            await service.open(plan_of(game), people(game))
            await work(service, await found(service))

    asyncio.run(main())


async def found(service: TableService, code: str = CODE) -> TableSession:
    session = await service.find(code)
    assert session is not None
    return session


async def choose(service: TableService, session: TableSession, choice: Choice) -> None:
    await service.act(session, lambda table: play(table, *choice))


def stored(service: TableService, session: TableSession) -> Table:
    return service.store.load(session.table.plan)


def two_choices(session: TableSession) -> tuple[Choice, Choice]:
    """Two legal moves of the same seat at the same ply."""
    seat, ply, move = any_choice(session.table, random.Random(1))
    return (seat, ply, move), (seat, ply, next(other for other in now(session.table).legal() if other != move))


@pytest.fixture
def url(store: Store, url: str) -> str:  # noqa: ARG001 - the players have to be there
    return url


def test_a_table_is_dealt_as_soon_as_all_sit(url: str) -> None:
    async def main() -> None:
        async with service_of(url) as service:
            await service.open(plan_of(Game("pixies")), [])
            session = await found(service)
            for seat in (0, 1):
                assert session.table.position is None
                await service.act(session, partial(seats.sit, seat=seat, player=f"p{seat}", name="x"))
            assert session.table.to_choose()
            assert same(stored(service, session), session.table)

    asyncio.run(main())


def test_a_move_is_stored_before_anybody_hears_of_it(url: str) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        with session.listen("p1") as happened:
            moving = asyncio.create_task(choose(service, session, any_choice(session.table, random.Random(1))))
            await happened.wait()
            assert same(stored(service, session), session.table)
            assert len(session.table.plays) == 1
            await moving

    at_table(url, Game("pixies"), work)


def test_the_same_move_sent_twice_at_once_counts_once(url: str) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        choice = any_choice(session.table, random.Random(1))
        length = session.table.sequence
        await asyncio.gather(*(choose(service, session, choice) for _ in range(3)))
        assert session.table.sequence == length + 1
        assert same(stored(service, session), session.table)

    at_table(url, Game("ingenious"), work)


def test_of_two_moves_for_one_ply_the_first_counts(url: str) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        choices = two_choices(session)
        ends = await asyncio.gather(*(choose(service, session, choice) for choice in choices), return_exceptions=True)
        assert ends[0] is None
        assert isinstance(ends[1], Stale)
        assert list(session.table.plays.values()) == [choices[0][2]]

    at_table(url, Game("ingenious"), work)


def test_what_is_refused_changes_nothing(url: str) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        seat, ply, move = any_choice(session.table, random.Random(1))
        before = stored(service, session)
        for choice, problem in (((seat, ply, "nonsense"), IllegalMove), ((seat, ply + 1, move), Stale)):
            with pytest.raises(problem):
                await choose(service, session, choice)
        with pytest.raises(Refused, match="seat-taken"):
            await service.act(session, lambda table: seats.sit(table, 0, "p5", "x"))
        assert same(session.table, before)
        assert same(stored(service, session), before)

    at_table(url, Game("clustered"), work)


@pytest.mark.parametrize("steps", range(4))
def test_a_request_that_is_given_up_leaves_the_table_whole(url: str, steps: int) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        choice = any_choice(session.table, random.Random(1))
        request = asyncio.create_task(choose(service, session, choice))
        for _ in range(steps):
            await asyncio.sleep(0)
        request.cancel()
        with pytest.raises(asyncio.CancelledError):
            await request
        await choose(service, session, choice)
        assert len(session.table.plays) == 1
        assert same(stored(service, session), session.table)

    at_table(url, Game("pixies"), work)


def test_a_service_that_closes_finishes_what_has_begun(url: str) -> None:
    async def main() -> Table:
        service = TableService(Store(url), Opponents(1), pace=0)
        await service.open(plan_of(Game("pixies")), people(Game("pixies")))
        session = await found(service)
        request = asyncio.create_task(choose(service, session, any_choice(session.table, random.Random(1))))
        await asyncio.sleep(0)
        await service.close()
        await request
        return session.table

    table = asyncio.run(main())
    assert len(table.plays) == 1
    store = Store(url)
    assert same(store.load(table.plan), table)
    store.close()


def test_a_restart_changes_nothing_even_while_some_choose_in_secret(url: str) -> None:
    game, chance = Game("onecard", players=3), random.Random(3)

    async def once() -> Table:
        async with service_of(url) as service:
            session = await found(service)
            await choose(service, session, any_choice(session.table, chance))
            return session.table

    at_table(url, game, lambda _service, _session: asyncio.sleep(0))
    for _ in range(12):
        before = asyncio.run(once())
        store = Store(url)
        assert same(store.load(before.plan), before)
        store.close()


def test_two_servers_share_a_table_though_one_is_late(url: str) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        async with service_of(url) as other:
            late, chance = await found(other), random.Random(4)
            first, second = two_choices(session)
            await choose(service, session, first)
            with late.listen(None) as happened, pytest.raises(Stale):
                await choose(other, late, second)
            assert happened.is_set()
            assert same(late.table, session.table)
            for _ in range(6):
                await choose(other, late, any_choice(late.table, chance))
                await service.act(session, lambda table: seats.say(table, 0, "hm", str(table.sequence)))
                assert same(session.table, stored(service, session))

    at_table(url, Game("pixies"), work)


def test_a_word_said_at_another_server_does_not_refuse_a_move(url: str) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        async with service_of(url) as other:
            late = await found(other)
            await service.act(session, lambda table: seats.say(table, 0, "good luck", "1"))
            await choose(other, late, any_choice(late.table, random.Random(5)))
            assert len(late.table.talk) == len(late.table.plays) == 1
            assert same(stored(service, session), late.table)

    at_table(url, Game("pixies"), work)


def test_a_seat_taken_at_another_server_is_taken(url: str) -> None:
    async def main() -> None:
        async with service_of(url) as service, service_of(url) as other:
            await service.open(plan_of(Game("pixies")), [])
            session, late = await found(service), await found(other)
            await service.act(session, lambda table: seats.sit(table, 0, "p0", "x"))
            with pytest.raises(Refused, match="seat-taken"):
                await other.act(late, lambda table: seats.sit(table, 0, "p1", "y"))
            await other.act(late, lambda table: seats.sit(table, 1, "p1", "y"))
            await service.act(session, lambda table: seats.say(table, 0, "hello", "1"))
            assert same(session.table, stored(other, late))
            assert session.table.to_choose()

    asyncio.run(main())


def test_a_table_is_in_memory_once_however_many_look_for_it(url: str) -> None:
    async def main() -> None:
        async with service_of(url) as service:
            await service.open(plan_of(Game("pixies")), [])
            same_one = await asyncio.gather(*(found(service) for _ in range(8)))
            assert {id(session) for session in same_one} == {id(await found(service))}

    asyncio.run(main())


def test_a_table_that_is_forgotten_while_in_use_stays_the_same(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.table.sessions.MAX_RECENT", 1)

    async def work(service: TableService, session: TableSession) -> None:
        await service.open(plan_of(Game("ingenious"), "OTHERA10"), [])
        await found(service, "OTHERA10")
        with session.listen("p0") as happened:
            again = await found(service)
            assert again is session
            await choose(service, again, any_choice(again.table, random.Random(6)))
            assert happened.is_set()

    at_table(url, Game("pixies"), work)


def test_tables_of_long_ago_are_forgotten_and_found_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.table.sessions.MAX_RECENT", 2)
    codes = [f"TABLE{number}" for number in range(5)]

    async def main() -> None:
        async with service_of(url) as service:
            for code in codes:
                await service.open(plan_of(Game("pixies"), code), [])
                await found(service, code)
            gc.collect()
            kept = {session.table.plan.code for session in gc.get_objects() if isinstance(session, TableSession)}
            assert kept & set(codes) == set(codes[-2:])
            assert (await found(service, codes[0])).table.plan.code == codes[0]

    asyncio.run(main())


@pytest.mark.parametrize("code", ["NOSUCH99", "", "KRUMA\x00V42"])
def test_what_is_not_there_is_not_found(url: str, code: str) -> None:
    async def main() -> None:
        async with service_of(url) as service:
            assert await service.find(code) is None

    asyncio.run(main())


def test_a_code_that_is_taken_is_refused(url: str) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        with pytest.raises(Conflict):
            await service.open(session.table.plan, [])

    at_table(url, Game("pixies"), work)


def test_who_looks_is_present_and_nobody_is_kept_afterwards(url: str) -> None:
    async def work(_service: TableService, session: TableSession) -> None:
        with session.listen("p0"), session.listen("p0"), session.listen(None):
            assert [player for player in ("p0", "p1", "") if session.presence.is_there(player)] == ["p0", ""]
        assert not session.presence.is_anybody_there

    at_table(url, Game("pixies"), work)


def test_all_who_want_a_rematch_meet_at_one_table(url: str) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        async with service_of(url) as other:
            late = await found(other)
            codes = await asyncio.gather(*(service.rematch(session) for _ in range(3)))
            codes += [await other.rematch(late), await service.rematch(session)]
            assert len(set(codes)) == 1
            again = (await found(service, codes[0])).table
        assert [seat.player for seat in again.seats] == ["p2", "p0", "p1"]
        assert again.to_choose()
        assert sorted(service.store.tables_of("p0", over=False, limit=9)) == sorted([CODE, codes[0]])

    at_table(url, Game("pixies", players=3), work)


@pytest.mark.parametrize("steps", range(4))
def test_a_rematch_that_is_given_up_leaves_no_second_table(url: str, steps: int) -> None:
    async def work(service: TableService, session: TableSession) -> None:
        request = asyncio.create_task(service.rematch(session))
        for _ in range(steps):
            await asyncio.sleep(0)
        request.cancel()
        with pytest.raises(asyncio.CancelledError):
            await request
        code = await service.rematch(session)
        assert sorted(service.store.tables_of("p0", over=False, limit=9)) == sorted([CODE, code])
        assert stored(service, session).rematch == code

    at_table(url, Game("pixies"), work)


def test_a_table_full_but_not_dealt_is_dealt_when_it_is_found(url: str, store: Store) -> None:
    game = Game("pixies")
    store.write(open_table(plan_of(game), people(game)))

    async def main() -> None:
        async with service_of(url) as service:
            session = await found(service)
            assert session.table.to_choose()
            assert same(stored(service, session), session.table)

    asyncio.run(main())


def test_whose_page_is_closed_for_a_while_is_away_until_the_page_is_open_again(url: str) -> None:
    async def work(_service: TableService, session: TableSession) -> None:
        session.presence._away_after = 0.05  # noqa: SLF001 - shortens the wait
        with session.listen("p1") as happened:
            with session.listen("p0"):
                pass
            assert not session.is_away("p0"), "a page that is loaded again is closed for a moment"
            before = session.stamp
            await happened.wait()
            assert session.is_away("p0")
            assert session.stamp != before, "the others' pages show it"
            with session.listen("p0"):
                assert not session.is_away("p0")

    at_table(url, Game("pixies"), work)
