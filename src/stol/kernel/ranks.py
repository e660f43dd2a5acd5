"""Ranks by points."""

from stol.kernel.jit import compiled
from stol.kernel.layout import Array


@compiled
def rank(scores: Array, ranks: Array, players: int) -> None:
    """Write ranks: 1 + the number of players with more points. Equal points share a rank."""
    for seat in range(players):
        ranks[seat] = 1
        for other in range(players):
            ranks[seat] += scores[other] > scores[seat]
