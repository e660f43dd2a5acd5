"""OpenSpiel's games in C++, driven from Python as in its examples, compared with ours through all Python interfaces.

Random play on one core, all legal moves listed at each step. In OpenSpiel and with positions, a chance outcome is a
step of its own; in PettingZoo and in a batch it is part of a move. So games per second compare better than steps.
"""

import gc
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

import stol
from bench import turns
from bench.speed import program
from stol.adapters import pettingzoo
from stol.games.registry import KEYS

ROUNDS = 3
GAMES = 1024
THEIRS = ("hex(board_size=9)", "yacht", "hive")

Piece = Callable[[], tuple[int, int]]
"""Plays for a short time; returns the number of finished games and of steps."""

luck = random.Random(0)  # noqa: S311 - a benchmark needs no cryptographic randomness


def spiel(name: str) -> Piece:
    game = pyspiel.load_game(name)

    def play() -> tuple[int, int]:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        return 1, steps

    return play


def adapter(key: str) -> Piece:
    import stol.adapters.openspiel  # noqa: F401, PLC0415 - registers our games

    return spiel(f"stol_{key}(players=2)")


def position(key: str) -> Piece:
    start = stol.Game(key, 2).start()

    def play() -> tuple[int, int]:
        current = start
        while current.actor is not None:
            if current.actor == "chance":
                weights = current.chance()
                current = current.play(luck.choices(list(weights), list(weights.values()))[0])
            else:
                current = current.play(luck.choice(current.legal()))
        return 1, current.ply

    return play


def zoo(key: str) -> Piece:
    environment = pettingzoo.raw_env(key, 2)
    return lambda: (1, turns.play(environment, luck, luck.randrange(2**31)))


def batch(key: str) -> Piece:
    many = stol.batch(stol.Game(key, 2), GAMES)

    def play() -> tuple[int, int]:
        many.step(many.sample())
        return int(many.done.sum()), GAMES

    return play


WAYS: dict[str, tuple[Callable[[str], Piece], tuple[str, ...]]] = {
    "OpenSpiel": (spiel, THEIRS),
    "our OpenSpiel adapter": (adapter, KEYS),
    "our PettingZoo adapter": (zoo, KEYS),
    "Position": (position, KEYS),
    f"a batch of {GAMES}": (batch, KEYS),
}


def measure(play: Piece, seconds: float) -> dict[str, float]:
    """Games and steps per second of CPU time of this thread."""
    play()
    gc.collect()
    gc.freeze()  # otherwise garbage collection scans all imported modules again and again: Yacht was three times slower
    games = steps = 0
    began = time.thread_time()
    while (spent := time.thread_time() - began) < seconds:
        ended, taken = play()
        games += ended
        steps += taken
    return {"games": games / spent, "steps": steps / spent}


def main() -> None:
    console = Console(width=110)
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows = [(way, name) for way, (_, names) in WAYS.items() for name in names]
    rounds = [
        {row: program("openspiel", *row) for row in rows}
        for _ in track(range(ROUNDS), "in turns with OpenSpiel", console=console, transient=True)
    ]
    table = Table("game", "through", "games/s", "steps/s", title="driven from Python, one core")
    for way, name in rows:
        figures = [statistics.median(one[way, name][unit] for one in rounds) for unit in ("games", "steps")]
        table.add_row(name, way, *(f"{figure:,.0f}" for figure in figures))
    console.print(table)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        main()
    else:
        seconds, way, name = sys.argv[1:]
        print(json.dumps(measure(WAYS[way][0](name), float(seconds))))
