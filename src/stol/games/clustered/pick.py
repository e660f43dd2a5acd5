"""Any move or outcome of Clustered by its number, without a list of them: for random play on a GPU."""

from stol.games.clustered.components import KINDS
from stol.games.clustered.rules import spaces
from stol.games.clustered.state import PLAY, State
from stol.kernel.jit import compiled
from stol.kernel.rng import falls_on


@compiled
def count(state: State) -> int:
    placements = 0
    if state.phase == PLAY:
        for kind in range(KINDS):
            if state.hand[state.turn, kind] > 0:
                placements += places(state, kind)
    return placements if placements > 0 else held(state)  # C5


@compiled
def places(state: State, kind: int) -> int:
    """C4: on how many spaces a kind goes with all cards around."""
    fits = 0
    for index in range(state.beside_size):
        fits += state.fitting[index] >> kind & 1
    return fits


@compiled
def held(state: State) -> int:
    """How many kinds are in hand."""
    kinds = 0
    for kind in range(KINDS):
        kinds += state.hand[state.turn, kind] > 0
    return kinds


@compiled
def nth(state: State, number: int) -> int:
    if state.phase == PLAY:
        for kind in range(KINDS):
            if state.hand[state.turn, kind] > 0:
                fits = places(state, kind)
                if number < fits:
                    return place(state, kind, number) * KINDS + kind
                number -= fits
                # C5: if nothing fits, `number` is as it was
    return KINDS * spaces(state) + discarded(state, number)


@compiled
def place(state: State, kind: int, number: int) -> int:
    index = 0
    while True:
        if state.fitting[index] >> kind & 1:
            if number == 0:
                return int(state.beside[index])
            number -= 1
        index += 1


@compiled
def discarded(state: State, number: int) -> int:
    """C5, C16."""
    kind = 0
    while True:
        if state.hand[state.turn, kind] > 0:
            if number == 0:
                return kind
            number -= 1
        kind += 1


@compiled
def total(state: State) -> int:
    return int(state.deck_size[state.turn])


@compiled
def outcome(state: State, left: int) -> int:
    return falls_on(state.deck[state.turn], left)
