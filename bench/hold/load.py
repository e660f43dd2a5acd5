"""Load test: latency of moves, memory of the server, and moves per second at saturation."""

from dataclasses import dataclass

from rich.table import Table

from bench.hold.crowd import Orders
from bench.hold.run import CONSOLE, Figures, Run, running, verdict
from bench.hold.serving import Server, in_processes

SETTLING = 10.0
"""Seconds at the start that are not measured."""
AHEAD = 75
"""Moves played in advance, at most: the length of the shortest game."""
EARLY = 120.0
"""Seconds until the memory of the server has reached its usual size."""
MINUTE = 60.0
SOON, SEEN_SOON = 100, 250
"""Milliseconds: the goals for 99 of 100 moves, stored and seen."""
FASTER = 1.2
STEP = 20.0
"""Seconds of each step towards saturation."""


@dataclass(frozen=True)
class Size:
    """The size of a load."""

    tables: int
    clients: int
    every: float
    """Seconds between two moves at a table."""
    seconds: float
    addresses: int = 0
    """Of all clients together; 0: one, and no rate limits."""

    def orders(self, port: int) -> Orders:
        return Orders(port, self.tables, self.clients // self.tables, ahead=AHEAD, addresses=self.addresses)

    def __str__(self) -> str:
        rate = self.tables / self.every
        places = f" from {self.addresses} addresses" if self.addresses else ""
        return f"{self.tables} tables, {self.clients} clients{places}, {rate:.0f} moves/s wanted, {self.seconds:.0f} s"


def load(database: str, size: Size, *, saturate: bool, processes: int = 1) -> bool:
    """A steady load, optionally an increasing one; then the logs are compared with what was sent."""
    CONSOLE.print(f"[bold]Load[/]: {size}, server processes: {processes}")
    spans, paces = [], [size.every]
    server = Server(database, options=in_processes(processes, limited=size.addresses > 0))
    with server, running(database, size.orders(server.port), size.every, server) as run:
        run.play(SETTLING, "settling")
        spans.append(run.play(size.seconds, "steady load"))
        while saturate and keeps_up(run, paces[-1], size.tables):
            paces.append(paces[-1] / FASTER)
            run.crowd.signals.every.value = paces[-1]
            spans.append(run.play(STEP, f"{size.tables / paces[-1]:.0f} moves/s wanted"))
    steady, *faster = [run.figures(span) for span in spans]
    CONSOLE.print(str(steady))
    CONSOLE.print(by_minute(run, spans[0]))
    early = min(EARLY, size.seconds / 2)
    grown = run.meter.memory(spans[0][0] + early), run.meter.memory(spans[0][1])
    CONSOLE.print(f"  memory of the server: {grown[0]} MiB after {early:.0f} s, {grown[1]} MiB at the end")
    for pace, measured in zip(paces[1:], faster, strict=True):
        CONSOLE.print(f"[bold]{size.tables / pace:.0f} moves/s wanted[/]")
        CONSOLE.print(str(measured))
    return verdict(run.wrong()) and is_soon(steady)


def by_minute(run: Run, span: tuple[float, float]) -> Table:
    """Figures per minute, to tell growth from disturbances by other processes."""
    table = Table("minute", "stored p99", "seen p99", "CPU a move", "memory", box=None, padding=(0, 2))
    for minute in range(max(1, round((span[1] - span[0]) / MINUTE))):
        since = span[0] + minute * MINUTE
        until = min(since + MINUTE, span[1])
        part = run.figures((since, until))
        delays = f"{part.stored.p99:.0f} ms", f"{part.seen.p99:.0f} ms"
        cost = f"{1000 * part.server / part.rate:.1f} ms" if part.rate else ""
        table.add_row(f"{minute + 1}", *delays, cost, f"{run.meter.memory(until)} MiB")
    return table


def keeps_up(run: Run, every: float, tables: int) -> bool:
    """Whether nearly the wanted rate of moves was reached in the last seconds."""
    before = run.crowd.signals.gauges[1]
    since, until = run.play(STEP / 4, "does it keep up?")
    return bool((run.crowd.signals.gauges[1] - before) / (until - since) > 0.95 * tables / every)


def is_soon(measured: Figures) -> bool:
    return measured.stored.p99 < SOON and measured.seen.p99 < SEEN_SOON
