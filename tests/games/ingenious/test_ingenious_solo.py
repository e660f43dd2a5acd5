"""I18: the solo game."""

import pytest

from games.ingenious.table import dealt, play_moves, position_with, track
from stol import Game, IllegalMove


def test_i18_one_tile_is_drawn_placed_and_scored_and_then_the_next() -> None:
    pos = Game("ingenious", players=1).start()
    assert (pos.actor, pos.view()["racks"]) == ("chance", [[]])
    pos = pos.play("rg")
    assert (pos.actor, pos.view()["racks"], pos.view()["bag"]) == (0, [["rg"]], 119)
    pos = pos.play("rg@0,-4:0,-3")
    assert (pos.actor, pos.view()["racks"], pos.view()["turn"]) == ("chance", [[]], 0)
    assert track(pos) == {"r": 1}
    pos = pos.play("bb")
    assert (pos.actor, pos.view()["racks"]) == (0, [["bb"]])


def test_i18_the_first_tile_has_to_touch_a_printed_symbol_and_the_next_need_not() -> None:
    pos = dealt(1, "rg")
    with pytest.raises(IllegalMove, match=r"has to touch a printed symbol.*\(I6\)"):
        pos.play("rg@0,0:0,1")
    pos = play_moves(pos, "rg@0,-4:0,-3 | bb")
    assert pos.play("bb@0,0:0,1").actor == "chance"
    assert pos.play("bb@0,-2:0,-1").view()["opening"] == ["r"]


def test_i18_a_colour_stops_at_eighteen_for_one_placement_and_then_counts_on_to_thirty_six() -> None:
    line = {"r": "1,0 2,0 3,0"}
    assert track(position_with(1, board=line, racks={0: "rg"}, tracks={0: "17 0 0 0 0 0"}).play("rg@0,0:0,1")) == {
        "r": 18
    }
    assert track(position_with(1, board=line, racks={0: "rg"}, tracks={0: "18 0 0 0 0 0"}).play("rg@0,0:0,1")) == {
        "r": 21
    }
    assert track(position_with(1, board=line, racks={0: "rg"}, tracks={0: "35 0 0 0 0 0"}).play("rg@0,0:0,1")) == {
        "r": 36
    }


@pytest.mark.parametrize("before", [17, 35])
def test_i18_there_are_no_bonus_plays(before: int) -> None:
    pos = position_with(1, board={"r": "1,0"}, racks={0: "rg"}, tracks={0: f"{before} 0 0 0 0 0"}).play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["bonus"]) == ("chance", 0)
    assert pos.play("bb").view()["bonus"] == 0


def test_i18_the_board_has_side_six() -> None:
    with pytest.raises(IllegalMove, match=r"6,-1 is not on this board.*\(I1\)"):
        position_with(1, racks={0: "rg"}).play("rg@5,-1:6,-1")


def test_i18_there_is_no_swap() -> None:
    pos = position_with(1, racks={0: "rg"}, tracks={0: "5 5 5 5 5 0"}).play("rg@0,0:0,1")
    assert (pos.actor, pos.legal()) == ("chance", [])
    with pytest.raises(IllegalMove, match="I18"):
        pos.play("bb").play("swap")


def test_i18_the_score_is_the_lowest_colour_at_the_end() -> None:
    pos = position_with(1, free="0,0 0,1 3,0", racks={0: "rg"}, tracks={0: "20 7 9 30 8 7"}).play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["racks"], pos.view()["turn"]) == (None, [[]], None)
    assert pos.result == {"scores": [7], "ranks": [1], "winners": [0]}


def test_i18_all_six_at_thirty_six_end_it_at_once_and_at_eighteen_they_do_not() -> None:
    pos = position_with(1, board={"r": "1,0"}, racks={0: "rg"}, tracks={0: "35 36 36 36 36 36"}).play("rg@0,0:0,1")
    assert pos.actor is None
    assert pos.result == {"scores": [36], "ranks": [1], "winners": [0]}
    pos = position_with(1, board={"r": "1,0"}, racks={0: "rg"}, tracks={0: "17 18 18 18 18 18"}).play("rg@0,0:0,1")
    assert pos.actor == "chance"


def test_i18_nothing_is_hidden_from_the_only_seat_but_the_bag() -> None:
    pos = dealt(1, "rg")
    everything = pos.view()
    del everything["unseen"]
    assert pos.view(0) == everything
