"""A game looked at again: how its chances went, and what was luck and what was given away."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from stol.bots.choice import Choice, looked_at_again
from stol.bots.estimate import BATCHES, from_outside
from stol.bots.luck import Account, Point, Turn, accounts, told, turns
from stol.bots.thinking import Budget
from stol.draw import plot
from stol.errors import BadOptions, Reason
from stol.games.words import title
from stol.position import Position
from stol.record import Record
from stol.text import refused, speak

A_MINUTE = Budget(simulations=1000)
"""Enough for most games of two to take less."""
SEARCHES = 4
"""Of a choice: where all stand, the best move, and both moves compared."""
TRIAL = 200
"""Simulations that show how fast they are."""


class Review(msgspec.Struct, frozen=True):
    """What a game looks like afterwards. Plies are as `Record.replay` counts them."""

    game: str
    title: str
    players: list[str]
    over: bool
    simulations: int
    """Of each estimate."""
    points: list[Point]
    """At the start, before every move, and at the end."""
    choices: list[Choice]
    """Every move that had alternatives."""
    accounts: list[Account]
    """By seat."""
    turns: list[Turn]
    """The few largest changes."""

    def mistakes(self, seat: int) -> list[Choice]:
        """A seat's choices that lost something for sure, the worst first."""
        mine = [choice for choice in self.choices if choice.seat == seat and choice.loss]
        return sorted(mine, key=lambda choice: -choice.loss)

    def to_dict(self) -> dict[str, Any]:
        """The same as plain JSON values."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    def curve(self) -> plot.Curve:
        """The expected results over the game, to be drawn."""
        marks = [plot.Mark(turn.ply, most_changed(turn), told(turn, self.players)) for turn in self.turns]
        values = [point.expected for point in self.points]
        return plot.Curve(self.title, self.players, [point.ply for point in self.points], values, marks)

    def _repr_svg_(self) -> str:
        return plot.svg(self.curve())


def review(
    record: Record,
    budget: Budget = A_MINUTE,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at a finished or running game again.

    The budget's simulations are those of each estimate, its seconds are those of a move, about. With simulations, the
    same seed gives the same review, whatever the workers. Progress is told how many moves are done, and of how many.
    """
    positions = [position for position in record.positions() if is_point(position, record)]
    simulations = counted(budget, positions)
    points, choices = [], []
    with ThreadPoolExecutor(workers) as pool:
        seen = pool.map(lambda position: looked_at(position, made(position, record), simulations, seed), positions)
        for done, (point, choice) in enumerate(seen, 1):
            points.append(point)
            choices += [choice] if choice else []
            if progress:
                progress(done, len(positions))
    return summed_up(record.position, list(record.players), record.moves, points, choices, simulations)


def summed_up(
    last: Position,
    players: list[str],
    moves: Sequence[str],
    points: list[Point],
    choices: list[Choice],
    simulations: int,
) -> Review:
    """The review, once all positions have been looked at; `moves` are those that led to the last."""
    return Review(
        game=last.game.key,
        title=title(last.game.key, speak()),
        players=players,
        over=last.actor is None,
        simulations=simulations,
        points=points,
        choices=choices,
        accounts=accounts(points, choices),
        turns=turns(points, choices, moves),
    )


def is_point(position: Position, record: Record) -> bool:
    return isinstance(position.actor, int) or position.ply in {0, len(record.moves)}


def made(position: Position, record: Record) -> str | None:
    """The move that a seat made there."""
    seated = isinstance(position.actor, int) and position.ply < len(record.moves)
    return record.moves[position.ply] if seated else None


def counted(budget: Budget, positions: list[Position]) -> int:
    """The simulations of an estimate. Seconds are turned into them by a trial in the middle of the game."""
    if budget.simulations is None:
        middle = positions[len(positions) // 2]
        from_outside(middle, BATCHES)  # compiles
        began = time.perf_counter()
        from_outside(middle, TRIAL)
        rate = TRIAL / (time.perf_counter() - began)
        return max(BATCHES, int((budget.seconds or 0.0) * rate / SEARCHES))
    if budget.simulations < BATCHES:
        named = {"least": str(BATCHES), "value": str(budget.simulations)}
        raise refused(BadOptions, Reason("refused-review-simulations", named))
    return budget.simulations


def looked_at(position: Position, move: str | None, simulations: int, seed: int) -> tuple[Point, Choice | None]:
    """What all could expect here, and what a seat's move made of it, if there was a choice."""
    seat = position.actor if isinstance(position.actor, int) else None
    choice = looked_at_again(position, move, simulations, seed) if move and len(position.legal()) > 1 else None
    best = choice.best if choice else move
    values, errors = from_outside(position.play(best) if best else position, simulations, seed)
    after = from_outside(position.play(move), simulations, seed).values if move and move != best else values
    return Point(position.ply, seat, values.tolist(), errors.tolist(), after.tolist()), choice


def most_changed(turn: Turn) -> int:
    """The seat that it turned the game for, for better or worse."""
    return max(range(len(turn.changes)), key=lambda seat: abs(turn.changes[seat]))
