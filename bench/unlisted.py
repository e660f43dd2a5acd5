"""Random play on a GPU: a move is picked by its index, since a thread has no memory for a list of moves."""

from stol.kernel.actors import CHANCE
from stol.kernel.dispatch import count, nth, outcome, play, total
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.rng import below


@compiled
def unlisted(state: AnyState, who: int, rng: Array) -> int:
    """Make the same random move or outcome as `stol.kernel.playout.step`, without a list. Returns the action."""
    action = outcome(state, below(rng, total(state))) if who == CHANCE else nth(state, below(rng, count(state)))
    play(state, action)
    return action
