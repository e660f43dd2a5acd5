"""Simulations per second of search on one core, compared with plain random playouts.

Both play full random games from the same opening, alternating in one run. The goal is 60 % of the playouts' speed. The
last column, without a goal, is search with the parameters of the bots, with heuristic playouts.
"""

import statistics
import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import track
from rich.table import Table

from stol import Game, Position
from stol.bots.thinking import tree_for
from stol.deal import Deal
from stol.games.registry import KEYS
from stol.kernel.playouts import Playouts
from stol.kernel.rng import seed
from stol.kernel.search import SearchParams, run_simulations

ROUNDS = 15
SIMULATIONS = 2000
PLAIN = SearchParams(breadth=1, cut=False)


def opening(key: str) -> Position:
    """The first position of a two-player game in which a seat is to move."""
    position, deal = Game(key).start(), Deal(0)
    while position.actor == "chance":
        position = position.play(deal.outcome(position))
    return position


def plain(position: Position) -> None:
    definition = position.game.definition
    Playouts(position.state, 2, definition.most_moves, definition.outcomes).piece(0, SIMULATIONS)


def run_search(position: Position, search_params: SearchParams) -> None:
    tree = tree_for(position, SIMULATIONS + 1)
    seed(tree.rng, 0, 0)
    run_simulations(tree, search_params, int(position.actor or 0), SIMULATIONS)


def rate(work: Callable[[], None]) -> float:
    """Simulations per second of CPU time of this thread, since the machine may be shared."""
    began = time.thread_time()
    work()
    return SIMULATIONS / (time.thread_time() - began)


def measure(position: Position) -> tuple[float, float, float]:
    """Playouts per second; relative speed of search with plain playouts; simulations per second of the bots."""
    works: list[Callable[[], None]] = [
        lambda: plain(position),
        lambda: run_search(position, PLAIN),
        lambda: run_search(position, position.game.definition.search_params),
    ]
    for work in works:
        work()
    rounds = [[rate(work) for work in works] for _ in range(ROUNDS)]
    playouts = statistics.median(one[0] for one in rounds)
    ratio = statistics.median(one[1] / one[0] for one in rounds)
    return playouts, ratio, statistics.median(one[2] for one in rounds)


def main() -> None:
    console = Console()
    table = Table("game", "playouts/s", "search, same playouts", "goal", "simulations/s as played")
    for key in track(KEYS, "searching", console=console, transient=True):
        playouts, ratio, guided = measure(opening(key))
        table.add_row(key, f"{playouts:,.0f}", f"{ratio:.0%}", "60%", f"{guided:,.0f}")
    console.print(table)


if __name__ == "__main__":
    main()
