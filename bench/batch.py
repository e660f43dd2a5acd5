"""Speed of batches: 1 024 two-player games on one core, random moves, all masks and observations written.

Masks are bytes, bits, or none: then the legal moves of all games are listed instead.

Compared with the same steps in a compiled loop without Python, and with games of Pgx on the same core. Time is CPU time
of the process, since the machine may be shared.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import stol
from stol import simulation
from stol.games.registry import KEYS
from stol.kernel.actors import CHANCE, OVER
from stol.kernel.cpu import Cpu
from stol.kernel.dispatch import actor
from stol.kernel.jit import compiled
from stol.kernel.lanes import Lanes, Lists, advance_lane, fields, mark_moves, random_marked_move
from stol.kernel.layout import Array
from stol.kernel.masks import FORMS
from stol.kernel.playout import step
from stol.kernel.rng import seed

GAMES = 1024
ROUNDS, TURNS = 4, 5
"""Measurements of Pgx, and measurements of our games after each."""
SECONDS = 0.3
PIECE = 10
"""Moves in every game between two readings of the clock."""
OF_BARE = 0.6
"""Goal: the share of the compiled loop's speed that a batch reaches."""
PEERS = {"backgammon": 20, "hex": 10}
"""Games of Pgx, and the goal: how many times their speed our games should have."""


@compiled
def bare_loop(lanes: Lanes, lists: Lists) -> None:
    """The same as `batch.step(batch.sample())`, but without Python in between and without observations."""
    for _ in range(PIECE):
        for lane in range(len(lanes.states)):
            advance_lane(lanes, lane, random_marked_move(lanes, lists, lane))
            mark_moves(lanes, lists, lane)


@compiled
def count_choices(states: Array, rng: Array, moves: Array, weights: Array) -> tuple[int, int]:
    """Number of moves (choices), and of moves and chance outcomes (steps), in random games from states[0]."""
    choices = steps = 0
    for game in range(GAMES):
        states[1] = states[0]
        seed(rng, 0, game)
        who = actor(states[1])
        while who != OVER:
            choices += who != CHANCE
            steps += 1
            step(states[1], who, rng, moves, weights)
            who = actor(states[1])
    return choices, steps


def steps_a_choice(game: stol.Game) -> float:
    definition = game.definition
    states = np.array([game.start().state] * 2, definition.layout)
    moves, weights = np.zeros(definition.most_moves, np.int32), np.zeros(definition.outcomes, np.int32)
    choices, steps = count_choices(states, np.zeros(1, np.uint64), moves, weights)
    return steps / choices


@dataclass(frozen=True)
class Rates:
    """Moves per second."""

    forms: dict[str, float]
    """Of a batch, by the form of its masks."""
    bare_loop: float
    plain: float
    """Random playouts, one game after the other."""


class Measured:
    """A two-player game, ready to be measured in three ways."""

    def __init__(self, key: str) -> None:
        game = stol.Game(key, 2)
        self.steps_a_choice = steps_a_choice(game)
        self._batches = {form: stol.batch(game, GAMES, masks=form) for form in FORMS}
        self._lanes, self._lists = begun_lanes(game, GAMES)
        self._playouts = simulation.playouts(game, 0)

    def rates(self) -> Rates:
        forms = {form: rate(partial(self._in_batch, form)) for form in FORMS}
        return Rates(forms, rate(self._in_bare), rate(self._in_playouts))

    def _in_batch(self, form: str) -> float:
        batch = self._batches[form]
        for _ in range(PIECE):
            batch.step(batch.sample())
            if form == "lists":
                batch.legal_actions()
        return GAMES * PIECE

    def _in_bare(self) -> float:
        bare_loop(self._lanes, self._lists)
        return GAMES * PIECE

    def _in_playouts(self) -> float:
        return self._playouts.piece(0, 100).steps / self.steps_a_choice


def begun_lanes(game: stol.Game, games: int) -> tuple[Lanes, Lists]:
    """Lanes with `games` games, all begun."""
    state = game.start().state
    shapes = fields(games, state, game.players, game.actions, game.observation_size)
    cpu = Cpu(shapes, state, (game.definition.most_moves, game.most_listed), workers=1)
    cpu.begin(np.zeros(games, np.int64), np.arange(games))
    return cpu.lanes, cpu.lists


def rate(work: Callable[[], float]) -> float:
    """Work per second of CPU time of this thread."""
    work()
    done, began = 0.0, time.thread_time()
    while (spent := time.thread_time() - began) < SECONDS:
        done += work()
    return done / spent


def pgx(key: str, cache: str) -> float:
    """Moves per second of a game of Pgx, in a separate process with the same CPU affinity."""
    one_core = {"JAX_PLATFORMS": "cpu", "JAX_COMPILATION_CACHE_DIR": cache}
    command = [sys.executable, "-m", "bench.pgx", key, str(GAMES), str(TURNS * SECONDS)]
    answer = subprocess.run(command, env=os.environ | one_core, capture_output=True, check=True, text=True)
    return float(json.loads(answer.stdout.splitlines()[-1])["steps_cpu"])


def main() -> None:
    console = Console(width=120)
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    measured = {key: Measured(key) for key in KEYS}
    rounds: list[tuple[dict[str, Rates], dict[str, float]]] = []
    with tempfile.TemporaryDirectory() as cache:
        for _ in track(range(ROUNDS), "in turns with Pgx", console=console, transient=True):
            peers = {key: pgx(key, cache) for key in PEERS}
            rounds.extend(({key: game.rates() for key, game in measured.items()}, peers) for _ in range(TURNS))
    table = Table(
        "game", "choices/s", "steps/s", f"of the bare loop (goal {OF_BARE:.0%})", "of plain playouts",
        *(f"× {key} (goal {goal}): {', '.join(FORMS)}" for key, goal in PEERS.items()),
        title=f"{GAMES} games at once, one core",
    )  # fmt: skip
    for key in PEERS:
        table.add_row(
            f"Pgx's {key}", f"{statistics.median(peers[key] for _, peers in rounds):,.0f}", *[""] * (3 + len(PEERS))
        )
    for key, game in measured.items():
        table.add_row(*row(key, game.steps_a_choice, rounds))
    console.print(table)


def row(key: str, steps: float, rounds: list[tuple[dict[str, Rates], dict[str, float]]]) -> list[str]:
    choices = statistics.median(ours[key].forms["bytes"] for ours, _ in rounds)
    return [
        key,
        f"{choices:,.0f}",
        f"{choices * steps:,.0f}",
        f"{statistics.median(ours[key].forms['bytes'] / ours[key].bare_loop for ours, _ in rounds):.0%}",
        f"{statistics.median(ours[key].forms['bytes'] / ours[key].plain for ours, _ in rounds):.0%}",
        *(
            " ".join(
                f"{statistics.median(ours[key].forms[form] / peers[peer] for ours, peers in rounds):.1f}"
                for form in FORMS
            )
            for peer in PEERS
        ),
    ]


if __name__ == "__main__":
    main()
