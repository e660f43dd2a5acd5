"""The progress of a game, and whose turn it is."""

from typing import cast

from stol.games.view import BaseView, View
from stol.text import Say, Wording
from stol.web.scene.scene import Awaited, Scene


def progress(view: View, say: Say) -> str:
    return say("generic-ply", ply=cast("BaseView", view)["ply"])


def turn_text(scene: Scene) -> str:
    actor = scene.common["actor"]
    if actor is None:
        return scene.say("over")
    if not isinstance(actor, int):
        return scene.say("generic-chance-acts")
    return scene.say("your-turn") if actor == scene.seat else scene.say("turn-of", name=scene.names[actor])


def wording(_say: Say) -> Wording:
    return {}


def awaited(scene: Scene) -> Awaited:
    return Awaited("card", scene.say("generic-chance"))
