"""A hint: the best moves that search finds for the seat that is to move, and how sure it is of them."""

import math
from collections.abc import Mapping
from typing import Any

import msgspec

from stol.bots.rating import WIDE
from stol.bots.thinking import Budget, Candidate, Thinker
from stol.errors import BadTable, IllegalMove, Reason
from stol.position import Position, imagine, misfits
from stol.text import refused

A_SECOND = Budget(seconds=1.0)


class Advice(msgspec.Struct, frozen=True):
    """A move, and what may be expected of it."""

    move: str
    expected: float
    """The mover's result, from 0 to 1: mostly how many of the others are beaten, a little by how much.

    Alone it is the share of the most points that there can be.
    """
    low: float
    high: float
    """95 % lie between; both are the expected result itself where it is exact."""
    share: float
    """The part of the simulations that tried this move; 0 where none was needed."""


class Hint(msgspec.Struct, frozen=True):
    """What a seat had best do."""

    game: str
    ply: int
    seat: int
    legal: int
    """How many moves there are."""
    simulations: int
    exact: bool
    """Whether the rest of the game was searched fully, so that nothing is estimated."""
    moves: list[Advice]
    """Those that were looked into, the best first."""

    def to_dict(self) -> dict[str, Any]:
        """The same as plain JSON values."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


def hint(where: Position | Mapping[str, Any], budget: Budget = A_SECOND, seed: int = 0, workers: int = 1) -> Hint:
    """The best moves of the seat that is to move, by what it can know: nothing hidden from it changes the hint."""
    position = as_seen(where)
    candidates, exact = looked_into(position, budget, seed, workers)
    simulations = sum(one.visits for one in candidates)
    return Hint(
        game=position.game.key,
        ply=position.ply,
        seat=int(position.actor or 0),
        legal=len(position.legal()),
        simulations=simulations,
        exact=exact,
        moves=[certain(one) if exact else likely(one, simulations) for one in candidates],
    )


def as_seen(where: Position | Mapping[str, Any]) -> Position:
    """The position as the actor sees it; what it can't know is made up."""
    position = where if isinstance(where, Position) else imagine(where)
    if not isinstance(position.actor, int):
        raise refused(IllegalMove, Reason("why-hint-over" if position.actor is None else "why-hint-chance"))
    seen = position.view(position.actor)
    if not isinstance(where, Position) and misfits(seen, where) and misfits(position.view(), where):
        raise refused(BadTable, Reason("refused-view-of-another", {"seat": position.actor}))
    return imagine(seen)


def looked_into(position: Position, budget: Budget, seed: int, workers: int = 1) -> tuple[list[Candidate], bool]:
    """The actor's moves, the best first; and whether their results are exact."""
    found = Thinker(seed, workers).think(position, budget)
    return found, not any(one.visits for one in found)


def certain(found: Candidate) -> Advice:
    return Advice(found.move, found.value, found.value, found.value, 0.0)


def likely(found: Candidate, simulations: int) -> Advice:
    """The interval is that of a 0 and a 1 more: what was tried once or twice is not known for sure."""
    count = found.visits + 2
    mean = (found.value * found.visits + 1) / count
    squares = found.visits * (found.visits * found.error**2 + found.value**2) + 1
    margin = WIDE * math.sqrt(max(squares / count - mean**2, 0.0) / (count - 1))
    low, high = max(0.0, min(mean - margin, found.value)), min(1.0, max(mean + margin, found.value))
    return Advice(found.move, found.value, low, high, found.visits / simulations)
