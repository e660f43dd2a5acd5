"""What the engine offers is what the rules allow: every move, every outcome, every weight, and who acts."""

import random

import pytest

import stol
from conformance.play import random_game
from conformance.tables import Table
from oracle.choices import actor, chance, legal


@pytest.fixture(scope="module")
def positions(table: Table) -> list[stol.Position]:
    return [position for position, _ in random_game(table, 8)]


def some(positions: list[stol.Position], number: int) -> list[stol.Position]:
    return random.Random(9).sample(positions, min(number, len(positions)))


def test_who_acts_is_as_the_table_shows(positions: list[stol.Position]) -> None:
    for position in some(positions, 60) + positions[-1:]:
        assert position.actor == actor(position.view())


def test_the_moves_of_a_seat_are_those_of_the_rules(positions: list[stol.Position]) -> None:
    for position in some([position for position in positions if isinstance(position.actor, int)], 12):
        view = position.view()
        assert set(position.legal()) == legal(view)
        assert position.chance() == chance(view) == {}


def test_the_outcomes_of_chance_are_those_of_the_rules(positions: list[stol.Position]) -> None:
    for position in some([position for position in positions if position.actor == "chance"], 12):
        view = position.view()
        assert position.chance() == chance(view)
        assert position.legal() == []
        assert legal(view) == set()
