"""Every illegal move is refused with a reason and a rule."""

import re
from collections.abc import Callable

import numpy as np
import pytest

from games.onecard.table import EQUAL, draft_table, play_moves, play_round_with, roll_and_stop, table
from stol import Game, IllegalMove, Position


def choosing() -> Position:
    return play_moves(table("06 12", "03 01"), *"oyypp")


def marking() -> Position:
    return roll_and_stop(table("06 12", "03 01"), "ooooo")


def drafting() -> Position:
    return play_moves(Game("onecard", draft=True).start(), *(f"{number:02}" for number in range(1, 11)))


def draft_choosing() -> Position:
    return play_moves(draft_table("01 02 03 04 05", "06 07 08 09 10", display="20 21 22"), *"oyypp")


def taking() -> Position:
    pos = draft_table("01 02 03 04 05", "06 07 08 09 10", display="20 21 22", deck=EQUAL)
    for colour in "roy":
        pos = play_round_with(pos, colour * 4 + "p", {0: "mark 01"})
    return pos


def dealing() -> Position:
    return play_moves(Game("onecard").start(), "06")


def rolling() -> Position:
    return table("06 12", "03 01")


CASES: list[tuple[Callable[[], Position], str, str]] = [
    (choosing, "keep ooy", "2 o can't be kept: the dice are oyypp (O5)"),
    (choosing, "keep r", "1 r can't be kept: the dice are oyypp (O5)"),
    (choosing, "keep oyypp", "at least one of the 5 dice is rerolled; to keep all say stop (O5)"),
    (choosing, "mark 06", "the roll does not count yet"),
    (choosing, "pass", "the roll does not count yet"),
    (choosing, "take 06", "in the draft variant only, which is not played here (O13, O14)"),
    (choosing, "hold 03,06,12", "in the draft variant only, which is not played here (O13, O14)"),
    (marking, "mark 06", "nothing of ooooo fits on card 06, so it can't be chosen (O7)"),
    (marking, "mark 03", "card 03 is not in play for seat 0, which has 06, 12 (O6)"),
    (marking, "stop", "the roll ooooo counts and is not rerolled; now it is pass, or mark with a card (O5, O6)"),
    (marking, "keep oo", "the roll ooooo counts and is not rerolled; now it is pass, or mark with a card (O5, O6)"),
    (marking, "take 06", "in the draft variant only"),
    (drafting, "hold 01,02,06", "06 was not dealt to seat 0, which holds three of 01, 02, 03, 04, 05 (O13)"),
    (drafting, "hold 01,02", "three different cards are held (O13)"),
    (drafting, "hold 01,02,02", "three different cards are held (O13)"),
    (drafting, "hold 01,02,03,04", "three different cards are held (O13)"),
    (drafting, "pass", "first everybody holds three of the five cards dealt, here of 01, 02, 03, 04, 05 (O13)"),
    (drafting, "take 20", "first everybody holds three of the five cards dealt"),
    (draft_choosing, "hold 01,02,03", "the roller now says stop, or keep"),
    (draft_choosing, "take 20", "the roller now says stop, or keep"),
    (lambda: draft_choosing().play("stop"), "take 20", "now uses the roll on one card or passes"),
    (lambda: draft_choosing().play("stop"), "hold 01,02,03", "now uses the roll on one card or passes"),
    (taking, "take 01", "card 01 does not lie open; 20, 21, 22 do (O14)"),
    (taking, "pass", "seat 0 has scored a card and first has to take one of the open ones: 20, 21, 22 (O14)"),
    (taking, "mark 02", "first has to take one of the open ones"),
    (taking, "hold 01,02,03", "first has to take one of the open ones"),
    (dealing, "06", "card 06 is not in the deck any more (O4)"),
    (dealing, "r", "a card is drawn now; no die is rolled"),
    (rolling, "06", "a die falls now, on one of the colours r, o, y, g, b, p (O5)"),
    (rolling, "stop", "there is no card 'stop'"),
]


@pytest.mark.parametrize(("position", "move", "reason"), CASES)
def test_an_illegal_move_is_refused_with_the_reason(position: Callable[[], Position], move: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=re.escape(reason)):
        position().play(move)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("", "is no move"),
        ("Stop", "is no move"),
        ("stop ", "is no move"),
        ("mark", "is no card ''"),
        ("mark 6", "is no card '6'"),
        ("mark 31", "is no card '31'"),
        ("mark 00", "is no card '00'"),
        ("mark  06", "is no card ' 06'"),
        ("take x", "is no card 'x'"),
        ("keep", "after keep come the colours"),
        ("keep ", "after keep come the colours"),
        ("keep z", "after keep come the colours"),
        ("keep --", "after keep come the colours"),
        ("keep yo", "the colours come in the order roygbp"),
        ("hold 03,02,01", "the three cards come in ascending order"),
        ("hold 1,2,3", "is no card '1'"),
        ("hold 01, 02, 03", "is no card ' 02'"),
    ],
)
def test_what_is_no_move_is_refused(move: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=re.escape(reason)):
        choosing().play(move)


@pytest.mark.parametrize("position", [choosing, marking, drafting, taking])
def test_every_legal_move_reads_as_it_is_written(position: Callable[[], Position]) -> None:
    pos = position()
    notation = pos.game.definition.notation
    for move in pos.legal():
        assert notation.write_moves(pos.state, np.array([notation.read_move(pos.state, move)])) == [move]
