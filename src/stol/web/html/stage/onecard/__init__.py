"""The table of Everything on 1 Card as HTML: dice, the viewer's cards, the other players' cards."""

from stol.web.html.stage.drawing import Drawing
from stol.web.html.stage.onecard.board import draw_board
from stol.web.html.stage.onecard.chance import chances
from stol.web.html.stage.onecard.offers import offers
from stol.web.html.stage.onecard.points import result
from stol.web.html.stage.onecard.side import scored_figure
from stol.web.html.stage.onecard.telling import draw_told
from stol.web.html.stage.onecard.transcript import transcript
from stol.web.html.stage.onecard.tray import draw_tray
from stol.web.scene.onecard.look import Look
from stol.web.scene.onecard.words import last_move_text, progress, turn_text
from stol.web.scene.scene import Scene

__all__ = ["chances", "draw", "result"]


def draw(scene: Scene) -> Drawing:
    look = Look(scene)
    return Drawing(
        stage=draw_told(look, scene.told.step) if scene.told else draw_board(look),
        tray=draw_tray(look),
        turn=turn_text(look),
        progress=progress(scene.view, scene.say),
        last_move=last_move_text(look),
        transcript=transcript(look),
        scripts=("choose-onecard",),
        offers=lambda: offers(look),
        figure=scored_figure(look),
        scrolls=True,
    )
