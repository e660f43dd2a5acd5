"""Random play on a GPU: every thread plays games of its own, by the very functions that the CPU runs."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import cuda

from stol.kernel.actors import OVER
from stol.kernel.dispatch import actor
from stol.kernel.layout import Array
from stol.kernel.playout import unlisted
from stol.kernel.rng import seed


def kernel(dtype: np.dtype[Any]) -> Callable[..., None]:
    """For a game's record."""

    @cuda.jit
    def play_on(start: Array, number: int, steps: int, states: Array, games: Array) -> None:
        thread = cuda.grid(1)
        if thread >= len(states):
            return
        own = cuda.local.array(1, dtype)
        rng = cuda.local.array(1, np.uint64)
        seed(rng, number, thread)
        own[0] = start[0]
        finished = 0
        for _ in range(steps):
            who = actor(own[0])
            if who == OVER:
                own[0] = start[0]
                finished += 1
                who = actor(own[0])
            unlisted(own[0], who, rng)
        states[thread] = own[0]
        games[thread] = finished

    return play_on
