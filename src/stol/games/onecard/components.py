"""The dice and cards (O1, O2), and the choices among them, as look-up arrays. Which rows a card has: see `deck`."""

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
"""Cards that a seat has in play (O4)."""
HELD = 3
"""The same in the draft variant (O13)."""
HAND = 5
"""As many cards as a hand ever holds: those dealt in the draft variant (O13)."""
DISPLAY = 3
"""Cards that lie open beside the deck in the draft variant (O14)."""
CARDS_TO_END = 4
"""The game ends when somebody has scored so many (O10)."""
NAMES = [f"{number:02}" for number in range(1, CARDS + 1)]
NUMBER = {name: number for number, name in enumerate(NAMES)}

KEEP_STEP = np.array(
    [[comb(colour + size, size + 1) + comb(size + 5, 5) for colour in range(6)] for size in range(DICE)], np.int16
)
"""What a die adds to the number of a choice of dice: by how many are chosen already, and by its colour.

Added in the order of the colours, this numbers all choices without a gap: first by how many dice they are.
"""


def keep_number(dice: Iterable[int]) -> int:
    """The number of a choice of dice, whose colours ascend."""
    return sum(int(KEEP_STEP[size, colour]) for size, colour in enumerate(dice))


KEEPS = sorted(
    (dice for size in range(DICE) for dice in combinations_with_replacement(range(6), size)), key=keep_number
)
"""The dice that can be kept, at most four (O5), by their number."""

KEEP_NAMES = ["".join(COLOURS[colour] for colour in dice) for dice in KEEPS]
KEEP_SIZE = np.array([len(dice) for dice in KEEPS], np.int8)
KEEP_DICE = np.array([[dice.count(colour) for colour in range(6)] for dice in KEEPS], np.int8)
"""How many dice of each colour are kept."""

HOLDS = sorted(combinations(range(CARDS), 3), key=lambda cards: cards[::-1])
"""Every three cards (O13), by the highest, then the middle, then the lowest."""

HOLD_CARDS = np.array(HOLDS, np.int8)
THREE_OF_FIVE = np.array(list(combinations(range(5), 3)), np.int8)
"""The ways to hold three of five cards (O13)."""
