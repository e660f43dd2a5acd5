"""Choosers, their views, and the open view."""

import random
from typing import Any

import numpy as np
import pytest

from conformance.play import random_game
from conformance.tables import TABLES, Table, covering
from stol import Game, Position
from stol.kernel.jit import INTERPRETED
from stol.table.simultaneous import asking, choosers

ONECARD = [table for table in TABLES if table.key == "onecard"]
# Interpreted rules are a hundred times slower: the largest tables are left to the compiled run.
IN_TIME = [table for table in TABLES if table.players <= 4 or not INTERPRETED]


@pytest.fixture(scope="module", params=covering(__name__, IN_TIME), ids=str)
def some(request: pytest.FixtureRequest) -> list[Position]:
    """Positions of a game, from its beginning, its middle and its end."""
    every = [position for position, _ in random_game(request.param, 21)]
    return [*random.Random(21).sample(every, 8), every[0], every[-1]]


def tells_no_more(shown: Any, seen: Any) -> bool:  # noqa: ANN401 - any part of a view
    """Whether all that is shown is in what is seen: the same, or less of it, as a count or a gap in its place."""
    if shown is None or shown == seen:
        return True
    if isinstance(shown, dict):
        return isinstance(seen, dict) and all(
            key in seen and tells_no_more(value, seen[key]) for key, value in shown.items()
        )
    if isinstance(shown, list):
        return (
            isinstance(seen, list)
            and len(shown) == len(seen)
            and all(tells_no_more(*pair) for pair in zip(shown, seen, strict=True))
        )
    return isinstance(shown, int) and isinstance(seen, list) and shown == len(seen)


def redealt(position: Position, seat: int) -> Position:
    """With all that is hidden from a seat dealt anew."""
    state = position.state
    position.game.definition.rules.redeal(state, seat, np.array([2026], np.uint64))
    return Position(position.game, state)


def test_what_lies_open_is_in_the_view_of_every_seat(some: list[Position]) -> None:
    for position in some:
        for seat in range(position.game.players):
            assert tells_no_more(position.open_view(), position.view(seat))


def test_what_lies_open_does_not_depend_on_what_is_hidden_from_any_seat(some: list[Position]) -> None:
    for position in some[:3]:
        for seat in range(position.game.players):
            assert redealt(position, seat).open_view() == position.open_view()


def test_somebody_may_choose_unless_chance_acts_or_the_game_is_over(some: list[Position]) -> None:
    for position in some:
        seats = choosers(position)
        assert bool(seats) == isinstance(position.actor, int)
        assert len(set(seats)) == len(seats)
        assert seats[:1] == ((position.actor,) if seats else ())


def test_only_the_one_to_move_chooses_where_nothing_is_secret(some: list[Position]) -> None:
    for position in some:
        if choosers(position) and not is_secret(position):
            assert choosers(position) == (position.actor,)
            assert asking(position, choosers(position)[0]) == position


@pytest.mark.parametrize("table", ONECARD, ids=str)
def test_all_choose_at_the_same_time_from_the_roller_on(table: Table) -> None:
    rounds = [(position, move) for position, move in random_game(table, 22) if is_secret(position)]
    assert rounds
    for number, (position, _) in enumerate(rounds):
        first, made = position.view()["roller"], number % table.players
        assert choosers(position) == tuple((first + place) % table.players for place in range(made, table.players))


@pytest.mark.parametrize("table", ONECARD, ids=str)
def test_what_a_seat_is_asked_does_not_depend_on_what_others_chose_in_secret(table: Table) -> None:
    chance = random.Random(23)
    for position in secret_beginnings(table)[::4]:
        asked = {seat: asking(position, seat) for seat in choosers(position)}
        assert {seat: view["chosen"] for seat, view in views(asked).items()} == dict.fromkeys(
            asked, [None] * table.players
        )
        for _ in range(3):
            then = position
            for seat in choosers(position):
                assert then.view(seat) == asked[seat].view(seat)
                assert then.legal() == asked[seat].legal()
                then = then.play(chance.choice(then.legal()))


def views(asked: dict[int, Position]) -> dict[int, dict[str, Any]]:
    return {seat: position.view(seat) for seat, position in asked.items()}


def is_secret(position: Position) -> bool:
    return isinstance(position.actor, int) and position.view().get("phase") in {"mark", "hold"}


def secret_beginnings(table: Table) -> list[Position]:
    """Positions where all seats choose at the same time and none has chosen."""
    found = [position for position, _ in random_game(table, 24) if len(choosers(position)) == table.players]
    assert found
    return found


def test_who_has_nothing_to_choose_can_not_be_asked() -> None:
    start = Game("pixies").start()
    with pytest.raises(ValueError, match="seat 0 has nothing to choose now"):
        asking(start, 0)
    position = next(position for position, _ in random_game(ONECARD[0], 25) if len(choosers(position)) == 1)
    with pytest.raises(ValueError, match="nothing to choose"):
        asking(position, 1 - choosers(position)[0])
