"""One game, move by move, as a learner's environment plays it: all that follows a move by itself in one call.

Records and what is said about them come in arrays: these reach compiled code faster than a record does.
"""

from stol.kernel.actors import OVER
from stol.kernel.dispatch import observe, play, show, shown
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.masks import empty
from stol.kernel.rng import below
from stol.kernel.settle import settle


@compiled
def begin(states: Array, rng: Array, marked: Array, mask: Array) -> tuple[int, int]:
    """Begin a game in states[0] as states[1] has it; who is to act, and how many moves there are."""
    states[0] = states[1]
    empty(mask)
    return ask(states[0], rng, marked, 0, mask)


@compiled
def turn(states: Array, action: int, rng: Array, marked: Array, count: int, mask: Array) -> tuple[int, int]:
    """Make a move that is legal, one of so many; who is to act then, and how many moves there are."""
    play(states[0], action)
    return ask(states[0], rng, marked, count, mask)


@compiled
def ask(state: AnyState, rng: Array, marked: Array, count: int, mask: Array) -> tuple[int, int]:
    """Let chance fall; then the mask, where so many moves are marked, shows those of who is to act."""
    who = settle(state, rng)
    if who != OVER:
        return who, show(state, mask, marked, count)
    empty(mask)
    return who, 0


@compiled
def any_move(states: Array, rng: Array, marked: Array, count: int) -> int:
    """One of the moves of who is to act, at random."""
    return shown(states[0], marked, below(rng, count))


@compiled
def look(states: Array, seat: int, out: Array) -> None:
    """Write what a seat sees of states[0]."""
    observe(states[0], seat, out)
