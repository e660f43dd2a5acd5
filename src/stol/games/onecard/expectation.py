"""Exact expected values of dice before they are rolled, over all multisets of at most five dice (O1, O5)."""

from itertools import combinations_with_replacement

import numpy as np

from stol.games.onecard.components import COLOURS, DICE, KEEPS, keep_number
from stol.kernel.jit import compiled
from stol.kernel.layout import Array

ROLLS = sorted(combinations_with_replacement(range(len(COLOURS)), DICE), key=keep_number)
"""All rolls of five dice. Their numbers as multisets follow those of `KEEPS`."""
FIRST = len(KEEPS)
"""The number of the first roll of five dice."""
CHOICES = [*KEEPS, *ROLLS]
"""All multisets of at most five dice, indexed by number."""

ROLL_DICE = np.array([[dice.count(colour) for colour in range(6)] for dice in ROLLS], np.uint8)
ONE_MORE = np.array([[keep_number(sorted((*dice, colour))) for colour in range(6)] for dice in KEEPS], np.int16)
"""The number of the multiset after adding a die, per kept multiset and colour."""
ONE_LESS = np.array(
    [[keep_number(dice[:die] + dice[die + 1 :]) if die < len(dice) else 0 for die in range(DICE)] for dice in CHOICES],
    np.int16,
)
"""The number of the multiset without its n-th die, per multiset and n; 0 (no dice) beyond its size."""


@compiled
def expect(values: Array) -> None:
    """From the values of all rolls, fill in the values of fewer dice if the missing ones are rolled once."""
    for kept in range(FIRST - 1, -1, -1):
        total = 0.0
        for colour in range(6):
            total += values[ONE_MORE[kept, colour]]
        values[kept] = total / 6


@compiled
def reroll(values: Array) -> None:
    """Replace the values of all multisets by their values if any dice may be rerolled once more (O5).

    The best way to keep dice is to keep all of them, or the best way for all but one of them.
    """
    for dice in range(1, len(ONE_LESS)):
        for die in range(DICE):
            values[dice] = max(values[dice], values[ONE_LESS[dice, die]])
    expect(values)
