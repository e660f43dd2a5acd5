"""P1 and P2: the cards, and the nine cells."""

import itertools
import re

import pytest

from games.pixies.table import BASIC, points, table

NAME = re.compile(r"[bgyrm][1-9]([+-][1-6]|\*)?")


def test_p1_there_are_seventy_cards_and_all_names_differ() -> None:
    deck = table().view()["unseen"]
    assert len(deck) == len(set(deck)) == 70
    assert sorted(BASIC) == deck


def test_p1_a_name_is_colour_value_and_spirals_crosses_or_the_special_mark() -> None:
    assert all(NAME.fullmatch(card) for card in table().view()["unseen"])


def test_p1_sixteen_cards_of_each_colour_and_six_of_all_four() -> None:
    colours = [card[0] for card in table().view()["unseen"]]
    assert {colour: colours.count(colour) for colour in "bgyrm"} == {"b": 16, "g": 16, "y": 16, "r": 16, "m": 6}


@pytest.mark.parametrize("card", BASIC)
def test_p1_a_card_has_the_value_and_symbols_of_its_name(card: str) -> None:
    value = int(card[1])
    lying = ["."] * 9
    lying[value - 1] = f"{card}/?"
    symbols = 1 if card.endswith("*") else int(card[2:] or 0)
    assert points(" ".join(lying)) == {
        "validated": value,
        "symbols": symbols,
        "zone": 0,
        "face_down": 0,
        "total": value + symbols,
    }


def test_p2_each_player_has_nine_cells_and_they_are_empty() -> None:
    assert table(3).view()["areas"] == [[{"up": None, "down": None}] * 9] * 3


def test_p2_cells_are_numbered_in_reading_order_on_a_three_by_three_grid() -> None:
    blue = ["b1+6", "b2+4", "b3+3", "b4", "b5", "b6+1", "b7-3", "b8-3", "b9-1"]
    for one, other in itertools.combinations(range(9), 2):
        lying = " ".join(card if index in (one, other) else "." for index, card in enumerate(blue))
        touching = abs(one // 3 - other // 3) + abs(one % 3 - other % 3) == 1
        assert points(lying)["zone"] == (4 if touching else 0), f"cells {one + 1} and {other + 1}"
