"""Clustered with real cards: which card was drawn."""

from collections.abc import Mapping
from itertools import groupby

from htpy import Node, Renderable

from stol.games.clustered.components import KIND
from stol.web.html.pieces import clustered as pieces
from stol.web.html.stage.clustered.words import named
from stol.web.html.stage.picker import count, picker, tell
from stol.web.scene.scene import Awaited, Scene


def awaited(scene: Scene) -> Awaited:
    return Awaited("card", scene.say("clustered-chance-card", **scene.who(scene.view["turn"])))


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    """Number by number, each by shape and fill; the jokers last."""
    groups = groupby(sorted(outcomes, key=KIND.__getitem__), key=lambda card: card[0])
    return picker([[drawn(scene, card, outcomes[card]) for card in cards] for _, cards in groups])


def drawn(scene: Scene, card: str, left: int) -> Renderable:
    label = scene.say("chance-left", name=named(scene.say, card), count=left)
    return tell(card, label)[pieces.icon(card, scene.view["turn"]), count(left) if left > 1 else None]
