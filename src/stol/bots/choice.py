"""Compares a move with the best one, by what its mover could know."""

import math

import msgspec
import numpy as np

from stol.bots.estimate import Expectation, estimate_move
from stol.bots.hint import as_actor_knows, search_moves
from stol.bots.thinking import Budget
from stol.position import Position

STANDARD_ERRORS = 2.0
"""A difference counts only if it is greater than this many standard errors."""


class Choice(msgspec.Struct, frozen=True):
    """A move that had alternatives. All results are expectations with the knowledge of its mover."""

    ply: int
    """The ply of the position before the move."""
    seat: int
    move: str
    best: str
    """The best move found; the move itself if its loss is not significant."""
    expected: float
    best_expected: float
    changes: list[float]
    """Per seat: the difference to the best move. All 0 if the loss is not significant."""
    error: float
    """The standard error of the loss."""

    @property
    def loss(self) -> float:
        """What the move cost its mover: 0 or more."""
        return self.best_expected - self.expected


def compare_with_best(position: Position, move: str, simulations: int, seed: int = 0) -> Choice:
    """Compare a move with the best that search finds. A difference within the noise counts as none.

    Both are estimated again with the same number of simulations, because search visits good moves more often.
    """
    known, seat = as_actor_knows(position), int(position.actor or 0)
    found, exact = search_moves(known, Budget(simulations=simulations), seed)
    best = found[0]
    if move == best.move:
        return no_loss(position, move, best.value, best.error)
    action = known.game.definition.notation.read_move(known.state, move)
    made, best_estimate = (estimate_move(known, one, simulations, seed) for one in (action, best.action))
    if exact:
        value = next(one.value for one in found if one.action == action)
        made, best_estimate = with_exact_value(made, seat, value), with_exact_value(best_estimate, seat, best.value)
    values = float(made.values[seat]), float(best_estimate.values[seat])
    error = math.hypot(made.errors[seat], best_estimate.errors[seat])
    if values[1] - values[0] <= STANDARD_ERRORS * error:
        return no_loss(position, move, values[0], error)
    return Choice(position.ply, seat, move, best.move, *values, (made.values - best_estimate.values).tolist(), error)


def with_exact_value(estimate: Expectation, seat: int, value: float) -> Expectation:
    """The same estimate with the exact result of the mover, known from a solved ending."""
    values = estimate.values.copy()
    values[seat] = value
    return Expectation(values, np.zeros_like(values))


def no_loss(position: Position, move: str, value: float, error: float) -> Choice:
    """A choice without a significant loss."""
    no_changes = [0.0] * position.game.players
    return Choice(position.ply, int(position.actor or 0), move, move, value, value, no_changes, error)
