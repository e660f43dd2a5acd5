"""Time of the parts of a batch step: nanoseconds to pick a move, to make it, to update the mask, and to observe.

The cost of a part is the difference of two loops, with it and without it. With 64 games all memory fits into the cache,
with 1 024 it does not. Moves are picked without a list, as on a GPU, since not all loops update the list.
"""

import time

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import stol
from bench.batch import begun_lanes
from stol.games.registry import KEYS
from stol.kernel.jit import compiled
from stol.kernel.lanes import Lanes, Lists, advance_lane, mark_moves, observe_lane, random_move
from stol.kernel.layout import Array

BATCH_SIZES = (64, 1024)
ROUNDS, CHOICES = 6, 600_000
"""The loops alternate, CHOICES moves each: several games per lane, since lanes may be at the same stage of a game."""
WARM_UP_CHOICES = 300
"""Moves per lane before the first measurement."""
PARTS = {"pick": (2, 0, 0), "make": (1, 0, 0), "mask": (1, 1, 0), "look": (1, 0, 1), "all": (1, 1, 1)}
"""How often each loop picks a move, marks the legal moves, and observes."""


@compiled
def run_loop(lanes: Lanes, lists: Lists, actions: Array, repeats: Array, choices: int) -> None:
    for _ in range(choices):
        for _ in range(repeats[0]):
            for lane in range(len(actions)):
                actions[lane] = random_move(lanes.states[lane], lanes.choice[lane])
        for lane in range(len(actions)):
            advance_lane(lanes, lane, actions[lane])
        for _ in range(repeats[1]):
            for lane in range(len(actions)):
                mark_moves(lanes, lists, lane)
        for _ in range(repeats[2]):
            for lane in range(len(actions)):
                observe_lane(lanes, lane)


def nanoseconds(game: stol.Game, games: int) -> dict[str, float]:
    """Time per move in each loop: CPU time of this thread in the fastest round."""
    loops = {
        name: (*begun_lanes(game, games), np.zeros(games, np.int32), np.array(repeats))
        for name, repeats in PARTS.items()
    }
    spent: dict[str, list[float]] = {name: [] for name in PARTS}
    for loop in loops.values():
        run_loop(*loop, WARM_UP_CHOICES)
    choices = CHOICES // games
    for _ in range(ROUNDS):
        for name, loop in loops.items():
            began = time.thread_time_ns()
            run_loop(*loop, choices)
            spent[name].append((time.thread_time_ns() - began) / choices / games)
    return {name: min(times) for name, times in spent.items()}


def main() -> None:
    table = Table("game", "games", "pick", "make", "mask", "look", "all", title="nanoseconds a choice")
    for key in track(KEYS, "playing", transient=True):
        for games in BATCH_SIZES:
            cost = nanoseconds(stol.Game(key, 2), games)
            base, pick_once = cost["make"], cost["pick"] - cost["make"]
            parts = (pick_once, base - pick_once, cost["mask"] - base, cost["look"] - base, cost["all"])
            table.add_row(key, f"{games:,}", *(f"{part:.0f}" for part in parts))
    Console().print(table)


if __name__ == "__main__":
    main()
