"""Everything on 1 Card in the browser: dice on the mat, your cards before you, the others' beside them."""

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games.onecard.state import CARDS_TO_END
from stol.text import Say, Wording
from stol.web.html.stage.drawing import Drawing
from stol.web.html.stage.onecard import cards, dice, seats
from stol.web.html.stage.onecard.advice import aim, offer
from stol.web.html.stage.onecard.chance import awaited, chances
from stol.web.html.stage.onecard.news import told
from stol.web.html.stage.onecard.ranking import ranking
from stol.web.html.stage.onecard.sight import SECRET, Sight
from stol.web.html.stage.onecard.words import words
from stol.web.scene.scene import Scene, View

__all__ = ["aim", "awaited", "chances", "draw", "offer", "progress", "result", "wording"]


def draw(scene: Scene) -> Drawing:
    sight = Sight(scene)
    return Drawing(
        stage=Markup(stage(sight)),  # noqa: S704 - drawn by htpy, which is faster in parts than as a whole
        tray=tray(sight),
        turn=turn(sight),
        where=progress(scene.view, scene.say),
        said=told(scene, sight.speech, sight.news),
        words=words(sight),
        scrolls=True,
    )


def result(scene: Scene) -> Node:
    return ranking(Sight(scene))


def progress(view: View, say: Say) -> str:
    """The game ends with the fourth card (O10), so whoever has most tells how far it is."""
    return say("onecard-progress", most=max(map(len, view["scored"])), end=CARDS_TO_END)


def stage(sight: Sight) -> Renderable:
    seat = sight.scene.seat
    kinds = {
        "watching": seat is None,
        "drafting": sight.view["options"]["draft"],
        "holding": sight.phase == "hold",
        "acting": bool(sight.scene.legal),
        "taking": sight.phase == "take" and bool(sight.scene.legal),
    }
    return h.main(class_=["stage", "one", kinds])[
        dice.mat(sight),
        None if seat is None else cards.mine(sight, seat),
        cards.display(sight),
        seats.others(sight),
    ]


def tray(sight: Sight) -> Node:
    """The buttons that are no pieces."""
    if not sight.scene.legal or sight.phase == "take":
        return None
    buttons = {"choose": dice.acts, "mark": cards.marking, "hold": cards.holding}[sight.phase](sight)
    return h.section(".tray.sticky", aria_label=sight.scene.say("onecard-your-move"))[h.div(".acts")[buttons]]


def turn(sight: Sight) -> str:
    scene, view = sight.scene, sight.view
    if scene.legal or sight.phase not in SECRET:
        seat = view["actor"] if isinstance(view["actor"], int) else view["roller"]
        return scene.say(f"onecard-turn-{sight.phase}", **scene.who(seat))
    return sight.speech.sealed()


def wording(_say: Say) -> Wording:
    """Cards are called by their numbers, which are printed on them."""
    return {}
