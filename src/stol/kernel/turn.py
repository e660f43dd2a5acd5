"""One game, move by move, as a learner's environment plays it: all that follows a move by itself in one call.

Records and what is said about them come in arrays: these reach compiled code faster than a record does.
"""

from stol.kernel.actors import OVER
from stol.kernel.dispatch import legal, observe, play
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.settle import settle


@compiled
def begin(states: Array, rng: Array, moves: Array, mask: Array) -> tuple[int, int]:
    """Begin a game in states[0] as states[1] has it; who is to act, and how many moves there are."""
    states[0] = states[1]
    for action in range(len(mask)):
        mask[action] = 0
    return ask(states[0], rng, moves, mask)


@compiled
def turn(states: Array, action: int, rng: Array, moves: Array, count: int, mask: Array) -> tuple[int, int]:
    """Make a move that is legal, one of so many; who is to act then, and how many moves there are."""
    for index in range(count):
        mask[moves[index]] = 0
    play(states[0], action)
    return ask(states[0], rng, moves, mask)


@compiled
def ask(state: AnyState, rng: Array, moves: Array, mask: Array) -> tuple[int, int]:
    """Let chance fall; then list the moves of who is to act, and set the mask, which holds only zeros."""
    who = settle(state, rng)
    count = legal(state, moves) if who != OVER else 0
    for index in range(count):
        mask[moves[index]] = 1
    return who, count


@compiled
def look(states: Array, seat: int, out: Array) -> None:
    """Write what a seat sees of states[0]."""
    observe(states[0], seat, out)
