"""Random play of Pgx's games, as a baseline. `python -m bench.pgx hex 1024 4` prints steps per second as JSON.

`steps` is by wall-clock time, `steps_cpu` by CPU time of the process. It runs on the default device of JAX. Finished
games restart at once, as in our batches.
"""

import json
import sys
import time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

LENGTH = 100
"""Steps per compiled call."""


def random_play(key: str, n: int) -> Any:  # noqa: ANN401 - JAX's own types
    """A compiled function that makes LENGTH steps in all games, and its initial argument: (states, random key)."""
    environment = pgx.make(key)
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def one(carry: Any, _: None) -> tuple[Any, None]:  # noqa: ANN401 - as above
        states, luck = carry
        luck, choosing, chance = jax.random.split(luck, 3)
        odds = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, odds, axis=-1)
        return (step(states, actions, jax.random.split(chance, n)), luck), None

    luck = jax.random.PRNGKey(0)
    piece = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=LENGTH)[0])
    return piece, (jax.jit(jax.vmap(environment.init))(jax.random.split(luck, n)), luck)


def measure(key: str, n: int, seconds: float) -> dict[str, float]:
    piece, carry = random_play(key, n)
    carry = jax.block_until_ready(piece(carry))
    pieces, began, began_cpu = 0, time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - began) < seconds or not pieces:
        carry = jax.block_until_ready(piece(carry))
        pieces += 1
    steps = pieces * LENGTH * n
    return {"steps": steps / spent, "steps_cpu": steps / (time.process_time() - began_cpu)}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
