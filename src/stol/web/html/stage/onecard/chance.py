"""Real cards and dice: which card was drawn, on which colour a die fell."""

from collections.abc import Mapping
from itertools import groupby

from htpy import Node, Renderable

from stol.web.html.pieces import onecard as pieces
from stol.web.html.stage.picker import picker, tell
from stol.web.scene.onecard.look import Look
from stol.web.scene.scene import Scene


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    """The faces of a die, or numbers in rows of ten, as they are printed on the cards."""
    if Look(scene).phase == "roll":
        return picker([[face(scene, colour) for colour in outcomes]])
    return picker([[number(scene, card) for card in cards] for _, cards in groupby(sorted(outcomes), key=ten)])


def face(scene: Scene, colour: str) -> Renderable:
    return tell(colour, scene.say(f"colour-{colour}"), "die")[pieces.die(colour)]


def number(scene: Scene, card: str) -> Renderable:
    return tell(card, scene.say("onecard-card", card=card), "worded")[card]


def ten(card: str) -> int:
    return (int(card) - 1) // 10
