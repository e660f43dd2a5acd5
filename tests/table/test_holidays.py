"""Days off: clocks of days for a move stand meanwhile, counted in whole days. Time is given."""

import asyncio
import contextlib
import datetime as dt
from collections.abc import Iterator

import msgspec
import pytest

from stol.errors import BadOptions
from stol.table.change import add_player
from stol.table.events import RanOut, Warned
from stol.table.holidays import MOST_DAYS, day_of, days_left, last_day, lasting, midnight
from stol.table.life_cycle import DAYS
from stol.table.player import Player
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.spans import Span
from stol.table.store import Store
from table.postgresql import Server
from table.test_clock_keeper import found, leap, left, log, opened, serving
from table.timed_tables import BEGAN, DAY, HOUR, MINUTE, GivenTime

pytestmark = pytest.mark.usefixtures("_compiled_already")
TODAY = day_of(BEGAN)
"""2027-01-15, when it is 8:00."""


def later(days: int) -> dt.date:
    return TODAY + dt.timedelta(days=days)


async def take(service: TableService, seat: int, first: int, last: int) -> None:
    """Days off by their distance from the first one of the test."""
    service.store.holidays.take(f"p{seat}", later(first), later(last), service.clocks.now())
    await service.clocks.read_holidays()


async def end(service: TableService, seat: int) -> None:
    service.store.holidays.end(f"p{seat}", service.clocks.now())
    await service.clocks.read_holidays()


def until(service: TableService, session: TableSession, seat: int) -> int | None:
    clock = service.clocks.clock(session.table, seat)
    assert clock is not None
    return clock.holiday


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with contextlib.closing(Store(url)) as store:
        store.write(add_player(Player(id="p", name=""), "secret"))
        yield store


def test_a_clock_of_days_stands_on_days_off_and_goes_on_after_them(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "1d")
            await service.clocks.check()
            (seat,) = session.table.to_choose()
            await leap(service, time, 2 * HOUR)
            await take(service, seat, 0, 3)
            assert until(service, session, seat) == midnight(later(4))
            assert until(service, session, 1 - seat) is None
            await leap(service, time, 3 * DAY)
            assert left(service, session.table, seat) == 22 * HOUR
            assert not any(isinstance(event, Warned | RanOut) for event in log(service.store))
            await leap(service, time, midnight(later(4)) - time.moment)
            assert until(service, session, seat) is None
            await leap(service, time, 14 * HOUR)
            assert log(service.store)[-1] == Warned(seat=seat)
            await leap(service, time, 8 * HOUR)
            assert any(isinstance(event, RanOut) for event in log(service.store))

    asyncio.run(main())


def test_days_off_that_are_to_come_begin_at_midnight(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "2d")
            await service.clocks.check()
            (seat,) = session.table.to_choose()
            await take(service, seat, 1, 10)
            await leap(service, time, 15 * HOUR)
            assert until(service, session, seat) is None
            await leap(service, time, HOUR)
            assert until(service, session, seat) == midnight(later(11))
            await leap(service, time, 5 * DAY)
            assert left(service, session.table, seat) == 2 * DAY - 16 * HOUR

    asyncio.run(main())


def test_who_comes_back_early_has_time_running_again_at_once(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "1d", "lost")
            await service.clocks.check()
            (seat,) = session.table.to_choose()
            await take(service, seat, 0, 20)
            await leap(service, time, 2 * DAY)
            await service.clocks.check()
            await end(service, seat)
            assert until(service, session, seat) is None
            await leap(service, time, DAY - MINUTE)
            assert not session.table.is_over
            await leap(service, time, MINUTE)
            assert session.table.is_over, "the table is looked at before the days off would have ended"

    asyncio.run(main())


def test_a_live_game_goes_on_during_days_off(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "10+5")
            await service.clocks.check()
            (seat,) = session.table.to_choose()
            await take(service, seat, 0, 5)
            await leap(service, time, 6 * MINUTE)
            assert left(service, session.table, seat) == 9 * MINUTE
            assert until(service, session, seat) is None

    asyncio.run(main())


def test_a_person_who_was_warned_may_still_take_days_off_and_is_not_warned_again(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "1d")
            await service.clocks.check()
            (seat,) = session.table.to_choose()
            await leap(service, time, 23 * HOUR)
            assert log(service.store)[-1] == Warned(seat=seat)
            await take(service, seat, 1, 2)
            await leap(service, time, midnight(later(3)) - time.moment + HOUR - MINUTE)
            assert log(service.store)[-1] == Warned(seat=seat)
            assert left(service, session.table, seat) == MINUTE
            assert sum(isinstance(event, Warned) for event in log(service.store)) == 1

    asyncio.run(main())


