"""The table of Pixies as HTML: the viewer's nine cells, the market, the other players' cells."""

import htpy as h

from stol.web.html.pieces.pixies import defs
from stol.web.html.stage.drawing import Drawing
from stol.web.html.stage.pixies.board import near_area, other_areas
from stol.web.html.stage.pixies.chance import chances
from stol.web.html.stage.pixies.offers import offers
from stol.web.html.stage.pixies.points import result, round_sheet
from stol.web.html.stage.pixies.transcript import transcript
from stol.web.html.stage.pixies.tray import decision_panel, market
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import last_move_text, progress, turn_text
from stol.web.scene.scene import Scene

__all__ = ["chances", "draw", "result"]


def draw(scene: Scene) -> Drawing:
    look = Look(scene)
    played = [market(look), decision_panel(look), round_sheet(look)] if scene.told is None else None
    return Drawing(
        stage=h.main(class_=["stage", "pix", f"with-{scene.common['players'] - 1}", {"told": scene.told is not None}])[
            near_area(look), other_areas(look), played
        ],
        turn=turn_text(look),
        progress=progress(scene.view, scene.say),
        last_move=last_move_text(look),
        transcript=transcript(look),
        defs=defs(),
        scripts=("choose-pixies",),
        offers=lambda: offers(look),
        scrolls=True,
    )
