"""Dice, card numbers and the choices among them (O1, O2) as look-up arrays. The rows of the cards are in `deck`."""

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np

COLOURS = "roygbp"
"""The six colours, in the order of the rules (O1)."""

NONE = -1
"""No card, no choice."""

DICE = 5
REROLLS = 2
CARDS = 30
IN_PLAY = 2
"""Cards in play per seat (O4)."""
HELD = 3
"""Cards in play per seat in the draft variant (O13)."""
HAND = 5
"""Maximum size of a hand: the five cards dealt in the draft variant (O13)."""
DISPLAY = 3
"""Open cards beside the deck in the draft variant (O14)."""
CARDS_TO_END = 4
"""The game ends when a seat has scored this many cards (O10)."""
NAMES = [f"{number:02}" for number in range(1, CARDS + 1)]
NUMBER = {name: number for number, name in enumerate(NAMES)}

KEEP_STEP = np.array(
    [[comb(colour + size, size + 1) + comb(size + 5, 5) for colour in range(6)] for size in range(DICE)], np.int16
)
"""What a die adds to the number of a multiset of dice, by how many dice it already has and by the die's colour.

Summed in the order of the colours, this numbers all multisets without gaps, smaller ones first.
"""


def keep_number(dice: Iterable[int]) -> int:
    """The number of a multiset of dice, given in ascending order of colours."""
    return sum(int(KEEP_STEP[size, colour]) for size, colour in enumerate(dice))


KEEPS = sorted(
    (dice for size in range(DICE) for dice in combinations_with_replacement(range(6), size)), key=keep_number
)
"""All multisets of dice that can be kept, at most four dice (O5), indexed by number."""

KEEP_NAMES = ["".join(COLOURS[colour] for colour in dice) for dice in KEEPS]
KEEP_SIZE = np.array([len(dice) for dice in KEEPS], np.int8)
KEEP_DICE = np.array([[dice.count(colour) for colour in range(6)] for dice in KEEPS], np.int8)
"""Per keep number: how many dice of each colour are kept."""

HOLDS = sorted(combinations(range(CARDS), 3), key=lambda cards: cards[::-1])
"""All sets of three cards (O13), ordered by the highest, then the middle, then the lowest card."""

HOLD_CARDS = np.array(HOLDS, np.int8)
THREE_OF_FIVE = np.array(list(combinations(range(5), 3)), np.int8)
"""The ten ways to hold three of five cards (O13), as indexes into the hand."""
