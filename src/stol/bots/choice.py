"""A choice looked at again: what the move gave away, by what its mover could know."""

import math

import msgspec
import numpy as np

from stol.bots.estimate import Expectation, after
from stol.bots.hint import as_seen, looked_into
from stol.bots.thinking import Budget
from stol.position import Position

SURE = 2.0
"""A difference counts if it is greater than so many standard errors."""


class Choice(msgspec.Struct, frozen=True):
    """A move that had alternatives. All results are as its mover could expect them."""

    ply: int
    """Of the position in which it was made."""
    seat: int
    move: str
    best: str
    """The best move found; the move itself unless it lost something for sure."""
    expected: float
    best_expected: float
    changes: list[float]
    """By seat: what the move changed, compared with the best. All 0 if it lost nothing for sure."""
    error: float
    """The standard error of what it lost."""

    @property
    def loss(self) -> float:
        """What the mover gave away: 0 or more."""
        return self.best_expected - self.expected


def looked_at_again(position: Position, move: str, simulations: int, seed: int = 0) -> Choice:
    """Compare a move with the best that search finds. A difference that may be noise is none.

    Both are estimated anew, with as many simulations each: search looked longer at the move that it liked.
    """
    seen, seat = as_seen(position), int(position.actor or 0)
    found, exact = looked_into(seen, Budget(simulations=simulations), seed)
    best = found[0]
    if move == best.move:
        return good(position, move, best.value, best.error)
    action = seen.game.definition.notation.read_move(seen.state, move)
    mine, other = (after(seen, one, simulations, seed) for one in (action, best.action))
    if exact:
        value = next(one.value for one in found if one.action == action)
        mine, other = settled(mine, seat, value), settled(other, seat, best.value)
    values = float(mine.values[seat]), float(other.values[seat])
    error = math.hypot(mine.errors[seat], other.errors[seat])
    if values[1] - values[0] <= SURE * error:
        return good(position, move, values[0], error)
    return Choice(position.ply, seat, move, best.move, *values, (mine.values - other.values).tolist(), error)


def settled(estimate: Expectation, seat: int, value: float) -> Expectation:
    """The mover's part of it exactly, where the end was searched fully."""
    values = estimate.values.copy()
    values[seat] = value
    return Expectation(values, np.zeros_like(values))


def good(position: Position, move: str, value: float, error: float) -> Choice:
    """A move that lost nothing for sure."""
    nothing = [0.0] * position.game.players
    return Choice(position.ply, int(position.actor or 0), move, move, value, value, nothing, error)
