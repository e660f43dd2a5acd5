"""Where the time of a choice in a batch goes: nanoseconds to pick a move, to make it, for the mask, and to look.

A part costs what a loop takes longer with it than without. With a few games all memory is in the cache, with 1 024 not.
Moves are picked without a list, as on a GPU, since not all loops have one; a batch on a CPU picks from its list.
"""

import time

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import stol
from bench.batch import laid
from stol.games.registry import KEYS
from stol.kernel.jit import compiled
from stol.kernel.lanes import Lanes, Lists, advance_lane, look, pick, show_moves
from stol.kernel.layout import Array

NUMBERS = (64, 1024)
TURNS, CHOICES = 6, 600_000
"""The loops take turns of so many choices: many games in each lane, since all may be at the same point of theirs."""
BEGUN = 300
"""Choices before the first turn."""
PARTS = {"pick": (2, 0, 0), "make": (1, 0, 0), "mask": (1, 1, 0), "look": (1, 0, 1), "all": (1, 1, 1)}
"""How often a loop picks a move, shows the moves and looks."""


@compiled
def played(lanes: Lanes, lists: Lists, actions: Array, often: Array, choices: int) -> None:
    for _ in range(choices):
        for _ in range(often[0]):
            for lane in range(len(actions)):
                actions[lane] = pick(lanes.states[lane], lanes.choice[lane])
        for lane in range(len(actions)):
            advance_lane(lanes, lane, actions[lane])
        for _ in range(often[1]):
            for lane in range(len(actions)):
                show_moves(lanes, lists, lane)
        for _ in range(often[2]):
            for lane in range(len(actions)):
                look(lanes, lane)


def nanoseconds(game: stol.Game, games: int) -> dict[str, float]:
    """A choice in each loop, by the seconds of this thread in its fastest turn."""
    loops = {name: (*laid(game, games), np.zeros(games, np.int32), np.array(often)) for name, often in PARTS.items()}
    spent: dict[str, list[float]] = {name: [] for name in PARTS}
    for loop in loops.values():
        played(*loop, BEGUN)
    choices = CHOICES // games
    for _ in range(TURNS):
        for name, loop in loops.items():
            began = time.thread_time_ns()
            played(*loop, choices)
            spent[name].append((time.thread_time_ns() - began) / choices / games)
    return {name: min(times) for name, times in spent.items()}


def main() -> None:
    table = Table("game", "games", "pick", "make", "mask", "look", "all", title="nanoseconds a choice")
    for key in track(KEYS, "playing", transient=True):
        for games in NUMBERS:
            cost = nanoseconds(stol.Game(key, 2), games)
            base, pick_once = cost["make"], cost["pick"] - cost["make"]
            parts = (pick_once, base - pick_once, cost["mask"] - base, cost["look"] - base, cost["all"])
            table.add_row(key, f"{games:,}", *(f"{part:.0f}" for part in parts))
    Console().print(table)


if __name__ == "__main__":
    main()
