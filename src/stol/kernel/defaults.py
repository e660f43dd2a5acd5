"""Default rule functions for any state record.

`legal` needs a field `allowed` in the record, one byte per action: whether it is legal now. PICKS is for games with
that field and without chance. FACTORING has a single factor, the action. INSIGHT knows only the result at the end.
"""

from stol.kernel.dispatch import Factoring, Insight, Picks
from stol.kernel.jit import allocating, compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.record_words import fingerprint
from stol.kernel.standing import ending

SPREAD = 10.0
"""A typical difference of points."""


@compiled
def legal(state: AnyState, moves: Array) -> int:
    size = 0
    for action in range(len(state.allowed)):
        if state.allowed[action]:
            moves[size] = action
            size += 1
    return size


@compiled
def count(state: AnyState) -> int:
    size = 0
    for action in range(len(state.allowed)):
        size += int(state.allowed[action])
    return size


@compiled
def nth(state: AnyState, number: int) -> int:
    action = 0
    while True:
        if state.allowed[action]:
            if number == 0:
                return action
            number -= 1
        action += 1


@compiled
def split(_state: AnyState, action: int, factors: Array) -> None:
    """A single factor: the action."""
    factors[0] = action


@compiled
def join(_state: AnyState, factors: Array) -> int:
    return int(factors[0])


@compiled
def no_total(_state: AnyState) -> int:
    return 0


@compiled
def no_outcome(_state: AnyState, _left: int) -> int:
    return 0


@compiled
def no_gain(_state: AnyState, _moves: Array, size: int, worths: Array) -> None:
    """All moves have the same value."""
    for index in range(size):
        worths[index] = 0.0


@allocating
def outlook(state: AnyState, values: Array) -> None:
    """The result of a finished game: mostly who wins, a little the point difference."""
    ending(state, SPREAD, SPREAD, values)


@compiled
def playout_horizon(_state: AnyState) -> int:
    """Constant: playouts continue to the end of the game."""
    return 0


@compiled
def tree_key(state: AnyState) -> int:
    return fingerprint(state)


PICKS = Picks(count, nth, no_total, no_outcome)
FACTORING = Factoring(split, join)
INSIGHT = Insight(no_gain, no_gain, outlook, playout_horizon, tree_key)
