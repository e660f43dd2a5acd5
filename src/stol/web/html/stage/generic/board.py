"""The game's own drawing, with a link on every place where a move can be made."""

import htpy as h
from htpy import Node
from markupsafe import escape

from stol import draw as drawings
from stol.web.html import kit
from stol.web.scene.generic.advice import AIM, offer, place_of_move
from stol.web.scene.scene import Scene

END = "</svg>"


def draw_board(scene: Scene) -> Node:
    """The game's own SVG, which is trusted as its rules are, with the links on top."""
    drawn = drawings.svg(scene.view).rstrip().removesuffix(END)
    return h.div(".mat")[kit.svg(f"{drawn}{''.join(spot_links(scene))}{END}")]


def spot_links(scene: Scene) -> list[str]:
    return [spot_link(scene, move) for move in scene.legal if place_of_move(scene.view, move)]


def spot_link(scene: Scene, move: str) -> str:
    x, y, width, height = place_of_move(scene.view, move) or (0, 0, 0, 0)
    aimed, goal = scene.picked.get(AIM) == move, move in scene.goals
    return (
        f'<a class="spot{" aimed" if aimed else ""}{" goal" if goal else ""}" data-spot'
        f' href="{escape(scene.pick(**{AIM: move}))}" data-move="{escape(move)}"'
        f'{" data-sure" if aimed else ""} aria-label="{escape(offer(scene, move))}">'
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/></a>'
    )
