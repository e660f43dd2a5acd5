"""The planes of observations of Clustered."""

import numpy as np
import pytest

import stol
from random_games import positions
from stol.games.clustered.components import NAMES
from stol.games.planes import named

GAME = stol.Game("clustered", players=2, table=[9, 7])
MARKS = "123cstdfhJ*"
"""The features of a card, in the order of the plane `cards`."""
LATE = [position for position in positions(GAME) if isinstance(position.actor, int)][-8]


@pytest.fixture
def planes() -> dict[str, np.ndarray]:
    return named(GAME.planes, LATE.observe(1))


def test_every_card_is_told_in_the_order_played(planes: dict[str, np.ndarray]) -> None:
    cards = LATE.view()["cards"]
    for number, card in enumerate(cards):
        assert planes["places"][number].tolist() == [card["x"], card["y"]]
        assert [mark for mark, there in zip(MARKS, planes["cards"][number], strict=True) if there] == list(card["card"])
        mine = card["owner"] == 1
        other = card["owner"] == 0
        assert planes["owners"][:, number].tolist() == [mine, other]
    assert not any(planes[name].T[..., len(cards) :].any() for name in ("places", "cards"))
    assert not planes["owners"][:, len(cards) :].any()


def test_the_own_hand_and_deck_are_told_by_kind(planes: dict[str, np.ndarray]) -> None:
    view = LATE.view()
    for plane, cards in ((planes["hand"], view["hands"][1]), (planes["unknown"][0], view["unseen"][1])):
        assert sorted(np.repeat(NAMES, plane).tolist()) == cards


def test_of_others_hand_and_deck_are_one(planes: dict[str, np.ndarray]) -> None:
    view = LATE.view()
    assert sorted(np.repeat(NAMES, planes["unknown"][1]).tolist()) == sorted(view["hands"][0] + view["unseen"][0])
    assert planes["hands"].tolist() == [len(view["hands"][1]), len(view["hands"][0])]
