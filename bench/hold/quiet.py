"""Thousands of streams at which nothing happens: the server's memory for each, and a storm when all come back."""

import asyncio
import contextlib
import random
from collections.abc import Sequence
from dataclasses import dataclass

import uvloop

from bench.hold.figures import percentile
from bench.hold.people import RETRY_SECONDS, Person, address, now
from bench.hold.run import CONSOLE, bar
from bench.hold.serving import Meter, Server
from bench.hold.wire import Lost, Wire
from stol.web.http.connections import ask_for_files

AT_ONCE = 20
"""Tables that are opened at the same time."""
QUIET = 30.0
"""Seconds in which nothing happens: the processor time of heartbeats."""
GONE = 5.0
"""Seconds for the server to notice that all have gone."""
OFTEN = 0.1
SERVER_LIMITS: Sequence[str] = ()
"""The rate limits of a server apply, as on the net."""


@dataclass(frozen=True)
class Size:
    """How many listen, to how many tables, and how long the run waits for all of them."""

    streams: int
    tables: int
    seconds: float


class Listener:
    """Somebody who watches a table, from an address of its own; it comes back for ever."""

    def __init__(self, port: int, number: int, code: str) -> None:
        self._wire, self._path = Wire(port, address=address(number)), f"/api/tables/{code}/stream"
        self._task: asyncio.Task[None] | None = None
        self.heard = 0.0
        """When the first message came since it began to listen; 0 before."""

    def come(self) -> None:
        self.heard = 0.0
        self._task = asyncio.create_task(self._listen())

    async def leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(Lost):
                async for _ in self._wire.listen(self._path):
                    self.heard = self.heard or now()
            await asyncio.sleep(RETRY_SECONDS * random.uniform(0.5, 1))  # noqa: S311 - any moment will do


def quiet(database: str, size: Size) -> bool:
    """Whether all streams were opened, and all came back."""
    room = ask_for_files()
    CONSOLE.print(f"[bold]Quiet[/]: {size.streams} streams at {size.tables} tables, each from an address of its own")
    if room is not None and room < size.streams:
        CONSOLE.print(f"  only {room} files may be open here: ulimit -n", style="red")
        return False
    with Server(database, options=SERVER_LIMITS) as server, Meter(server.pid) as meter:
        return uvloop.run(watch(server.port, meter, size))


async def watch(port: int, meter: Meter, size: Size) -> bool:
    turns = asyncio.Semaphore(AT_ONCE)

    async def opened(number: int) -> str:
        async with turns:
            return await open_table(port, number)

    codes = await asyncio.gather(*map(opened, range(size.tables)))
    listeners = [Listener(port, number, codes[number % size.tables]) for number in range(size.streams)]
    before = memory(meter)
    arrived = await all_heard(listeners, meter, size.seconds, "all come")
    after = memory(meter)
    each = (after - before) / size.streams / 1024
    CONSOLE.print(f"  {each:.1f} KiB for each stream: {mib(before)}, then {mib(after)}")
    begun = now()
    await asyncio.sleep(QUIET)
    CONSOLE.print(f"  while nothing happens: {meter.busy(begun, now()):.0%} of a core")
    await asyncio.gather(*(listener.leave() for listener in listeners))
    await asyncio.sleep(GONE)
    CONSOLE.print(f"  when all have gone: {mib(memory(meter))}")
    returned = await all_heard(listeners, meter, size.seconds, "all come back at once")
    CONSOLE.print(f"  when all are back: {mib(memory(meter))}")
    await asyncio.gather(*(listener.leave() for listener in listeners))
    return arrived and returned


async def open_table(port: int, number: int) -> str:
    """The code of a new table for two, both of whose seats one player has."""
    host = Person(port, str(number), random.Random(number), address=address(number))  # noqa: S311 - it is only play
    await host.arrive()
    opened = await host.ask("/api/tables", game="pixies", players=2, seats=["you", "here"])
    host.wire.close()
    return str(opened["code"])


async def all_heard(listeners: Sequence[Listener], meter: Meter, seconds: float, what: str) -> bool:
    """Lets all come at once. Whether each has heard something within this time."""
    begun = now()
    for each in listeners:
        each.come()
    with bar(what, len(listeners)) as show:
        while now() - begun < seconds and not all(each.heard for each in listeners):
            await asyncio.sleep(OFTEN)
            show(sum(each.heard > 0 for each in listeners), what)
    took = sorted(each.heard - begun for each in listeners if each.heard)
    busy = meter.busy(begun, now())
    CONSOLE.print(
        f"  {what}: {len(took)} of {len(listeners)} heard the table; half within {percentile(took, 0.5):.1f} s, "
        f"99 of 100 within {percentile(took, 0.99):.1f} s, the last after {took[-1]:.1f} s; server {busy:.0%} of a core"
        if took
        else f"  {what}: nobody heard anything"
    )
    return len(took) == len(listeners)


def memory(meter: Meter) -> int:
    """Bytes of the server now."""
    meter.look()
    return meter.looks[-1].memory


def mib(size: int) -> str:
    return f"{size >> 20} MiB"
