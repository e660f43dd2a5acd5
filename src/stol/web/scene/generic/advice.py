"""A move: where in the drawing it is made, the query that aims at it, and its words."""

from stol.games.drawing import Place
from stol.games.registry import find
from stol.web.scene.scene import Scene, View
from stol.web.scene.words import signed

AIM = "at"
"""What an address calls the move that is picked."""


def place(view: View, move: str) -> Place | None:
    """Where in the drawing a move is made, if the game says so."""
    drawing = find(view["game"]).drawing
    return drawing.place(view, move) if drawing else None


def aim(scene: Scene, move: str) -> dict[str, str]:
    return {AIM: move} if place(scene.view, move) else {}


def offer(scene: Scene, move: str) -> str:
    """By the game's words, with what it brings where the game can tell."""
    game = find(scene.view["game"])
    words = game.drawing.words(scene.view, move) if game.drawing else move
    if game.preview is None or scene.seat is None:
        return words
    gain = game.preview(scene.view, scene.seat, [move])[move]["total"]
    return scene.say("generic-gain", move=words, gain=signed(gain)) if gain else words
