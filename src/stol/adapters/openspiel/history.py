"""What a seat has seen from the beginning on: as text, and as numbers of a fixed size."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from stol.adapters.openspiel.moment import Moment
from stol.kernel.actors import CHANCE
from stol.kernel.layout import Array
from stol.position import Game, Position

HIDDEN = "?"
"""Something was drawn or chosen."""

SHOWN = -2
"""In place of who did it: a secret came to light."""

WORDS = {CHANCE: "chance", SHOWN: "shown"}


class Told(NamedTuple):
    """One thing that a seat has seen."""

    who: int
    """A seat, CHANCE or SHOWN."""
    number: int | None
    """Of the move or the outcome; None if it was hidden."""
    is_outcome: bool


def told(moment: Moment, seat: int) -> Iterator[Told]:
    known = moment.known(seat)
    for event in moment.past:
        yield Told(event.who, event.number if event.keeper in known else None, event.who == CHANCE)
        yield from (Told(SHOWN, number, not are_chosen(moment.game)) for number in event.shown)


def are_chosen(game: Game) -> bool:
    """Whether the secrets of a game are moves."""
    secrets = game.definition.secrets
    return secrets is not None and secrets.chosen


def text(moment: Moment, seat: int) -> str:
    """One after the other, who did what; at the end who is to act."""
    seen = list(told(moment, seat))
    outcomes = iter(outcome_texts(moment.position, [one.number for one in seen if one.is_outcome]))
    moves = iter(move_texts(moment.position, [one.number for one in seen if not one.is_outcome]))
    parts = [f"{WORDS.get(one.who, one.who)} {next(outcomes if one.is_outcome else moves)}" for one in seen]
    return "; ".join([f"seat {seat}", *parts, f"{moment.position.actor} to act"])


def outcome_texts(position: Position, numbers: list[int | None]) -> list[str]:
    write, state = position.game.definition.notation.write_outcome, position.state
    return [HIDDEN if number is None else write(state, number) for number in numbers]


def move_texts(position: Position, numbers: list[int | None]) -> list[str]:
    """All at once: for some games that is much quicker."""
    known = np.array([number for number in numbers if number is not None], np.int64)
    texts = iter(position.game.definition.notation.write_moves(position.state, known))
    return [HIDDEN if number is None else next(texts) for number in numbers]


def rows(game: Game) -> int:
    """How many things there can be to see: moves, outcomes, and secrets that come to light, each once."""
    moves, outcomes, _ = game.limits
    secrets = 0 if game.definition.secrets is None else moves if are_chosen(game) else outcomes
    return moves + outcomes + secrets


def fill(table: Array, moment: Moment, seat: int) -> None:
    """A row of two numbers each: who, and what. If there are more than fit, those of late.

    Who: 1 chance, 2 oneself, 3 and so on clockwise; 0 for what comes to light. What: 0 if it is hidden, else the
    number of the move + 1, or the number of the outcome + 1 + the number of moves that there are.
    """
    seen = [numbers(moment.game, one, seat) for one in told(moment, seat)][-len(table) :]
    table[: len(seen)] = np.array(seen, table.dtype).reshape(-1, 2)
    table[len(seen) :] = 0


def numbers(game: Game, one: Told, seat: int) -> tuple[int, int]:
    who = {SHOWN: 0, CHANCE: 1}.get(one.who, 2 + (one.who - seat) % game.players)
    if one.number is None:
        return who, 0
    return who, one.number + 1 + (game.actions if one.is_outcome else 0)
