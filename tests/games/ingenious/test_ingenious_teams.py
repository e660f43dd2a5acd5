"""I15 to I17: the team game."""

import pytest

from games.ingenious.table import dealt, play_moves, position_with, track
from stol import Game, IllegalMove, Position
from stol.games.view import Result

RACK = "rg rb rb rb rb rb"


def team(tracks: str = "0 0 0 0 0 0", *, rack: str = RACK, board: str = "1,0", turn: int = 0) -> Position:
    """A seat of the first team can play `rg@0,0:0,1` and score one for each red that its line has."""
    return position_with(4, board={"r": board}, racks={turn: rack}, tracks={0: tracks}, turn=turn, teams=True)


@pytest.mark.parametrize(("seat", "its"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_i15_seats_0_and_2_share_a_track_and_so_do_1_and_3(seat: int, its: int) -> None:
    pos = team(rack="rg", turn=seat).play("rg@0,0:0,1")
    assert len(pos.view()["tracks"]) == 2
    assert (track(pos, its), track(pos, 1 - its)) == ({"r": 1}, {})


def test_i15_partners_score_on_the_same_track_one_after_the_other() -> None:
    pos = position_with(4, board={"r": "1,0"}, racks={0: RACK, 1: "by by by", 2: "ro"}, teams=True)
    pos = play_moves(pos, "rg@0,0:0,1 | yy | by@-4,2:-4,3 | yy yy yy yy")
    assert (pos.actor, track(pos, 0), track(pos, 1)) == (2, {"r": 1}, {})
    assert track(pos.play("ro@-1,0:-1,1"), 0) == {"r": 3}


def test_i15_the_four_racks_stay_separate_and_hidden() -> None:
    pos = dealt(4, "rr rr rr rr rr rg", "gg gg gg gg gg gb", teams=True)
    sizes = [6, 6, 6, 6]
    for seat in range(4):
        own = pos.view()["racks"][seat]
        assert pos.view(seat)["racks"] == [*sizes[:seat], own, *sizes[seat + 1 :]]
    assert {move[:2] for move in pos.legal()} == {"rr", "rg"}


def test_i15_with_open_partners_each_sees_the_partners_rack_and_no_other() -> None:
    pos = dealt(4, teams=True, open_partners=True)
    racks = pos.view()["racks"]
    for seat in range(4):
        expected = [rack if other % 2 == seat % 2 else 6 for other, rack in enumerate(racks)]
        assert pos.view(seat)["racks"] == expected


def test_i15_four_may_also_play_each_for_themselves() -> None:
    pos = position_with(4, board={"r": "1,0"}, racks={2: "rg"}, turn=2).play("rg@0,0:0,1")
    assert [track(pos, seat) for seat in range(4)] == [{}, {}, {"r": 1}, {}]


@pytest.mark.parametrize(("before", "line"), [(17, "1,0 2,0 3,0"), (15, "1,0 2,0 3,0"), (16, "1,0 2,0 3,0")])
def test_i16_a_placement_that_brings_a_colour_to_eighteen_stops_there_with_a_bonus(before: int, line: str) -> None:
    pos = team(f"{before} 0 0 0 0 0", board=line).play("rg@0,0:0,1")
    assert track(pos) == {"r": 18}
    assert (pos.actor, pos.view()["bonus"]) == (0, 1)


def test_i16_both_halves_of_a_double_stop_at_eighteen_together() -> None:
    pos = team("17 0 0 0 0 0", rack="rr rg rg").play("rr@0,0:0,1")
    assert track(pos) == {"r": 18}
    assert pos.view()["bonus"] == 1


def test_i16_from_eighteen_on_it_counts_on_without_a_bonus() -> None:
    pos = team("18 0 0 0 0 0", board="1,0 2,0 3,0").play("rg@0,0:0,1")
    assert track(pos) == {"r": 21}
    assert (pos.actor, pos.view()["bonus"]) == ("chance", 0)


@pytest.mark.parametrize("before", [33, 34, 35])
def test_i16_reaching_thirty_six_gives_a_bonus_play_too_and_is_the_end_of_the_track(before: int) -> None:
    pos = team(f"{before} 0 0 0 0 0", board="1,0 2,0 3,0").play("rg@0,0:0,1")
    assert track(pos) == {"r": 36}
    assert (pos.actor, pos.view()["bonus"]) == (0, 1)


def test_i16_at_thirty_six_nothing_more_comes() -> None:
    pos = team("36 0 0 0 0 0").play("rg@0,0:0,1")
    assert track(pos) == {"r": 36}
    assert (pos.actor, pos.view()["bonus"]) == ("chance", 0)


def test_i16_two_colours_may_earn_a_bonus_each_on_different_laps() -> None:
    pos = position_with(
        4, board={"r": "1,0", "g": "1,1"}, racks={0: RACK}, tracks={0: "17 35 0 0 0 0"}, teams=True
    ).play("rg@0,0:0,1")
    assert track(pos) == {"r": 18, "g": 36}
    assert pos.view()["bonus"] == 2


def test_i17_each_of_the_four_players_opens_at_a_symbol_of_its_own() -> None:
    pos = play_moves(dealt(4, RACK, RACK.replace("rb", "gb"), teams=True), "rg@0,-4:0,-3 | gg | rg@4,-4:3,-3 | gg")
    assert pos.view()["opening"] == ["r", "g", None, None]
    tile = pos.view()["racks"][2][0]
    for beside in ("1,-5:2,-5", "5,-4:5,-3"):
        with pytest.raises(IllegalMove, match=r"still free are b, o, y, p \(I6\)"):
            pos.play(f"{tile}@{beside}")
    assert pos.play(f"{tile}@4,0:3,0").view()["opening"] == ["r", "g", "b", None]


def test_i17_swapping_looks_at_the_teams_lowest_colour() -> None:
    assert sorted(team("5 5 5 5 5 0", turn=2).play("rg@-3,0:-3,1").legal()) == ["refill", "swap"]
    assert team("5 5 0 5 5 5", turn=2).play("rg@-3,0:-3,1").actor == "chance"
    other = position_with(4, racks={1: RACK}, tracks={0: "5 5 5 5 5 0"}, turn=1, teams=True)
    assert other.play("rg@-3,0:-3,1").actor == "chance"


def test_i17_all_six_at_eighteen_do_not_win() -> None:
    pos = team("17 18 18 18 18 18").play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["bonus"]) == (0, 1)


@pytest.mark.parametrize("seat", [0, 2])
def test_i17_all_six_at_thirty_six_win_at_once(seat: int) -> None:
    pos = team("35 36 36 36 36 36", turn=seat).play("rg@0,0:0,1")
    assert (pos.actor, pos.view()["bonus"]) == (None, 0)
    assert pos.result == {"scores": [36, 0, 36, 0], "ranks": [1, 2, 1, 2], "winners": [0, 2]}


def result_with(first: str, second: str) -> Result | None:
    pos = position_with(4, free="0,0 0,1", racks={0: "rg"}, tracks={0: first, 1: second}, teams=True)
    return pos.play("rg@0,0:0,1").result


def test_i17_the_winner_is_found_by_teams_from_the_lowest_colour_on() -> None:
    assert result_with("20 20 20 20 20 20", "19 36 36 36 36 36") == {
        "scores": [20, 19, 20, 19],
        "ranks": [1, 2, 1, 2],
        "winners": [0, 2],
    }
    assert result_with("19 22 36 36 36 36", "36 23 19 23 23 23") == {
        "scores": [19, 19, 19, 19],
        "ranks": [2, 1, 2, 1],
        "winners": [1, 3],
    }


def test_i17_equal_teams_share_the_win() -> None:
    assert result_with("1 2 3 4 5 36", "36 5 4 3 2 1") == {
        "scores": [1, 1, 1, 1],
        "ranks": [1, 1, 1, 1],
        "winners": [0, 1, 2, 3],
    }


def test_i15_the_team_game_is_played_on_the_board_of_four() -> None:
    start = Game("ingenious", players=4, teams=True).start()
    assert start.view()["options"] == {"teams": True, "open_partners": False}
    assert position_with(4, racks={0: "rg"}, teams=True).play("rg@6,-1:7,-1").view()["board"]["7,-1"] == "g"
