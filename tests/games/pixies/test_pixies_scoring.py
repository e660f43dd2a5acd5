"""P15 to P18: the points of a round, and who wins."""

import pytest

from games.pixies.table import play_moves, play_until_round, points, table, with_areas


def test_the_worked_example_gives_forty_points() -> None:
    assert points("b1+6/? b2+4 m3 b4* g5/? r6 r7-1/? b8-3/? r9") == {
        "validated": 21,
        "symbols": 11,
        "zone": 8,
        "face_down": 0,
        "total": 40,
    }


def test_the_worked_example_gives_forty_points_when_it_is_played_as_well() -> None:
    pos = with_areas(table(), "b1+6/b5 b2+4 m3 b4* g5/r5 r6 r7-1/y5 b8-3/b5-2 .")
    pos = play_moves(pos, "r9 y6 y3 y2+2 | r9 y6")
    assert pos.view()["rounds"][0][0]["total"] == 40


def test_p15_each_validated_card_gives_its_value() -> None:
    assert points("b1+6/? . g3+2/? . . . . . r9/?")["validated"] == 13


def test_p15_a_card_that_is_not_validated_gives_no_value_and_a_face_down_one_neither() -> None:
    assert points("b1+6 . ./g3+2 . . . . . r9/g9-4")["validated"] == 9


def test_p16_spirals_add_and_crosses_subtract_validated_or_not() -> None:
    assert points("b1+6 . g3+2/? . . . . . r9")["symbols"] == 8
    assert points("b1+6 . . . . . y7-5/? . b9-6")["symbols"] == 6 - 5 - 6


def test_p16_symbols_of_face_down_cards_do_not_count() -> None:
    assert points("./b2+4 . . . . . . . r9/b9-6")["symbols"] == 0


def test_p16_a_special_card_gives_a_spiral_for_each_face_up_card_of_its_colour_and_itself() -> None:
    assert points("r1* . . . . r6 . . r9")["symbols"] == 3
    assert points("r1*/? . . . . r6/? . . r9")["symbols"] == 3
    assert points(". . . . r5* . . . .")["symbols"] == 1


def test_p16_a_special_card_counts_multicolour_cards_but_no_other_colours() -> None:
    assert points("r1* . m3 . . y6 . r8 .")["symbols"] == 3


def test_p16_a_special_card_counts_no_face_down_cards_and_nothing_when_it_lies_face_down_itself() -> None:
    assert points("r1*/r1+3 ./r2+5 . . . . . . r9/r5")["symbols"] == 2
    assert points("./r1* . . . . r6 . . r9")["symbols"] == 0


def test_p16_two_special_cards_of_a_colour_count_each_for_itself() -> None:
    assert points("r1* . . . r5* . . . r9")["symbols"] == 6


def test_p16_a_rounds_score_may_be_negative() -> None:
    assert points(". . . . . . . . b9-6")["total"] == -6


def test_p17_a_single_card_is_no_zone() -> None:
    assert points("b1+6 g2+3 . . . . . . r9")["zone"] == 0


def test_p17_cards_of_a_colour_that_touch_by_their_edges_are_a_zone_validated_or_not() -> None:
    assert points("b1+6 b2+4/? . . b5 . . . .")["zone"] == 6


def test_p17_cards_that_touch_diagonally_are_no_zone() -> None:
    assert points("b1+6 . . . b5 . . . b9-1")["zone"] == 0


def test_p17_the_ends_of_two_rows_do_not_touch() -> None:
    assert points(". . b3+3 b4 . b6+1 b7-3 . .")["zone"] == 4  # 3 and 6, or 4 and 7
    assert points("b1+6 . b3+3 b4 . . . . .")["zone"] == 4  # 1 and 4


def test_p17_face_down_cards_are_in_no_zone() -> None:
    assert points("b1+6 ./b2+4 b3+3 . . . . . .")["zone"] == 0


@pytest.mark.parametrize(("number", "each"), [(1, 2), (2, 3), (3, 4)])
def test_p17_each_card_of_the_zone_gives_two_three_or_four_points_by_round(number: int, each: int) -> None:
    assert points("g1+5 g2+3 g3+2 . . . . . .", number)["zone"] == 3 * each


def test_p17_only_the_single_largest_zone_counts() -> None:
    assert points("g1+5 g2+3 g3+2 . . . r7-1 r8 .")["zone"] == 6
    assert points("g1+5 g2+3 . . . . g7 g8-2 .")["zone"] == 4
    assert points("g1+5 g2+3 . . . . r7-1 r8 r9")["zone"] == 6


@pytest.mark.parametrize("colour", ["b1+6 b4", "g1+5 g4-1", "y1+4 y4-1", "r1+3 r4"])
def test_p17_a_multicolour_card_belongs_to_every_colour(colour: str) -> None:
    one, four = colour.split()
    assert points(f"{one} m2 . {four} . . . . .")["zone"] == 6


def test_p17_all_cards_of_a_zone_share_one_common_colour_so_a_multicolour_card_joins_no_two_colours() -> None:
    assert points("b1+6 m2 r3+4 . . . . . .")["zone"] == 4
    assert points("b1+6 m2 m3 . . r6 . . r9")["zone"] == 8


def test_p17_multicolour_cards_alone_are_a_zone() -> None:
    assert points(". m2 m3 . . . . . .")["zone"] == 4


def test_p17_a_zone_may_fill_the_area() -> None:
    assert points("b1+6 b2+4 m3 b4 b5 m6-1 m7-1 b8-3 b9-1", 3)["zone"] == 36


def test_p18_after_three_rounds_the_highest_total_wins() -> None:
    pos = play_until_round(table(4), None)
    rounds = pos.view()["rounds"]
    totals = [sum(played[seat]["total"] for played in rounds) for seat in range(4)]
    assert pos.result == {
        "scores": totals,
        "ranks": [1 + sum(other > total for other in totals) for total in totals],
        "winners": [seat for seat in range(4) if totals[seat] == max(totals)],
    }


def test_p18_players_tied_for_the_highest_total_share_the_win() -> None:
    last_turn = with_areas(table(3), "b1+6 b2+4 b3+3 b4 b5 b6+1 b7-3 b8-3 .", number=3, totals=(0, 50, 41))
    pos = play_moves(last_turn, "b9-1 r5 g5 | b9-1 r5 g5")
    assert pos.result == {"scores": [43, 50, 41], "ranks": [2, 1, 3], "winners": [1]}
    tied = with_areas(last_turn, number=3, totals=(0, 43, 41))
    pos = play_moves(tied, "b9-1 r5 g5 | b9-1 r5 g5")
    assert pos.result == {"scores": [43, 43, 41], "ranks": [1, 1, 3], "winners": [0, 1]}


def test_p18_there_is_no_result_before_the_end() -> None:
    assert table().result is None
    assert play_until_round(table(), 3).result is None
