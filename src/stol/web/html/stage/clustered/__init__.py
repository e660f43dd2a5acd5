"""The table of Clustered as HTML."""

from stol.web.html.pieces.clustered import defs
from stol.web.html.stage.clustered.board import draw_board
from stol.web.html.stage.clustered.chance import chances
from stol.web.html.stage.clustered.comparison import comparison
from stol.web.html.stage.clustered.offers import offers
from stol.web.html.stage.clustered.points import result
from stol.web.html.stage.clustered.side import draw_side
from stol.web.html.stage.clustered.transcript import transcript
from stol.web.html.stage.clustered.tray import draw_tray
from stol.web.html.stage.drawing import Drawing
from stol.web.scene.clustered.look import Look
from stol.web.scene.clustered.words import last_move_text, progress, turn_text
from stol.web.scene.scene import Scene

__all__ = ["chances", "draw", "result"]


def draw(scene: Scene) -> Drawing:
    look = Look(scene)
    return Drawing(
        stage=draw_board(look),
        side=None if scene.told else draw_side(look),
        tray=draw_tray(look),
        turn=turn_text(look),
        progress=progress(scene.view, scene.say),
        last_move=last_move_text(look),
        transcript=transcript(look),
        defs=defs(look.view["players"]),
        scripts=("cloth", "choose-clustered"),
        offers=lambda: offers(look),
        figure=comparison(look),
    )
