"""Pixies with real cards: the picker for the first player and for the card that was revealed."""

from collections.abc import Iterable, Mapping
from itertools import groupby

import htpy as h
from htpy import Node, Renderable

from stol.draw.pixies import read_card
from stol.games.pixies.components import COLOURS
from stol.games.pixies.view import pixies_view
from stol.text import Say
from stol.web.html.kit import coin
from stol.web.html.pieces import pixies as pieces
from stol.web.html.stage.picker import CHANCE, Sends, outcome_button, picker
from stol.web.scene.pixies.words import card_name
from stol.web.scene.scene import Scene

FIRST = "first:"


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    if pixies_view(scene.view)["first"] is None:
        return picker([[first_player_button(scene, outcome) for outcome in outcomes]])
    return card_picker(scene.say, outcomes)


def card_picker(say: Say, every: Iterable[str], sends: Sends = CHANCE) -> Renderable:
    """A group for each colour, sorted by number."""
    groups = groupby(sorted(every, key=sort_key), key=suit)
    return picker([[card_button(say, card, sends) for card in cards] for _, cards in groups])


def first_player_button(scene: Scene, outcome: str) -> Renderable:
    seat = int(outcome.removeprefix(FIRST))
    name = scene.called(seat)
    label = scene.say("pixies-chance-begins", **scene.who(seat))
    return outcome_button(outcome, label, "worded")[coin(seat, 28), h.span[name]]


def card_button(say: Say, card: str, sends: Sends) -> Renderable:
    return outcome_button(card, card_name(say, card), sends=sends)[pieces.lone(card, small=True)]


def suit(card: str) -> int:
    """Single colours in their order, then the cards of all four, then those of two."""
    colours = read_card(card).colours
    return COLOURS.index(colours) if len(colours) == 1 else len(COLOURS) + (len(colours) < len(COLOURS))


def sort_key(card: str) -> tuple[int, str, str]:
    return suit(card), read_card(card).value, card
