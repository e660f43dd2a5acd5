"""Below the drawing: buttons for the selected move and for moves without a place in the drawing."""

from collections.abc import Iterator

import htpy as h
from htpy import Node, Renderable

from stol.web.html import kit
from stol.web.html.table_help import why_box
from stol.web.scene.generic.advice import AIM, offer, place_of_move
from stol.web.scene.scene import Scene


def draw_tray(scene: Scene) -> Node:
    if not scene.legal:
        return None
    return h.section(".tray.generic", aria_label=scene.say("generic-moves"))[
        why_box(scene), list(action_buttons(scene))
    ]


def action_buttons(scene: Scene) -> Iterator[Renderable]:
    aimed = scene.picked.get(AIM)
    placed = [move for move in scene.legal if place_of_move(scene.view, move)]
    if aimed in placed and aimed is not None:
        yield kit.play(aimed, key="Enter", goal=aimed in scene.goals)[offer(scene, aimed), h.kbd["↵"]]
        back = scene.say("generic-back")
        yield h.a(".button", href=scene.pick(), data_pick=True, data_key="Escape")[back, h.kbd["Esc"]]
    elif placed:
        yield h.p(".hint")[scene.say("generic-choose")]
    for move in scene.legal:
        if move not in placed:
            yield kit.play(move, goal=move in scene.goals)[offer(scene, move)]
