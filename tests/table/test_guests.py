"""Players who were here of late."""

import asyncio
from collections.abc import Callable, Coroutine

from stol.table import guests
from stol.table.change import renaming
from stol.table.guests import FRESH, Guests
from stol.table.player import Player
from stol.table.store import Store
from stol.table.writer import Writer

ANA = Player(id="ana", name="Ana", light="system")


class Counting(Store):
    """A store that counts how often it is asked who is asking."""

    asked = 0

    def player_by(self, secret: str) -> Player | None:
        self.asked += 1
        return super().player_by(secret)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def with_guests(url: str, work: Callable[[Guests, Counting, Clock], Coroutine[None, None, None]]) -> None:
    store, clock = Counting(url), Clock()
    writer = Writer(store)

    async def main() -> None:
        known = Guests(store, writer, clock)
        await known.add(ANA, "secret")
        await work(known, store, clock)

    asyncio.run(main())
    writer.close()
    store.close()


def test_the_database_is_asked_once_in_a_while(url: str) -> None:
    async def work(known: Guests, store: Counting, clock: Clock) -> None:
        assert [await known.by("secret") for _ in range(3)] == [ANA] * 3
        assert store.asked == 0, "who has just come is known"
        clock.now += FRESH + 1
        assert [await known.by("secret") for _ in range(3)] == [ANA] * 3
        assert store.asked == 1

    with_guests(url, work)


def test_another_name_is_known_at_once_and_stored(url: str) -> None:
    async def work(known: Guests, store: Counting, _clock: Clock) -> None:
        mina = Player(id="ana", name="Mina", light="night")
        await known.change(mina)
        assert await known.by("secret") == mina
        assert store.player_by("secret") == mina

    with_guests(url, work)


def test_a_name_that_another_server_changed_is_known_after_a_while(url: str) -> None:
    async def work(known: Guests, store: Counting, clock: Clock) -> None:
        store.write(renaming(Player(id="ana", name="Mina", light="system")))
        clock.now += FRESH + 1
        found = await known.by("secret")
        assert found is not None
        assert found.name == "Mina"

    with_guests(url, work)


def test_nobody_is_known_by_a_secret_that_is_nobodys(url: str) -> None:
    async def work(known: Guests, store: Counting, _clock: Clock) -> None:
        assert await known.by("another") is None
        assert await known.by("another") is None
        assert store.asked == 2, "it may be somebody's soon"

    with_guests(url, work)


def test_who_was_away_longest_is_forgotten_first(url: str) -> None:
    async def work(known: Guests, store: Counting, _clock: Clock) -> None:
        for number in range(guests.REMEMBERED):
            known._of_late[str(number)] = ANA  # noqa: SLF001 - so many are not added one by one
        assert await known.by("secret") == ANA
        assert store.asked == 1
        assert await known.by("5") == ANA
        assert store.asked == 1

    with_guests(url, work)
