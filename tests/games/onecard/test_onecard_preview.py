"""Previews of moves and the points of unfinished cards match the game's own scoring."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import pytest

import stol
from random_games import positions
from stol import Game
from stol.games.onecard.analysis import unfinished
from stol.games.registry import find

if TYPE_CHECKING:
    from stol.games.onecard.view import OnecardView

GAMES = [Game("onecard", players=3), Game("onecard", players=2, draft=True)]


def preview(view: Mapping[str, object], seat: int, moves: list[str]) -> dict[str, dict[str, object]]:
    asked = find("onecard").preview
    assert asked
    return {move: dict(items) for move, items in asked(view, seat, moves).items()}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_legal_move_has_a_preview_and_only_cards_bring_something(game: Game) -> None:
    for position in positions(game)[::3]:
        if isinstance(position.actor, int):
            found = preview(position.view(position.actor), position.actor, position.legal())
            assert list(found) == position.legal()
            assert all(bool(items["crossed"]) == move.startswith("mark") for move, items in found.items())
            assert all(items["scored"] or items["total"] == 0 for items in found.values())


def test_a_card_that_would_be_scored_brings_its_points() -> None:
    hand = [{"card": "06", "marks": {"r": 0, "y": 1, "g": 2, "b": 4, "p": 2}}]
    view = {"options": {"draft": False, "deck": None}, "dice": "yyppp", "hands": [[], hand]}
    assert preview(view, 1, ["mark 06", "pass"]) == {
        "mark 06": {"total": 3 + 2 + 4 + 5 + 5, "scored": True, "crossed": {"y": 2, "p": 3}, "misfits": ()},
        "pass": {"total": 0, "scored": False, "crossed": {}, "misfits": ()},
    }


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_unfinished_cards_are_worth_what_the_score_says(game: Game) -> None:
    for position in positions(game)[::20]:
        view = position.view()
        cards = unfinished(cast("OnecardView", view))
        sums = [sum(cards[card["card"]] for card in hand) for hand in view["hands"]]
        assert sums == [items["unfinished"] for items in stol.score(view)]
