"""Thousands of simulated players in one process, controlled by another."""

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
from bench.hold.people import RETRY_SECONDS

GAMES = ("pixies", "onecard", "clustered", "ingenious")
AT_ONCE = 20
"""Tables that are opened at the same time."""
RECONNECT_SECONDS = 1.0
"""Seconds within which all reconnect after a cut."""
POLL_SECONDS = RETRY_SECONDS / 25
"""Seconds between two checks of what another process has set."""
SPAWN: SpawnContext = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Orders:
    """The settings of a crowd."""

    port: int
    tables: int
    size: int
    """Players per table."""
    duplicates: bool = False
    """Whether moves are also sent several times, late and in another order."""
    deaf: int = 0
    """The number of clients that never read their stream."""
    ahead: int = 0
    """The most moves that are played in advance at some tables, so that games don't all end at the same time."""
    to_end: bool = False
    """Whether all games are played to their end before it stops."""
    addresses: int = 0
    """Addresses from which the clients come, all together; 0: one."""
    others: tuple[int, ...] = ()
    """Ports of further servers, among which the players of each table are spread."""


@dataclass(frozen=True)
class Signals:
    """Shared between the processes."""

    seated: Any = field(default_factory=SPAWN.Event)
    begin: Any = field(default_factory=SPAWN.Event)
    cut: Any = field(default_factory=SPAWN.Event)
    """Set to cut all connections."""
    stop: Any = field(default_factory=SPAWN.Event)
    every: Any = field(default_factory=lambda: SPAWN.RawValue("d", 1))
    """Seconds between two moves at a table."""
    gauges: Any = field(default_factory=lambda: SPAWN.RawArray("d", 3))
    """Open tables, answered moves, and the time when the latest of these was sent."""


class Crowd:
    """Controls a crowd in another process, and collects its notes at the end."""

    def __init__(self, orders: Orders) -> None:
        self.signals = Signals()
        self._notes, theirs = SPAWN.Pipe(duplex=False)
        self.process = SPAWN.Process(target=crowd_process, args=(orders, self.signals, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def check(self) -> None:
        if not self.process.is_alive():
            raise RuntimeError("the clients failed")

    def notes(self) -> Notes:
        """Stops the crowd and returns its notes."""
        self.signals.stop.set()
        notes: Notes = self._notes.recv()
        self.process.join()
        return notes


def crowd_process(orders: Orders, signals: Signals, report: Connection) -> None:
    """The main function of the crowd's process."""
    report.send(uvloop.run(run_parties(orders, signals)))


async def run_parties(orders: Orders, signals: Signals) -> Notes:
    notes = Notes()
    ports = (orders.port, *orders.others)
    each = orders.addresses // (orders.tables * orders.size)
    parties = [
        Party(ports, number, GAMES[number % len(GAMES)], orders.size, notes, each) for number in range(orders.tables)
    ]
    turns = asyncio.Semaphore(AT_ONCE)

    async def seat(party: Party) -> None:
        async with turns:
            await party.sit_down()
            for _ in range(party.chance.randint(0, orders.ahead)):
                await make_move(party)
        signals.gauges[0] += 1

    await asyncio.gather(*map(seat, parties))
    gc.freeze()  # long-lived objects are left out of garbage collections, which would distort the measured times
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
    """Makes a move at every interval."""
    loop = asyncio.get_running_loop()
    due = loop.time() + offset * signals.every.value
    while not signals.stop.is_set() or (orders.to_end and not party.is_over):
        await asyncio.sleep(due - loop.time())
        due = max(due + signals.every.value, loop.time())  # no catching up after a delay
        await make_move(party, duplicates=orders.duplicates, rematch=not signals.stop.is_set())


async def make_move(party: Party, *, duplicates: bool = False, rematch: bool = True) -> None:
    await party.move(duplicates=duplicates)
    if party.is_over and rematch:
        await party.rematch()


async def cut_off(parties: list[Party], signals: Signals) -> None:
    while True:
        await until(signals.cut.is_set)
        signals.cut.clear()
        for party in parties:
            party.leave()
            party.come(RECONNECT_SECONDS)


async def count(notes: Notes, signals: Signals) -> None:
    while True:
        signals.gauges[1], signals.gauges[2] = notes.answered, notes.latest
        await asyncio.sleep(POLL_SECONDS)


@contextlib.contextmanager
def deaf(orders: Orders, parties: list[Party]) -> Iterator[None]:
    """Clients that open a stream and never read it."""
    with contextlib.ExitStack() as open_ones:
        for party in parties[: orders.deaf]:
            door = open_ones.enter_context(socket.socket())
            door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            door.connect(("127.0.0.1", orders.port))
            door.sendall(f"GET /api/tables/{party.code}/stream HTTP/1.1\r\nHost: stol\r\n\r\n".encode())
        yield


async def until(happened: Callable[[], bool]) -> None:
    while not happened():  # noqa: ASYNC110 - in another process
        await asyncio.sleep(POLL_SECONDS)
