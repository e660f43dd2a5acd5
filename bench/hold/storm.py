"""Load with faults: all connections cut at once, duplicate and late moves, clients that never read."""

from dataclasses import replace

from bench.hold.load import SETTLING, Size
from bench.hold.run import CONSOLE, running, verdict
from bench.hold.serving import Server

DEAF = 50
"""People who ask for a stream and never read it."""
AFTER = 10.0
"""Seconds that the cut is counted to last: all come back within one."""


def storm(database: str, size: Size) -> bool:
    """Plays a third of the time, cuts all connections, and plays the rest."""
    CONSOLE.print(f"[bold]Storm[/]: {size}; moves sent up to three times, {DEAF} that never read")
    with Server(database) as server:
        orders = replace(size.orders(server.port), mischief=True, deaf=min(DEAF, size.tables))
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
