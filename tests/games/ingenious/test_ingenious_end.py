"""I12 to I14: the end, and who wins."""

import pytest

from games.ingenious.table import draw, position_with, track
from stol import IllegalMove
from stol.games.view import Result

LAST_PAIR = "0,0 0,1 3,0 -3,3"
"""Two adjacent spaces, and two single ones."""


def test_i12_the_game_ends_at_once_when_no_two_adjacent_spaces_are_free() -> None:
    pos = position_with(free=LAST_PAIR, racks={0: "rg rb rb rb rb rb"}).play("rg@0,0:0,1")
    assert pos.actor is None
    assert (pos.legal(), pos.chance()) == ([], {})
    assert (pos.view()["turn"], pos.view()["bonus"]) == (None, 0)
    assert pos.result is not None


def test_i12_the_game_goes_on_while_two_adjacent_spaces_are_free() -> None:
    pos = position_with(free=f"{LAST_PAIR} 3,1", racks={0: "rg rb rb rb rb rb"}).play("rg@0,0:0,1")
    assert pos.actor == "chance"
    assert pos.result is None
    assert draw(pos, 1).actor == 1


def test_i12_the_last_placement_is_scored_and_the_rack_is_not_refilled() -> None:
    pos = position_with(free=LAST_PAIR, racks={0: "gp rb rb rb rb rb"}).play("gp@0,0:0,1")
    assert track(pos)["p"] > 0
    assert pos.view()["racks"][0] == ["rb"] * 5


def test_i12_bonus_plays_outstanding_are_void() -> None:
    pos = position_with(free=LAST_PAIR, racks={0: "gp rb rb rb rb rb"}, tracks={0: "0 0 0 0 0 17"}).play("gp@0,0:0,1")
    assert track(pos) == {"p": 18}
    assert (pos.actor, pos.view()["bonus"]) == (None, 0)


def test_i12_a_swap_outstanding_is_void() -> None:
    pos = position_with(free=LAST_PAIR, racks={0: "rg rb rb rb rb rb"}, tracks={0: "5 5 5 5 0 5"}).play("rg@0,0:0,1")
    assert pos.actor is None


def test_i12_the_game_may_end_within_bonus_plays() -> None:
    pos = position_with(free=f"{LAST_PAIR} 3,1", racks={0: "gp rb rb rb rb rb"}, tracks={0: "0 0 0 0 0 17"})
    pos = pos.play("gp@3,0:3,1")
    assert (pos.actor, pos.view()["bonus"]) == (0, 1)
    pos = pos.play("rb@0,0:0,1")
    assert (pos.actor, pos.view()["bonus"]) == (None, 0)


def test_i12_bonus_plays_still_owed_within_bonus_plays_are_void_too() -> None:
    pos = position_with(free="0,0 0,1 4,0 4,-1", racks={0: "bp rg rg rg rg rg"}, tracks={0: "0 0 17 0 0 17"})
    pos = pos.play("bp@4,0:4,-1")
    assert (pos.actor, pos.view()["bonus"]) == (0, 2)
    pos = pos.play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["bonus"]) == (None, 0)


def test_i12_nothing_can_be_played_after_the_end() -> None:
    pos = position_with(free=LAST_PAIR, racks={0: "rg"}).play("rg@0,0:0,1")
    for move in ("rg@0,0:0,1", "refill", "nonsense"):
        with pytest.raises(IllegalMove, match="the game is over"):
            pos.play(move)


def test_i13_a_player_whose_six_colours_all_stand_at_eighteen_wins_at_once() -> None:
    pos = position_with(
        board={"r": "1,0"}, racks={0: "rg rb rb"}, tracks={0: "17 18 18 18 18 18", 1: "18 18 18 18 18 17"}
    )
    assert pos.actor == 0
    pos = pos.play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["turn"], pos.view()["bonus"]) == (None, None, 0)
    assert pos.result == {"scores": [18, 17], "ranks": [1, 2], "winners": [0]}


def test_i13_five_colours_at_eighteen_are_not_enough() -> None:
    pos = position_with(board={"r": "1,0"}, racks={0: "rg rb rb"}, tracks={0: "17 17 18 18 18 18"}).play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["bonus"]) == (0, 1)


def test_i13_it_can_be_done_within_bonus_plays() -> None:
    pos = position_with(board={"r": "1,0"}, racks={0: "rg rg rb"}, tracks={0: "17 17 18 18 18 18"}).play("rg@0,0:0,1")
    assert pos.play("rg@4,-3:4,-4").actor is None  # green beside the printed green


def result_with(*tracks: str) -> Result | None:
    """The result with these tracks, after a last tile that scores nothing."""
    pos = position_with(len(tracks), free=LAST_PAIR, racks={0: "rg"}, tracks=dict(enumerate(tracks)))
    return pos.play("rg@0,0:0,1").result


def test_the_worked_example_a_wins_b_is_second_and_c_third() -> None:
    assert result_with("10 18 12 11 10 10", "14 9 18 18 12 18", "18 12 18 9 18 13") == {
        "scores": [10, 9, 9],
        "ranks": [1, 2, 3],
        "winners": [0],
    }


def test_i14_the_highest_lowest_colour_wins_whatever_the_others_are() -> None:
    assert result_with("18 18 18 18 18 4", "5 5 5 5 5 5") == {"scores": [4, 5], "ranks": [2, 1], "winners": [1]}


@pytest.mark.parametrize("level", range(1, 6))
def test_i14_if_tied_the_next_lowest_decides(level: int) -> None:
    lower = [3, 5, 7, 9, 11, 13]
    higher = lower.copy()
    higher[level] += 1
    one, other = " ".join(map(str, lower)), " ".join(map(str, reversed(higher)))
    assert result_with(one, other) == {"scores": [3, 3], "ranks": [2, 1], "winners": [1]}
    assert result_with(other, one) == {"scores": [3, 3], "ranks": [1, 2], "winners": [0]}


def test_i14_more_colours_at_the_lowest_step_are_worse() -> None:
    assert result_with("3 3 18 18 18 18", "3 4 4 4 4 4") == {"scores": [3, 3], "ranks": [2, 1], "winners": [1]}


def test_i14_if_all_six_are_equal_the_win_is_shared_whichever_colours_they_are() -> None:
    assert result_with("1 2 3 4 5 6", "6 5 4 3 2 1") == {"scores": [1, 1], "ranks": [1, 1], "winners": [0, 1]}
    assert result_with("1 2 3 4 5 6", "6 5 4 3 2 1", "0 9 9 9 9 9", "1 2 3 4 6 5") == {
        "scores": [1, 1, 0, 1],
        "ranks": [1, 1, 4, 1],
        "winners": [0, 1, 3],
    }


def test_i14_players_tied_for_second_place_share_it() -> None:
    assert result_with("1 2 3 4 5 6", "2 2 2 2 2 2", "6 5 4 3 2 1") == {
        "scores": [1, 2, 1],
        "ranks": [2, 1, 2],
        "winners": [1],
    }
