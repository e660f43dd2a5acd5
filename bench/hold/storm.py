"""Load with faults: all connections cut at once, duplicate and late moves, clients that never read."""

from dataclasses import replace

from bench.hold.load import SETTLING, Size
from bench.hold.run import CONSOLE, running, verdict
from bench.hold.serving import Server, in_processes

DEAF = 50
"""Clients that open a stream and never read it."""
AFTER = 10.0
"""Seconds after the cut that are measured apart; all clients reconnect within the first."""


def storm(database: str, size: Size, processes: int = 1) -> bool:
    """Plays a third of the time, cuts all connections, and plays the rest."""
    CONSOLE.print(f"[bold]Storm[/]: {size}; moves sent up to three times, {DEAF} that never read")
    with Server(database, options=in_processes(processes)) as server:
        orders = replace(size.orders(server.port), duplicates=True, deaf=min(DEAF, size.tables))
        with running(database, orders, size.every, server) as run:
            run.play(SETTLING, "settling")
            before = run.play(size.seconds / 3, "before")
            run.crowd.signals.cut.set()
            during = run.play(AFTER, "all cut off, and back")
            after = run.play(size.seconds * 2 / 3, "after")
    for name, span in (("before", before), ("cut off and back", during), ("after", after)):
        CONSOLE.print(f"[bold]{name}[/], memory of the server at its end {run.meter.memory(span[1])} MiB")
        CONSOLE.print(str(run.figures(span)))
    return verdict(run.wrong())
