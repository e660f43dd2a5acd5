"""Divides a result into luck and mistakes, and finds the turning points of a game."""

import itertools
import math
from collections.abc import Sequence

import msgspec

from stol.bots.choice import Choice
from stol.text import Say

STANDARD_ERRORS = 3.0
"""A chance event is a turning point only if its change is greater than this many standard errors."""
MIN_CHANGE = 0.05
"""Smallest change of a turning point."""
MAX_TURNS = 5
MAX_NAMED_OUTCOMES = 6
"""Outcomes that the description of a turning point lists."""


class Point(msgspec.Struct, frozen=True):
    """The expected result of every seat at a ply, if the next move is the best found.

    It is that of an observer who knows the whole state.
    """

    ply: int
    seat: int | None
    """The seat to move; None if chance acts or the game is over."""
    expected: list[float]
    errors: list[float]
    """Standard errors; 0 at the end of the game."""
    after: list[float]
    """The expected results after the move: less than `expected` for a mover who made a mistake."""


class Account(msgspec.Struct, frozen=True):
    """The parts of a seat's result: start + luck + own + others = end."""

    start: float
    luck: float
    """The rest: chance, hidden information, and mistakes that are not significant."""
    own: float
    """The cost of its own mistakes: 0 or less."""
    others: float
    """The gain from the mistakes of the others."""
    end: float
    error: float
    """The standard error of the luck."""


class Turn(msgspec.Struct, frozen=True):
    """A turning point: a move, or a sequence of chance outcomes."""

    ply: int
    """The ply of the position before it."""
    seat: int | None
    """The seat that moved; None for chance."""
    moves: list[str]
    changes: list[float]
    """Per seat: the change of the expected result."""


def accounts(points: Sequence[Point], choices: Sequence[Choice]) -> list[Account]:
    """One account per seat."""
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
    """The largest changes in the order of the game, moves and chance separately. `moves` end at the last point."""
    first = points[-1].ply - len(moves)
    spans = [
        (one, other, moves[ply_after_move(one) - first : other.ply - first])
        for one, other in itertools.pairwise(points)
    ]
    chances = [chance_turn(*span) for span in spans]
    mistakes = [Turn(choice.ply, choice.seat, [choice.move], choice.changes) for choice in choices]
    found = [turn for turn in (*chances, *mistakes) if turn and size(turn) >= MIN_CHANGE]
    return sorted(sorted(found, key=size, reverse=True)[:MAX_TURNS], key=lambda turn: turn.ply)


def ply_after_move(point: Point) -> int:
    """The ply after the move of a seat at this point; the point's own ply if no seat was to move."""
    return point.ply + (point.seat is not None)


def chance_turn(before: Point, after: Point, outcomes: Sequence[str]) -> Turn | None:
    """What chance changed from one point to the next; None if it did not act or the change is not significant."""
    changes = [new - old for old, new in zip(before.after, after.expected, strict=True)]
    turn = Turn(ply_after_move(before), None, list(outcomes), changes)
    noise = max(map(math.hypot, before.errors, after.errors))
    return turn if turn.moves and size(turn) > STANDARD_ERRORS * noise else None


def describe_turn(turn: Turn, players: Sequence[str], say: Say) -> str:
    """A description of the event; a long sequence of outcomes is cut off."""
    what = " ".join(turn.moves[:MAX_NAMED_OUTCOMES]) + (" …" if len(turn.moves) > MAX_NAMED_OUTCOMES else "")
    if turn.seat is None:
        return say("turn-chance", moves=what)
    return say("turn-player", player=players[turn.seat], moves=what)


def size(turn: Turn) -> float:
    return max(map(abs, turn.changes))
