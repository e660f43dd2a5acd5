"""Times an ordinary player's page, hint, move and novice's answer: first in quiet, then while one client attacks."""

import asyncio
import os
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import Final

import uvloop
from rich.table import Table

from bench.hold.crowd import SPAWN, until
from bench.hold.figures import percentile
from bench.hold.neighbour import player
from bench.hold.neighbour.attacks import ATTACKS, Attacker
from bench.hold.neighbour.player import HINTS, OTHER_ADDRESS, WHAT, WITHOUT_HINTS, Neighbour, Times
from bench.hold.run import CONSOLE
from bench.hold.serving import Server

GOAL = 3.0
"""Median and 95th percentile may grow to so many times what they are in quiet."""
WARM_UP = 5
"""Turns that are not measured: the server loads the rules in every process."""
SET_UP_SECONDS: Final = 180.0
"""After which an attack counts as begun, be it ready or not."""
WITH_LIMITS = ("--pace", "0")
"""As a server is started, except that opponents don't wait before they move: that would hide how long they think."""


def neighbour(database: str, name: str, samples: int, seed: int, seconds: float = 0) -> bool:
    """One attack: whether the neighbours' times stay within the goal. `seconds`: of quiet, and of attack, at most."""
    CONSOLE.print(f"[bold]Neighbour[/]: {name}, {samples} samples, seed {seed}. {ATTACKS[name].__doc__}")
    with Server(database, options=WITH_LIMITS) as server:
        quiet, attacked = asyncio.run(measure(server.port, name, samples, seed, seconds))
    CONSOLE.print(comparison(quiet, attacked))
    missed = [what for what in WHAT if worst_ratio(quiet[what], attacked[what]) > GOAL]
    CONSOLE.print(f"  more than {GOAL:.0f} times as long: {', '.join(missed)}" if missed else "  hardly felt")
    return not missed


async def measure(port: int, name: str, samples: int, seed: int, seconds: float) -> tuple[Times, Times]:
    players = Neighbour(port, seed, WITHOUT_HINTS), Neighbour(port, seed + 1, HINTS, OTHER_ADDRESS)
    for one in players:
        await one.arrive()
    await player.measure(players, WARM_UP)
    quiet = await player.measure(players, samples, seconds)
    with attacking(port, name, seed) as (begun, process):
        try:
            await asyncio.wait_for(until(lambda: begun.is_set() or not process.is_alive()), SET_UP_SECONDS)
        except TimeoutError:
            CONSOLE.print("  the attack can't be set up as it was meant to: it is measured as far as it got")
        attacked = await player.measure(players, samples, seconds)
        if not process.is_alive():
            raise RuntimeError("the attacker failed")
    for one in players:
        one.leave()
    return quiet, attacked


@contextmanager
def attacking(port: int, name: str, seed: int) -> Iterator[tuple[Event, SpawnProcess]]:
    """Runs the attack in a process of its own; the event is set once it is at its worst."""
    begun = SPAWN.Event()
    process = SPAWN.Process(target=attack, args=(port, name, seed, begun), daemon=True)
    process.start()
    try:
        yield begun, process
    finally:
        process.kill()
        process.join()


def attack(port: int, name: str, seed: int, begun: Event) -> None:
    """The main function of the attacker's process. It gets what the server leaves of the processor: it is elsewhere."""
    os.nice(10)
    uvloop.run(forever(Attacker(port, seed, begun.set), name))


async def forever(attacker: Attacker, name: str) -> None:
    await ATTACKS[name](attacker)


def comparison(quiet: Times, attacked: Times) -> Table:
    table = Table("", "samples", "quiet: median, p95", "attacked: median, p95", "ratios", box=None, padding=(0, 2))
    for what in WHAT:
        ratios = [f"{ratio:.1f}" for ratio in compared(quiet[what], attacked[what])]
        counts = f"{len(quiet[what])}, {len(attacked[what])}"
        table.add_row(what, counts, milliseconds(quiet[what]), milliseconds(attacked[what]), ", ".join(ratios))
    return table


def milliseconds(seconds: list[float]) -> str:
    median, high = spread(seconds)
    return f"{1000 * median:.0f}, {1000 * high:.0f} ms"


def spread(seconds: list[float]) -> tuple[float, float]:
    """Median and 95th percentile."""
    return statistics.median(seconds), percentile(sorted(seconds), 0.95)


def compared(quiet: list[float], attacked: list[float]) -> list[float]:
    """How many times as long median and 95th percentile are."""
    return [late / early for early, late in zip(spread(quiet), spread(attacked), strict=True)]


def worst_ratio(quiet: list[float], attacked: list[float]) -> float:
    return max(compared(quiet, attacked))
