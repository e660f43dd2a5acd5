"""Pending changes are committed together, and each caller learns its own outcome."""

import asyncio
import threading
from collections.abc import Callable, Coroutine

import pytest

from stol import Game
from stol.table.change import Change, append_events, open_table
from stol.table.events import Event, Said
from stol.table.store import Conflict, Store
from stol.table.writer import Writer
from table.played_tables import plan_of

TABLES = [f"TABLE{number}" for number in range(6)]


def said(text: str) -> Event:
    return Said(seat=0, text=text, key=text)


class Gate(Store):
    """A store that counts commits and can block them, so that changes queue up."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.is_open, self.is_asked = threading.Event(), threading.Event()
        self.batches: list[tuple[Change, ...]] = []
        self.problem: Exception | None = None

    def write(self, *changes: Change) -> None:
        self.is_asked.set()
        self.is_open.wait()
        self.batches.append(changes)
        if self.problem is not None:
            raise self.problem
        super().write(*changes)


def with_writer(url: str, work: Callable[[Gate, Writer], Coroutine[None, None, None]]) -> Gate:
    """Runs `work` with stored tables and blocked commits; the log can be read afterwards."""
    gate = Gate(url)
    gate.is_open.set()
    gate.write(*(open_table(plan_of(Game("pixies"), code), []) for code in TABLES))
    gate.is_open.clear()
    gate.is_asked.clear()
    gate.batches.clear()
    writer = Writer(gate)

    async def main() -> None:
        try:
            await work(gate, writer)
        finally:
            gate.is_open.set()
            await asyncio.to_thread(writer.close)

    asyncio.run(main())
    return gate


async def all_waiting(gate: Gate, writer: Writer, *changes: Change) -> list[asyncio.Task[None]]:
    """Starts all writes: the first is blocked in its commit, the others are queued."""
    tasks = [asyncio.create_task(writer.write(changes[0]))]
    await asyncio.to_thread(gate.is_asked.wait)
    tasks += [asyncio.create_task(writer.write(change)) for change in changes[1:]]
    await asyncio.sleep(0)  # each has begun
    return tasks


def talk(store: Store, code: str) -> list[str]:
    plan = store.plan(code)
    assert plan is not None
    return [word.text for word in store.load(plan).talk]


def test_what_waits_while_another_is_committed_is_committed_as_one(url: str) -> None:
    async def work(gate: Gate, writer: Writer) -> None:
        tasks = await all_waiting(gate, writer, *(append_events(code, 0, [said(code)]) for code in TABLES))
        assert not any(task.done() for task in tasks), "nobody is answered before the commit"
        gate.is_open.set()
        await asyncio.gather(*tasks)

    gate = with_writer(url, work)
    assert [len(batch) for batch in gate.batches] == [1, 5]
    assert [talk(gate, code) for code in TABLES] == [[code] for code in TABLES]
    gate.close()


def test_a_conflict_fails_alone(url: str) -> None:
    async def work(gate: Gate, writer: Writer) -> None:
        fitting = [append_events(code, 0, [said(code)]) for code in TABLES]
        taken = open_table(plan_of(Game("pixies"), TABLES[5]), [])
        late = append_events(TABLES[1], 0, [said("too late")])
        tasks = await all_waiting(gate, writer, *fitting[:3], taken, late, *fitting[3:])
        gate.is_open.set()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(end, Conflict) for end in ends] == [False] * 3 + [True] * 2 + [False] * 3

    gate = with_writer(url, work)
    assert [talk(gate, code) for code in TABLES] == [[code] for code in TABLES]
    gate.close()


def test_changes_of_one_table_are_written_in_their_order(url: str) -> None:
    async def work(gate: Gate, writer: Writer) -> None:
        changes = [append_events(TABLES[0], number, [said(str(number))]) for number in range(20)]
        tasks = await all_waiting(gate, writer, *changes)
        gate.is_open.set()
        await asyncio.gather(*tasks)

    gate = with_writer(url, work)
    assert talk(gate, TABLES[0]) == [str(number) for number in range(20)]
    gate.close()


def test_a_commit_that_fails_is_told_to_all_who_waited_for_it_and_to_nobody_else(url: str) -> None:
    async def work(gate: Gate, writer: Writer) -> None:
        tasks = await all_waiting(gate, writer, *(append_events(code, 0, [said(code)]) for code in TABLES))
        gate.problem = OSError("no space left")
        gate.is_open.set()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(end, OSError) for end in ends)
        gate.problem = None
        await writer.write(append_events(TABLES[0], 0, [said("later")]))

    gate = with_writer(url, work)
    assert [talk(gate, code) for code in TABLES] == [["later"], [], [], [], [], []]
    gate.close()


def test_who_gave_up_waiting_is_no_trouble_to_the_others(url: str) -> None:
    async def work(gate: Gate, writer: Writer) -> None:
        tasks = await all_waiting(gate, writer, *(append_events(code, 0, [said(code)]) for code in TABLES))
        tasks[2].cancel()
        gate.is_open.set()
        with pytest.raises(asyncio.CancelledError):
            await tasks[2]
        await asyncio.gather(*tasks[:2], *tasks[3:])

    gate = with_writer(url, work)
    assert [talk(gate, code) for code in TABLES] == [[code] for code in TABLES], "what was asked for is written"
    gate.close()


def test_what_waits_when_it_is_closed_is_written_first(url: str) -> None:
    async def work(gate: Gate, writer: Writer) -> None:
        tasks = await all_waiting(gate, writer, *(append_events(code, 0, [said(code)]) for code in TABLES))
        closing = asyncio.create_task(asyncio.to_thread(writer.close))
        await asyncio.sleep(0.05)
        gate.is_open.set()
        await asyncio.gather(closing, *tasks)

    gate = with_writer(url, work)
    assert [talk(gate, code) for code in TABLES] == [[code] for code in TABLES]
    gate.close()
