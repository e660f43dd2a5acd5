"""O13 and O14: the draft variant."""

from itertools import combinations

import pytest

from games.onecard.table import (
    EQUAL,
    cards,
    draft_table,
    draw_replacements,
    fill_rows,
    marks,
    play_moves,
    play_round,
    play_round_with,
    roll_and_stop,
)
from stol import Game, IllegalMove, Position

FIRST, SECOND = "01 02 03 04 05", "11 12 13 14 15"


def dealt_hands(*hands: str) -> Position:
    return play_moves(Game("onecard", players=len(hands), draft=True).start(), *" ".join(hands).split())


def test_o13_each_player_is_dealt_five_cards() -> None:
    pos = dealt_hands(FIRST, "15 14 13 12 11")
    assert [cards(pos, seat) for seat in (0, 1)] == [FIRST.split(), SECOND.split()]
    assert (pos.view()["phase"], pos.actor, pos.view()["deck"]) == ("hold", 0, 20)


def test_o13_and_keeps_three_of_them() -> None:
    pos = dealt_hands(FIRST, SECOND)
    assert sorted(pos.legal()) == [f"hold {','.join(three)}" for three in combinations(FIRST.split(), 3)]
    pos = play_moves(pos, "hold 01,03,05", "hold 11,12,15")
    assert [cards(pos, seat) for seat in (0, 1)] == [["01", "03", "05"], ["11", "12", "15"]]


def test_o13_all_choose_at_the_same_time() -> None:
    pos = dealt_hands(FIRST, SECOND, "21 22 23 24 25").play("hold 01,03,05")
    assert pos.actor == 1
    assert cards(pos, 0) == FIRST.split()
    assert pos.view()["chosen"] == ["hold 01,03,05", None, None]
    assert pos.view(0)["chosen"] == ["hold 01,03,05", None, None]
    assert pos.view(1)["chosen"] == [None, None, None]
    pos = play_moves(pos, "hold 11,12,13", "hold 23,24,25")
    assert pos.view()["chosen"] == [None, None, None]


def test_o13_the_others_go_back_into_the_deck() -> None:
    pos = play_moves(dealt_hands(FIRST, SECOND), "hold 01,03,05", "hold 11,12,13")
    assert {"02", "04", "14", "15"} <= set(pos.chance())
    assert pos.view()["deck"] == len(pos.chance()) == 24
    assert pos.view()["unseen"] == sorted(pos.chance())


def test_o13_the_three_are_in_play_from_the_start() -> None:
    pos = roll_and_stop(draft_table(FIRST, SECOND, display="20 21 22"), "bbbpp")
    assert sorted(pos.legal()) == ["mark 01", "mark 02", "mark 03", "pass"]


def test_o13_without_the_variant_nothing_is_held() -> None:
    pos = play_moves(Game("onecard").start(), "01", "02", "03", "04")
    assert pos.view()["phase"] == "roll"
    assert pos.view()["display"] == []


def test_o14_three_cards_are_laid_open_when_all_have_chosen() -> None:
    pos = play_moves(dealt_hands(FIRST, SECOND), "hold 01,03,05")
    assert pos.view()["display"] == []
    pos = pos.play("hold 11,12,13")
    for count, number in enumerate(["15", "02", "30"]):
        assert (pos.actor, pos.view()["phase"], len(pos.view()["display"])) == ("chance", "deal", count)
        pos = pos.play(number)
    assert (pos.view()["display"], pos.view()["phase"], pos.view()["roller"]) == (["02", "15", "30"], "roll", 0)
    assert pos.view()["deck"] == 21


def after_scoring(*seats: int) -> Position:
    """A game of three in which seat 2 has rolled and these seats have just scored a card."""
    hands = [" ".join(f"{5 * seat + number:02}" for number in range(1, 6)) for seat in range(3)]
    pos = draft_table(*hands, display="20 25 30", deck=EQUAL)
    for colour in "roy":
        pos = play_round_with(pos, colour * 4 + "p", {seat: f"mark {5 * seat + 1:02}" for seat in seats})
    return pos


def test_o14_who_scores_a_card_must_take_an_open_one() -> None:
    pos = after_scoring(0)
    assert (pos.actor, pos.view()["phase"]) == (0, "take")
    assert sorted(pos.legal()) == ["take 20", "take 25", "take 30"]
    pos = pos.play("take 25")
    assert cards(pos, 0) == ["02", "03", "25"]
    assert marks(pos, 0, "25") == {}
    assert pos.view()["display"] == ["20", "30"]


def test_o14_the_display_is_refilled_from_the_deck_after_each() -> None:
    pos = after_scoring(0).play("take 25")
    assert (pos.actor, pos.view()["phase"], pos.view()["deck"]) == ("chance", "deal", 18)
    assert sorted(pos.chance()) == pos.view()["unseen"]
    pos = pos.play("21")
    assert (pos.view()["display"], pos.view()["deck"]) == (["20", "21", "30"], 17)


def test_o14_they_take_clockwise_from_the_roller_and_the_last_is_refilled_too() -> None:
    pos = after_scoring(0, 1, 2)
    takers = []
    for taken, drawn in [("20", "16"), ("16", "17"), ("17", "18")]:
        assert pos.view()["roller"] == 2
        takers.append(pos.actor)
        pos = play_moves(pos, f"take {taken}", drawn)
    assert takers == [2, 0, 1]
    assert (pos.view()["display"], pos.view()["phase"], pos.view()["roller"]) == (["18", "25", "30"], "roll", 0)


def test_o14_a_card_that_does_not_lie_open_cant_be_taken() -> None:
    with pytest.raises(IllegalMove, match=r"21 does not lie open; 20, 25, 30 do \(O14\)"):
        after_scoring(0).play("take 21")


def test_o14_no_card_is_taken_after_the_end() -> None:
    pos = draw_replacements(after_scoring(0))
    for _ in range(3):
        pos = fill_rows(pos, 0, cards(pos, 0)[0], "gby")
        pos = pos if pos.actor is None else draw_replacements(pos)
    assert (pos.actor, len(cards(pos, 0)), len(pos.view()["display"])) == (None, 2, 3)


def test_the_draft_variant_is_otherwise_the_same() -> None:
    pos = play_round(draft_table(FIRST, SECOND, display="20 21 22"), "oyypp", "mark 03", "mark 12")
    assert marks(pos, 0, "03") == {"o": 1, "y": 2, "p": 2}
    assert marks(pos, 1, "12") == {"o": 1, "p": 2}
