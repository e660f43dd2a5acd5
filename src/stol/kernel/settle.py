"""Resolves chance until a seat has to move."""

from stol.kernel.actors import CHANCE
from stol.kernel.dispatch import actor, outcome, play, total
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.rng import below


@compiled
def settle(state: AnyState, rng: Array) -> int:
    """Draw outcomes by their weights until a seat is to move or the game is over. Returns the actor."""
    who = actor(state)
    while who == CHANCE:
        play(state, outcome(state, below(rng, total(state))))
        who = actor(state)
    return who
