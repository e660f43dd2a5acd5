"""Clocks in real databases: time is given, and what is due is stored once, whoever finds it."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator

import msgspec
import pytest
import sqlalchemy as sa

from stol import Game
from stol.table import clock_keeper, undo
from stol.table.change import add_player
from stol.table.clock_store import FORGOTTEN
from stol.table.events import Event, RanOut, Warned
from stol.table.log_names import log_name
from stol.table.opponents import Opponents
from stol.table.play import Refused, play
from stol.table.player import Player
from stol.table.schema import EVENTS, SERVED, TABLES
from stol.table.seats import come_back
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.simultaneous import asking
from stol.table.spans import Span
from stol.table.store import Store
from stol.table.table import Table
from stol.table.time_control import read_time_control
from table.played_tables import CODE, now, people, plan_of
from table.postgresql import Server
from table.timed_tables import BEGAN, DAY, HOUR, MINUTE, SECOND, GivenTime

pytestmark = pytest.mark.usefixtures("_compiled_already")
GAME = Game("ingenious", 2)
FIRST = 5 * MINUTE


class Alone(Opponents):
    """Opponents that never answer: what persons do is tested here."""

    async def move(self, *_: object, **__: object) -> str:
        await asyncio.Event().wait()
        return ""


@contextlib.asynccontextmanager
async def serving(url: str, time: GivenTime) -> AsyncIterator[TableService]:
    service = TableService(Store(url), Alone(1), pace=0, now=time)
    try:
        yield service
    finally:
        await service.close()


async def opened(service: TableService, code: str, then: str = "bot", game: Game = GAME) -> TableSession:
    """A table at which persons sit."""
    for number in range(game.players):
        service.store.write(add_player(Player(id=f"p{number}", name=""), f"secret {number}"))
    await service.open(msgspec.structs.replace(plan_of(game), time=read_time_control(code, then)), people(game))
    return await found(service)


async def found(service: TableService) -> TableSession:
    session = await service.find(CODE)
    assert session is not None
    return session


async def move(service: TableService, session: TableSession, seat: int | None = None) -> int:
    """Any move of somebody who is to choose."""
    seat = session.table.to_choose()[0] if seat is None else seat
    asked = asking(now(session.table), seat)
    await service.act(session, lambda table: play(table, seat, asked.ply, asked.legal()[0], table.undo_count))
    return seat


async def turn(service: TableService, session: TableSession) -> int:
    """All moves of somebody until another is to choose."""
    (seat,) = session.table.to_choose()
    while session.table.to_choose() == [seat]:
        await move(service, session, seat)
    return seat


async def wait(service: TableService, time: GivenTime, amount: int) -> None:
    """Time passes while the server runs."""
    step = FORGOTTEN // 2
    while amount > 0:
        time.passes(min(step, amount))
        amount -= step
        await service.clocks.beat()
    await service.clocks.check()


async def leap(service: TableService, time: GivenTime, amount: int) -> None:
    """The same for long: what the server would have stored meanwhile is stored at once."""
    time.passes(amount)
    with service.store._engine.begin() as connection:  # noqa: SLF001 - days would need thousands of beats
        connection.execute(SERVED.update().values(until=time.moment))
    await service.clocks.check()


def log(store: Store) -> list[Event]:
    return [event for event, _ in store.events_after(CODE, 0)]


def left(service: TableService, table: Table, seat: int) -> int:
    found = service.clocks.clock(table, seat)
    assert found is not None
    return found.left


def due(store: Store) -> int | None:
    with store._engine.connect() as connection:  # noqa: SLF001 - the column itself
        return connection.scalar(sa.select(TABLES.c.due))


def test_a_game_over_three_days(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "1d")
            await service.clocks.check()
            first = await turn(service, session)
            await leap(service, time, 15 * HOUR)
            second = await turn(service, session)
            await leap(service, time, 20 * HOUR)
            assert log(service.store)[-1] == Warned(seat=first)
            await leap(service, time, HOUR)
            assert log(service.store)[-1] == Warned(seat=first), "it is told once"
            assert left(service, session.table, first) == 3 * HOUR
            assert await turn(service, session) == first
            await leap(service, time, 23 * HOUR + 59 * MINUTE)
            assert session.table.people() == {first, second}
            await leap(service, time, MINUTE)
            (ran_out,) = [event for event in log(service.store) if isinstance(event, RanOut)]
            assert (ran_out.seat, ran_out.lost) == (second, False)
            assert session.table.people() == {first}
            assert time.moment - BEGAN == 60 * HOUR
            await service.act(session, lambda table: come_back(table, second))
            assert left(service, session.table, second) == DAY
            await turn(service, session)
            assert session.table.to_choose() == [first]

    asyncio.run(main())


def test_a_clock_is_looked_at_when_something_is_due_and_not_before(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "1d", "lost")
            assert due(service.store) == BEGAN
            await service.clocks.check()
            assert due(service.store) == BEGAN + 16 * HOUR
            await leap(service, time, 16 * HOUR)
            await service.clocks.check()
            assert due(service.store) == BEGAN + 24 * HOUR
            await leap(service, time, 8 * HOUR)
            assert session.table.is_over
            await service.clocks.check()
            assert due(service.store) is None
            assert not service.store.clocks.has_clocks()

    asyncio.run(main())


def test_tables_without_clocks_are_never_looked_at_and_nothing_is_stored_for_them(url: str) -> None:
    async def main() -> None:
        async with serving(url, GivenTime()) as service:
            await opened(service, "")
            await service.clocks.check()
            assert due(service.store) is None
            assert service.store.clocks.beat(BEGAN) == ()

    asyncio.run(main())


def test_a_move_that_comes_when_time_is_up_is_too_late(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "1+0")
            await service.clocks.check()
            (seat,) = session.table.to_choose()
            await leap(service, time, FIRST + MINUTE - 1)
            assert not session.table.seats[seat].ran_out
            time.passes(1)

            def too_late(table: Table) -> list[Event]:
                if table.seats[seat].level is not None:
                    raise Refused("stood-in")
                return []

            with pytest.raises(Refused, match="stood-in"):
                await service.act(session, too_late)
            assert session.table.seats[seat].ran_out

    asyncio.run(main())


def test_time_passes_while_a_server_runs_and_stands_while_none_does(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "10+5")
            await service.clocks.check()
            await turn(service, session)
            await turn(service, session)
            (seat,) = session.table.to_choose()
            had = left(service, session.table, seat)
            await wait(service, time, 30 * SECOND)
            assert left(service, session.table, seat) == had - 30 * SECOND
        time.passes(3 * DAY)
        async with serving(url, time) as service:
            await service.clocks.check()
            session = await found(service)
            assert left(service, session.table, seat) == had - 30 * SECOND
            assert session.table.people() == {0, 1}
            await wait(service, time, 10 * SECOND)
            assert left(service, session.table, seat) == had - 40 * SECOND

    asyncio.run(main())


def test_time_stands_while_a_process_sleeps_or_the_database_is_away(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "1+0")
            await service.clocks.check()
            time.passes(HOUR)
            await service.act(session, lambda _: [])
            assert session.table.people() == {0, 1}, "nobody loses time that may not have passed"
            await service.clocks.check()
            assert session.table.people() == {0, 1}
            (seat,) = session.table.to_choose()
            assert left(service, session.table, seat) == MINUTE

    asyncio.run(main())


def test_what_was_due_while_no_server_ran_is_done_when_time_has_passed_and_nobody_looks(url: str) -> None:
    """The table is not in memory: nobody has asked for it since the server started."""

    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            await opened(service, "1+0", "lost")
            await service.clocks.check()
        time.passes(DAY)
        async with serving(url, time) as service:
            await service.clocks.check()
            assert log(service.store)[-1].__class__ is not RanOut
            await wait(service, time, FIRST + MINUTE)
            assert log(service.store)[-1] == RanOut(seat=0, lost=True)

    asyncio.run(main())


@pytest.mark.parametrize("time", ["10+5", "1d"])
def test_clocks_go_on_after_kill_9(url: str, time: str) -> None:
    command = [sys.executable, "-m", "table.clock_process", url, time]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGKILL)

    async def main() -> None:
        moment = GivenTime(BEGAN + DAY)
        async with serving(url, moment) as service:
            await service.clocks.check()
            session = await found(service)
            (one,) = service.clocks.running(session.table)
            seat = one.seat
            kept = 10 * MINUTE if time == "10+5" else DAY - 2 * MINUTE
            assert left(service, session.table, seat) == kept
            assert service.clocks.pauses(None) == (Span(BEGAN + 2 * MINUTE, BEGAN + DAY),)
            await wait(service, moment, 3 * MINUTE + 7 * SECOND)
            gone = 7 * SECOND if time == "10+5" else 3 * MINUTE + 7 * SECOND
            assert left(service, session.table, seat) == kept - gone

    asyncio.run(main())


def test_two_servers_let_somebody_run_out_once(postgresql: Server) -> None:
    url = postgresql.new()

    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as one, serving(url, time) as other:
            session = await opened(one, "1+0")
            there = await found(other)
            for service in (one, other):
                await service.clocks.check()
            time.passes(FORGOTTEN // 2)
            for _ in range((FIRST + MINUTE) // (FORGOTTEN // 2)):
                await asyncio.gather(one.clocks.check(), other.clocks.check())
                time.passes(FORGOTTEN // 2)
            await asyncio.gather(*(service.act(at, lambda _: []) for service, at in ((one, session), (other, there))))
            (ran_out,) = [event for event in log(one.store) if isinstance(event, RanOut)]
            assert ran_out.seat == 0
            await other.catch_up(there)
            assert there.table.people() == session.table.people() == {1}

    asyncio.run(main())


def test_when_the_server_that_keeps_the_clocks_is_gone_another_does(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock_keeper, "LEASE_SECONDS", 0.2)
    url = postgresql.new()

    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as stays:
            async with serving(url, time) as goes:
                await opened(goes, "1+0", "lost")
                await goes.clocks.check()
                await stays.clocks.check()
            for _ in range((FIRST + MINUTE) // (FORGOTTEN // 2) + 1):
                time.passes(FORGOTTEN // 2)
                await stays.clocks.beat()
            while not isinstance(log(stays.store)[-1], RanOut):
                await stays.clocks.check()  # until the lease of the other has ended

    asyncio.run(main())


def test_a_table_that_cant_be_read_keeps_no_other_from_being_looked_at(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            await opened(service, "1d", "lost")
            plan = msgspec.structs.replace(plan_of(GAME, "BADTABLE"), time=read_time_control("1d", "lost"))
            await service.open(plan, people(GAME))
            await service.find("BADTABLE")
            await service.clocks.check()
            with service.store._engine.begin() as connection:  # noqa: SLF001 - damage
                connection.execute(EVENTS.update().where(EVENTS.c.code == "BADTABLE").values(event="{"))
        async with serving(url, time) as service:
            await service.clocks.check()
            await leap(service, time, 16 * HOUR)
            await leap(service, time, 8 * HOUR)
            assert log(service.store)[-1] == RanOut(seat=0, lost=True)
        assert f"the clocks of table {log_name('BADTABLE')} can't be looked at" in caplog.text
        assert "BADTABLE" not in caplog.text

    asyncio.run(main())


def test_the_rest_of_time_after_an_agreed_undo_is_the_same_after_a_restart(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "2d")
            await service.clocks.check()
            await leap(service, time, DAY)
            seat = await turn(service, session)
            await service.act(session, lambda table: undo.take_latest_back(table, [seat], table.undo_count))
            await service.act(session, lambda table: undo.agree(table, 1 - seat, table.undo_count))
            await leap(service, time, HOUR)
            assert left(service, session.table, seat) == 2 * DAY - HOUR
            plan = service.store.plan(CODE)
            assert plan is not None
            again = service.store.load(plan)
            assert left(service, again, seat) == 2 * DAY - HOUR

    asyncio.run(main())
