"""What the pages in docs/research tell of each game: its planes, and how long and how broad random games are.

`python -m bench.research pixies` prints the tables of that page; without a name, those of all.
"""

import sys
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

import stol
from stol.games.registry import KEYS
from stol.kernel.actors import CHANCE, OVER
from stol.kernel.dispatch import actor, count
from stol.kernel.playout import step
from stol.kernel.rng import seed

GAMES = 300
TABLES: dict[str, list[tuple[int, Mapping[str, Any]]]] = {
    "pixies": [(2, {}), (4, {}), (6, {"flower_power": True})],
    "onecard": [(2, {}), (4, {}), (4, {"draft": True})],
    "clustered": [
        (2, {"table": [11, 11]}),
        (2, {}),
        (4, {"table": [15, 15], "fast": True, "first_bonus": True}),
    ],
    "ingenious": [(1, {}), (2, {}), (3, {}), (4, {}), (4, {"teams": True, "open_partners": True})],
}
"""The tables that a page tells of; the last has all planes, and their widest bounds."""


def games(key: str) -> dict[str, stol.Game]:
    """By what a page calls them."""
    return {
        ", ".join(
            [f"{players} player" + "s" * (players > 1), *(named(*option) for option in options.items())]
        ): stol.Game(key, players, **options)
        for players, options in TABLES[key]
    }


def named(name: str, value: object) -> str:
    return f"`{name}`" if value is True else f"`{name}={value}`"


def planes(key: str) -> Iterator[str]:
    """Every plane, with its shape at each table."""
    shown = games(key)
    *_, widest = shown.values()
    yield row("plane", *shown, "from", "to", "meaning")
    yield row(*["---"] * (len(shown) + 4))
    for plane in widest.planes:
        yield row(
            f"`{plane.name}`",
            *(shape(game, plane.name) for game in shown.values()),
            plane.low,
            plane.high,
            plane.meaning,
        )
    yield row("numbers in all", *(game.observation_size for game in shown.values()), "", "", "")


def shape(game: stol.Game, name: str) -> str:
    shapes = [plane.shape for plane in game.planes if plane.name == name]
    return " × ".join(map(str, shapes[0])) if shapes else "–"


def lengths(key: str) -> Iterator[str]:
    """How long random games are, and how many moves a seat has to choose from."""
    yield row("", "actions", "moves a game", "outcomes a game", "moves to choose from", "most")
    yield row(*["---"] * 6)
    for name, game in games(key).items():
        moves, outcomes, choices = played(game)
        yield row(
            name, f"{game.actions:,}", f"{moves / GAMES:.0f}", f"{outcomes / GAMES:.0f}",
            f"{np.mean(choices):.1f}", max(choices),
        )  # fmt: skip


def played(game: stol.Game) -> tuple[int, int, list[int]]:
    """Of random games: moves, outcomes of chance, and how many moves there were to choose from each time."""
    definition = game.definition
    moves, weights = np.zeros(definition.most_moves, np.int32), np.zeros(definition.outcomes, np.int32)
    rng, outcomes = np.zeros(1, np.uint64), 0
    choices: list[int] = []
    for number in range(GAMES):
        state = game.start().state
        seed(rng, 1, number)
        while (who := int(actor(state))) != OVER:
            if who == CHANCE:
                outcomes += 1
            else:
                choices.append(int(count(state)))
            step(state, who, rng, moves, weights)
    return len(choices), outcomes, choices


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    for wanted in sys.argv[1:] or KEYS:
        print(f"\n{wanted}\n", *planes(wanted), "", *lengths(wanted), sep="\n")
