"""The game's own drawing, with a link on every place where a move can be made."""

import htpy as h
from htpy import Node
from markupsafe import Markup, escape

from stol import draw as drawings
from stol.web.scene.generic.advice import AIM, offer, place
from stol.web.scene.scene import Scene

END = "</svg>"


def board(scene: Scene) -> Node:
    """The SVG is the game's own and so trusted as its rules are; the links are put on top of all that it draws."""
    drawn = drawings.svg(scene.view).rstrip().removesuffix(END)
    return h.div(".mat")[Markup(f"{drawn}{''.join(spots(scene))}{END}")]  # noqa: S704 - see above; our words are escaped


def spots(scene: Scene) -> list[str]:
    return [spot(scene, move) for move in scene.legal if place(scene.view, move)]


def spot(scene: Scene, move: str) -> str:
    x, y, width, height = place(scene.view, move) or (0, 0, 0, 0)
    aimed = scene.picked.get(AIM) == move
    return (
        f'<a class="spot{" aimed" if aimed else ""}" href="{escape(scene.pick(**{AIM: move}))}" data-spot'
        f' data-move="{escape(move)}"{" data-sure" if aimed else ""} aria-label="{escape(offer(scene, move))}">'
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/></a>'
    )
