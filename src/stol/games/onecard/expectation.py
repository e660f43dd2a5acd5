"""What dice are worth before they are rolled: exact expectations over all choices of at most five dice (O1, O5)."""

from itertools import combinations_with_replacement

import numpy as np

from stol.games.onecard.components import COLOURS, DICE, KEEPS, keep_number
from stol.kernel.jit import compiled
from stol.kernel.layout import Array

ROLLS = sorted(combinations_with_replacement(range(len(COLOURS)), DICE), key=keep_number)
"""All five dice; as a choice of dice, a roll is numbered on from those that can be kept."""
FIRST = len(KEEPS)
"""The number of the first roll among all choices of dice."""
CHOICES = [*KEEPS, *ROLLS]

ROLL_DICE = np.array([[dice.count(colour) for colour in range(6)] for dice in ROLLS], np.uint8)
ONE_MORE = np.array([[keep_number(sorted((*dice, colour))) for colour in range(6)] for dice in KEEPS], np.int16)
"""What becomes of dice that are kept when another falls on each colour."""
ONE_LESS = np.array(
    [[keep_number(dice[:die] + dice[die + 1 :]) if die < len(dice) else 0 for die in range(DICE)] for dice in CHOICES],
    np.int16,
)
"""What is left of a choice of dice without each of its dice; behind them, none at all."""


@compiled
def expect(values: Array) -> None:
    """From the values of all rolls, those of fewer dice, when the others are rolled and then nothing more."""
    for kept in range(FIRST - 1, -1, -1):
        total = 0.0
        for colour in range(6):
            total += values[ONE_MORE[kept, colour]]
        values[kept] = total / 6


@compiled
def reroll(values: Array) -> None:
    """From the values of all choices of dice to their values when any may be rerolled once more (O5).

    The best that can be kept of some dice is all of them, or the best of all but one.
    """
    for dice in range(1, len(ONE_LESS)):
        for die in range(DICE):
            values[dice] = max(values[dice], values[ONE_LESS[dice, die]])
    expect(values)
