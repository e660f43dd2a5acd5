"""Previews of Clustered: the points that a move adds, item by item."""

import random
from typing import TYPE_CHECKING, cast

import pytest

from random_games import positions
from stol import Game
from stol.games.clustered.definition import DEFINITION
from stol.games.clustered.preview import preview

if TYPE_CHECKING:
    from stol.games.clustered.view import ClusteredView

GAMES = [
    Game("clustered", players=1, first_bonus=True, largest_bonus=True),
    Game("clustered", players=3, table=[9, 6], fast=True, first_bonus=True),
    Game("clustered", players=4, third_joker="all", largest_bonus=True),
    Game("clustered", players=8),
]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_preview_is_the_difference_that_the_move_makes(game: Game) -> None:
    choices = [position for position in positions(game) if isinstance(position.actor, int)]
    for position in random.Random(1).sample(choices, 12):
        seat, moves = int(position.actor or 0), position.legal()[::7]
        now = position.view(seat)["points"][seat]
        previews = preview(cast("ClusteredView", position.view(seat)), seat, moves)
        for move in moves:
            after = position.play(move).view(seat)["points"][seat]
            assert previews[move] == {item: after[item] - now[item] for item in now}


def test_the_game_is_asked_for_previews_by_its_definition() -> None:
    assert DEFINITION.preview is preview
