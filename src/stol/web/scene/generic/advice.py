"""A move: its place in the drawing, the query of the address that selects it, and its description."""

from stol.games.drawing import Place
from stol.games.registry import find
from stol.games.view import View
from stol.web.scene.scene import Scene
from stol.web.scene.words import gain_text

AIM = "at"
"""The query key of the selected move."""


def place_of_move(view: View, move: str) -> Place | None:
    """The place of a move in the drawing, if the game has one."""
    drawing = find(view["game"]).drawing
    return drawing.place(view, move) if drawing else None


def aim(scene: Scene, move: str) -> dict[str, str]:
    return {AIM: move} if place_of_move(scene.view, move) else {}


def offer(scene: Scene, move: str) -> str:
    """A move in the game's own words; with its gain, if the game has previews."""
    game = find(scene.common["game"])
    words = game.drawing.words(scene.view, move) if game.drawing else move
    if game.preview is None or scene.seat is None:
        return words
    gain = game.preview(scene.view, scene.seat, [move])[move]["total"]
    return scene.say("generic-gain", move=words, gain=gain_text(scene.say, gain)) if gain else words
