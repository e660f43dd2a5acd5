"""MOMAland's Ingenious, played at random: the yardstick.

Run as a program, it prints games and steps a second as JSON. It has a process of its own, so that neither side's
imports or memory weigh on the other.
"""

import json
import random
import sys
import time
import warnings

import numpy as np

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from momaland.envs.ingenious import moingenious_v0


def play(environment: moingenious_v0.raw_env, chance: random.Random, number: int) -> int:
    """One random game; how many moves."""
    steps = 0
    environment.reset(seed=number)
    for _ in environment.agent_iter():
        observation, _, ended, cut_off, _ = environment.last()
        if ended or cut_off:
            environment.step(None)
            continue
        environment.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
        steps += 1
    return steps


def measure(seconds: float) -> dict[str, float]:
    environment = moingenious_v0.raw_env(num_agents=2)
    chance = random.Random(0)  # noqa: S311 - play needs no cryptographic chance
    games = steps = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        steps += play(environment, chance, games)
        games += 1
    return {"games": games / spent, "steps": steps / spent}


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
