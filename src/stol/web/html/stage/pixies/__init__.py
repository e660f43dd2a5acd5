"""Pixies in the browser: your nine cells, the market beside them, the others' areas."""

import functools

import htpy as h
from htpy import Node

from stol.games.pixies.state import ROUNDS
from stol.text import Say, Wording
from stol.web.html.pieces.pixies import defs
from stol.web.html.stage.drawing import Drawing
from stol.web.html.stage.pixies import rounds, words
from stol.web.html.stage.pixies.advice import aim, offer
from stol.web.html.stage.pixies.areas import near, others
from stol.web.html.stage.pixies.chance import awaited, chances
from stol.web.html.stage.pixies.look import Look
from stol.web.html.stage.pixies.market import market, panel
from stol.web.scene.scene import Scene, View

__all__ = ["aim", "awaited", "chances", "draw", "offer", "progress", "result", "wording"]


def draw(scene: Scene) -> Drawing:
    look = Look(scene)
    return Drawing(
        stage=h.main(class_=f"stage pix with-{scene.view['players'] - 1}")[
            near(look) + market(look) + others(look), panel(look), rounds.sheet(look)
        ],
        turn=words.turn(look),
        where=progress(scene.view, scene.say),
        said=words.said(look),
        words=words.whole(look),
        defs=defs(),
        scrolls=True,
    )


def result(scene: Scene) -> Node:
    return h.section(".slip")[rounds.board(scene)]


def progress(view: View, say: Say) -> str:
    return say("pixies-round", round=view["round"], rounds=ROUNDS)


def wording(say: Say) -> Wording:
    return {"card": functools.partial(words.called, say)}
