"""Glicko-2 (Glickman 2012) for comparison: a game is a rating period in which each plays against every other side."""

import math
from collections.abc import Sequence
from typing import Final

from stol.table.strength import SCALE, Strength

VOLATILITY: Final = 0.04
"""In its own units; kept, since a simulated player does not change."""


def weight(deviation: float) -> float:
    return 1 / math.sqrt(1 + 3 * deviation**2 / math.pi**2)


def glicko2(known: list[list[Strength]], ranks: Sequence[int]) -> list[list[Strength]]:
    """A team is an opponent with the mean strength of its members; each member counts as its whole side."""
    sides = [
        (
            sum(one.mean for one in side) / len(side) / SCALE,
            math.sqrt(sum(one.deviation**2 for one in side)) / len(side) / SCALE,
        )
        for side in known
    ]
    return [
        [updated(one, sides, ranks, place) for one in side]
        for place, side in enumerate(known)
    ]  # fmt: skip


def updated(one: Strength, sides: Sequence[tuple[float, float]], ranks: Sequence[int], place: int) -> Strength:
    own, before = sides[place][0], math.sqrt((one.deviation / SCALE) ** 2 + VOLATILITY**2)
    information = gain = 0.0
    for other, (mean, deviation) in enumerate(sides):
        if other != place:
            factor = weight(deviation)
            expected = 1 / (1 + math.exp(-factor * (own - mean)))
            score = 0.5 + 0.5 * ((ranks[place] < ranks[other]) - (ranks[place] > ranks[other]))
            information += factor**2 * expected * (1 - expected)
            gain += factor * (score - expected)
    after = 1 / math.sqrt(1 / before**2 + information)
    return Strength(one.mean + SCALE * after**2 * gain, SCALE * after, one.games + 1)
