"""Reviews a game: expected results over time, mistakes, and the share of luck."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from stol.bots.choice import Choice, compare_with_best
from stol.bots.estimate import BATCHES, estimate_omniscient
from stol.bots.luck import Account, Point, Turn, accounts, describe_turn, turns
from stol.bots.thinking import Budget
from stol.draw import plot
from stol.errors import Argument, BadOptions, Reason
from stol.games.words import title
from stol.position import Position
from stol.record import Record
from stol.text import Say, refused, speak

DEFAULT_BUDGET = Budget(simulations=1000)
"""Most games of two players take less than a minute."""
SEARCHES_PER_MOVE = 4
"""Searches for one reviewed move: the expectation of all seats, the best move, and both moves compared."""
TRIAL_SIMULATIONS = 200
"""Simulations that measure the speed, to turn seconds into simulations."""


class Review(msgspec.Struct, frozen=True):
    """The review of a game. Plies are as `Record.replay` counts them."""

    game: str
    title: str
    players: list[str]
    over: bool
    simulations: int
    """Number of simulations of each estimate."""
    points: list[Point]
    """At the start, before every move, and at the end."""
    choices: list[Choice]
    """Every move that had alternatives."""
    accounts: list[Account]
    """One per seat."""
    turns: list[Turn]
    """The turning points: the largest changes."""

    def mistakes(self, seat: int) -> list[Choice]:
        """A seat's choices with a significant loss, the worst first."""
        found = [choice for choice in self.choices if choice.seat == seat and choice.loss]
        return sorted(found, key=lambda choice: -choice.loss)

    def to_dict(self) -> dict[str, Any]:
        """The same as plain JSON values."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    def curve(self, say: Say | None = None) -> plot.Curve:
        """The expected results over the game, for a plot; in English unless somebody else is to say the words."""
        say = say or speak()
        marks = [plot.Mark(turn.ply, most_changed(turn), describe_turn(turn, self.players, say)) for turn in self.turns]
        values = [point.expected for point in self.points]
        return plot.Curve(title(self.game, say), self.players, [point.ply for point in self.points], values, marks)

    def _repr_svg_(self) -> str:
        return plot.svg(self.curve())


def review(
    record: Record,
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a finished or running game.

    The budget's simulations are per estimate, its seconds are per move (approximately). With simulations, the same seed
    gives the same review for any number of workers. `progress` is called with the number of positions done and in all.
    """
    positions = [position for position in record.positions() if is_point(position, record)]
    simulations = simulations_per_estimate(budget, positions)
    points, choices = [], []
    with ThreadPoolExecutor(workers) as pool:
        reviewed = pool.map(
            lambda position: review_position(position, move_made(position, record), simulations, seed), positions
        )
        for done, (point, choice) in enumerate(reviewed, 1):
            points.append(point)
            choices += [choice] if choice else []
            if progress:
                progress(done, len(positions))
    return build_review(record.position, list(record.players), record.moves, points, choices, simulations)


def build_review(
    last: Position,
    players: list[str],
    moves: Sequence[str],
    points: list[Point],
    choices: list[Choice],
    simulations: int,
) -> Review:
    """The review of a game whose positions have all been reviewed; `moves` are those that led to the last one."""
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


def move_made(position: Position, record: Record) -> str | None:
    """The move that a seat made in this position; None if there is none."""
    seated = isinstance(position.actor, int) and position.ply < len(record.moves)
    return record.moves[position.ply] if seated else None


def simulations_per_estimate(budget: Budget, positions: list[Position]) -> int:
    """Simulations per estimate. A budget of seconds is converted by a trial in the middle of the game."""
    if budget.simulations is None:
        middle = positions[len(positions) // 2]
        estimate_omniscient(middle, BATCHES)  # so that the trial does not measure compilation
        began = time.perf_counter()
        estimate_omniscient(middle, TRIAL_SIMULATIONS)
        rate = TRIAL_SIMULATIONS / (time.perf_counter() - began)
        return max(BATCHES, int((budget.seconds or 0.0) * rate / SEARCHES_PER_MOVE))
    if budget.simulations < BATCHES:
        named: dict[str, Argument] = {"least": BATCHES, "value": str(budget.simulations)}
        raise refused(BadOptions, Reason("refused-review-simulations", named))
    return budget.simulations


def review_position(position: Position, move: str | None, simulations: int, seed: int) -> tuple[Point, Choice | None]:
    """The expected results at a position, and the review of the move made there if it had alternatives."""
    seat = position.actor if isinstance(position.actor, int) else None
    choice = compare_with_best(position, move, simulations, seed) if move and len(position.legal()) > 1 else None
    best = choice.best if choice else move
    values, errors = estimate_omniscient(position.play(best) if best else position, simulations, seed)
    after = estimate_omniscient(position.play(move), simulations, seed).values if move and move != best else values
    return Point(position.ply, seat, values.tolist(), errors.tolist(), after.tolist()), choice


def most_changed(turn: Turn) -> int:
    """The seat whose expected result changed most."""
    return max(range(len(turn.changes)), key=lambda seat: abs(turn.changes[seat]))
