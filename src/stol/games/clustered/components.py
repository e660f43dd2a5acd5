"""The cards of Clustered (C1, C2), and which of them may be neighbours (C4), as look-up arrays."""

import itertools

import numpy as np

NUMBERS = "123"
SHAPES = "cst"
"""Circle, square, triangle."""
FILLS = "dfh"
"""Dashed, filled, hollow."""

ATTRIBUTES = ("number", "shape", "fill")
"""In the order of the letters of a card's name."""

NAMES = ["".join(card) for card in itertools.product(NUMBERS, SHAPES, FILLS)] + ["J"]
"""The 28 kinds of cards, in the order in which hands are sorted."""

KINDS = len(NAMES)
KIND = {name: kind for kind, name in enumerate(NAMES)}
JOKER = KIND["J"]
JOKERS = 2
"""Jokers in a deck; one more with the third joker (C13)."""
MOST_IN_A_DECK = KINDS - 1 + JOKERS + 1

HAND = 5
FAST_DEAL = 7
"""Cards dealt in the fast game; two of them are discarded (C16)."""

START_CARD = "*"
NONE = -1
"""Stands for no seat."""


def start_cards(players: int) -> list[tuple[int, int]]:
    """The spaces of the start cards, ordered by x (C3, C15)."""
    return [(0, 0), (7, 0)] if players >= 5 else [(0, 0)]


def shared(one: str, other: str) -> list[str]:
    """The attributes that two cards have in common; neither is a joker or a start card."""
    return [attribute for attribute, mine, theirs in zip(ATTRIBUTES, one, other, strict=True) if mine == theirs]


def go_together(one: str, other: str) -> bool:
    """C4: at least two attributes in common; jokers and the start card go with everything."""
    return not {one, other}.isdisjoint({"J", START_CARD}) or len(shared(one, other)) >= 2


def in_common(one: str, other: str) -> str:
    """The only attribute that two cards share which don't go together, or `nothing`: an argument of messages."""
    return "".join(shared(one, other)) or "nothing"


def _beside(card: str) -> int:
    return sum(1 << kind for kind, other in enumerate(NAMES) if go_together(card, other))


GOES_WITH = np.array([_beside(card) for card in [*NAMES, START_CARD]], np.int32)
"""Per kind, and last for the start card: a bit mask of the kinds that may be beside it."""
