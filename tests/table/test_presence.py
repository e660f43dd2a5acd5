"""Who is at a table, and who is away."""

import asyncio
from collections.abc import Callable, Coroutine

from stol.table.announcement import PagesOpen, Visited
from stol.table.presence import VISIT_SECONDS, Presence

Told = PagesOpen | Visited
LONG = 1e6
"""Seconds: nobody becomes away by itself in these tests."""


def at_table(work: Callable[[Presence, list[Told]], Coroutine[None, None, None]], away_after: float = LONG) -> None:
    """Runs `work` with the presence of a table at which p0 and p1 sit, and what is told to other servers."""

    async def main() -> None:
        told: list[Told] = []
        presence = Presence(
            "CODE",
            away_after,
            sits=lambda player: player in {"p0", "p1"},
            changed=lambda: None,
            tell=told.append,
        )
        await work(presence, told)

    asyncio.run(main())


def test_who_comes_back_in_time_has_the_whole_grace_again() -> None:
    async def work(presence: Presence, _: list[Told]) -> None:
        presence.page_opened("p0")
        presence.page_closed("p0")
        first = presence._leaving["p0"]  # noqa: SLF001 - the timer itself
        presence.page_opened("p0")
        assert first.cancelled()
        presence.page_closed("p0")
        assert not presence._leaving["p0"].cancelled()  # noqa: SLF001 - as above

    at_table(work)


def test_other_servers_hear_of_the_first_and_of_the_last_page_of_a_player() -> None:
    async def work(presence: Presence, told: list[Told]) -> None:
        presence.page_opened("p0")
        presence.page_opened("p0")
        presence.page_closed("p0")
        assert told == [PagesOpen("CODE", "p0", is_open=True)]
        presence.page_closed("p0")
        assert told == [PagesOpen("CODE", "p0", is_open=True), PagesOpen("CODE", "p0", is_open=False)]

    at_table(work)


def test_who_only_watches_is_never_away() -> None:
    async def work(presence: Presence, _: list[Told]) -> None:
        presence.page_opened("p7")
        presence.page_closed("p7")
        assert not presence._leaving  # noqa: SLF001 - as above

    at_table(work)


def test_a_page_at_another_server_counts_until_that_server_is_gone() -> None:
    async def work(presence: Presence, _: list[Told]) -> None:
        presence.opened_elsewhere("p0", "one")
        presence.opened_elsewhere("p0", "two")
        presence.server_gone("one")
        assert presence.is_there("p0")
        presence.server_gone("two")
        assert not presence.is_there("p0")
        assert "p0" in presence._leaving  # noqa: SLF001 - as above

    at_table(work)


def test_other_servers_hear_of_requests_of_somebody_without_an_open_page_and_not_of_each() -> None:
    async def work(presence: Presence, told: list[Told]) -> None:
        for _ in range(3):
            presence.visited("p0")
        assert told == [Visited("CODE", "p0", VISIT_SECONDS)]
        presence.page_opened("p1")
        presence.visited("p1")
        assert told[1:] == [PagesOpen("CODE", "p1", is_open=True)]

    at_table(work, away_after=20)


def test_a_request_to_another_server_brings_somebody_back_and_shortens_nothing() -> None:
    async def work(presence: Presence, _: list[Told]) -> None:
        presence._leaving["p0"] = asyncio.get_running_loop().call_later(0, lambda: None)  # noqa: SLF001 - as above
        presence._mark_away("p0")  # noqa: SLF001 - as if the time had passed
        presence.visited_elsewhere("p0", VISIT_SECONDS)
        assert presence.away == frozenset()
        timer = presence._leaving["p0"]  # noqa: SLF001 - as above
        presence.visited_elsewhere("p0", VISIT_SECONDS / 2)
        assert presence._leaving["p0"] is timer  # noqa: SLF001 - as above

    at_table(work, away_after=20)
