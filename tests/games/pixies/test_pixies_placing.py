"""P7 to P10: where a card goes."""

import random

import pytest

from games.pixies.table import BASIC, cell, moves_with, play_moves, table
from stol import IllegalMove, Position

VALIDATED_FOUR = "b4+1 g4+4 y1+4 r2+5 | b4+1 y1+4 g4+4=new r2+5"
"""Seat 0 has a validated 4; the next turn is seat 1's."""


def test_p7_a_card_of_a_new_value_goes_face_up_on_its_own_cell() -> None:
    pos = play_moves(table(), "b7-3 g2+3 y9-2 r5")
    assert sorted(pos.legal()) == ["b7-3", "g2+3", "r5", "y9-2"]
    pos = pos.play("b7-3")
    assert cell(pos, 0, 7) == ("b7-3", None)
    assert sum(here["up"] is not None for here in pos.view()["areas"][0]) == 1


def test_p7_it_has_to_cover_a_face_down_card_on_its_cell_and_is_validated_at_once() -> None:
    pos = play_moves(table(), f"{VALIDATED_FOUR} | y4+3 b9-1 g8-2 r8 | g8-2 y4+3@9")
    assert cell(pos, 0, 9) == (None, "y4+3")
    pos = play_moves(pos, "r8=new")
    assert pos.legal() == ["b9-1"]
    pos = pos.play("b9-1")
    assert cell(pos, 0, 9) == ("b9-1", "y4+3")
    assert moves_with(play_moves(pos, "y9-2 r1+3 r3+4 r7-1"), "y9-2") == {
        f"y9-2@{free}" for free in (1, 2, 3, 5, 6, 7, 8)
    }


def test_p7_another_players_card_of_the_same_value_does_not_matter() -> None:
    pos = play_moves(table(), "b4+1 g4+4 y1+4 r2+5 | b4+1")
    assert moves_with(pos, "g4+4") == {"g4+4"}


def test_p8_a_second_card_of_a_value_leaves_the_choice_which_stays_face_up() -> None:
    pos = play_moves(table(), "b4+1 g4+4 y1+4 r2+5 | b4+1 y1+4")
    assert moves_with(pos, "g4+4") == {"g4+4=new", "g4+4=old"}
    assert cell(pos.play("g4+4=new"), 0, 4) == ("g4+4", "b4+1")
    assert cell(pos.play("g4+4=old"), 0, 4) == ("b4+1", "g4+4")


@pytest.mark.parametrize("choice", ["new", "old"])
def test_p8_the_upper_card_is_then_validated(choice: str) -> None:
    pos = play_moves(table(), f"b4+1 g4+4 y1+4 r2+5 | b4+1 y1+4 g4+4={choice} r2+5 | y4+3 r4 r9 b9-1 | r9")
    assert moves_with(pos, "y4+3") == {f"y4+3@{free}" for free in (1, 2, 3, 5, 6, 7, 8, 9)}


def test_p9_a_third_card_of_a_value_goes_face_down_on_any_empty_cell() -> None:
    pos = play_moves(table(), f"{VALIDATED_FOUR} | y4+3 r4 m4 b9-1 | b9-1")
    assert moves_with(pos, "y4+3") == {f"y4+3@{free}" for free in (1, 2, 3, 5, 6, 7, 8, 9)}
    pos = pos.play("y4+3@6")
    assert cell(pos, 0, 6) == (None, "y4+3")
    assert cell(pos, 0, 4) == ("g4+4", "b4+1")


def test_p9_a_cell_with_a_face_up_or_a_face_down_card_is_not_empty() -> None:
    pos = play_moves(table(), f"{VALIDATED_FOUR} | y4+3 b9-1 r8 r5 | r8 y4+3@6 r5 b9-1 | m4 y3 y8-1 b3+1")
    assert moves_with(pos, "m4") == {f"m4@{free}" for free in (1, 2, 3, 5, 7, 8)}


def test_p9_a_card_cant_be_slid_under_another() -> None:
    pos = play_moves(table(), "b4+1 g4+4 y1+4 r2+5 | b4+1 r2+5 g4+4=new y1+4 | y4+3 y9-2 r8 b9-1 | r8 y9-2 b9-1")
    with pytest.raises(IllegalMove, match="P9"):
        pos.play("y4+3@9")
    assert moves_with(pos, "y4+3") == {f"y4+3@{free}" for free in (1, 2, 3, 5, 6, 7, 8)}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_p10_a_face_up_card_lies_on_its_own_value_and_no_card_is_lost_or_doubled(players: int) -> None:
    dice = random.Random(players)
    pos = table(players)
    while pos.view()["round"] == 1:
        assert_p10(pos)
        pos = pos.play(dice.choice(sorted(pos.legal() or pos.chance())))


def assert_p10(pos: Position) -> None:
    view = pos.view()
    for area in view["areas"]:
        for number, here in enumerate(area, 1):
            assert here["up"] is None or here["up"][1] == str(number)
    lying = [card for area in view["areas"] for here in area for card in here.values() if card]
    assert sorted(lying + view["market"] + view["unseen"]) == sorted(BASIC)
