"""How a result came about: what chance did, and what was given away by choice."""

import itertools
import math
from collections.abc import Sequence

import msgspec

from stol.bots.choice import Choice
from stol.text import speak

SURE = 3.0
"""A change turned the game only if it is greater than so many standard errors, …"""
LARGE = 0.05
"""… and no smaller than this."""
MOST_TURNS = 5
MOST_NAMED = 6
"""Outcomes."""


class Point(msgspec.Struct, frozen=True):
    """What every seat could expect at a ply, if the next move is the best found.

    It is seen from outside: nothing is hidden but the future.
    """

    ply: int
    seat: int | None
    """Who is to move; None: chance, or nobody any more."""
    expected: list[float]
    errors: list[float]
    """Standard errors; 0 at the end of the game."""
    after: list[float]
    """What they could expect once the move was made: less for a mover who made a mistake."""


class Account(msgspec.Struct, frozen=True):
    """How a seat's result came about: start + luck + own + others = end."""

    start: float
    luck: float
    """All that nobody gave away: what chance brought, what was hidden, and mistakes too small to be sure of."""
    own: float
    """What its own mistakes cost: 0 or less."""
    others: float
    """What the mistakes of the others brought."""
    end: float
    error: float
    """The standard error of the luck."""


class Turn(msgspec.Struct, frozen=True):
    """A turning point: a choice, or a run of chance."""

    ply: int
    """Of the position before it."""
    seat: int | None
    """Whose choice it was; None: it was chance."""
    moves: list[str]
    changes: list[float]
    """By seat."""


def accounts(points: Sequence[Point], choices: Sequence[Choice]) -> list[Account]:
    """One a seat."""
    return [account(seat, points, choices) for seat in range(len(points[0].expected))]


def account(seat: int, points: Sequence[Point], choices: Sequence[Choice]) -> Account:
    start, end = points[0], points[-1]
    own = sum(choice.changes[seat] for choice in choices if choice.seat == seat)
    others = sum(choice.changes[seat] for choice in choices if choice.seat != seat)
    luck = end.expected[seat] - start.expected[seat] - own - others
    mistakes = [choice.error for choice in choices if choice.loss]
    error = math.hypot(start.errors[seat], end.errors[seat], *mistakes)
    return Account(start.expected[seat], luck, own, others, end.expected[seat], error)


def turns(points: Sequence[Point], choices: Sequence[Choice], moves: Sequence[str]) -> list[Turn]:
    """The few largest changes, in the order of the game; choices and chance apart. The moves lead to the last point."""
    first = points[-1].ply - len(moves)
    spans = [(one, other, moves[moved(one) - first : other.ply - first]) for one, other in itertools.pairwise(points)]
    chances = [by_chance(*span) for span in spans]
    mistakes = [Turn(choice.ply, choice.seat, [choice.move], choice.changes) for choice in choices]
    found = [turn for turn in (*chances, *mistakes) if turn and size(turn) >= LARGE]
    return sorted(sorted(found, key=size, reverse=True)[:MOST_TURNS], key=lambda turn: turn.ply)


def moved(point: Point) -> int:
    """The ply after the move that was made there, if a seat was to move."""
    return point.ply + (point.seat is not None)


def by_chance(before: Point, then: Point, outcomes: Sequence[str]) -> Turn | None:
    """What chance changed from one point to the next, if it acted and if that is sure."""
    changes = [new - old for old, new in zip(before.after, then.expected, strict=True)]
    turn = Turn(moved(before), None, list(outcomes), changes)
    noise = max(map(math.hypot, before.errors, then.errors))
    return turn if turn.moves and size(turn) > SURE * noise else None


def told(turn: Turn, players: Sequence[str]) -> str:
    """What happened, in words; of a long run of chance its beginning."""
    what = " ".join(turn.moves[:MOST_NAMED]) + (" …" if len(turn.moves) > MOST_NAMED else "")
    if turn.seat is None:
        return speak()("turn-chance", moves=what)
    return speak()("turn-player", player=players[turn.seat], moves=what)


def size(turn: Turn) -> float:
    return max(map(abs, turn.changes))
