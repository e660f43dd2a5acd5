"""Final scores and ranks (I14): the highest lowest colour wins; ties compare the second lowest, and so on."""

from stol.games.ingenious.rules import lowest, track_of
from stol.games.ingenious.state import State
from stol.kernel.jit import compiled
from stol.kernel.layout import Array


@compiled
def final(state: State, scores: Array, ranks: Array) -> None:
    for seat in range(state.players):
        own_track = track_of(state, seat)
        scores[seat] = lowest(state, own_track)
        ranks[seat] = 1
        for other in range(2 if state.teams else state.players):  # I17: by teams
            ranks[seat] += is_better(state, other, own_track)


@compiled
def is_better(state: State, one: int, other: int) -> bool:
    """Whether a track beats another, colour by colour from the lowest.

    Count the colours on each step from the lowest: at the first difference, the track with fewer colours is better.
    """
    for step in range(state.track_end + 1):
        standing = 0
        for colour in range(6):
            standing += state.tracks[one, colour] == step
            standing -= state.tracks[other, colour] == step
        if standing != 0:
            return standing < 0
    return False
