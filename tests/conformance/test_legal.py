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
    for position in positions[::2] + positions[-1:]:
        assert position.actor == actor(position.view())


def test_the_moves_of_a_seat_are_those_of_the_rules(table: Table, positions: list[stol.Position]) -> None:
    asked = [position for position in positions if isinstance(position.actor, int)]
    first = asked[: table.players]  # of Ingenious, the first tiles (I6)
    for position in first + some(asked, 12):
        view = position.view()
        assert set(position.legal()) == legal(view)
        assert position.chance() == chance(view) == {}


def test_the_outcomes_of_chance_are_those_of_the_rules(positions: list[stol.Position]) -> None:
    for position in some([position for position in positions if position.actor == "chance"], 12):
        view = position.view()
        assert position.chance() == chance(view)
        assert position.legal() == []
        assert legal(view) == set()


@pytest.mark.parametrize("teams", [False, True])
def test_bonus_plays_and_swaps_are_offered_as_by_the_rules(teams: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """In Ingenious random play earns no bonus plays (I9): here the points are looked for."""
    luck = random.Random(10)
    position = stol.Game("ingenious", players=4 if teams else 2, teams=teams).start()
    offered = set()
    while position.actor is not None:
        view, moves, outcomes = position.view(), sorted(position.legal()), position.chance()
        assert (position.actor, set(moves), outcomes) == (actor(view), legal(view), chance(view))
        if moves:
            offered.add("bonus" if view["bonus"] else "swap" if "swap" in moves else "turn")
            tried = [position.play(move) for move in luck.sample(moves, min(20, len(moves)))]
            position = max(tried, key=steps)
        else:
            drawn = luck.choice(sorted(outcomes))
            position = position.play(drawn)
    assert offered == {"turn", "bonus", "swap"}


def steps(position: stol.Position) -> int:
    return sum(sum(track.values()) for track in position.view()["tracks"])
