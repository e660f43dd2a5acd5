"""Heuristics for bots in Pixies."""

import itertools

import numpy as np
import pytest

from move_values import move_values
from random_games import positions
from stol import Game, Position, score
from stol.games.pixies.insight import outlook, playout_horizon

GAMES = [Game("pixies"), Game("pixies", 3, flower_power=True)]


def points(position: Position, seat: int) -> int:
    """The points of an area (P15-P17, P20), computed by `stol.score`."""
    view = position.view()
    table = {"game": "pixies", "options": view["options"], "round": view["round"], "areas": [view["areas"][seat]]}
    return int(score(table)[0]["total"])


@pytest.mark.parametrize(("game", "number"), list(itertools.product(GAMES, range(2))), ids=str)
def test_a_move_gains_what_it_adds_to_the_area(game: Game, number: int) -> None:
    for position in positions(game, number)[::5]:
        if not isinstance(position.actor, int):
            continue
        for move, gained in move_values(position).items():
            after = position.play(move)
            if after.view()["round"] == position.view()["round"]:  # else the areas are empty again (P14)
                assert gained == points(after, position.actor) - points(position, position.actor)


def test_a_playout_may_end_where_a_round_does() -> None:
    rounds = [(playout_horizon(position.state), position.view()["round"]) for position in positions(GAMES[0])]
    assert all(playout_horizon == number for playout_horizon, number in rounds)
    assert {playout_horizon for playout_horizon, _ in rounds} == {1, 2, 3}


def expected(lead: int, round_number: int) -> float:
    """The expected result of seat 0 with a lead at the start of a round."""
    state = GAMES[0].start().state
    state.round_number = round_number
    state.points[0, 0, 0] = lead
    values = np.zeros(8)
    outlook(state, values)
    assert values[0] + values[1] == pytest.approx(1)
    return float(values[0])


def test_a_lead_after_a_round_promises_to_win_the_more_the_fewer_rounds_are_left() -> None:
    assert expected(0, 2) == pytest.approx(0.5)
    assert 0.5 < expected(10, 2) < expected(20, 2) < 1
    assert expected(10, 2) < expected(10, 3)
    assert expected(-10, 3) == pytest.approx(1 - expected(10, 3))
