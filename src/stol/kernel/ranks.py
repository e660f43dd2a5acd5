"""Ranks by points, as most games have them."""

from stol.kernel.jit import compiled
from stol.kernel.layout import Array


@compiled
def rank(scores: Array, ranks: Array, players: int) -> None:
    """1 + the number of players with more points: equal points share a rank."""
    for seat in range(players):
        ranks[seat] = 1
        for other in range(players):
            ranks[seat] += scores[other] > scores[seat]
