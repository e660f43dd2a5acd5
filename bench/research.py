"""The tables in docs/research: planes and factors of each game, length and branching factor of random games.

`python -m bench.research pixies` prints the tables of that page; without a name, those of all games.
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
"""Players and options shown on each page; the last entry has all planes, with their widest bounds."""


def games(key: str) -> dict[str, stol.Game]:
    """The games of a page, by the name in its tables."""
    return {
        ", ".join(
            [f"{players} player" + "s" * (players > 1), *(option_text(*option) for option in options.items())]
        ): stol.Game(key, players, **options)
        for players, options in TABLES[key]
    }


def option_text(name: str, value: object) -> str:
    return f"`{name}`" if value is True else f"`{name}={value}`"


def planes(key: str) -> Iterator[str]:
    """A Markdown table of all planes, with their shapes for each number of players and options."""
    tables = games(key)
    *_, widest = tables.values()
    yield row("plane", *tables, "from", "to", "meaning")
    yield row(*["---"] * (len(tables) + 4))
    for plane in widest.planes:
        yield row(
            f"`{plane.name}`",
            *(shape(game, plane.name) for game in tables.values()),
            plane.low,
            plane.high,
            plane.meaning,
        )
    yield row("numbers in all", *(game.observation_size for game in tables.values()), "", "", "")


def factors(key: str) -> Iterator[str]:
    """A Markdown table of the factors of actions, with their sizes."""
    tables = games(key)
    widest = max(tables.values(), key=lambda game: len(game.factors))
    yield row("factor", *tables, "meaning")
    yield row(*["---"] * (len(tables) + 2))
    for factor in widest.factors:
        yield row(f"`{factor.name}`", *(size(game, factor.name) for game in tables.values()), factor.meaning)
    yield row("numbers in all", *(sum(factor.size for factor in game.factors) for game in tables.values()), "")


def size(game: stol.Game, name: str) -> str:
    return next((str(factor.size) for factor in game.factors if factor.name == name), "–")


def shape(game: stol.Game, name: str) -> str:
    shapes = [plane.shape for plane in game.planes if plane.name == name]
    return " × ".join(map(str, shapes[0])) if shapes else "–"


def lengths(key: str) -> Iterator[str]:
    """A Markdown table with the length of random games and the number of legal moves."""
    yield row("", "actions", "moves a game", "outcomes a game", "moves to choose from", "most")
    yield row(*["---"] * 6)
    for name, game in games(key).items():
        moves, outcomes, choices = play_games(game)
        yield row(
            name, f"{game.actions:,}", f"{moves / GAMES:.0f}", f"{outcomes / GAMES:.0f}",
            f"{np.mean(choices):.1f}", max(choices),
        )  # fmt: skip


def play_games(game: stol.Game) -> tuple[int, int, list[int]]:
    """Play random games: number of moves, number of chance outcomes, and the number of legal moves each time."""
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
    for key in sys.argv[1:] or KEYS:
        print(f"\n{key}\n", *planes(key), "", *factors(key), "", *lengths(key), sep="\n")
