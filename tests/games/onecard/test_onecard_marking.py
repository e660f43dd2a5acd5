"""O6, O7 and O8: using the roll, and scoring a card."""

import pytest

from games.onecard.table import (
    EQUAL,
    card,
    cards,
    draw_replacements,
    fill_rows,
    marks,
    play_moves,
    play_round,
    points,
    roll_and_stop,
    score,
    table,
)
from stol import Position


def test_o6_everybody_passes_or_uses_the_roll_on_exactly_one_of_their_cards() -> None:
    pos = roll_and_stop(table("06 12", "03 01"), "oyypp")
    assert sorted(pos.legal()) == ["mark 06", "mark 12", "pass"]
    pos = pos.play("mark 06")
    assert sorted(pos.legal()) == ["mark 01", "mark 03", "pass"]
    pos = pos.play("pass")
    assert pos.view()["phase"] == "roll"
    assert marks(pos, 0, "06") == {"y": 2, "p": 2}
    assert marks(pos, 0, "12") == marks(pos, 1, "01") == marks(pos, 1, "03") == {}


def test_o6_they_are_asked_from_the_roller_clockwise() -> None:
    pos = play_round(table("06 12", "03 01", "20 30"), "oyypp", "pass", "pass", "pass")
    pos = roll_and_stop(pos, "oyypp")
    asked = []
    while pos.view()["phase"] == "mark":
        asked.append(pos.actor)
        pos = pos.play("pass")
    assert asked == [1, 2, 0]


def test_o6_nobody_sees_what_the_others_choose() -> None:
    pos = play_moves(roll_and_stop(table("06 12", "03 01", "20 30"), "oyypp"), "mark 06", "pass")
    assert pos.view()["chosen"] == ["mark 06", "pass", None]
    assert pos.view(0)["chosen"] == ["mark 06", None, None]
    assert pos.view(1)["chosen"] == [None, "pass", None]
    assert pos.view(2)["chosen"] == [None, None, None]
    other = play_moves(roll_and_stop(table("06 12", "03 01", "20 30"), "oyypp"), "mark 12", "mark 03")
    assert other != pos
    assert other.view(2) == pos.view(2)


def test_o6_it_happens_when_all_have_chosen() -> None:
    pos = play_moves(roll_and_stop(table("06 12", "03 01"), "oyypp"), "mark 06")
    assert marks(pos, 0, "06") == {}
    pos = pos.play("mark 03")
    assert marks(pos, 0, "06") == {"y": 2, "p": 2}
    assert pos.view()["chosen"] == [None, None]


def test_o7_a_colour_that_is_not_on_the_card_does_nothing() -> None:
    """The first worked example."""
    pos = play_round(table("06 12", "03 01"), "oyypp", "mark 06", "pass")
    assert marks(pos, 0, "06") == {"y": 2, "p": 2}


def test_o7_a_colour_that_does_not_fit_entirely_is_not_crossed_off() -> None:
    """The first worked example, continued: one yellow box is free for two dice."""
    pos = play_round(table("06 12", "03 01"), "oyypp", "mark 06", "pass")
    pos = play_round(pos, "yyppp", "pass", "mark 06")
    assert marks(pos, 0, "06") == {"y": 2, "p": 5}


def test_o7_as_many_boxes_as_dice_are_enough() -> None:
    pos = play_round(table("06 12", "03 01"), "ggrrr", "mark 06", "pass")
    assert marks(pos, 0, "06") == {"g": 2, "r": 3}
    pos = play_round(pos, "rrryp", "pass", "mark 06")
    assert marks(pos, 0, "06") == {"g": 2, "r": 6, "y": 1, "p": 1}


def test_o7_everything_that_fits_is_crossed_off() -> None:
    pos = play_round(table("06 12", "03 01"), "rygbp", "mark 06", "mark 03")
    assert marks(pos, 0, "06") == dict.fromkeys("rygbp", 1)
    assert marks(pos, 1, "03") == dict.fromkeys("ygbp", 1)


def test_o7_a_card_on_which_nothing_fits_cant_be_chosen() -> None:
    pos = roll_and_stop(table("06 12", "03 01"), "ooooo")
    assert pos.legal() == ["pass"]
    pos = play_round(table("06 12", "03 01"), "ggooo", "mark 06", "pass")
    pos = roll_and_stop(pos, "ggooo").play("pass")
    assert sorted(pos.legal()) == ["mark 12", "pass"]


