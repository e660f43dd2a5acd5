"""OpenSpiel's information state: all that a seat has seen since the start, as text and as an array of fixed size."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from stol.adapters.openspiel.moment import Moment
from stol.kernel.actors import CHANCE
from stol.kernel.layout import Array
from stol.position import Game, Position

HIDDEN = "?"
"""The text of a move or outcome that the seat doesn't know."""

REVEALED = -2
"""In place of the actor: a secret was revealed."""

WORDS = {CHANCE: "chance", REVEALED: "shown"}


class SeenEvent(NamedTuple):
    """A move, an outcome or a revealed secret, as far as a seat knows it."""

    who: int
    """A seat, CHANCE or REVEALED."""
    number: int | None
    """Of the move or the outcome; None if it was hidden."""
    is_outcome: bool


def seen_events(moment: Moment, seat: int | None) -> Iterator[SeenEvent]:
    """What a seat has seen, or a spectator (None)."""
    known = moment.known(seat)
    for event in moment.past:
        yield SeenEvent(event.who, event.number if event.owner in known else None, event.who == CHANCE)
        yield from (SeenEvent(REVEALED, number, not secrets_are_moves(moment.game)) for number in event.shown)


def secrets_are_moves(game: Game) -> bool:
    """Whether the secrets of a game are moves."""
    secrets = game.definition.secrets
    return secrets is not None and secrets.chosen


def text(moment: Moment, seat: int | None) -> str:
    """All events in their order, then who is to act; for a seat, or for a spectator (None)."""
    seen = list(seen_events(moment, seat))
    outcomes = iter(outcome_texts(moment.position, [one.number for one in seen if one.is_outcome]))
    moves = iter(move_texts(moment.position, [one.number for one in seen if not one.is_outcome]))
    parts = [f"{WORDS.get(one.who, one.who)} {next(outcomes if one.is_outcome else moves)}" for one in seen]
    return "; ".join(["public" if seat is None else f"seat {seat}", *parts, f"{moment.position.actor} to act"])


def outcome_texts(position: Position, numbers: list[int | None]) -> list[str]:
    write, state = position.game.definition.notation.write_outcome, position.state
    return [HIDDEN if number is None else write(state, number) for number in numbers]


def move_texts(position: Position, numbers: list[int | None]) -> list[str]:
    """The texts of moves. One call for all: in some games that is much faster."""
    known = np.array([number for number in numbers if number is not None], np.int64)
    texts = iter(position.game.definition.notation.write_moves(position.state, known))
    return [HIDDEN if number is None else next(texts) for number in numbers]


def max_events(game: Game) -> int:
    """The maximum number of events in a game: moves, outcomes and revealed secrets."""
    moves, outcomes, _ = game.limits
    secrets = 0 if game.definition.secrets is None else moves if secrets_are_moves(game) else outcomes
    return moves + outcomes + secrets


def write_events(table: Array, moment: Moment, seat: int) -> None:
    """One row per event: the actor and what happened. If there are too many, the oldest are left out.

    Actor: 0 for a revealed secret, 1 for chance, 2 for the seat itself, 3 and so on for the others clockwise.
    What happened: 0 if hidden, else the number of the move + 1, or the number of the outcome + 1 + `Game.actions`.
    """
    seen = [encode(moment.game, one, seat) for one in seen_events(moment, seat)][-len(table) :]
    table[: len(seen)] = np.array(seen, table.dtype).reshape(-1, 2)
    table[len(seen) :] = 0


def encode(game: Game, one: SeenEvent, seat: int) -> tuple[int, int]:
    who = {REVEALED: 0, CHANCE: 1}.get(one.who, 2 + (one.who - seat) % game.players)
    if one.number is None:
        return who, 0
    return who, one.number + 1 + (game.actions if one.is_outcome else 0)
