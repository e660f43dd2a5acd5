"""The cost of an observation: random play on one core, with and without an observation after every step."""

import time

import numpy as np

import stol
from bench.research import TABLES, games
from stol.kernel.actors import OVER
from stol.kernel.dispatch import actor, observe
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.playout import step
from stol.kernel.rng import seed

ROUNDS = 40
GAMES = 25


@compiled
def play_games(states: Array, rng: Array, moves: Array, weights: Array, observation: Array) -> int:
    """Play games from states[0] in states[1]; return the number of steps. No observations if `observation` is empty."""
    steps = 0
    for game in range(GAMES):
        states[1] = states[0]
        seed(rng, 1, game)
        while True:
            who = actor(states[1])
            if who == OVER:
                break
            step(states[1], who, rng, moves, weights)
            if len(observation) > 0:
                observe(states[1], max(who, 0), observation)
            steps += 1
    return steps


def nanoseconds(game: stol.Game, size: int) -> float:
    """Time of a step in the fastest of many rounds, since the machine may be shared."""
    definition = game.definition
    states = np.array([game.start().state] * 2, definition.layout)
    moves, weights = np.zeros(definition.most_moves, np.int32), np.zeros(definition.outcomes, np.int32)
    rng, observation = np.zeros(1, np.uint64), np.zeros(size, np.int16)
    play_games(states, rng, moves, weights, observation)
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.perf_counter()
        steps = play_games(states, rng, moves, weights, observation)
        best = min(best, (time.perf_counter() - began) / steps * 1e9)
    return best


if __name__ == "__main__":
    print("game | numbers | a step, ns | an observation, ns")
    for key in TABLES:
        for name, game in games(key).items():
            plain = nanoseconds(game, 0)
            cost = nanoseconds(game, game.observation_size) - plain
            print(f"{key}, {name} | {game.observation_size} | {plain:.0f} | {cost:.0f}")
