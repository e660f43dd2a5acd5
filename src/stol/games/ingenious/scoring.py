"""Who wins Ingenious (I14): the highest lowest colour; if tied, the second lowest, and so on."""

from stol.games.ingenious.rules import lowest, track_of
from stol.games.ingenious.state import State
from stol.kernel.jit import compiled
from stol.kernel.layout import Array


@compiled
def final(state: State, scores: Array, ranks: Array) -> None:
    for seat in range(state.players):
        mine = track_of(state, seat)
        scores[seat] = lowest(state, mine)
        ranks[seat] = 1
        for other in range(2 if state.teams else state.players):  # I17: by teams
            ranks[seat] += is_better(state, other, mine)


@compiled
def is_better(state: State, one: int, other: int) -> bool:
    """Whether a track beats another, colour by colour from the lowest.

    At the lowest step where they differ, the one with fewer colours there has its next one further up.
    """
    for step in range(state.track_end + 1):
        standing = 0
        for colour in range(6):
            standing += state.tracks[one, colour] == step
            standing -= state.tracks[other, colour] == step
        if standing != 0:
            return standing < 0
    return False
