"""One run: a server, a crowd, and measurements of both."""

import math
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bench.hold.audit import audit
from bench.hold.crowd import Crowd, Orders
from bench.hold.figures import Delays, delays
from bench.hold.party import Notes
from bench.hold.people import now
from bench.hold.serving import Meter, Server

CONSOLE = Console()
OFTEN = 0.2
"""Seconds between updates of the progress bar."""


@dataclass(frozen=True)
class Figures:
    """Measurements of a time span."""

    rate: float
    """Moves per second."""
    stored: Delays
    seen: Delays
    server: float
    """Share of one core."""
    clients: float

    def __str__(self) -> str:
        busy = f"{self.rate:.0f} moves/s; server {self.server:.0%} of a core, clients {self.clients:.0%}"
        return f"  {busy}\n  stored and answered: {self.stored}\n  seen by the others:  {self.seen}"


@dataclass
class Run:
    """A running server and crowd."""

    database: str
    server: Server
    crowd: Crowd
    meter: Meter
    clients: Meter
    notes: Notes

    def play(self, seconds: float, what: str) -> tuple[float, float]:
        """Plays for some seconds and returns the time span."""
        begun, moves = now(), self.crowd.signals.gauges[1]
        with bar(what, seconds) as show:
            while (done := now() - begun) < seconds:
                self.crowd.check()
                show(done, f"{what}, {self.crowd.signals.gauges[1] - moves:.0f} moves")
                time.sleep(min(OFTEN, seconds - done))
        return begun, now()

    def figures(self, span: tuple[float, float]) -> Figures:
        """The figures of a time span; available after the end."""
        since, until = span
        sent = [each for each in self.notes.sent if since <= each.first < until and each.stored]
        return Figures(
            rate=len(sent) / (until - since),
            stored=delays(each.stored - each.first for each in sent),
            seen=delays(delay for at, delay in self.notes.seen if since <= at - delay < until),
            server=self.meter.busy(since, until),
            clients=self.clients.busy(since, until),
        )

    def wrong(self) -> list[str]:
        """All problems found."""
        return [*self.notes.wrong, *audit(self.database, self.notes.sent)]


@contextmanager
def running(database: str, orders: Orders, every: float, server: Server) -> Iterator[Run]:
    """Runs a server and a crowd until the block ends; the notes are complete then."""
    crowd = Crowd(orders)
    crowd.signals.every.value = every
    with bar("tables laid", orders.tables) as show:
        while not crowd.signals.seated.wait(OFTEN):
            crowd.check()
            show(crowd.signals.gauges[0], "tables laid")
    with Meter(server.pid, others=server.processes) as meter, Meter(crowd.process.pid or 0) as clients:
        run = Run(database, server, crowd, meter, clients, Notes())
        crowd.signals.begin.set()
        yield run
    run.notes = crowd.notes()


@contextmanager
def bar(what: str, total: float) -> Iterator[Callable[[float, str], None]]:
    """A progress bar; returns the function that updates it."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=CONSOLE) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done, description: progress.update(task, completed=done, description=description)
        progress.update(task, completed=total)


def end_after(seconds: float) -> float:
    """The moment so much later; 0 seconds: never."""
    return now() + seconds if seconds else math.inf


def verdict(wrong: Iterable[str]) -> bool:
    """Whether nothing is wrong; else prints the first few problems."""
    found = list(wrong)
    for line in found[:10]:
        CONSOLE.print(f"  wrong: {line}", style="red")
    CONSOLE.print(
        f"  {len(found)} wrong" if found else "  nothing lost, nothing doubled", style="" if found else "green"
    )
    return not found
