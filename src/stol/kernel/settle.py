"""Chance, played on its own until somebody has a choice."""

from stol.kernel.actors import CHANCE
from stol.kernel.dispatch import actor, outcome, play, total
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.rng import below


@compiled
def settle(state: AnyState, rng: Array) -> int:
    """Let chance fall by its weights until a seat is to act or the game is over; who acts then."""
    who = actor(state)
    while who == CHANCE:
        play(state, outcome(state, below(rng, total(state))))
        who = actor(state)
    return who
