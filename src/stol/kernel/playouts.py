"""Many random games on a CPU: threads run compiled playouts without the GIL."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from stol.kernel.layout import AnyState, Array
from stol.kernel.playout import simulate

CACHE_LINE_PAIR_BYTES = 128
"""Padding between arrays of different threads: CPUs fetch cache lines of 64 bytes in pairs."""
CHUNK_GAMES = 250
"""Games per task: few enough that all threads finish at about the same time."""


@dataclass(frozen=True)
class PlayoutResults:
    """Results of some games."""

    steps: int
    scores: Array
    """Per game and seat."""
    ranks: Array


@dataclass(frozen=True)
class Playouts:
    """Random games from one state. Game i depends on the seed and on i only, not on the number of workers."""

    start: AnyState
    players: int
    most_moves: int
    outcomes: int
    seed: int = 0

    def piece(self, first: int, games: int) -> PlayoutResults:
        """Play the games number first, first + 1, … in this thread."""
        states = padded_zeros(2, self.start.dtype)
        states[0] = self.start
        scores, ranks = np.zeros((2, games, self.players), np.int32)
        moves, weights = padded_zeros(self.most_moves, np.int32), padded_zeros(self.outcomes, np.int32)
        rng = padded_zeros(1, np.uint64)
        steps = simulate(states, self.seed, first, scores, ranks, moves, weights, rng)
        return PlayoutResults(steps, scores, ranks)

    def run(self, games: int, workers: int = 1) -> Iterator[PlayoutResults]:
        """Play all games in chunks, yielded as they finish. At most workers + 1 chunks are in memory."""
        chunk_starts = iter(range(0, games, CHUNK_GAMES))
        with ThreadPoolExecutor(workers) as pool:
            running: set[Future[PlayoutResults]] = set()
            while True:
                for first in chunk_starts:
                    running.add(pool.submit(self.piece, first, min(CHUNK_GAMES, games - first)))
                    if len(running) > workers:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()


def padded_zeros(size: int, dtype: npt.DTypeLike) -> Array:
    """Zeros with padding on both sides, against false sharing: cores that write to one cache line slow down."""
    margin = -(-CACHE_LINE_PAIR_BYTES // np.dtype(dtype).itemsize)
    return np.zeros(size + 2 * margin, dtype)[margin : margin + size]
