"""What a seat has seen from the beginning on: as text, and as numbers of a fixed size."""

from collections.abc import Iterator

import numpy as np

from stol.adapters.openspiel.moment import Moment
from stol.kernel.actors import CHANCE
from stol.kernel.layout import Array
from stol.position import Game, Position

HIDDEN = "?"
"""Something was drawn or chosen."""


def text(moment: Moment, seat: int) -> str:
    """One after the other, who did what; at the end who is to act."""
    position = moment.position
    lines = [f"seat {seat}"]
    for event in moment.past:
        what = written(position, event.number, outcome=event.who == CHANCE) if moment.sees(seat, event) else HIDDEN
        light = [written(position, number, outcome=not chosen(moment.game)) for number in event.shown]
        who = "chance" if event.who == CHANCE else event.who
        lines.append(" ".join(map(str, (who, what, *light))))
    return "; ".join([*lines, f"{position.actor} to act"])


def written(position: Position, number: int, *, outcome: bool) -> str:
    notation = position.game.definition.notation
    if outcome:
        return notation.write_outcome(position.state, number)
    return notation.write_moves(position.state, np.array([number]))[0]


def chosen(game: Game) -> bool:
    """Whether the secrets of a game are moves."""
    secrets = game.definition.secrets
    return secrets is not None and secrets.chosen


def rows(game: Game) -> int:
    """How many there can be: moves, outcomes, and secrets that come to light, each once."""
    moves, outcomes, _ = game.limits
    secrets = 0 if game.definition.secrets is None else moves if chosen(game) else outcomes
    return moves + outcomes + secrets


def fill(table: Array, moment: Moment, seat: int) -> None:
    """A row of two numbers each: who, and what. If there are more than fit, those of late.

    Who: 1 chance, 2 oneself, 3 and so on clockwise; 0 for what comes to light. What: 0 if it is hidden, else the
    number of the move + 1, or the number of the outcome + 1 + the number of moves that there are.
    """
    seen = list(numbers(moment, seat))[-len(table) :]
    table[: len(seen)] = np.array(seen, table.dtype).reshape(-1, 2)
    table[len(seen) :] = 0


def numbers(moment: Moment, seat: int) -> Iterator[tuple[int, int]]:
    game = moment.game
    drawn = 1 + game.actions
    light = 1 if chosen(game) else drawn
    for event in moment.past:
        by_chance = event.who == CHANCE
        number = event.number + (drawn if by_chance else 1)
        who = 1 if by_chance else 2 + (event.who - seat) % game.players
        yield who, number if moment.sees(seat, event) else 0
        yield from ((0, number + light) for number in event.shown)
