"""Moves and outcomes of Clustered as text, and the reasons for refusing them."""

import numpy as np
import pytest

from games.clustered.table import deal, play_moves, random_positions, refusal
from stol import Game


@pytest.mark.parametrize(
    "text",
    [
        "", "2tf", "2tf@", "2tf@1", "2tf@1,0,0", "2tf@ 1,0", "2tf@+1,0", "2tf@01,0", "2tf@-0,1", "2tf@1,0 ", "2tf@1;0",
        "2tf@1,0\n", "2tf@\N{ARABIC-INDIC DIGIT ONE},0", "discard", "Discard 1sh", "1sh@1.0,0", "pass",
    ],
)  # fmt: skip
def test_what_is_no_move_is_told_how_moves_look(text: str) -> None:
    said = refusal(deal("1sh 1sd 1sf 2sh J"), text)
    assert "is no move: a card is played like 2tf@3,-1 or discarded like discard 2tf" in said


@pytest.mark.parametrize("text", ["4sh@1,0", "1hs@1,0", "1SH@1,0", "j@1,0", "JJ@1,0", "discard 4sh", "discard  1sh"])
def test_c1_an_unknown_card_is_told_how_cards_are_named(text: str) -> None:
    said = refusal(deal("1sh 1sd 1sf 2sh J"), text)
    assert "there is no card" in said
    assert "(C1)" in said


def test_the_start_card_can_not_be_played() -> None:
    assert "is no move" in refusal(deal("1sh 1sd 1sf 2sh J"), "*@1,0")


@pytest.mark.parametrize("place", ["31,0", "-31,0", "0,31", "0,-31", "999999999,0"])
def test_c9_a_space_beyond_the_edge_is_told_where_the_edge_is(place: str) -> None:
    said = refusal(deal("1sh 1sd 1sf 2sh J"), f"1sh@{place}")
    assert f"{place} is beyond the edge of the table, where x goes from -30 to 30 and y from -30 to 30 (C9)" in said


def test_c4_each_neighbour_that_does_not_fit_is_named() -> None:
    pos = play_moves(deal("1sh 1td 2cf 1sd 1th"), "1sh@1,0 J 1td@0,1 J")
    said = refusal(pos, "2cf@1,1")
    assert "1td of seat 0 lies beside it at 0,1, and they share nothing" in said
    assert "1sh of seat 0 lies beside it at 1,0, and they share nothing" in said
    assert said.endswith("(C4)")


def test_c5_a_placement_when_nothing_can_be_played_is_told_to_discard() -> None:
    pos = deal("1sh 1sd 1sf 2sh J", table=[1, 1])
    said = refusal(pos, "1sh@0,0")
    assert "0,0 is not free" in said
    assert said.endswith("no card in hand can be played, so one is discarded (C5)")


def test_c5_a_card_that_is_not_in_hand_can_not_be_discarded() -> None:
    pos = deal("1sh 1sd 1sf 2sh J", table=[1, 1])
    assert "3cf is not in hand, which holds 1sd, 1sf, 1sh, 2sh, J (C5)" in refusal(pos, "discard 3cf")


def test_an_outcome_is_a_card_that_is_left_in_the_deck() -> None:
    pos = play_moves(Game("clustered", 2).start(), "1sh J J")
    assert "no 1sh is left in the deck of seat 0 (C1)" in refusal(pos, "1sh")
    assert "no J is left in the deck of seat 0 (C1)" in refusal(pos, "J")
    assert "there is no card '1sh@1,0'" in refusal(pos, "1sh@1,0")


@pytest.mark.parametrize("table", [[1, 1], [2, 3], [7, 5], None])
def test_every_move_is_read_as_it_is_written(table: list[int] | None) -> None:
    for pos in random_positions(Game("clustered", 2, table=table).start()):
        state, notation = pos.state, pos.game.definition.notation
        for move in pos.legal():
            assert notation.write_moves(state, np.array([notation.read_move(state, move)])) == [move]
