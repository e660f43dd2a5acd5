"""Fingerprints of random games, state by state, with some observations, for comparing one process with another.

Run as a program, it prints them as JSON; interpreted with NUMBA_DISABLE_JIT=1.
"""

import functools
import hashlib
import json
import sys

import numpy as np

import stol
from conformance.tables import ALL_TABLES, Table, covering
from stol.kernel.actors import OVER
from stol.kernel.playout import step
from stol.kernel.rng import seed


def fingerprint(table: Table, number: int) -> str:
    """A hash over the bytes of every state of one random game, and of what seats see."""
    game = table.game()
    definition, state = game.definition, game.start().state
    moves, weights = np.zeros(definition.most_moves, np.int32), np.zeros(definition.outcomes, np.int32)
    rng = np.zeros(1, np.uint64)
    seed(rng, 7, number)
    seen = np.zeros(game.observation_size, np.int16)
    digest = hashlib.sha256(state.tobytes())
    while (who := int(definition.rules.actor(state))) != OVER:
        step(state, who, rng, moves, weights)
        digest.update(state.tobytes())
        if state.ply % 25 == 0:  # interpreted, an observation takes longer than many steps
            definition.rules.observe(state, int(state.ply) % game.players, seen)
            digest.update(seen.tobytes())
    return digest.hexdigest()


def batch_fingerprint(key: str) -> str:
    """A hash over all arrays and states of some games at once, step by step."""
    batch = stol.batch(key, 3, seed=9)
    digest = hashlib.sha256()
    for _ in range(60):
        batch.step(batch.sample())
        for array in (batch.actor, batch.mask, batch.observation, batch.done, batch.scores, batch.ranks):
            digest.update(array.tobytes())
        for lane in range(len(batch)):
            digest.update(batch.position(lane).state.tobytes())
    return digest.hexdigest()


@functools.cache
def fingerprints(games: int) -> dict[str, list[str]]:
    tables = covering("trace", ALL_TABLES)  # the same sample in every process of a run
    alone = {str(table): [fingerprint(table, number) for number in range(games)] for table in tables}
    return alone | {f"batch of {key}": [batch_fingerprint(key)] for key in sorted({table.key for table in ALL_TABLES})}


if __name__ == "__main__":
    json.dump(fingerprints(int(sys.argv[1])), sys.stdout)
