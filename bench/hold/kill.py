"""Kills the server repeatedly while games are played: players reconnect, and nothing is lost."""

import random
import statistics
import time

from bench.hold.audit import unfinished
from bench.hold.crowd import Orders
from bench.hold.people import now
from bench.hold.run import CONSOLE, Run, bar, running, verdict
from bench.hold.serving import Server

TABLES, PEOPLE = 12, 4
EVERY = 0.25
"""Seconds between two moves at a table."""
QUIET = 1.0
"""Maximum seconds of play between two kills."""
LOOK = 0.005


def kill(database: str, times: int) -> bool:
    """Whether no answered move was lost or doubled, and all games were finished."""
    CONSOLE.print(f"[bold]Kill[/]: {times} times at a random moment, {TABLES} tables of {PEOPLE}")
    with (
        Server(database) as server,
        running(database, Orders(server.port, TABLES, PEOPLE, to_end=True), EVERY, server) as run,
    ):
        pauses = []
        with bar("kills", times) as show:
            for done in range(times):
                time.sleep(random.uniform(0, QUIET))  # noqa: S311 - any moment will do
                pauses.append(pause(run))
                show(done + 1, f"kills, {run.crowd.signals.gauges[1]:.0f} moves")
        run.crowd.signals.every.value = 0
    CONSOLE.print(f"  {len(run.notes.sent)} moves; from the kill to the next move that was stored and answered:")
    CONSOLE.print(f"  median {statistics.median(pauses):.1f} s, longest {max(pauses):.1f} s")
    return verdict([*run.wrong(), *unfinished(database, sorted({sent.code for sent in run.notes.sent}))])


def pause(run: Run) -> float:
    """Seconds from the kill until a move that was sent after it is answered."""
    killed = now()
    run.server.kill()
    run.server.start()
    while run.crowd.signals.gauges[2] < killed:
        time.sleep(LOOK)
    return now() - killed
