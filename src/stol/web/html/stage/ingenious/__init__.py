"""The table of Ingenious as HTML."""

from stol.web.html.stage.drawing import Drawing
from stol.web.html.stage.ingenious.board import defs, draw_board
from stol.web.html.stage.ingenious.chance import chances
from stol.web.html.stage.ingenious.offers import offers
from stol.web.html.stage.ingenious.points import result
from stol.web.html.stage.ingenious.side import draw_side
from stol.web.html.stage.ingenious.transcript import transcript
from stol.web.html.stage.ingenious.tray import draw_tray
from stol.web.scene.ingenious.look import Look
from stol.web.scene.ingenious.words import last_move_text, progress, turn_text
from stol.web.scene.scene import Scene

__all__ = ["chances", "draw", "result"]


def draw(scene: Scene) -> Drawing:
    look = Look(scene)
    return Drawing(
        stage=draw_board(look),
        side=draw_side(look),
        tray=None if scene.told else draw_tray(look),
        turn=turn_text(look),
        progress=progress(scene.view, scene.say),
        last_move=last_move_text(look),
        transcript=transcript(look),
        defs=defs(look),
        scripts=("choose-ingenious",),
        offers=lambda: offers(look),
    )
