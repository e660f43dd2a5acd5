"""How a game ended, as a number between 0 and 1 for every seat: what search wants more of."""

import numpy as np

from stol.kernel.dispatch import final
from stol.kernel.jit import allocating, compiled
from stol.kernel.layout import AnyState, Array

BY_HOW_MUCH = 0.2
"""The share of the points: mostly it counts who is beaten, but a lead is worth widening, a defeat worth softening."""


@allocating
def ending(state: AnyState, spread: float, most: float, values: Array) -> None:
    """The end of a game that one can play alone, too: then it is the share of the most points there can be."""
    scores, ranks = np.zeros(state.players, np.int32), np.zeros(state.players, np.int32)
    final(state, scores, ranks)
    if state.players == 1:
        values[0] = scores[0] / most
    else:
        standing(scores, ranks, state.players, spread, values)


@compiled
def standing(scores: Array, ranks: Array, players: int, spread: float, values: Array) -> None:
    """Compare every seat with all others; a difference of points is measured by how far scores spread."""
    for seat in range(players):
        total = 0.0
        for other in range(players):
            if other != seat:
                beaten = 0.5 + 0.5 * int(ranks[seat] < ranks[other]) - 0.5 * int(ranks[seat] > ranks[other])
                points = squashed((scores[seat] - scores[other]) / spread)
                total += (1 - BY_HOW_MUCH) * beaten + BY_HOW_MUCH * points
        values[seat] = total / (players - 1)


@compiled
def squashed(lead: float) -> float:
    """From any lead to 0 … 1: no lead is a half."""
    return 0.5 + 0.5 * lead / (1 + abs(lead))
