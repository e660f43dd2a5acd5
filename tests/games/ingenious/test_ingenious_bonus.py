"""I9 and I11: bonus plays."""

import pytest

from games.ingenious.table import draw, play_moves, position_with, track
from stol import IllegalMove, Position

RED_LINE, GREEN_LINE = "1,0", "1,1"
"""Beside 0,0 and beside 0,1: `rg@0,0:0,1` scores one red and one green."""


def about_to(tracks: str, rack: str = "rg rb rb rb rb rb") -> Position:
    """Seat 0 can play `rg@0,0:0,1` for one red and one green."""
    return position_with(board={"r": RED_LINE, "g": GREEN_LINE}, racks={0: rack}, tracks={0: tracks})


def test_i9_a_colour_that_reaches_eighteen_gives_one_bonus_play_before_refilling() -> None:
    pos = about_to("17 0 0 0 0 0").play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["turn"], pos.view()["bonus"]) == (0, 0, 1)
    assert len(pos.view()["racks"][0]) == 5
    pos = pos.play("rb@-3,0:-3,1")
    assert (pos.actor, pos.view()["turn"], pos.view()["bonus"]) == ("chance", 0, 0)
    assert len(pos.view()["racks"][0]) == 4
    pos = draw(pos, 2)
    assert (pos.actor, len(pos.view()["racks"][0])) == (1, 6)


@pytest.mark.parametrize("tracks", ["16 16 0 0 0 0", "0 0 0 18 18 0"])
def test_i9_without_a_colour_reaching_eighteen_there_is_none(tracks: str) -> None:
    pos = about_to(tracks).play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["bonus"]) == ("chance", 0)


def test_i9_a_colour_that_stands_at_eighteen_already_gives_no_second_one() -> None:
    pos = about_to("18 0 0 0 0 0").play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["bonus"]) == ("chance", 0)


def test_i9_two_colours_at_once_give_two_bonus_plays() -> None:
    pos = about_to("17 17 0 0 0 0").play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["bonus"]) == (0, 2)
    pos = pos.play("rb@-3,0:-3,1")
    assert (pos.actor, pos.view()["bonus"]) == (0, 1)
    pos = pos.play("rb@-3,3:-3,4")
    assert (pos.actor, pos.view()["bonus"], len(pos.view()["racks"][0])) == ("chance", 0, 3)


def test_i9_a_double_that_brings_one_colour_to_eighteen_gives_one() -> None:
    pos = position_with(board={"r": "1,0"}, racks={0: "rr rb rb"}, tracks={0: "17 0 0 0 0 0"}).play("rr@0,0:0,1")
    assert pos.view()["bonus"] == 1


def test_i9_bonus_plays_are_scored_and_can_earn_more() -> None:
    pos = about_to("17 0 17 0 0 0").play("rg@0,0:0,1")
    pos = pos.play("rb@4,1:4,0")  # blue beside the printed blue
    assert track(pos) == {"r": 18, "g": 1, "b": 18}
    assert (pos.actor, pos.view()["bonus"]) == (0, 1)


def test_i9_a_bonus_earned_in_a_bonus_play_is_added_to_those_still_owed() -> None:
    pos = play_moves(about_to("17 17 17 0 0 0"), "rg@0,0:0,1 rb@4,1:4,0")
    assert (pos.actor, pos.view()["bonus"]) == (0, 2)


def test_i9_a_bonus_play_cant_be_declined() -> None:
    pos = about_to("17 0 0 0 0 1").play("rg@0,0:0,1")
    assert {move[:3] for move in pos.legal()} == {"rb@"}
    for answer in ("refill", "swap"):
        with pytest.raises(IllegalMove, match=r"can't be declined.*\(I9\)"):
            pos.play(answer)


def test_i11_bonus_plays_are_lost_with_an_empty_rack() -> None:
    pos = about_to("17 17 0 0 0 0", rack="rg rb").play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["bonus"]) == (0, 2)
    pos = pos.play("rb@-3,0:-3,1")
    assert (pos.actor, pos.view()["bonus"], pos.view()["racks"][0]) == ("chance", 0, [])
    pos = draw(pos, 6)
    assert (pos.actor, pos.view()["bonus"]) == (1, 0)


def test_i11_six_plays_in_a_row_may_empty_a_full_rack() -> None:
    pos = position_with(tracks={0: "17 17 17 17 17 0"}, racks={0: "rr gg bb oo yy rr"})
    pos = play_moves(pos, "rr@0,-4:0,-3 gg@3,-3:4,-4 bb@3,0:4,0 oo@0,3:0,4 yy@-4,4:-3,3")
    assert (pos.actor, pos.view()["bonus"], pos.view()["racks"][0]) == (0, 1, ["rr"])
    pos = pos.play("rr@0,0:0,1")
    assert (pos.actor, pos.view()["bonus"], pos.view()["racks"][0]) == ("chance", 0, [])
    assert draw(pos, 6).actor == 1
