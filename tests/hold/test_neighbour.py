"""The parts of the test of neighbours that need no server."""

import pytest
from bench.hold.neighbour.attacks import ATTACKS, TWELVE_REDS, random_game
from bench.hold.neighbour.player import HINTS, WHAT, WITHOUT_HINTS
from bench.hold.neighbour.run import compared, spread, worst_ratio

from stol import BadTable, entered
from stol.games.ingenious.components import COLOURS


def test_median_and_95th_percentile_are_compared_with_those_in_quiet() -> None:
    quiet, attacked = [0.01] * 99 + [1.0], [0.02] * 90 + [0.05] * 10
    assert spread(attacked) == (0.02, 0.05)
    assert compared(quiet, attacked) == pytest.approx([2.0, 5.0])
    assert worst_ratio(quiet, attacked) == pytest.approx(5.0)


def test_the_neighbours_measure_everything_between_them_and_nothing_twice() -> None:
    assert sorted([*HINTS, *WITHOUT_HINTS]) == sorted(WHAT)


def test_every_attack_says_what_it_does() -> None:
    assert all(attack.__doc__ for attack in ATTACKS.values())


def test_the_board_of_the_attack_has_possible_colours_but_no_cover() -> None:
    tracks = [dict.fromkeys(COLOURS, 0)] * 2
    board = dict.fromkeys(TWELVE_REDS, "r")
    with pytest.raises(BadTable, match="no way was found to cover it"):
        entered({"game": "ingenious", "players": 2, "turn": 0, "board": board, "tracks": tracks})


def test_games_that_are_uploaded_are_finished_and_the_same_for_a_seed() -> None:
    game = random_game("ingenious", 4, 7)
    assert game.result is not None
    assert game == random_game("ingenious", 4, 7)
