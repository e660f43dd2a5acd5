"""Count the legal moves and compute the n-th move or outcome without listing them, for random play on a GPU."""

from stol.games.clustered.components import KINDS
from stol.games.clustered.rules import hand_kinds, spaces
from stol.games.clustered.state import PLAY, State
from stol.kernel.bits import nth_one, ones
from stol.kernel.jit import compiled
from stol.kernel.rng import weighted_index


@compiled
def count(state: State) -> int:
    kinds, placements = hand_kinds(state), 0
    if state.phase == PLAY:
        for index in range(state.beside_size):
            placements += ones(state.fitting[index] & kinds)  # C4
    return placements if placements > 0 else ones(kinds)  # C5


@compiled
def nth(state: State, number: int) -> int:
    kinds = hand_kinds(state)
    if state.phase == PLAY:
        for index in range(state.beside_size):
            fitting = state.fitting[index] & kinds
            fits = ones(fitting)
            if number < fits:
                return int(state.beside[index]) * KINDS + nth_one(fitting, number)
            number -= fits  # C5: unchanged at the end if nothing fits
    return spaces(state) * KINDS + nth_one(kinds, number)


@compiled
def total(state: State) -> int:
    return int(state.deck_size[state.turn])


@compiled
def outcome(state: State, left: int) -> int:
    return weighted_index(state.deck[state.turn], left)
