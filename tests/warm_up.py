"""Compile the rules and the search of all games, games side by side, unless they are: `python -m warm_up`.

Before a test run: its processes begin with the same games, so each would wait for what another compiles.
"""

import os
from concurrent.futures import ProcessPoolExecutor

import stol
from stol.games.registry import KEYS
from stol.table.opponents import compile_game, compiled_marker


def compile_all(key: str) -> None:
    games = stol.batch(key, 2, seed=1)
    games.step(games.sample())
    compile_game(key)


if __name__ == "__main__":
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_all, [key for key in KEYS if not compiled_marker(key).exists()]))
