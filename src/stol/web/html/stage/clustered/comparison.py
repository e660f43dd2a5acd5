"""A card compared with the cards that it would not fit beside: number, shape, fill."""

from typing import Final

import htpy as h
from htpy import Node, Renderable

from stol.games.clustered.analysis import move_parts
from stol.games.clustered.components import go_together
from stol.games.clustered.view import LaidCard
from stol.web.html import kit
from stol.web.html.pieces import clustered as pieces
from stol.web.scene.clustered.look import Look

ATTRIBUTES: Final = ("number", "shape", "fill")
"""In the order of the letters of a card's name."""


def comparison(look: Look) -> Node:
    """For a move that was asked about: a row for each card that clashes (C4)."""
    move = look.scene.picked.get("why", "")
    if look.scene.seat is None or not any(move.startswith(f"{card}@") for card in look.hand):
        return None
    try:
        card, space = move_parts(move)
    except ValueError:  # the query comes from outside
        return None
    beside = [other for other in look.view["cards"] if space and touches(other, space)]
    return [compared(look, card, other) for other in beside if not go_together(card, other["card"])] or None


def touches(other: LaidCard, space: tuple[int, int]) -> bool:
    return abs(other["x"] - space[0]) + abs(other["y"] - space[1]) == 1


def compared(look: Look, card: str, other: LaidCard) -> Renderable:
    """Both cards, and what they have in common. Jokers and start cards never clash."""
    return h.div(".match", aria_hidden="true")[  # the reason says the same in words
        pieces.icon(card, look.scene.seat or 0),
        h.ul[[attribute(look, *each) for each in zip(ATTRIBUTES, card, other["card"], strict=True)]],
        pieces.icon(other["card"], other["owner"] or 0),
    ]


def attribute(look: Look, name: str, mine: str, theirs: str) -> Renderable:
    same = mine == theirs
    return h.li(class_="same" if same else "other")[
        kit.icon("i-check" if same else "i-close"),
        h.span[look.say("clustered-compared", attribute=name)],
    ]
