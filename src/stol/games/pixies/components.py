"""The cards of Pixies (P1, P19) as look-up arrays, indexed by card number."""

import csv
from importlib.resources import files

import numpy as np

COLOURS = "bgyr"
"""Blue, green, yellow, red. A card's colours are a bit mask: 1, 2, 4, 8 in this order."""

LETTER = {"blue": "b", "green": "g", "yellow": "y", "red": "r", "": ""}


def _deck(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((files(__package__) / "data" / name).read_text(encoding="utf-8").splitlines()))


BASIC = _deck("pixies.csv")
EXPANSION = _deck("pixies-flower-power.csv")
CARDS = BASIC + EXPANSION

BASIC_CARDS = len(BASIC)
ALL_CARDS = len(CARDS)
NAMES = [card["card"] for card in CARDS]
NUMBER = {name: number for number, name in enumerate(NAMES)}

NONE = -1
"""No card."""


def _mask(names: str) -> int:
    return sum(1 << COLOURS.index(LETTER[name]) for name in names.split(" ") if name)


VALUE = np.array([int(card["value"]) for card in CARDS], np.int8)
CELL = VALUE - 1
"""The cell of a card's own value (P2), counted from 0."""
COLOUR = np.array([_mask(card["colours"]) for card in CARDS], np.int8)
SYMBOLS = np.array([int(card["spirals"]) - int(card["crosses"]) for card in CARDS], np.int8)
"""Spirals minus crosses."""
SPECIAL = np.array([int(card.get("spiral_per_own_colour") or 0) for card in CARDS], np.int8)
PER_FACE_DOWN = np.array([int(card.get("spirals_per_uncovered_face_down") or 0) for card in CARDS], np.int8)
CROSS_COLOUR = np.array([_mask(card.get("cross_per_colour") or "") for card in CARDS], np.int8)
