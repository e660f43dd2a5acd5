"""Hints: the best moves for the seat to move, with confidence intervals."""

import math
from collections.abc import Mapping
from typing import Any

import msgspec

from stol.bots.rating import Z_95
from stol.bots.thinking import Budget, Candidate, Thinker
from stol.errors import BadTable, IllegalMove, Reason
from stol.position import Position, imagine, misfits
from stol.text import refused

DEFAULT_BUDGET = Budget(seconds=1.0)


class Advice(msgspec.Struct, frozen=True):
    """A move and its expected result."""

    move: str
    expected: float
    """The mover's result, from 0 to 1: mostly the share of opponents beaten, and a little the point difference.

    For a single player it is the share of the maximum points.
    """
    low: float
    high: float
    """Bounds of the 95 % confidence interval; both equal `expected` if it is exact."""
    share: float
    """The share of the simulations that tried this move; 0 if the ending was solved."""


class Hint(msgspec.Struct, frozen=True):
    """The best moves of a seat."""

    game: str
    ply: int
    seat: int
    legal: int
    """The number of legal moves."""
    simulations: int
    exact: bool
    """Whether the ending was solved, so that nothing is estimated."""
    moves: list[Advice]
    """The moves that were searched, the best first."""

    def to_dict(self) -> dict[str, Any]:
        """The same as plain JSON values."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


def hint(where: Position | Mapping[str, Any], budget: Budget = DEFAULT_BUDGET, seed: int = 0, workers: int = 1) -> Hint:
    """The best moves of the seat to move. The hint depends only on what that seat can know."""
    position = as_actor_knows(where)
    candidates, exact = search_moves(position, budget, seed, workers)
    simulations = sum(one.visits for one in candidates)
    return Hint(
        game=position.game.key,
        ply=position.ply,
        seat=int(position.actor or 0),
        legal=len(position.legal()),
        simulations=simulations,
        exact=exact,
        moves=[exact_advice(one) if exact else estimated_advice(one, simulations) for one in candidates],
    )


def as_actor_knows(where: Position | Mapping[str, Any]) -> Position:
    """The position with the knowledge of the actor: hidden parts are replaced by possible ones."""
    position = where if isinstance(where, Position) else imagine(where)
    if not isinstance(position.actor, int):
        raise refused(IllegalMove, Reason("why-hint-over" if position.actor is None else "why-hint-chance"))
    seen = position.view(position.actor)
    if not isinstance(where, Position) and misfits(seen, where) and misfits(position.view(), where):
        raise refused(BadTable, Reason("refused-view-of-another", {"seat": position.actor}))
    return imagine(seen)


def search_moves(position: Position, budget: Budget, seed: int, workers: int = 1) -> tuple[list[Candidate], bool]:
    """The actor's moves, the best first, and whether their results are exact."""
    found = Thinker(seed, workers).think(position, budget)
    return found, not any(one.visits for one in found)


def exact_advice(found: Candidate) -> Advice:
    return Advice(found.move, found.value, found.value, found.value, 0.0)


def estimated_advice(found: Candidate, simulations: int) -> Advice:
    """The interval includes two more results, 0 and 1, so that it is not too narrow after one or two visits."""
    count = found.visits + 2
    mean = (found.value * found.visits + 1) / count
    squares = found.visits * (found.visits * found.error**2 + found.value**2) + 1
    margin = Z_95 * math.sqrt(max(squares / count - mean**2, 0.0) / (count - 1))
    low, high = max(0.0, min(mean - margin, found.value)), min(1.0, max(mean + margin, found.value))
    return Advice(found.move, found.value, low, high, found.visits / simulations)
