"""Random playouts. Each step lists all legal moves, or all chance weights."""

from stol.kernel.actors import CHANCE, OVER
from stol.kernel.dispatch import actor, chance, final, legal, play
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.rng import below, seed, weighted


@compiled
def step(state: AnyState, who: int, rng: Array, moves: Array, weights: Array) -> int:
    """Make a random move, or draw an outcome by its weight. Returns the action."""
    if who == CHANCE:
        action = weighted(rng, weights, chance(state, weights))
    else:
        action = int(moves[below(rng, legal(state, moves))])
    play(state, action)
    return action


@compiled
def playout(state: AnyState, rng: Array, moves: Array, weights: Array) -> int:
    """Play to the end. Returns the number of steps."""
    steps = 0
    while True:
        who = actor(state)
        if who == OVER:
            return steps
        step(state, who, rng, moves, weights)
        steps += 1


@compiled
def playout_with_log(state: AnyState, rng: Array, moves: Array, weights: Array, log: Array) -> int:
    """Play until the end or until the log is full; log actor and action. Returns the number of steps."""
    for steps in range(len(log)):
        who = actor(state)
        if who == OVER:
            return steps
        log[steps, 0] = who
        log[steps, 1] = step(state, who, rng, moves, weights)
    return len(log)


@compiled
def simulate(  # noqa: PLR0913, PLR0917 - the caller passes all memory, so that threads share none
    states: Array,
    seed_number: int,
    first: int,
    scores: Array,
    ranks: Array,
    moves: Array,
    weights: Array,
    rng: Array,
) -> int:
    """Play games from states[0], each in states[1], and write scores and ranks. Returns the total number of steps.

    Game i uses the random stream first + i, so the games do not depend on how they are divided into chunks.
    """
    steps = 0
    for game in range(len(scores)):
        states[1] = states[0]
        seed(rng, seed_number, first + game)
        steps += playout(states[1], rng, moves, weights)
        final(states[1], scores[game], ranks[game])
    return steps
