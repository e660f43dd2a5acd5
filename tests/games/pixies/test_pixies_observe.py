"""The planes of observations of Pixies."""

import numpy as np
import pytest

import stol
from random_games import positions
from stol.games.pixies.components import NAMES
from stol.games.planes import named

GAME = stol.Game("pixies", players=3, flower_power=True)
PLACED = [position for position in positions(GAME) if isinstance(position.actor, int)][40]
"""A position in mid-game in which a seat takes a card."""


@pytest.fixture
def planes() -> dict[str, np.ndarray]:
    return named(GAME.planes, PLACED.observe(1))


def name(number: int) -> str | None:
    return NAMES[number - 1] if number else None


def test_the_cards_of_each_seat_are_those_of_its_area(planes: dict[str, np.ndarray]) -> None:
    areas = PLACED.view()["areas"]
    for place, seat in enumerate([1, 2, 0]):
        for side in ("up", "down"):
            cards = [name(number) for number in planes[side][place].flatten()]
            assert cards == [cell[side] for cell in areas[seat]]


def test_features_are_what_is_printed_on_the_card(planes: dict[str, np.ndarray]) -> None:
    for row, column in np.argwhere(planes["up"][0]):
        card = NAMES[planes["up"][0, row, column] - 1]
        colours = planes["features"][0, row, column, :4]
        letters = card[: colours.sum()] if card[0] != "m" else "bgyr"  # a card of many colours has them all
        assert {letter for letter, has in zip("bgyr", colours, strict=True) if has} == set(letters)
    assert not planes["features"][planes["up"] == 0].any()


def test_a_card_of_the_market_has_its_own_cell(planes: dict[str, np.ndarray]) -> None:
    market = PLACED.view()["market"]
    assert [name(number) for number in planes["market"]][: len(market)] == market
    for card, features in zip(market, planes["market_features"], strict=False):
        value = next(letter for letter in card if letter.isdigit())
        assert features[:9].tolist() == [cell == int(value) for cell in range(1, 10)]