def test_o7_everybody_is_asked_even_if_only_passing_is_possible() -> None:
    pos = roll_and_stop(table("06 07", "03 01"), "ooooo")
    assert (pos.actor, pos.legal()) == (0, ["pass"])
    pos = pos.play("pass")
    assert (pos.actor, pos.legal()) == (1, ["pass"])


def three_rows_of_card_06() -> Position:
    """Purple is full, of yellow one box is free, green is empty."""
    pos = play_round(table("06 12", "03 01"), "oyypp", "mark 06", "pass")
    return play_round(pos, "yyppp", "pass", "mark 06")


def test_o8_a_card_with_three_full_rows_is_scored_at_once_and_leaves_play() -> None:
    """The second worked example: 5 + 3 + 2, and 2 for one sun."""
    pos = play_round(three_rows_of_card_06(), "yggpp", "mark 06", "pass")
    assert pos.view()["scored"][0] == [{"card": "06", "marks": {"r": 0, "y": 3, "g": 2, "b": 0, "p": 5}, "points": 12}]
    assert cards(pos, 0) == ["12"]
    assert "06" not in pos.view()["unseen"]


def test_o8_two_full_rows_are_not_enough() -> None:
    pos = play_round(three_rows_of_card_06(), "ygoop", "mark 06", "pass")
    assert points(pos, 0) == {}
    assert marks(pos, 0, "06") == {"y": 3, "g": 1, "p": 5}


def test_o8_both_suns_give_five() -> None:
    """The third worked example: four rows of 4, and 5 for both suns."""
    pos = table("06 12", "03 01")
    for dice, choices in [
        ("oooor", ("mark 12", "pass")),
        ("rrbbb", ("pass", "mark 12")),
        ("ggyyy", ("mark 12", "pass")),
        ("rbggp", ("pass", "mark 12")),
    ]:
        assert points(pos, 0) == {}
        pos = play_round(pos, dice, *choices)
    assert points(pos, 0) == {"12": 21}


def test_o8_without_a_sun_only_the_boxes_count() -> None:
    pos = fill_rows(table("02 12", "03 01"), 0, "12", "ogp")
    assert points(pos, 0) == {"12": 12}


def test_o8_rows_that_are_not_full_give_nothing() -> None:
    pos = play_round(table("02 12", "03 01"), "rrrbb", "mark 12", "pass")
    assert points(fill_rows(pos, 0, "12", "ogp"), 0) == {"12": 12}


def test_o8_a_fourth_and_fifth_row_count_if_the_same_roll_completes_them() -> None:
    """So a card is worth at most 25 (O2)."""
    pos = fill_rows(table("01 02", "03 04", deck=EQUAL), 0, "01", "ro")
    pos = play_round(pos, "yyygg", "mark 01", "pass")
    pos = play_round(pos, "bbbgp", "pass", "mark 01")
    assert marks(pos, 0, "01") == {"r": 4, "o": 4, "y": 3, "g": 3, "b": 3}
    assert points(play_round(pos, "ygbpp", "mark 01", "pass"), 0) == {"01": 25}
    assert points(play_round(pos, "ygppp", "mark 01", "pass"), 0) == {"01": 21}
    assert points(play_round(pos, "ypppp", "mark 01", "pass"), 0) == {"01": 17}


def test_o8_a_scored_card_cant_be_used_again() -> None:
    pos = draw_replacements(play_round(three_rows_of_card_06(), "yggpp", "mark 06", "pass"))
    assert "mark 06" not in roll_and_stop(pos, "rrrrr").play("pass").legal()


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (card("06", p=5, y=3, g=2), 12),
        (card("12", r=4, o=4, b=4, g=4), 21),
        (card("12", r=4, o=4, b=3, g=4), 14),
        (card("12", r=4, o=4, b=4, g=4, p=4), 25),
    ],
)
def test_o8_the_worked_examples_typed_in(typed: dict[str, object], expected: int) -> None:
    assert score([[]], [[typed]]) == [{"scored": expected, "unfinished": 0, "total": expected}]
