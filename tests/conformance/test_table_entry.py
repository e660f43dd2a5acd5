"""A real table typed in, as one sees it, is the position that lies there."""

import json
import random
from typing import Any

import pytest

from conformance.play import random_game
from conformance.seen import can_be_entered, seen, settled
from conformance.tables import Table
from stol import Position, entered
from stol.position import imagine

POSITIONS = 3


@pytest.fixture(scope="module")
def moments(table: Table) -> list[Position]:
    """Positions of a game at which a table can be typed in, the first and the last among them."""
    played = [position for position, _ in random_game(table, 20) if can_be_entered(position)]
    return [*played[:1], *random.Random(21).sample(played, min(POSITIONS, len(played))), *played[-1:]]


def typed(position: Position) -> dict[str, Any]:
    """As one seat sees it, in an order of its own, by way of JSON."""
    table: dict[str, Any] = json.loads(json.dumps(seen(position, random.Random(position.ply))))
    return table


@pytest.fixture(scope="module")
def pairs(moments: list[Position]) -> list[tuple[Position, Position]]:
    """What was, and what was entered."""
    return [(position, entered(typed(position))) for position in moments]


def test_what_lies_open_is_the_same_at_the_table_entered(pairs: list[tuple[Position, Position]]) -> None:
    for position, now in pairs:
        assert now.ply == 0
        assert settled(now.open_view()) == settled(position.open_view())


def test_the_seat_to_move_sees_the_same_and_has_the_same_moves(pairs: list[tuple[Position, Position]]) -> None:
    for position, now in pairs:
        if isinstance(position.actor, int):
            assert settled(now.view(position.actor)) == settled(position.view(position.actor))
            assert sorted(now.legal()) == sorted(position.legal())
        else:
            assert now.chance() == position.chance()


def test_a_table_entered_is_as_its_own_view_tells(pairs: list[tuple[Position, Position]]) -> None:
    for _, now in pairs:
        assert imagine(now.view()) == now
        assert entered(now.view()) == now


def test_a_table_entered_is_played_to_its_end(pairs: list[tuple[Position, Position]]) -> None:
    luck = random.Random(22)
    for _, begun in pairs[1::3]:
        now = begun
        while now.actor is not None:
            now = now.play(luck.choice(now.legal() or [*now.chance()]))
        assert now.result


def test_what_is_hidden_depends_on_the_seed_alone(moments: list[Position]) -> None:
    for position in moments[::3]:
        table = typed(position)
        assert entered(table, seed="a") == entered(table, seed="a")
        assert settled(entered(table, seed="b").open_view()) == settled(entered(table).open_view())
