"""Random play through PettingZoo's interface: the same loop for all compared environments."""

import random
import time
from typing import Any

import numpy as np


def play(environment: Any, chance: random.Random, number: int) -> int:  # noqa: ANN401 - PettingZoo ships no types
    """Play a random game; return the number of moves."""
    steps = 0
    environment.reset(seed=number)
    for _ in environment.agent_iter():
        observation, _, ended, cut_off, _ = environment.last()
        if ended or cut_off:
            environment.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"].astype(bool))  # three times faster on bools
        environment.step(int(chance.choice(legal)))
        steps += 1
    return steps


def measure(environment: Any, seconds: float) -> dict[str, float]:  # noqa: ANN401 - as above
    """Games and moves per second of CPU time of this thread, since the machine may be shared."""
    chance = random.Random(0)  # noqa: S311 - a benchmark needs no cryptographic randomness
    play(environment, chance, 0)  # warm up: compile and load everything
    games = steps = 0
    began = time.thread_time()
    while (spent := time.thread_time() - began) < seconds:
        steps += play(environment, chance, games)
        games += 1
    return {"games": games / spent, "steps": steps / spent}
