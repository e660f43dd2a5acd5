"""Moves as text, and the reasons given for those that are not legal."""

from collections.abc import Callable

import pytest

from games.pixies.table import play_moves, table
from stol import Game, IllegalMove, Position


def single_four() -> Position:
    """Seat 0 has a 4 that is not validated and is to move."""
    return play_moves(table(), "b4+1 g4+4 y1+4 r2+5 | b4+1 y1+4")


def validated_four() -> Position:
    """Seat 0 has a validated 4 and is to move."""
    return play_moves(single_four(), "g4+4=new r2+5 | y4+3 r4 r9 b9-1 | r9")


def reason(pos: Position, move: object) -> str:
    with pytest.raises(IllegalMove) as caught:
        pos.play(move)  # type: ignore[arg-type]  # some are no text
    return str(caught.value)


@pytest.mark.parametrize("nonsense", ["b4+1@0", "b4+1@10", "b4+1=", "b4+1=both", "g4+4@", "g4+4@x"])
def test_what_may_follow_the_card_is_said(nonsense: str) -> None:
    said = reason(single_four(), nonsense)
    assert repr(nonsense) in said
    assert "=new, =old, or @1 to @9" in said


@pytest.mark.parametrize("nonsense", ["", "pass", "z4+1", "b4+9", "B4+1", " g4+4", "g4+4 =new", "g4=new@3", "first:0"])
def test_a_card_that_does_not_exist_is_named(nonsense: str) -> None:
    said = reason(single_four(), nonsense)
    assert "there is no card" in said
    assert "(P1)" in said


@pytest.mark.parametrize("move", [None, 4, b"b4+1", ["b4+1"]])
def test_a_move_is_text(move: object) -> None:
    assert "text" in reason(single_four(), move)
    assert "text" in reason(table(), move)


@pytest.mark.parametrize("card", ["b1+6", "b4+1"])
def test_a_card_outside_the_market_is_refused_with_what_the_market_holds(card: str) -> None:
    assert reason(single_four(), card).endswith("the market, which holds g4+4, r2+5 (P4)")


@pytest.mark.parametrize("way", ["=new", "=old", "@2", "@7"])
def test_a_card_of_a_new_value_goes_face_up_says_p7(way: str) -> None:
    assert reason(single_four(), f"r2+5{way}").endswith("the card goes face up on cell 2: r2+5 (P7)")


@pytest.mark.parametrize("way", ["", "@4", "@7"])
def test_a_second_card_needs_the_choice_says_p8(way: str) -> None:
    assert "cell 4 holds a card that is not validated: say =new or =old" in reason(single_four(), f"g4+4{way}")
    assert reason(single_four(), f"g4+4{way}").endswith("(P8)")


@pytest.mark.parametrize("way", ["", "=new", "=old"])
def test_a_third_card_goes_face_down_says_p9(way: str) -> None:
    said = reason(validated_four(), f"y4+3{way}")
    assert "the card on cell 4 is validated" in said
    assert said.endswith("@1, @2, @3, @5, @6, @7, @8, @9 (P9)")


def test_a_third_card_goes_on_no_occupied_cell_says_p9() -> None:
    assert "cell 4 is not empty" in reason(validated_four(), "y4+3@4")
    assert reason(validated_four(), "y4+3@4").endswith("(P9)")


def test_before_anything_a_first_player_is_drawn_says_p3() -> None:
    start = Game("pixies", players=3).start()
    for outcome in ("b4+1", "first:3", "first:5"):
        assert reason(start, outcome).endswith("first:0 to first:2 (P3)")


def test_a_card_is_revealed_only_once_says_p4() -> None:
    assert reason(table().play("b4+1"), "b4+1").endswith("b4+1 is not in the deck any more (P4)")


def test_who_begins_is_drawn_only_once_says_p4() -> None:
    assert reason(table(), "first:1").endswith("now a card is revealed (P4)")


@pytest.mark.parametrize("outcome", ["", "first:", "first:9", "b4+1=new", "b4+1@7", "joker"])
def test_an_outcome_that_does_not_exist_is_refused(outcome: str) -> None:
    assert repr(outcome) in reason(table(), outcome)


@pytest.mark.parametrize("moment", [single_four, validated_four])
def test_every_legal_move_is_a_different_text_and_leads_to_a_different_position(moment: Callable[[], Position]) -> None:
    pos = moment()
    moves = pos.legal()
    assert len(set(moves)) == len(moves)
    assert len({pos.play(move) for move in moves}) == len(moves)
