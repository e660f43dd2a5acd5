"""Any move can be aimed at, whatever the game: then the page makes it with one press, and says what it does."""

import random
from dataclasses import replace

import pytest

from page_checks import read_page
from played import GAMES, choices
from stol import Game, Position
from stol.text import speak
from stol.web.html import stage
from stol.web.scene import games
from stol.web.scene.scene import Scene
from table_page import page

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def at(position: Position) -> Scene:
    seat = int(position.actor or 0)
    return Scene(
        view=position.view(seat), before=None, seat=seat, legal=tuple(position.legal()),
        names=tuple(f"Person {number}" for number in range(position.game.players)), say=speak(), address="/tables/X",
    )  # fmt: skip


@every_game
def test_a_move_that_is_aimed_at_is_made_with_one_press(game: Game) -> None:
    rng, drawn = random.Random(1), games.find(game.key)
    for position in rng.sample(choices(game), 12):
        scene = at(position)
        move = rng.choice(scene.legal)
        aimed = replace(scene, picked=drawn.aim(scene, move))
        shown = read_page(str(page(aimed, stage.find(game.key).draw(aimed))))
        assert shown.all("button", name="move", value=move), move


@every_game
def test_all_moves_are_called_by_names_of_their_own(game: Game) -> None:
    rng, drawn = random.Random(2), games.find(game.key)
    for position in rng.sample(choices(game), 12):
        scene = at(position)
        some = rng.sample(scene.legal, min(20, len(scene.legal)))
        names = [drawn.offer(scene, move) for move in some]
        assert all(names)
        assert len(set(names)) == len(some)
