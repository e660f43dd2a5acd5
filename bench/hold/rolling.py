"""A rolling restart: all servers are restarted one after the other, while games are played through the proxy."""

from bench.hold.audit import unfinished
from bench.hold.crowd import Orders
from bench.hold.deployed import SERVERS, deployed
from bench.hold.figures import delays
from bench.hold.run import CONSOLE, bar, running, verdict
from bench.hold.serving import NO_LIMITS

TABLES, PEOPLE = 12, 4
EVERY = 0.25
"""Seconds between two moves at a table."""


def rolling(times: int, proxy: str, tables: int = TABLES) -> bool:
    """Whether no answered move was lost or doubled, and every stream came back at its first attempt."""
    CONSOLE.print(f"[bold]Rolling restart[/]: {len(SERVERS)} servers behind {proxy}, {times} times")
    with deployed(NO_LIMITS, proxy) as whole:
        orders = Orders(whole.port, tables, PEOPLE, to_end=True)
        restarts = times * len(SERVERS)
        with running(whole.url, orders, EVERY, whole.servers[0]) as run, bar("restarts", restarts) as show:
            for number in range(restarts):
                whole.restart(number % len(SERVERS))
                run.crowd.check()
                show(number + 1, f"restarts, {run.crowd.signals.gauges[1]:.0f} moves")
            run.crowd.signals.every.value = 0
        wrong = [*run.wrong(), *unfinished(whole.url, sorted({sent.code for sent in run.notes.sent}))]
    lapses = run.notes.lapses
    answered = delays(sent.stored - sent.first for sent in run.notes.sent if sent.stored)
    CONSOLE.print(f"  {len(run.notes.sent)} moves; stored and answered: {answered}")
    CONSOLE.print(f"  {len(lapses)} streams ended; until the next message: {delays(one.seconds for one in lapses)}")
    again = [f"a stream came back after {one.attempts} attempts" for one in lapses if one.attempts > 1]
    if not lapses:
        again.append("no stream ended, so nothing was tried")
    return verdict([*wrong, *again])
