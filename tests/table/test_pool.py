"""Thinking is shared fairly between players: the order in which real worker processes answer."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bots.packages import install
from stol import Game
from stol.table.fair_queue import Caller
from stol.table.kept_bots import BotKey
from stol.table.opponents import Opponents, first_view, is_quick, start_worker
from stol.table.pool import WorkerPool

GREEDY_ONE, NEIGHBOUR = Caller("192.0.2.1", "greedy one"), Caller("192.0.2.2", "neighbour")

WAITING = """
import time
from pathlib import Path
from stol.bots import Bot, imagine

class Waiting(Bot):
    def move(self, view):
        Path(__file__).with_name("thinking").touch()
        while not Path(__file__).with_name("enough").exists():
            time.sleep(0.01)
        return imagine(view).legal()[0]
"""


def ran(work: Callable[[Opponents], Awaitable[None]]) -> None:
    """Runs `work` with one process that searches and one for quick moves."""

    async def main() -> None:
        thinking = Opponents(1)
        try:
            await work(thinking)
        finally:
            thinking.close()

    asyncio.run(main())


def test_levels_that_are_limited_by_time_and_bots_that_are_not_ours_are_not_quick() -> None:
    assert [is_quick("ingenious", level) for level in ("novice", "club", "expert", "master", "program:x")] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_a_novice_of_another_player_answers_while_one_player_has_many_searches_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, tmp_path, "waiting-bots", WAITING, waiting="waiting_bots:Waiting")
    view = first_view(Game("ingenious").start())

    async def work(thinking: Opponents) -> None:
        searches = [
            asyncio.create_task(thinking.move(view, BotKey(f"TABLE{n}", 0, "waiting", 0), 0, GREEDY_ONE))
            for n in range(240)
        ]
        while not (tmp_path / "thinking").exists():  # noqa: ASYNC110 - another process tells it
            await asyncio.sleep(0.01)
        assert await thinking.move(view, BotKey("OTHER", 0, "novice", 0), 0, NEIGHBOUR)
        assert not any(search.done() for search in searches)
        (tmp_path / "enough").touch()
        await asyncio.gather(*searches)

    ran(work)


def test_a_hint_of_another_player_waits_only_for_the_search_that_runs_and_searches_of_empty_tables_come_last() -> None:
    view, order = first_view(Game("onecard").start()), list[str]()

    async def note(name: str, work: Awaitable[object]) -> None:
        await work
        order.append(name)

    async def work(thinking: Opponents) -> None:
        def search(name: str, *, attended: bool = True) -> Awaitable[None]:
            caller = GREEDY_ONE._replace(table=name, attended=attended)
            return note(name, thinking.move(view, BotKey(name, 0, "search:200", 0), 0, caller))

        searches = [search("empty 1", attended=False), search("empty 2", attended=False)]
        searches += [search("first"), search("second"), search("third")]
        hint = note("hint", thinking.hint(view, 0.1, NEIGHBOUR))
        await asyncio.gather(*searches, hint)

    ran(work)
    assert order == ["empty 1", "hint", "first", "second", "third", "empty 2"], "the first found a free worker"


def test_a_call_that_need_not_wait_goes_to_the_process_that_has_its_bot() -> None:
    async def main() -> None:
        pool = WorkerPool(2, start_worker)
        try:
            await asyncio.gather(*(pool.run(NEIGHBOUR, BotKey("T", seat, "x", 0), process) for seat in range(2)))
            places = [
                [await pool.run(NEIGHBOUR, BotKey("T", seat, "x", 0), process) for seat in range(2)] for _ in "abc"
            ]
            assert len(set(places[0])) == 2
            assert places[0] == places[1] == places[2]
        finally:
            pool.close()

    asyncio.run(main())


def test_a_call_that_is_given_up_while_it_waits_leaves_its_turn_to_the_next() -> None:
    async def main() -> None:
        pool = WorkerPool(1, start_worker)
        try:
            calls = [asyncio.create_task(pool.run(NEIGHBOUR, None, process)) for _ in range(4)]
            await asyncio.sleep(0)
            calls[1].cancel()
            first, given_up, *others = await asyncio.gather(*calls, return_exceptions=True)
            assert isinstance(given_up, asyncio.CancelledError)
            assert others == [first, first]
        finally:
            pool.close()

    asyncio.run(main())


def process() -> int:
    return os.getpid()