def test_another_server_lets_nobody_run_out_who_has_days_off(postgresql: Server) -> None:
    url = postgresql.new()

    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as one, serving(url, time) as other:
            session = await opened(one, "1d")
            there = await found(other)
            await other.clocks.check()
            (seat,) = session.table.to_choose()
            await take(one, seat, 0, 0)
            await leap(other, time, 15 * HOUR)
            assert left(other, there.table, seat) == DAY
            await end(one, seat)
            await leap(other, time, HOUR)
            assert left(other, there.table, seat) == 23 * HOUR

    asyncio.run(main())


def test_days_off_survive_a_restart(url: str) -> None:
    async def main() -> None:
        time = GivenTime()
        async with serving(url, time) as service:
            session = await opened(service, "1d")
            await service.clocks.check()
            (seat,) = session.table.to_choose()
            await take(service, seat, 0, 2)
        async with serving(url, time) as service:
            await service.clocks.check()
            assert until(service, await found(service), seat) == midnight(later(3))

    asyncio.run(main())


def test_thirty_days_a_year_are_counted_as_whole_days(store: Store) -> None:
    def left_now() -> int:
        return days_left(store.holidays.of_player("p"), TODAY.year)

    for number in range(3):  # a minute each, all on one day
        store.holidays.take("p", TODAY, later(9), BEGAN + number * HOUR)
        assert left_now() == MOST_DAYS - number - 10
        store.holidays.end("p", BEGAN + number * HOUR + MINUTE)
        assert left_now() == MOST_DAYS - number - 1
    with pytest.raises(BadOptions, match="only 27 days off left in 2027"):
        store.holidays.take("p", later(1), later(28), BEGAN + DAY // 2)
    store.holidays.take("p", later(1), later(27), BEGAN + DAY // 2)
    assert left_now() == 0


def test_no_more_can_be_taken_when_none_are_left_and_next_year_there_are_new_ones(store: Store) -> None:
    store.holidays.take("p", TODAY, later(MOST_DAYS - 1), BEGAN)
    past = BEGAN + MOST_DAYS * DAY
    with pytest.raises(BadOptions, match="only 0 days off left"):
        store.holidays.take("p", day_of(past), day_of(past), past)
    new_year = dt.date(TODAY.year + 1, 1, 1)
    with pytest.raises(BadOptions, match="only 0 days off left"):
        store.holidays.take("p", new_year - dt.timedelta(days=1), new_year, past)
    store.holidays.take("p", new_year, new_year, past)
    assert days_left(store.holidays.of_player("p"), new_year.year) == MOST_DAYS - 1


def test_days_that_were_not_taken_cost_nothing_and_fill_no_database(store: Store) -> None:
    for _ in range(5):
        store.holidays.take("p", later(3), later(5), BEGAN)
        assert days_left(store.holidays.of_player("p"), TODAY.year) == MOST_DAYS - 3
        store.holidays.end("p", BEGAN + HOUR)
        assert days_left(store.holidays.of_player("p"), TODAY.year) == MOST_DAYS
    assert len(store.holidays.of_player("p")) == 1


@pytest.mark.parametrize(("first", "last"), [(-1, 3), (3, 2), (0, 366), (360, 370)])
def test_dates_that_make_no_sense_are_refused(store: Store, first: int, last: int) -> None:
    with pytest.raises(BadOptions, match="days off begin on 2027-01-15 or later"):
        store.holidays.take("p", later(first), later(last), BEGAN)


def test_there_are_days_off_once_at_a_time(store: Store) -> None:
    store.holidays.take("p", later(2), later(5), BEGAN)
    with pytest.raises(BadOptions, match="end them first"):
        store.holidays.take("p", TODAY, TODAY, BEGAN)
    (span,) = store.holidays.of_player("p")
    assert lasting([span], BEGAN) == Span(midnight(later(2)), midnight(later(6)))
    assert last_day(span) == later(5)


def test_days_off_are_exported_erased_and_expire(store: Store) -> None:
    store.holidays.take("p", TODAY, TODAY, BEGAN)
    (span,) = store.holidays.of_player("p")
    exported = store.player_data.export("p")
    assert exported["days_off"] == [{"began": span.began, "ended": span.ended}]
    assert msgspec.json.encode(exported)
    kept = span.ended + DAYS["holidays"] * DAY
    assert not store.life_cycle.expired("holidays", now=kept).keys
    store.life_cycle.delete(store.life_cycle.expired("holidays", now=kept + 1), now=kept + 1)
    assert store.holidays.of_player("p") == []
    store.holidays.take("p", TODAY, TODAY, BEGAN)
    store.player_data.erase("p")
    assert store.holidays.of_player("p") == []
