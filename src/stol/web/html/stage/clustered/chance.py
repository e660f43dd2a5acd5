"""Clustered with real cards: the picker for the card that was drawn."""

from collections.abc import Mapping
from itertools import groupby

from htpy import Node, Renderable

from stol.games.clustered.components import KIND
from stol.web.html.pieces import clustered as pieces
from stol.web.html.stage.picker import count, picker, tell
from stol.web.scene.clustered.look import Look
from stol.web.scene.clustered.words import card_phrase
from stol.web.scene.scene import Scene


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    """A group for each number, sorted by shape and fill; the jokers last."""
    groups = groupby(sorted(outcomes, key=KIND.__getitem__), key=lambda card: card[0])
    owner = Look(scene).view["turn"] or 0
    return picker([[card_button(scene, card, owner, outcomes[card]) for card in cards] for _, cards in groups])


def card_button(scene: Scene, card: str, owner: int, left: int) -> Renderable:
    label = scene.say("chance-left", name=card_phrase(scene.say, card), count=left)
    return tell(card, label)[pieces.icon(card, owner), count(left) if left > 1 else None]
