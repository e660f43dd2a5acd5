"""Any game without a stage of its own: its drawing, with its moves as places in it or as buttons below."""

import htpy as h
from htpy import Node

from stol import draw as drawings
from stol.web.html import kit
from stol.web.html.stage.drawing import Drawing
from stol.web.html.stage.generic.board import board
from stol.web.html.stage.generic.chance import chances
from stol.web.html.stage.generic.result import result
from stol.web.html.stage.generic.side import side
from stol.web.html.stage.generic.tray import tray
from stol.web.scene.generic import progress
from stol.web.scene.scene import Scene

__all__ = ["chances", "draw", "result"]


def draw(scene: Scene) -> Drawing:
    return Drawing(
        stage=h.main(".stage.generic")[board(scene)],
        side=side(scene),
        tray=tray(scene),
        turn=turn(scene),
        where=progress(scene.view, scene.say),
        said=turn(scene),
        words=words(scene),
        scrolls=True,
    )


def turn(scene: Scene) -> str:
    actor = scene.view["actor"]
    if actor is None:
        return scene.say("over")
    if not isinstance(actor, int):
        return scene.say("generic-chance-acts")
    return scene.say("your-turn") if actor == scene.seat else scene.say("turn-of", name=scene.names[actor])


def words(scene: Scene) -> Node:
    """As a terminal has it; seats are told by name beside it."""
    return [h.pre[drawings.text(scene.view)], kit.why_box(scene)]
