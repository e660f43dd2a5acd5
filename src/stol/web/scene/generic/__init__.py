"""Any game without a scene of its own: moves by the game's words, or as they are written."""

from stol.games.drawing import Place
from stol.games.registry import find
from stol.text import Say, Wording
from stol.web.scene.scene import Awaited, Scene, View

AIM = "at"
"""What an address calls the move that is picked."""


def progress(view: View, say: Say) -> str:
    return say("generic-ply", ply=view["ply"])


def aim(scene: Scene, move: str) -> dict[str, str]:
    return {AIM: move} if place(scene.view, move) else {}


def offer(scene: Scene, move: str) -> str:
    drawing = find(scene.view["game"]).drawing
    return drawing.words(scene.view, move) if drawing else move


def wording(_say: Say) -> Wording:
    return {}


def awaited(scene: Scene) -> Awaited:
    return Awaited("card", scene.say("generic-chance"))


def place(view: View, move: str) -> Place | None:
    """Where in the drawing a move is made, if the game says so."""
    drawing = find(view["game"]).drawing
    return drawing.place(view, move) if drawing else None
