"""How many simulations search makes in a second on one core, against the kernel's plain random playouts.

Both play full random games from the same opening, in turns within one run; the goal is 60 % of the plain rate. Beside
it, for the eye: the simulations that opponents really make, with guided playouts.
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
from stol.kernel.search import SearchParams, grow

ROUNDS = 15
SIMULATIONS = 2000
PLAIN = SearchParams(breadth=1, cut=False)


def opening(key: str) -> Position:
    """The first position in which a seat of two is to choose."""
    position, deal = Game(key).start(), Deal(0)
    while position.actor == "chance":
        position = position.play(deal.outcome(position))
    return position


def plain(position: Position) -> None:
    definition = position.game.definition
    Playouts(position.state, 2, definition.most_moves, definition.outcomes).piece(0, SIMULATIONS)


def searched(position: Position, search_params: SearchParams) -> None:
    tree = tree_for(position, SIMULATIONS + 1)
    seed(tree.rng, 0, 0)
    grow(tree, search_params, int(position.actor or 0), SIMULATIONS)


def rate(work: Callable[[], None]) -> float:
    """By the seconds that this thread had a core, since others share it."""
    began = time.thread_time()
    work()
    return SIMULATIONS / (time.thread_time() - began)


def measure(position: Position) -> tuple[float, float, float]:
    """Simulations a second: plain playouts, search with such playouts, search as opponents do it."""
    works: list[Callable[[], None]] = [
        lambda: plain(position),
        lambda: searched(position, PLAIN),
        lambda: searched(position, position.game.definition.search_params),
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
