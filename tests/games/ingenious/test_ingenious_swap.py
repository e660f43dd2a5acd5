"""I10: swapping the rack, or refilling it."""

import pytest

from games.ingenious.table import TILES, draw, play_moves, position_with, tiles_in_play
from stol import IllegalMove, Position

NO_PURPLE = "rg rg rb ro ry gb"
LOWEST_PURPLE = "5 5 5 5 5 0"


def after_placing(tracks: str = LOWEST_PURPLE, rack: str = NO_PURPLE) -> Position:
    """After seat 0 has placed `rg` where it scores nothing."""
    return position_with(racks={0: rack}, tracks={0: tracks}).play("rg@0,0:0,1")


def test_i10_who_has_no_tile_of_the_lowest_colour_may_swap() -> None:
    pos = after_placing()
    assert (pos.actor, sorted(pos.legal())) == (0, ["refill", "swap"])


@pytest.mark.parametrize("tile", ["rp", "pp"])
def test_i10_who_has_a_tile_of_the_lowest_colour_is_not_asked_and_refills_to_six(tile: str) -> None:
    pos = after_placing(rack=f"rg rg rb ro ry {tile}")
    assert (pos.actor, pos.legal()) == ("chance", [])
    pos = draw(pos, 1)
    assert (pos.actor, len(pos.view()["racks"][0])) == (1, 6)


def test_i10_of_several_colours_tied_for_lowest_none_may_be_on_the_rack() -> None:
    assert after_placing("5 5 5 5 0 0", "rg rg rb ro gb gb").actor == 0
    assert after_placing("5 5 5 5 0 0", "rg rg rb ro ry gb").actor == "chance"
    assert after_placing("5 5 5 5 0 0", "rg rg rb ro rp gb").actor == "chance"


def test_i10_the_tile_just_placed_is_no_longer_on_the_rack() -> None:
    assert after_placing("5 0 5 5 5 5", "rg rb rb ro ry by").actor == 0
    assert after_placing("5 0 5 5 5 5", "rg rg rb ro ry by").actor == "chance"


def test_i10_the_lowest_colour_is_that_after_scoring() -> None:
    pos = position_with(board={"r": "1,0"}, racks={0: "rg rb rb rb rb rb"}, tracks={0: "0 5 5 5 5 1"})
    assert pos.play("rg@0,0:0,1").actor == "chance"  # red has come up to 1, level with purple: red is on the rack
    pos = position_with(board={"r": "1,0 2,0"}, racks={0: "rg rb rb rb rb rb"}, tracks={0: "0 5 5 5 5 1"})
    assert sorted(pos.play("rg@0,0:0,1").legal()) == ["refill", "swap"]


def test_i10_swapping_shows_the_rack_and_sets_it_aside_for_all_to_see() -> None:
    pos = after_placing()
    bag = pos.view()["bag"]
    pos = pos.play("swap")
    for seat in (None, 0, 1):
        assert pos.view(seat)["aside"] == ["gb", "rb", "rg", "ro", "ry"]
        assert pos.view(seat)["bag"] == bag
    assert pos.view()["racks"][0] == []
    assert pos.view(1)["racks"][0] == 0


def test_i10_the_old_tiles_return_to_the_bag_only_after_six_new_ones_are_drawn() -> None:
    pos = after_placing(rack="rg rr rr rr rr rr")
    bag = pos.view()["bag"]
    pos = pos.play("swap")
    for count in range(6):
        assert (pos.actor, pos.view()["turn"]) == ("chance", 0)
        assert pos.view()["aside"] == ["rr"] * 5
        assert "rr" not in pos.chance()
        assert pos.view()["bag"] == sum(pos.chance().values()) == bag - count
        pos = draw(pos, 1)
    assert (pos.actor, pos.view()["turn"]) == (1, 1)
    assert len(pos.view()["racks"][0]) == 6
    assert pos.view()["aside"] == []
    assert pos.view()["unseen"]["rr"] == 5
    assert pos.view()["bag"] == bag - 6 + 5


def test_i10_swapping_replaces_refilling_and_no_tile_is_lost() -> None:
    pos = draw(after_placing().play("swap"), 6)
    assert tiles_in_play(pos) == TILES | {"rg": 5}
    assert pos.actor == 1


def test_i10_refilling_keeps_the_rack() -> None:
    pos = after_placing().play("refill")
    assert (pos.actor, pos.view()["aside"]) == ("chance", [])
    pos = pos.play("pp")
    assert pos.view()["racks"][0] == ["gb", "pp", "rb", "rg", "ro", "ry"]
    assert pos.actor == 1


def test_i10_the_rack_is_looked_at_after_all_plays() -> None:
    pos = position_with(racks={0: "rb rp rg rg rg rg"}, tracks={0: "17 5 5 5 5 0"}).play("rb@0,-4:0,-3")
    assert (pos.actor, pos.view()["bonus"]) == (0, 1)
    assert pos.play("rg@0,2:0,3").actor == "chance"
    pos = pos.play("rp@0,2:0,3")
    assert sorted(pos.legal()) == ["refill", "swap"]
    pos = pos.play("swap")
    assert pos.view()["aside"] == ["rg"] * 4
    assert draw(pos, 6).actor == 1


def test_i10_during_bonus_plays_nobody_is_asked() -> None:
    pos = position_with(racks={0: "rb rg rg rg rg rg"}, tracks={0: "17 5 5 5 5 0"}).play("rb@0,-4:0,-3")
    assert {move[:3] for move in pos.legal()} == {"rg@"}


def test_i10_an_empty_rack_is_just_refilled() -> None:
    pos = after_placing(rack="rg")
    assert pos.actor == "chance"
    for _ in range(6):
        assert pos.view()["turn"] == 0
        pos = draw(pos, 1)
    assert pos.actor == 1


def test_i10_that_a_player_is_asked_is_public() -> None:
    view = after_placing().view(1)
    assert (view["actor"], view["turn"], view["racks"][0], view["bonus"]) == (0, 0, 5, 0)


def test_i10_it_is_the_own_lowest_colour_that_counts() -> None:
    pos = position_with(racks={0: NO_PURPLE}, tracks={0: "0 0 0 0 0 0", 1: LOWEST_PURPLE}).play("rg@0,0:0,1")
    assert pos.actor == "chance"


@pytest.mark.parametrize("answer", ["rg@0,2:0,3", "rb@0,2:0,3"])
def test_i10_who_is_asked_has_to_answer(answer: str) -> None:
    with pytest.raises(IllegalMove, match=r"now it is swap or refill \(I10\)"):
        after_placing().play(answer)


@pytest.mark.parametrize("answer", ["swap", "refill"])
def test_i10_nobody_swaps_before_placing(answer: str) -> None:
    with pytest.raises(IllegalMove, match=r"a tile has to be placed first.*\(I10\)"):
        position_with(racks={0: NO_PURPLE}, tracks={0: LOWEST_PURPLE}).play(answer)


def test_i10_a_swapped_tile_cant_be_drawn_again_at_once_says_i3() -> None:
    pos = play_moves(after_placing(rack="rg rr rr rr rr rr"), "swap")
    with pytest.raises(IllegalMove, match=r"no rr is left in the bag \(I3\)"):
        pos.play("rr")
