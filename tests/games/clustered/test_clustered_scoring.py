"""C10 to C12: runs, the largest rectangle, and who wins."""

import pytest

from games.clustered.table import RECTANGLE, RUN, end_of_random_game, play_plans, points
from stol import Game


@pytest.mark.parametrize(("picture", "rows"), [("00", 0), ("000", 3), ("0000", 4), ("0000000", 7)])
def test_c10_a_run_of_three_or_more_gives_a_point_a_card(picture: str, rows: int) -> None:
    (across,) = points(picture)
    (down,) = points("\n".join(picture))
    assert across == {"rows": rows, "columns": 0, "rectangle": 0, "bonus": 0, "total": rows}
    assert down == {"rows": 0, "columns": rows, "rectangle": 0, "bonus": 0, "total": rows}


def test_c10_every_run_counts_and_a_card_may_be_in_two() -> None:
    (items,) = points("""
        000.000
        0.....0
        0.....0
    """)
    assert (items["rows"], items["columns"]) == (6, 6)


def test_c10_a_run_is_maximal() -> None:
    assert points("000000")[0]["rows"] == 6  # not also two of three, or four of three


@pytest.mark.parametrize("between", ["1", "*", "."])
def test_c10_another_players_card_the_start_card_or_a_gap_breaks_a_run(between: str) -> None:
    assert points(f"000{between}00")[0]["rows"] == 3
    assert points("\n".join(f"00{between}0000"))[0]["columns"] == 4
    assert points(f"00{between}00")[0]["total"] == 0


def test_c10_the_start_card_breaks_a_run_in_play() -> None:
    pos = play_plans("1sh@1,0 1sd@2,0 1sf@-1,0 1tf@-2,0")
    assert pos.view()["points"][0]["rows"] == 0


def test_c10_a_run_does_not_go_round_the_edge() -> None:
    pos = play_plans("1sh@1,0 1sd@1,1 1sf@0,1", table=[2, 2])
    assert pos.view()["points"][0]["total"] == 0


def test_c10_a_joker_counts_as_its_owners_card() -> None:
    assert play_plans("1sh@1,0 J@2,0 3cf@3,0").view()["points"][0]["rows"] == 3


def test_c10_no_run_is_diagonal() -> None:
    assert points("0.. .0. ..0")[0]["total"] == 0


def test_c11_the_largest_rectangle_gives_a_point_a_card() -> None:
    pos = play_plans(RECTANGLE)
    assert pos.view()["points"] == [{"rows": 6, "columns": 0, "rectangle": 6, "bonus": 0, "total": 12}]


@pytest.mark.parametrize(
    ("picture", "size"),
    [
        ("00 00", 4),
        ("00 00 00", 6),
        ("0000 0000", 8),
        ("000 000 000", 9),
        ("00.00 00.00", 4),  # one only
        ("0000 00.. 00..", 6),
        ("0000 0000 00.. 00..", 8),
        ("000 0.0 000", 0),  # a hole
        ("0000 0.00 0000", 6),
        (".00 000 00.", 4),
        ("0000000", 0),  # each side at least 2
    ],
)
def test_c11_only_one_full_rectangle_counts(picture: str, size: int) -> None:
    assert points(picture)[0]["rectangle"] == size


@pytest.mark.parametrize("other", ["1", "*", "."])
def test_c11_it_holds_no_other_card_and_no_start_card(other: str) -> None:
    assert points(f"00{other} 000")[0]["rectangle"] == 4
    assert points(f"0{other} 00")[0]["rectangle"] == 0


def test_c11_one_card_can_give_three_points() -> None:
    assert points("000 000 000") == [{"rows": 9, "columns": 9, "rectangle": 9, "bonus": 0, "total": 27}]


def test_c11_each_player_has_a_rectangle_of_their_own() -> None:
    one, other = points("0011 0011 ..11")
    assert (one["rectangle"], other["rectangle"]) == (4, 6)


def test_c12_most_points_win() -> None:
    for seed in range(20):
        last = end_of_random_game(Game("clustered", 3).start(), seed)
        scores = [items["total"] for items in last.view()["points"]]
        assert last.result is not None
        assert last.result["scores"] == scores
        assert last.result["ranks"] == [1 + sum(other > score for other in scores) for score in scores]
        assert last.result["winners"] == [seat for seat in range(3) if scores[seat] == max(scores)]


def test_c12_players_tied_for_it_share_the_win() -> None:
    last = end_of_random_game(Game("clustered", 3, table=[1, 1]).start())
    assert last.result == {"scores": [0, 0, 0], "ranks": [1, 1, 1], "winners": [0, 1, 2]}


def test_points_are_those_of_a_game_that_ended_now() -> None:
    plan = RUN.split()
    rows = [play_plans(" ".join(plan[:count])).view()["points"][0]["rows"] for count in range(1, 8)]
    assert rows == [0, 0, 3, 4, 5, 6, 7]
