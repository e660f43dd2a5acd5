"""Thousands of players in one process: started, stirred up and stopped by another."""

import asyncio
import contextlib
import gc
import multiprocessing
import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from typing import Any

import uvloop

from bench.hold.party import Notes, Party
from bench.hold.people import AGAIN

GAMES = ("pixies", "onecard", "clustered", "ingenious")
AT_ONCE = 20
"""Parties that sit down at the same time."""
WITHIN = 1.0
"""Seconds in which all come back after they were cut off."""
SPAWN: SpawnContext = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Orders:
    """What a crowd is to do."""

    port: int
    tables: int
    size: int
    """People at a table."""
    mischief: bool = False
    """Moves are sent several times, late and in another order."""
    deaf: int = 0
    """People who listen and never read."""
    ahead: int = 0
    """Moves that some tables are ahead of others when it begins, at most: games don't all end at the same time."""
    to_end: bool = False
    """When it is stopped, all games are played to their end first."""


@dataclass(frozen=True)
class Signals:
    """Between the processes."""

    seated: Any = field(default_factory=SPAWN.Event)
    begin: Any = field(default_factory=SPAWN.Event)
    cut: Any = field(default_factory=SPAWN.Event)
    """All lose their connections."""
    stop: Any = field(default_factory=SPAWN.Event)
    every: Any = field(default_factory=lambda: SPAWN.RawValue("d", 1))
    """Seconds between two moves at a table."""
    gauges: Any = field(default_factory=lambda: SPAWN.RawArray("d", 3))
    """Tables that are laid, moves that were answered, and when the latest of them was sent."""


class Crowd:
    """From another process: a crowd, and its notes at the end."""

    def __init__(self, orders: Orders) -> None:
        self.signals = Signals()
        self._notes, theirs = SPAWN.Pipe(duplex=False)
        self.process = SPAWN.Process(target=be, args=(orders, self.signals, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def check(self) -> None:
        if not self.process.is_alive():
            raise RuntimeError("the clients failed")

    def notes(self) -> Notes:
        """Stops it."""
        self.signals.stop.set()
        notes: Notes = self._notes.recv()
        self.process.join()
        return notes


def be(orders: Orders, signals: Signals, report: Connection) -> None:
    """The process of a crowd."""
    report.send(uvloop.run(live(orders, signals)))


async def live(orders: Orders, signals: Signals) -> Notes:
    notes = Notes()
    parties = [
        Party(orders.port, number, GAMES[number % len(GAMES)], orders.size, notes) for number in range(orders.tables)
    ]
    turns = asyncio.Semaphore(AT_ONCE)

    async def seat(party: Party) -> None:
        async with turns:
            await party.sit_down()
            for _ in range(party.chance.randint(0, orders.ahead)):
                await go_on(party)
        signals.gauges[0] += 1

    await asyncio.gather(*map(seat, parties))
    gc.freeze()  # what stays anyway is not looked through again and again: that would be measured, too
    signals.seated.set()
    await until(signals.begin.is_set)
    with deaf(orders, parties):
        cutting = asyncio.create_task(cut_off(parties, signals))
        counting = asyncio.create_task(count(notes, signals))
        await asyncio.gather(
            *(play(party, place / len(parties), orders, signals) for place, party in enumerate(parties))
        )
        await asyncio.gather(*(party.finish() for party in parties))
        cutting.cancel()
        counting.cancel()
    return notes


async def play(party: Party, offset: float, orders: Orders, signals: Signals) -> None:
    """A move whenever it is time."""
    loop = asyncio.get_running_loop()
    due = loop.time() + offset * signals.every.value
    while not signals.stop.is_set() or (orders.to_end and not party.is_over):
        await asyncio.sleep(due - loop.time())
        due = max(due + signals.every.value, loop.time())  # who was kept waiting does not hurry afterwards
        await go_on(party, mischief=orders.mischief, once_more=not signals.stop.is_set())


async def go_on(party: Party, *, mischief: bool = False, once_more: bool = True) -> None:
    await party.move(mischief=mischief)
    if party.is_over and once_more:
        await party.once_more()


async def cut_off(parties: list[Party], signals: Signals) -> None:
    while True:
        await until(signals.cut.is_set)
        signals.cut.clear()
        for party in parties:
            party.leave()
            party.come(WITHIN)


async def count(notes: Notes, signals: Signals) -> None:
    while True:
        signals.gauges[1], signals.gauges[2] = notes.answered, notes.latest
        await asyncio.sleep(AGAIN / 25)


@contextlib.contextmanager
def deaf(orders: Orders, parties: list[Party]) -> Iterator[None]:
    """People who ask for a stream, and then never read what comes."""
    with contextlib.ExitStack() as open_ones:
        for party in parties[: orders.deaf]:
            door = open_ones.enter_context(socket.socket())
            door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            door.connect(("127.0.0.1", orders.port))
            door.sendall(f"GET /api/tables/{party.code}/stream HTTP/1.1\r\nHost: stol\r\n\r\n".encode())
        yield


async def until(happened: Callable[[], bool]) -> None:
    while not happened():  # noqa: ASYNC110 - in another process
        await asyncio.sleep(AGAIN / 25)
