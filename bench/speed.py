"""Speed of the rules: random play on one core, all legal moves and chance weights listed at each step.

Prints ratios to MOMAland's Ingenious. Both are measured alternately in one run, since shared machines are noisy.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import track
from rich.table import Table

import stol
from stol import simulation
from stol.kernel.playouts import Playouts

ROUNDS = 5
SECONDS = 2.0
TABLES = [
    ("ingenious", 2, {}, "games", 150),
    ("ingenious", 4, {}, "steps", None),
    ("pixies", 2, {}, "steps", 400),
    ("pixies", 5, {}, "steps", None),
    ("onecard", 2, {}, "steps", 400),
    ("onecard", 4, {"draft": True}, "steps", None),
    ("clustered", 2, {}, "steps", 60),
    ("clustered", 4, {}, "steps", None),
    ("clustered", 8, {}, "steps", None),
]
"""Game, players, options, the compared unit, and the goal for the ratio."""


def program(name: str, *words: object) -> dict[str, float]:
    """Run a module of this folder in a separate process; return its measurements."""
    command = [sys.executable, "-m", f"bench.{name}", str(SECONDS), *map(str, words)]
    answer = subprocess.run(command, capture_output=True, check=True, text=True)
    return dict(json.loads(answer.stdout.splitlines()[-1]))


def ours(game: stol.Game) -> dict[str, float]:
    many = simulation.playouts(game, 0)
    many.piece(0, 1)
    games = steps = 0
    began = time.thread_time()
    while (spent := time.thread_time() - began) < SECONDS / 2:
        steps += many.piece(games, 200).steps
        games += 200
    return {"games": games / spent, "steps": steps / spent}


def speed(console: Console) -> None:
    rates: dict[int, list[tuple[dict[str, float], float]]] = {row: [] for row in range(len(TABLES))}
    peer_rates: list[dict[str, float]] = []
    for _ in track(range(ROUNDS), "against MOMAland", console=console):
        peer = program("momaland")
        peer_rates.append(peer)
        for row, (key, players, options, unit, _) in enumerate(TABLES):
            rate = ours(stol.Game(key, players, **options))
            rates[row].append((rate, rate[unit] / peer[unit]))
    table = Table("game", "players", "games/s", "steps/s", "compared", "times MOMAland", "least", title="one core")
    peer_row = [f"{statistics.median(peer[unit] for peer in peer_rates):,.0f}" for unit in ("games", "steps")]
    table.add_row("MOMAland's Ingenious", "2", *peer_row, "", "1", "")
    for row, (key, players, options, unit, goal) in enumerate(TABLES):
        figures = [f"{statistics.median(rate[name] for rate, _ in rates[row]):,.0f}" for name in ("games", "steps")]
        ratio = f"{statistics.median(ratio for _, ratio in rates[row]):.0f}"
        name = " ".join([key, *options])
        table.add_row(name, str(players), *figures, unit, ratio, str(goal or ""))
    console.print(table)


def pettingzoo(console: Console) -> None:
    """Through the same interface and loop as MOMAland, with masks and observations."""
    table = Table("game", "games/s", "steps/s", "steps, times MOMAland", "least", title="PettingZoo, two players")
    for key, goal in (("ingenious", "10"), ("pixies", ""), ("onecard", ""), ("clustered", "")):
        rates = [(program("pettingzoo", key, 2), program("momaland")) for _ in range(ROUNDS)]
        figures = [f"{statistics.median(ours[unit] for ours, _ in rates):,.0f}" for unit in ("games", "steps")]
        ratio = statistics.median(ours["steps"] / peer["steps"] for ours, peer in rates)
        table.add_row(key, *figures, f"{ratio:.1f}", goal)
    console.print(table)


def workers(console: Console) -> None:
    """Two workers compared with one, measured alternately."""
    table = Table("game", "two workers / one", "least", title="threads")
    for key in ("pixies", "onecard", "clustered", "ingenious"):
        many = simulation.playouts(stol.Game(key, 2), 0)
        games = int(ours(stol.Game(key, 2))["games"] * 2)
        ratios = [timed(many, games, 1) / timed(many, games, 2) for _ in range(2 * ROUNDS)]
        table.add_row(key, f"{statistics.median(ratios):.2f}", "1.8")
    console.print(table)


def timed(many: Playouts, games: int, count: int) -> float:
    began = time.perf_counter()
    for _ in many.run(games, count):
        pass
    return time.perf_counter() - began


def starts(console: Console) -> None:
    """Seconds until the first game is finished, with an empty and a full code cache; and seconds of the import."""
    table = Table(
        "game", "cold start, s", "warm start, s", title="start (cold under 20, warm under 1.5, import under 0.4)"
    )
    for key in ("pixies", "onecard", "clustered", "ingenious"):
        with tempfile.TemporaryDirectory() as cache:
            program = (
                f"import stol; from stol import simulation; simulation.playouts(stol.Game({key!r}, 2), 0).piece(0, 1)"
            )
            cold = run(program, cache)
            warm = statistics.median(run(program, cache) for _ in range(3))
        table.add_row(key, f"{cold:.1f}", f"{warm:.2f}")
    table.add_row("import stol", "", f"{statistics.median(run('import stol', '') for _ in range(5)):.2f}")
    console.print(table)


def run(program: str, cache: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], env=os.environ | {"STOL_CACHE_DIR": cache}, check=True)
    return time.perf_counter() - began


def memory(console: Console) -> None:
    """Peak memory of a simulation: it must not grow with the number of games."""
    table = Table("games of pixies", "peak memory, MiB", title="memory")
    program = (
        "import resource, sys, stol; from stol import simulation; t = simulation.Tally(2);"
        "[t.add(p) for p in simulation.playouts(stol.Game('pixies', 2), 0).run(int(sys.argv[1]), 2)];"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)"
    )
    for games in (2_000, 20_000, 200_000, 2_000_000):
        answer = subprocess.run([sys.executable, "-c", program, str(games)], capture_output=True, check=True, text=True)
        table.add_row(f"{games:,}", answer.stdout.strip())
    console.print(table)


PARTS: dict[str, Callable[[Console], None]] = {
    "speed": speed,
    "pettingzoo": pettingzoo,
    "workers": workers,
    "starts": starts,
    "memory": memory,
}

if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part](Console())
