"""Who is at a table, and who is away."""

import asyncio
from collections.abc import Callable, Coroutine

from stol.table.presence import Presence

LONG = 1e6
"""Seconds: nobody becomes away by itself in these tests."""


def at_table(work: Callable[[Presence, list[tuple[str, bool]]], Coroutine[None, None, None]]) -> None:
    """Runs `work` with the presence of a table at which p0 and p1 sit, and what is told to other servers."""

    async def main() -> None:
        told: list[tuple[str, bool]] = []
        presence = Presence(
            LONG,
            sits=lambda player: player in {"p0", "p1"},
            changed=lambda: None,
            tell=lambda player, is_open: told.append((player, is_open)),
        )
        await work(presence, told)

    asyncio.run(main())


def test_who_comes_back_in_time_has_the_whole_grace_again() -> None:
    async def work(presence: Presence, _: list[tuple[str, bool]]) -> None:
        presence.page_opened("p0")
        presence.page_closed("p0")
        first = presence._leaving["p0"]  # noqa: SLF001 - the timer itself
        presence.page_opened("p0")
        assert first.cancelled()
        presence.page_closed("p0")
        assert not presence._leaving["p0"].cancelled()  # noqa: SLF001 - as above

    at_table(work)


def test_other_servers_hear_of_the_first_and_of_the_last_page_of_a_player() -> None:
    async def work(presence: Presence, told: list[tuple[str, bool]]) -> None:
        presence.page_opened("p0")
        presence.page_opened("p0")
        presence.page_closed("p0")
        assert told == [("p0", True)]
        presence.page_closed("p0")
        assert told == [("p0", True), ("p0", False)]

    at_table(work)


def test_who_only_watches_is_never_away() -> None:
    async def work(presence: Presence, _: list[tuple[str, bool]]) -> None:
        presence.page_opened("p7")
        presence.page_closed("p7")
        assert not presence._leaving  # noqa: SLF001 - as above

    at_table(work)


def test_a_page_at_another_server_counts_until_that_server_is_gone() -> None:
    async def work(presence: Presence, _: list[tuple[str, bool]]) -> None:
        presence.opened_elsewhere("p0", "one")
        presence.opened_elsewhere("p0", "two")
        presence.server_gone("one")
        assert presence.is_there("p0")
        presence.server_gone("two")
        assert not presence.is_there("p0")
        assert "p0" in presence._leaving  # noqa: SLF001 - as above

    at_table(work)
