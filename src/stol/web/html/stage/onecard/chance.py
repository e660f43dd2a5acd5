"""Everything on 1 Card with real cards and dice: the picker for the card that was drawn or the colour of a die."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from htpy import Node, Renderable

from stol.text import Say
from stol.web.html.pieces import onecard as pieces
from stol.web.html.stage.picker import CHANCE, Sends, outcome_button, picker
from stol.web.scene.onecard.look import Look
from stol.web.scene.scene import Scene


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    return (die_picker if Look(scene).phase == "roll" else card_picker)(scene.say, outcomes)


def die_picker(say: Say, colours: Iterable[str], sends: Sends = CHANCE) -> Renderable:
    """The faces of a die."""
    return picker([[die_button(say, colour, sends) for colour in colours]])


def card_picker(say: Say, every: Iterable[str], sends: Sends = CHANCE) -> Renderable:
    """The numbers of the cards in rows of ten."""
    return picker(
        [[card_button(say, card, sends) for card in cards] for _, cards in groupby(sorted(every), key=row_of_ten)]
    )


def die_button(say: Say, colour: str, sends: Sends) -> Renderable:
    return outcome_button(colour, say("onecard-die-colour", colour=colour), "die", sends)[pieces.die(colour)]


def card_button(say: Say, card: str, sends: Sends) -> Renderable:
    return outcome_button(card, say("onecard-card", card=card), "worded", sends)[card]


def row_of_ten(card: str) -> int:
    return (int(card) - 1) // 10
