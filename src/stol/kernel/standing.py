"""The result of a game for search: a number from 0 to 1 per seat."""

import numpy as np

from stol.kernel.dispatch import final
from stol.kernel.jit import allocating, compiled
from stol.kernel.layout import AnyState, Array

POINTS_WEIGHT = 0.2
"""Weight of the point difference; the rest is who is beaten. So search also widens a lead and limits a loss."""


@allocating
def ending(state: AnyState, spread: float, most: float, values: Array) -> None:
    """Write the results of a finished game. For a single player: the share of the maximum points, `most`."""
    scores, ranks = np.zeros(state.players, np.int32), np.zeros(state.players, np.int32)
    final(state, scores, ranks)
    if state.players == 1:
        values[0] = scores[0] / most
    else:
        standing(scores, ranks, state.players, spread, values)


@compiled
def standing(scores: Array, ranks: Array, players: int, spread: float, values: Array) -> None:
    """Write each seat's average comparison with the others. `spread` is a typical difference of points."""
    for seat in range(players):
        total = 0.0
        for other in range(players):
            if other != seat:
                beaten = 0.5 + 0.5 * int(ranks[seat] < ranks[other]) - 0.5 * int(ranks[seat] > ranks[other])
                points = squash((scores[seat] - scores[other]) / spread)
                total += (1 - POINTS_WEIGHT) * beaten + POINTS_WEIGHT * points
        values[seat] = total / (players - 1)


@compiled
def squash(lead: float) -> float:
    """Map any lead to 0 … 1; a lead of 0 gives 0.5."""
    return 0.5 + 0.5 * lead / (1 + abs(lead))
