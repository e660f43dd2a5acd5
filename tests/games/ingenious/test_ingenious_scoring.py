"""I7 and I8: scoring a placement."""

import pytest

from games.ingenious.table import position_with, steps_scored, track

DIRECTIONS = {"1,0": "2,0 3,0", "1,-1": "2,-2 3,-3", "0,-1": "0,-2 0,-3", "-1,0": "-2,0 -3,0", "-1,1": "-2,2 -3,3"}
"""From 0,0, without the one that leads to the other half on 0,1."""


def test_the_worked_example_of_a_double_that_touches_nothing_scores_0() -> None:
    assert steps_scored("gg@0,0:0,1", {}) == {}


def test_the_worked_example_of_a_green_double_that_sees_seven_and_five_scores_twelve() -> None:
    seven, five = "1,-1 2,-2 3,-3 -1,0 -2,0 -3,0 -4,0", "1,1 2,1 0,2 0,3 0,4"
    assert steps_scored("gg@0,0:0,1", {"g": f"{seven} {five}"}) == {"g": 12}
    assert steps_scored("gb@0,0:0,1", {"g": seven}) == {"g": 7}
    assert steps_scored("gb@0,1:0,0", {"g": five}) == {"g": 5}


@pytest.mark.parametrize("near", DIRECTIONS)
def test_i7_each_of_five_directions_gives_the_length_of_its_line(near: str) -> None:
    assert steps_scored("rb@0,0:0,1", {"r": near}) == {"r": 1}
    assert steps_scored("rb@0,0:0,1", {"r": f"{near} {DIRECTIONS[near]}"}) == {"r": 3}


def test_i7_the_five_directions_add_up() -> None:
    assert steps_scored("rb@0,0:0,1", {"r": " ".join(DIRECTIONS)}) == {"r": 5}


def test_i7_nothing_is_counted_beyond_the_other_half() -> None:
    assert steps_scored("rb@0,0:0,1", {"r": "0,2 0,3"}) == {}
    assert steps_scored("rr@0,0:0,1", {"r": "0,2 0,3"}) == {"r": 2}


def test_i7_a_line_stops_at_a_free_space() -> None:
    assert steps_scored("rb@0,0:0,1", {"r": "1,0 3,0 4,0"}) == {"r": 1}
    assert steps_scored("rb@0,0:0,1", {"r": "2,0 3,0"}) == {}


def test_i7_a_line_stops_at_another_symbol() -> None:
    assert steps_scored("rb@0,0:0,1", {"r": "1,0 3,0", "o": "2,0"}) == {"r": 1}


def test_i7_only_the_own_symbol_is_counted() -> None:
    assert steps_scored("rb@0,0:0,1", {"b": "-1,0 0,-1", "r": "0,2"}) == {}


def test_i7_printed_symbols_count_like_placed_ones() -> None:
    assert steps_scored("rb@0,-4:0,-3", {}) == {"r": 1}
    assert steps_scored("rb@0,-3:1,-3", {"r": "0,-4"}) == {"r": 2}


def test_i7_a_line_goes_to_the_edge_of_the_board() -> None:
    assert steps_scored("rb@5,-1:5,-2", {"r": "4,-1 3,-1 2,-1 1,-1 0,-1 -1,-1 -2,-1 -3,-1 -4,-1"}) == {"r": 9}


def test_i7_each_half_is_scored_separately_in_its_own_colour() -> None:
    assert steps_scored("rb@0,0:0,1", {"r": "1,0 -1,0", "b": "1,1 2,1 0,2"}) == {"r": 2, "b": 3}


def test_i7_the_tile_itself_is_never_counted() -> None:
    assert steps_scored("rr@0,0:0,1", {"r": "0,-1"}) == {"r": 1}


def test_i7_a_double_scores_both_halves_in_the_same_colour_even_by_the_same_symbol() -> None:
    assert steps_scored("rr@0,0:0,1", {"r": "1,0"}) == {"r": 2}  # 1,0 touches both


def test_i7_only_the_player_who_placed_scores() -> None:
    pos = position_with(board={"r": "1,0"}, racks={1: "rb"}, turn=1).play("rb@0,0:0,1")
    assert (track(pos, 0), track(pos, 1)) == ({}, {"r": 1})


def test_i7_points_are_added_to_what_the_track_shows() -> None:
    pos = position_with(board={"r": "1,0"}, racks={0: "rb"}, tracks={0: "4 5 6 7 8 9"}).play("rb@0,0:0,1")
    assert track(pos) == {"r": 5, "g": 5, "b": 6, "o": 7, "y": 8, "p": 9}


@pytest.mark.parametrize("before", [16, 17, 18])
def test_i8_a_colour_stops_at_eighteen_and_what_is_over_is_lost(before: int) -> None:
    pos = position_with(board={"r": "1,0 2,0 -1,0"}, racks={0: "rb rb"}, tracks={0: f"{before} 0 0 0 0 0"}).play(
        "rb@0,0:0,1"
    )
    assert track(pos) == {"r": 18}


def test_i8_a_colour_that_just_reaches_eighteen_stands_there() -> None:
    pos = position_with(board={"r": "1,0 2,0 -1,0"}, racks={0: "rb rb"}, tracks={0: "15 0 0 0 0 0"}).play("rb@0,0:0,1")
    assert track(pos) == {"r": 18}


def test_i8_both_halves_of_a_double_together_stop_at_eighteen() -> None:
    pos = position_with(board={"r": "1,0"}, racks={0: "rr rb"}, tracks={0: "17 0 0 0 0 0"}).play("rr@0,0:0,1")
    assert track(pos) == {"r": 18}
