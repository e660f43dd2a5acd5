"""Clustered with real cards: the picker for the card that was drawn."""

from collections.abc import Mapping
from itertools import groupby

from htpy import Node, Renderable

from stol.games.clustered.components import KIND
from stol.text import Say
from stol.web.html.pieces import clustered as pieces
from stol.web.html.stage.picker import CHANCE, Sends, count, outcome_button, picker
from stol.web.scene.clustered.look import Look
from stol.web.scene.clustered.words import card_phrase
from stol.web.scene.scene import Scene


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    return card_picker(scene.say, outcomes, Look(scene).view["turn"] or 0)


def card_picker(say: Say, outcomes: Mapping[str, int], owner: int, sends: Sends = CHANCE) -> Renderable:
    """A group for each number, sorted by shape and fill; the jokers last."""
    groups = groupby(sorted(outcomes, key=KIND.__getitem__), key=lambda card: card[0])
    return picker([[card_button(say, card, owner, outcomes[card], sends) for card in cards] for _, cards in groups])


def card_button(say: Say, card: str, owner: int, left: int, sends: Sends) -> Renderable:
    label = say("chance-left", name=card_phrase(say, card), count=left)
    return outcome_button(card, label, sends=sends)[pieces.icon(card, owner), count(left) if left > 1 else None]
