"""What the planes of Clustered tell."""

import numpy as np
import pytest

import stol
from played import positions
from stol.games.clustered.components import NAMES
from stol.games.planes import named

GAME = stol.Game("clustered", players=2, table=[9, 7])
LATE = [position for position in positions(GAME) if isinstance(position.actor, int)][-8]


@pytest.fixture
def planes() -> dict[str, np.ndarray]:
    return named(GAME.planes, LATE.observe(1))


def test_every_card_lies_on_its_space(planes: dict[str, np.ndarray]) -> None:
    left, top = -4, -3
    played = [card for card in LATE.view()["cards"] if card["owner"] is not None]
    assert planes["starts"][0 - top, 0 - left] == planes["starts"].sum() == 1
    assert planes["owners"].sum() == len(played)
    for order, card in enumerate(played, 1):
        row, column, name = card["y"] - top, card["x"] - left, card["card"]
        assert planes["order"][row, column] == order
        assert planes["owners"][1 - card["owner"], row, column]
        assert planes["jokers"][row, column] == (name == "J")
        if name != "J":
            told = [planes[plane][:, row, column].argmax() for plane in ("numbers", "shapes", "fills")]
            assert ["123"[told[0]], "cst"[told[1]], "dfh"[told[2]]] == list(name)


def test_the_own_hand_and_deck_are_told_by_kind(planes: dict[str, np.ndarray]) -> None:
    view = LATE.view()
    for plane, cards in ((planes["hand"], view["hands"][1]), (planes["unknown"][0], view["unseen"][1])):
        assert sorted(np.repeat(NAMES, plane).tolist()) == cards


def test_of_others_hand_and_deck_are_one(planes: dict[str, np.ndarray]) -> None:
    view = LATE.view()
    assert sorted(np.repeat(NAMES, planes["unknown"][1]).tolist()) == sorted(view["hands"][0] + view["unseen"][0])
    assert planes["hands"].tolist() == [len(view["hands"][1]), len(view["hands"][0])]
