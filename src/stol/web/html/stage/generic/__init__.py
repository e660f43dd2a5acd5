"""The table of a game of another package: its own drawing, with moves as links in it or as buttons below."""

import htpy as h

from stol.web.html.stage.drawing import Drawing
from stol.web.html.stage.generic.board import draw_board
from stol.web.html.stage.generic.chance import chances
from stol.web.html.stage.generic.points import result
from stol.web.html.stage.generic.side import draw_side
from stol.web.html.stage.generic.transcript import transcript
from stol.web.html.stage.generic.tray import draw_tray
from stol.web.scene.generic.words import progress, turn_text
from stol.web.scene.scene import Scene

__all__ = ["chances", "draw", "result"]


def draw(scene: Scene) -> Drawing:
    return Drawing(
        stage=h.main(".stage.generic")[draw_board(scene)],
        side=draw_side(scene),
        tray=draw_tray(scene),
        turn=turn_text(scene),
        progress=progress(scene.view, scene.say),
        last_move=turn_text(scene),
        transcript=transcript(scene),
        scrolls=True,
    )
