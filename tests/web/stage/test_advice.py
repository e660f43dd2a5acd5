"""Advised moves in all games: the query selects the move, so that one button plays it; each has its own description."""

import random
from dataclasses import replace

import pytest

from page_checks import read_page
from random_games import GAMES, choices
from stol import Game, Position
from stol.text import speak
from stol.web.html import stage
from stol.web.scene import games
from stol.web.scene.scene import Scene
from table_page import page

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def scene_at(position: Position) -> Scene:
    seat = int(position.actor or 0)
    return Scene(
        view=position.view(seat), before=None, seat=seat, legal=tuple(position.legal()),
        names=tuple(f"Person {number}" for number in range(position.game.players)), say=speak(), address="/tables/X",
    )  # fmt: skip


@every_game
def test_the_page_of_a_selected_move_has_a_button_that_plays_it(game: Game) -> None:
    rng, drawn = random.Random(1), games.find(game.key)
    for position in rng.sample(choices(game), 12):
        scene = scene_at(position)
        move = rng.choice(scene.legal)
        aimed = replace(scene, picked=drawn.aim(scene, move))
        shown = read_page(str(page(aimed, stage.find(game.key).draw(aimed))))
        assert shown.all("button", name="move", value=move), move


@every_game
def test_every_move_has_its_own_description(game: Game) -> None:
    rng, drawn = random.Random(2), games.find(game.key)
    for position in rng.sample(choices(game), 12):
        scene = scene_at(position)
        some = rng.sample(scene.legal, min(20, len(scene.legal)))
        names = [drawn.offer(scene, move) for move in some]
        assert all(names)
        assert len(set(names)) == len(some)
