"""Random play to the end, with every legal move and every chance weight listed at each step."""

from stol.kernel.actors import CHANCE, OVER
from stol.kernel.dispatch import actor, chance, final, legal, play
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.rng import below, seed, weighted


@compiled
def step(state: AnyState, who: int, rng: Array, moves: Array, weights: Array) -> int:
    """One random move, or one outcome by its weight; which."""
    if who == CHANCE:
        action = weighted(rng, weights, chance(state, weights))
    else:
        action = int(moves[below(rng, legal(state, moves))])
    play(state, action)
    return action


@compiled
def playout(state: AnyState, rng: Array, moves: Array, weights: Array) -> int:
    """Play to the end; how many steps it took."""
    steps = 0
    while True:
        who = actor(state)
        if who == OVER:
            return steps
        step(state, who, rng, moves, weights)
        steps += 1


@compiled
def logged(state: AnyState, rng: Array, moves: Array, weights: Array, log: Array) -> int:
    """Play until the end or until the log is full, writing down who did what; how many steps."""
    for steps in range(len(log)):
        who = actor(state)
        if who == OVER:
            return steps
        log[steps, 0] = who
        log[steps, 1] = step(state, who, rng, moves, weights)
    return len(log)


@compiled
def simulate(  # noqa: PLR0913, PLR0917 - the caller owns all memory, so that threads share none
    states: Array,
    number: int,
    first: int,
    scores: Array,
    ranks: Array,
    moves: Array,
    weights: Array,
    rng: Array,
) -> int:
    """Play game after game, each from states[0], in states[1]; write scores and ranks; how many steps in all.

    Game i draws from the stream first + i of the seed, so that a batch gives the same games however it is cut.
    """
    steps = 0
    for game in range(len(scores)):
        states[1] = states[0]
        seed(rng, number, first + game)
        steps += playout(states[1], rng, moves, weights)
        final(states[1], scores[game], ranks[game])
    return steps
