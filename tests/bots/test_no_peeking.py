"""No peeking: whatever is hidden from a seat, its bot chooses the same."""

import itertools

import numpy as np
import pytest

from conformance.play import random_game
from conformance.tables import TABLES, Table, covering
from stol import Position
from stol.bots.bot import Bot
from stol.bots.levels import Casual, Club, Expert, Novice, Searcher
from stol.bots.simple import Greedy, Random
from stol.bots.thinking import Budget
from stol.kernel.dispatch import redeal
from stol.kernel.rng import seed

DEALS = 2


def bots() -> list[Bot]:
    """Fresh ones of every kind, but with simulations in place of seconds: those are the same each time."""
    return [kind(7) for kind in (Random, Greedy, Novice, Casual, Club, Expert)] + [Searcher(Budget(simulations=40), 7)]


def dealt_anew(position: Position, deal: int) -> Position:
    """The same to the actor's eyes, with all that it can't know dealt anew."""
    assert isinstance(position.actor, int)
    state, rng = position.state, np.zeros(1, np.uint64)
    seed(rng, 5, deal)
    redeal(state, position.actor, rng)
    return Position(position.game, state)


def decisions(table: Table) -> list[Position]:
    """One early in a game, and one in the middle of it."""
    played = [position for position, _ in random_game(table) if len(position.legal()) > 1]
    return [played[1], played[len(played) // 2]]


@pytest.mark.parametrize("table", covering(__name__), ids=str)
def test_what_is_hidden_from_a_seat_does_not_change_its_move(table: Table) -> None:
    for position, deal in itertools.product(decisions(table), range(DEALS)):
        assert isinstance(position.actor, int)
        view, other = position.view(position.actor), dealt_anew(position, deal).view(position.actor)
        for one, same in zip(bots(), bots(), strict=True):
            assert one.move(view) == same.move(other)


@pytest.mark.parametrize("key", ["clustered", "ingenious"])
def test_dealing_anew_does_change_what_is_hidden(key: str) -> None:
    table = next(table for table in TABLES if table.key == key and table.players == 3)
    position = decisions(table)[1]
    assert any(dealt_anew(position, deal) != position for deal in range(DEALS))
