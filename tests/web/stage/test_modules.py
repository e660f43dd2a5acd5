"""Every game's stage and scene have the same modules for the same concerns."""

from pathlib import Path

import pytest

from stol.games.registry import KEYS
from stol.web import scene
from stol.web.html import stage
from stol.web.scene.games import GameScene, find

STAGE = {"__init__", "board", "chance", "offers", "points", "side", "transcript", "tray"}
"""What lies on the table, the picker for real components, what can be picked, scores, the players, the position in
words, the hand."""
SCENE = {"__init__", "advice", "explain", "firsts", "look", "news", "telling", "words"}
"""How to make and name a move, what the last one scored, what is told once, the scene with what is picked and
previewed, the last move, the points of a finished game step by step, names and sentences."""

MORE_STAGE = {
    "clustered": {"comparison": "why a card does not fit is seen attribute by attribute"},
    "onecard": {
        "card": "one card with its crosses, which the board and the side draw",
        "dice": "the mat with the dice, on which a person also chooses",
        "telling": "scored cards left the table, so they are drawn again while their points are told",
    },
}
LESS_STAGE = {"generic": {"offers": "what a selection would change is not known, so the server shows it"}}
MORE_SCENE = {
    "clustered": {"counting": "a guided game lights the cards that a move would make count"},
    "ingenious": {
        "aiming": "the tile in hand can be turned, so the query gives more than a selection",
        "parties": "teams share a score track, so tracks belong to parties instead of seats",
    },
    "pixies": {"choice": "a card of the market can have several moves, which the query narrows down"},
}
"""The modules that one game alone needs, with the reason."""

LESS_SCENE = {
    "generic": {
        "look": "a view without a known shape has nothing to look up",
        "news": "the last move can't be found in a view without a known shape",
        "telling": "where its points come from is not known",
    }
}
"""The modules that games of other packages have no use for, with the reason."""

every_game = pytest.mark.parametrize("game", [*KEYS, "generic"])


def modules(package: str, game: str) -> set[str]:
    return {path.stem for path in (Path(package).parent / game).glob("*.py")}


@every_game
def test_a_stage_has_the_usual_modules_and_those_with_a_reason(game: str) -> None:
    assert modules(stage.__file__, game) == STAGE - LESS_STAGE.get(game, {}).keys() | MORE_STAGE.get(game, {}).keys()


@every_game
def test_a_scene_has_the_usual_modules_and_those_with_a_reason(game: str) -> None:
    assert modules(scene.__file__, game) == SCENE - LESS_SCENE.get(game, {}).keys() | MORE_SCENE.get(game, {}).keys()


@every_game
def test_a_scene_has_every_function_that_is_asked_of_it(game: str) -> None:
    asked = [name for name in vars(GameScene) if not name.startswith("_")]
    assert len(asked) >= 10
    assert all(callable(getattr(find(game), name, None)) for name in asked)
