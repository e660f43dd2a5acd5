"""The table of Clustered."""

import functools

from stol.text import Say, Wording
from stol.web.html.pieces.clustered import defs
from stol.web.html.stage.clustered import words
from stol.web.html.stage.clustered.advice import aim, offer
from stol.web.html.stage.clustered.chance import awaited, chances
from stol.web.html.stage.clustered.cloth import stage
from stol.web.html.stage.clustered.count import Table
from stol.web.html.stage.clustered.final import result
from stol.web.html.stage.clustered.moment import chosen, last_move, to_go
from stol.web.html.stage.clustered.side import side
from stol.web.html.stage.clustered.tray import tray
from stol.web.html.stage.drawing import Drawing
from stol.web.scene.scene import Scene, View

__all__ = ["aim", "awaited", "chances", "draw", "offer", "progress", "result", "wording"]


def draw(scene: Scene) -> Drawing:
    table, choice, last = Table(scene.view), chosen(scene), last_move(scene)
    gains = table.gains(scene.seat, choice.card, choice.spaces) if choice.card and scene.seat is not None else {}
    said = words.said(scene, last)
    return Drawing(
        stage=stage(scene, table, choice, last, gains),
        side=side(scene, table, last, gains[choice.aimed] if choice.aimed else None),
        tray=tray(scene, choice, gains, said),
        turn=words.turn(scene),
        where=progress(scene.view, scene.say),
        said=said,
        words=words.position(scene, table),
        defs=defs(scene.view["players"]),
        scripts=("cloth",),
    )


def progress(view: View, say: Say) -> str:
    """How many cards are still to come."""
    return say("clustered-progress", count=to_go(view))


def wording(say: Say) -> Wording:
    return {"card": functools.partial(words.named, say)}
