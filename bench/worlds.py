"""How many worlds a second are dealt on one core: from one position, and for many lanes of a batch."""

import statistics
import time
from collections.abc import Callable
from functools import partial

import stol

GAMES = ("onecard", "clustered", "ingenious")
"""In Pixies nothing is hidden."""
ROUNDS = 9
LANES, EACH = 100, 200


def rate(work: Callable[[], object]) -> float:
    """Worlds per second of CPU time: the median, after a first round that only warms up."""
    rates = []
    for _ in range(1 + ROUNDS):
        began = time.thread_time()
        work()
        rates.append(LANES * EACH / (time.thread_time() - began))
    return statistics.median(rates[1:])


if __name__ == "__main__":
    print("game | from a position | from a batch")
    for key in GAMES:
        batch = stol.batch(key, LANES)
        for _ in range(30):
            batch.step(batch.sample())
        position = batch.position(0)
        one = rate(partial(stol.worlds, position, 1, LANES * EACH))
        many = rate(partial(batch.worlds, range(LANES), [1] * LANES, EACH))
        print(f"{key} | {one:,.0f} | {many:,.0f}")
