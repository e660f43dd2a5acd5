"""Random play through PettingZoo's interface: one loop for all environments that are compared."""

import random
import time
from typing import Any

import numpy as np


def play(environment: Any, chance: random.Random, number: int) -> int:  # noqa: ANN401 - PettingZoo ships no types
    """One random game; how many moves."""
    steps = 0
    environment.reset(seed=number)
    for _ in environment.agent_iter():
        observation, _, ended, cut_off, _ = environment.last()
        if ended or cut_off:
            environment.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"].astype(bool))  # of bools it takes a third of the time
        environment.step(int(chance.choice(legal)))
        steps += 1
    return steps


def measure(environment: Any, seconds: float) -> dict[str, float]:  # noqa: ANN401 - as above
    """Games and moves in a second of this thread's own: others share the machine."""
    chance = random.Random(0)  # noqa: S311 - play needs no cryptographic chance
    play(environment, chance, 0)  # whatever has to be compiled or loaded
    games = steps = 0
    began = time.thread_time()
    while (spent := time.thread_time() - began) < seconds:
        steps += play(environment, chance, games)
        games += 1
    return {"games": games / spent, "steps": steps / spent}
