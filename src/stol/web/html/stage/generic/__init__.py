"""The table of any game without a stage of its own: its drawing, with its moves as places in it or as buttons below."""

import htpy as h

from stol.web.html.stage.drawing import Drawing
from stol.web.html.stage.generic.board import board
from stol.web.html.stage.generic.chance import chances
from stol.web.html.stage.generic.points import result
from stol.web.html.stage.generic.side import side
from stol.web.html.stage.generic.transcript import transcript
from stol.web.html.stage.generic.tray import tray
from stol.web.scene.generic.words import progress, turn
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
        words=transcript(scene),
        scrolls=True,
    )
