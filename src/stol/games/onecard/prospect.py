"""What an unfinished card is worth by how near it is to three full rows, and what a roll makes of it."""

import math

import numpy as np

from stol.games.onecard.components import DICE
from stol.games.onecard.scoring import ROWS_TO_SCORE, finished
from stol.games.onecard.state import State
from stol.kernel.jit import compiled
from stol.kernel.layout import Array

EASE = np.exp([0.0, -0.348, -0.757, -1.275, -1.953, -3.038, -5.435])
"""How likely a row becomes one of three, by its free boxes.

All numbers here are a fit of the exact worth of 50,000 cards as they lay in play: of the points that a player makes
who has this card only, loses 4 points a round, and in every second round rerolls as is best.
"""
PER_BOX, PER_SUN = 0.247, 1.123
LEVEL, SLOPE = -6.487, 4.514

PROMISE = np.zeros((2, 7, 7))
"""Of a row: by its sun, its boxes and its free boxes."""
for size in range(2, 7):
    for sun in range(2):
        PROMISE[sun, size, : size + 1] = EASE[: size + 1] * np.exp(PER_BOX * size + PER_SUN * sun)

FULL_ROW, FULL_SUN = 256, 64
"""Full rows as one number, so that they are added up at once: rows, suns, and the boxes themselves."""
NO_DICE = np.zeros(6, np.uint8)


@compiled
def look_up(state: State, card: int, promise: Array, full: Array) -> None:
    """Write what each row of a card promises, and whether it is full, by how many dice of its colour fall (O7)."""
    for colour in range(6):
        size = int(state.boxes[card, colour])
        sun = int(state.suns[card, colour])
        free = size - int(state.marks[card, colour])
        for fallen in range(DICE + 1):
            left = free - fallen if fallen <= free else free
            promise[colour, fallen] = PROMISE[sun, size, left]
            full[colour, fallen] = FULL_ROW + FULL_SUN * sun + size if size > 0 and left == 0 else 0


@compiled
def rows_after(full: Array, dice: Array) -> int:
    """The full rows of a card after a roll, as one number."""
    rows = 0
    for colour in range(6):
        rows += full[colour, dice[colour]]
    return rows


@compiled
def is_finished(rows: int) -> bool:
    return rows >= ROWS_TO_SCORE * FULL_ROW


@compiled
def points(rows: int) -> int:
    """As the full rows count now (O8, O11)."""
    return finished(rows % FULL_SUN, rows % FULL_ROW // FULL_SUN) if is_finished(rows) else rows % FULL_SUN


@compiled
def prospect(promise: Array, dice: Array) -> float:
    """What an unfinished card is worth after a roll: any three of its rows are a way to finish it."""
    rows, pairs, threes = 0.0, 0.0, 0.0
    for colour in range(6):
        row = promise[colour, dice[colour]]
        threes += pairs * row
        pairs += rows * row
        rows += row
    return LEVEL + SLOPE * math.sqrt(math.sqrt(threes))
