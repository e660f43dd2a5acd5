"""The cache of players."""

import asyncio
from collections.abc import Callable, Coroutine

from stol.table import player_cache
from stol.table.change import update_player
from stol.table.player import Player, PlayerSettings
from stol.table.player_cache import SECONDS_TO_LIVE, PlayerCache
from stol.table.store import Store
from stol.table.writer import Writer

ANA = Player(id="ana", name="Ana")


class Counting(Store):
    """A store that counts how often players are read."""

    asked = 0

    def find_player(self, secret: str, agent: str = "") -> Player | None:
        self.asked += 1
        return super().find_player(secret, agent)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def with_cache(url: str, work: Callable[[PlayerCache, Counting, Clock], Coroutine[None, None, None]]) -> None:
    store, clock = Counting(url), Clock()
    writer = Writer(store)

    async def main() -> None:
        cache = PlayerCache(store, writer, clock)
        await cache.add(ANA, "secret")
        await work(cache, store, clock)

    asyncio.run(main())
    writer.close()
    store.close()


def test_the_database_is_asked_once_in_a_while(url: str) -> None:
    async def work(cache: PlayerCache, store: Counting, clock: Clock) -> None:
        assert [await cache.find("secret") for _ in range(3)] == [ANA] * 3
        assert store.asked == 0, "who has just come is known"
        clock.now += SECONDS_TO_LIVE + 1
        assert [await cache.find("secret") for _ in range(3)] == [ANA] * 3
        assert store.asked == 1

    with_cache(url, work)


def test_another_name_is_known_at_once_and_stored(url: str) -> None:
    async def work(cache: PlayerCache, store: Counting, _clock: Clock) -> None:
        mina = Player(id="ana", name="Mina", settings=PlayerSettings(light="night"))
        await cache.update(mina)
        assert await cache.find("secret") == mina
        assert store.find_player("secret") == mina

    with_cache(url, work)


def test_a_name_that_another_server_changed_is_known_after_a_while(url: str) -> None:
    async def work(cache: PlayerCache, store: Counting, clock: Clock) -> None:
        store.write(update_player(Player(id="ana", name="Mina")))
        clock.now += SECONDS_TO_LIVE + 1
        found = await cache.find("secret")
        assert found is not None
        assert found.name == "Mina"

    with_cache(url, work)


def test_nobody_is_known_by_a_secret_that_is_nobodys(url: str) -> None:
    async def work(cache: PlayerCache, store: Counting, _clock: Clock) -> None:
        assert await cache.find("another") is None
        assert await cache.find("another") is None
        assert store.asked == 2, "it may be somebody's soon"

    with_cache(url, work)


def test_who_was_away_longest_is_forgotten_first(url: str) -> None:
    async def work(cache: PlayerCache, store: Counting, _clock: Clock) -> None:
        for number in range(player_cache.MAX_PLAYERS):
            cache._players[str(number)] = ANA  # noqa: SLF001 - so many are not added one by one
        assert await cache.find("secret") == ANA
        assert store.asked == 1
        assert await cache.find("5") == ANA
        assert store.asked == 1

    with_cache(url, work)
