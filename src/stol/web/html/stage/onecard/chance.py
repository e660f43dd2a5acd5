"""Everything on 1 Card with real cards and dice: the picker for the card that was drawn or the colour of a die."""

from collections.abc import Mapping
from itertools import groupby

from htpy import Node, Renderable

from stol.web.html.pieces import onecard as pieces
from stol.web.html.stage.picker import picker, tell
from stol.web.scene.onecard.look import Look
from stol.web.scene.scene import Scene


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    """The faces of a die, or the numbers of the cards in rows of ten."""
    if Look(scene).phase == "roll":
        return picker([[die_button(scene, colour) for colour in outcomes]])
    return picker(
        [[card_button(scene, card) for card in cards] for _, cards in groupby(sorted(outcomes), key=row_of_ten)]
    )


def die_button(scene: Scene, colour: str) -> Renderable:
    return tell(colour, scene.say("onecard-die-colour", colour=colour), "die")[pieces.die(colour)]


def card_button(scene: Scene, card: str) -> Renderable:
    return tell(card, scene.say("onecard-card", card=card), "worded")[card]


def row_of_ten(card: str) -> int:
    return (int(card) - 1) // 10
