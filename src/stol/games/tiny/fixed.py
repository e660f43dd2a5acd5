"""What the relatives have in common."""

from collections.abc import Callable

from stol.games.limits import Limits
from stol.games.options import Options
from stol.kernel.layout import AnyState, zero_state

PLAYERS = range(2, 3)


def always(number: int) -> Callable[[Options, int], int]:
    """A number that depends on neither options nor players."""
    return lambda _options, _players: number


def at_most(moves: int, outcomes: int) -> Callable[[Options, int], Limits]:
    return lambda _options, _players: Limits(moves, outcomes)


def as_own_type(state: AnyState, own: AnyState) -> AnyState:
    """A state of the game as a record of its relative's type, which has all its fields."""
    copied = zero_state(own)
    for name in state.dtype.names:
        if name != "filler":
            copied[name] = state[name]
    return copied
