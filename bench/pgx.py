"""Pgx's games, played at random: a yardstick. `python -m bench.pgx hex 1024 4` prints steps a second as JSON.

It runs on whatever device JAX finds first. Games that are over begin anew at once, as in ours.
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
"""Steps in one compiled piece."""


def random_play(key: str, n: int) -> Any:  # noqa: ANN401 - JAX's own types
    """A compiled piece of play in all games, from and to (states, random key)."""
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
    pieces, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or not pieces:
        carry = jax.block_until_ready(piece(carry))
        pieces += 1
    return {"steps": pieces * LENGTH * n / spent}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
