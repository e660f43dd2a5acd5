"""Many games at once on the CPU: threads that run compiled code without the GIL."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from stol.kernel.layout import AnyState, Array
from stol.kernel.playout import simulate

CACHE_LINES = 128
"""Bytes that keep two arrays on different cache lines, which come in pairs."""
PIECE = 250
"""Games that a thread plays in one go: few enough that the last ones end together."""


@dataclass(frozen=True)
class Played:
    """What came of some games."""

    steps: int
    scores: Array
    """Per game and seat."""
    ranks: Array


@dataclass(frozen=True)
class Playouts:
    """Random games from one start. Game i depends on the seed and on i only, not on the number of workers."""

    start: AnyState
    players: int
    most_moves: int
    outcomes: int
    seed: int = 0

    def piece(self, first: int, games: int) -> Played:
        """The games first, first + 1, … of all."""
        states = apart(2, self.start.dtype)
        states[0] = self.start
        scores, ranks = np.zeros((2, games, self.players), np.int32)
        moves, weights = apart(self.most_moves, np.int32), apart(self.outcomes, np.int32)
        rng = apart(1, np.uint64)
        steps = simulate(states, self.seed, first, scores, ranks, moves, weights, rng)
        return Played(steps, scores, ranks)

    def run(self, games: int, workers: int = 1) -> Iterator[Played]:
        """All games, piece by piece, in whatever order they are done; no more are kept than are being played."""
        pieces = iter(range(0, games, PIECE))
        with ThreadPoolExecutor(workers) as pool:
            running: set[Future[Played]] = set()
            while True:
                for first in pieces:
                    running.add(pool.submit(self.piece, first, min(PIECE, games - first)))
                    if len(running) > workers:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()


def apart(size: int, dtype: npt.DTypeLike) -> Array:
    """Zeros that share no cache line with another thread's: two cores writing to one line wait for each other."""
    margin = -(-CACHE_LINES // np.dtype(dtype).itemsize)
    return np.zeros(size + 2 * margin, dtype)[margin : margin + size]
