"""I5 and I6: where a tile may be placed."""

import pytest

from games.ingenious.table import dealt, draw, play_moves, position_with
from stol import IllegalMove

RACK = "rg rg bb oy rr pp"


def test_i5_seat_0_begins_and_play_goes_clockwise() -> None:
    pos = dealt(3)
    order = []
    for beside in ("0,-4:0,-3", "4,-4:3,-3", "4,0:3,0"):
        order.append(pos.actor)
        tile = next(rack for rack in pos.view()["racks"][len(order) - 1] if rack[0] != rack[1])
        pos = draw(pos.play(f"{tile}@{beside}"), 1)
    assert [*order, pos.actor] == [0, 1, 2, 0]


def test_i5_the_tile_leaves_the_rack_and_lies_on_the_two_spaces_each_half_on_its_own() -> None:
    pos = position_with(racks={0: RACK}).play("rg@0,1:1,1")
    assert pos.view()["racks"][0] == ["bb", "oy", "pp", "rg", "rr"]
    assert {space: pos.view()["board"].get(space) for space in ("0,1", "1,1")} == {"0,1": "r", "1,1": "g"}
    pos = position_with(racks={0: RACK}).play("rg@1,1:0,1")
    assert {space: pos.view()["board"].get(space) for space in ("0,1", "1,1")} == {"0,1": "g", "1,1": "r"}


def test_i5_a_tile_need_not_touch_nor_match_anything() -> None:
    pos = position_with(racks={0: "rg"}, board={"b": "0,0", "o": "0,1"})
    assert pos.play("rg@1,0:1,1").view()["ply"] == pos.view()["ply"] + 1
    assert pos.play("rg@-3,0:-3,1").view()["ply"] == pos.view()["ply"] + 1


def test_i5_only_a_tile_of_the_own_rack_can_be_placed() -> None:
    pos = position_with(racks={0: RACK, 1: "by by by by by by"})
    assert {move[:2] for move in pos.legal()} == {"rg", "bb", "oy", "rr", "pp"}
    with pytest.raises(IllegalMove, match=r"by is not on the rack, which holds bb, oy, pp, rg, rg, rr \(I5\)"):
        pos.play("by@0,0:0,1")


@pytest.mark.parametrize("move", ["rg@0,0:0,1", "rg@0,1:0,0", "rg@0,0:1,-1"])
def test_i5_both_spaces_have_to_be_free(move: str) -> None:
    pos = position_with(racks={0: RACK}, board={"b": "0,0"})
    with pytest.raises(IllegalMove, match=r"0,0 is not free \(I5\)"):
        pos.play(move)


def test_i5_both_spaces_of_a_placed_tile_are_taken() -> None:
    pos = position_with(racks={0: "rg bb bb bb bb bb", 1: "rg"}, free="0,0 0,1 1,0 0,2 0,3").play("rg@0,0:0,1")
    assert sorted(draw(pos, 1).legal()) == ["rg@0,2:0,3", "rg@0,3:0,2"]


@pytest.mark.parametrize("there", ["0,0", "0,2", "1,1", "-1,-1", "2,-1"])
def test_i5_the_two_spaces_have_to_be_adjacent(there: str) -> None:
    with pytest.raises(IllegalMove, match=r"0,0 and .* are not adjacent \(I5\)"):
        position_with(racks={0: RACK}).play(f"rg@0,0:{there}")


def test_i5_two_equal_tiles_give_one_move_and_a_double_is_the_same_either_way_round() -> None:
    pos = position_with(racks={0: RACK}, free="0,0 0,1 3,0")
    assert sorted(pos.legal()) == [
        "bb@0,0:0,1",
        "oy@0,0:0,1",
        "oy@0,1:0,0",
        "pp@0,0:0,1",
        "rg@0,0:0,1",
        "rg@0,1:0,0",
        "rr@0,0:0,1",
    ]


@pytest.mark.parametrize("beside", ["0,-4:0,-3", "1,-5:1,-4", "-1,-4:-1,-3"])
def test_i6_a_first_tile_touches_a_printed_symbol_with_one_of_its_halves(beside: str) -> None:
    assert dealt(2, RACK).play(f"rg@{beside}").view()["opening"] == ["r", None]
    here, there = beside.split(":")
    assert dealt(2, RACK).play(f"rg@{there}:{here}").view()["opening"] == ["r", None]


@pytest.mark.parametrize("move", ["rg@0,0:0,1", "rg@0,-3:0,-2", "bb@2,-4:2,-3"])
def test_i6_a_first_tile_that_touches_no_printed_symbol_is_not_legal(move: str) -> None:
    with pytest.raises(IllegalMove, match=r"has to touch a printed symbol; still free are r, g, b, o, y, p \(I6\)"):
        dealt(2, RACK).play(move)


@pytest.mark.parametrize(
    ("colour", "beside"),
    [
        ("r", "0,-4:0,-3"),
        ("g", "4,-4:3,-3"),
        ("b", "4,0:3,0"),
        ("o", "0,3:0,4"),
        ("y", "-4,4:-3,3"),
        ("p", "-4,0:-3,0"),
    ],
)
def test_i6_no_two_first_tiles_touch_the_same_symbol(colour: str, beside: str) -> None:
    pos = draw(dealt(2, RACK, RACK.replace("rg rg", "gb gb")).play(f"rg@{beside}"), 1)
    assert pos.view()["opening"] == [colour, None]
    doubles = [move for move in pos.legal() if move.startswith("bb")]
    touched = {pos.play(move).view()["opening"][1] for move in doubles}
    assert touched == set("rgboyp") - {colour}


def test_i6_says_which_symbols_are_still_free() -> None:
    pos = play_moves(dealt(2, RACK, RACK.replace("rg", "gb")), "rg@0,-4:0,-3 | gb")
    with pytest.raises(IllegalMove, match=r"touched the printed r already; still free are g, b, o, y, p \(I6\)"):
        pos.play("gb@1,-5:2,-5")


def test_i6_holds_in_the_first_turn_only() -> None:
    pos = play_moves(dealt(2, RACK, RACK.replace("rg", "gb")), "rg@0,-4:0,-3 | gb | gb@4,-4:3,-3 | gb")
    assert pos.actor == 0
    assert pos.play("bb@0,0:0,1").view()["opening"] == ["r", "g"]
    assert pos.play("bb@3,0:4,0").view()["opening"] == ["r", "g"]
    assert pos.play("bb@4,-3:5,-4").view()["opening"] == ["r", "g"]


def test_i6_with_three_players_each_touches_a_symbol_of_its_own() -> None:
    pos = position_with(3, opening="yp-", turn=2, racks={2: RACK})
    doubles = [move for move in pos.legal() if move.startswith("bb")]
    assert {pos.play(move).view()["opening"][2] for move in doubles} == set("rgbo")
