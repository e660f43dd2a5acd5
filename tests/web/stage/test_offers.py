"""What can be picked comes with the page: it is small, complete, and absent where the server answers."""

import json
import random
import re
from collections.abc import Iterator

import pytest
from bench.pages import compressed, draw, scene_at_table, with_pick

from stol import Game, Position
from stol.web.scene.scene import Scene

MOST = 30_000
"""Bytes of a page and its moves together, compressed."""
GAMES = [
    Game.of("pixies", 6, {"flower_power": True}),
    Game.of("onecard", 4, {"draft": True}),
    Game.of("clustered", 8, {}),
    Game.of("ingenious", 4, {"teams": True, "open_partners": True}),
]
OFFERS = re.compile(r'<script id="offers" type="application/json">(.*?)</script>', re.DOTALL)


def choices(game: Game) -> list[tuple[Position, Position]]:
    """Positions of a random game where a seat is to move, each with the one before."""
    rng, line = random.Random(7), [game.start()]
    while line[-1].actor is not None:
        line.append(line[-1].play(rng.choice(line[-1].legal() or list(line[-1].chance()))))
    return [(line[at], line[at - 1]) for at in range(1, len(line)) if isinstance(line[at].actor, int)]


def scenes(game: Game) -> Iterator[Scene]:
    """Where most can be done, and late in the game."""
    found = choices(game)
    widest = max(found, key=lambda pair: len(pair[0].legal()))
    for position, before in (widest, found[len(found) // 2], found[-4]):
        yield scene_at_table(position, before)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_page_with_all_its_moves_stays_small(game: Game) -> None:
    for scene in scenes(game):
        assert compressed(draw(with_pick(scene)).encode()) < MOST


@pytest.mark.parametrize("game", GAMES[::3], ids=lambda game: game.key)
def test_only_at_the_table_of_the_one_who_is_to_move_is_anything_offered(game: Game) -> None:
    scene = next(scenes(game))
    (offers,) = OFFERS.findall(draw(scene))
    assert json.loads(offers)["address"] == scene.address
    for other in ({"seat": None, "legal": ()}, {"legal": ()}, {"moment": {"ply": "3"}}, {"reason": "No."}):
        assert not OFFERS.findall(draw(Scene(**vars(scene) | other)))
