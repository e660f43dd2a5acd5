"""Count the legal moves and compute the n-th move or outcome without listing them, for random play on a GPU."""

from stol.games.ingenious.components import FREE, WAYS, WORDS_ON
from stol.games.ingenious.rules import PLACEMENTS, SWAP_RACK, open_pairs, rack_ways
from stol.games.ingenious.state import ASK, State
from stol.kernel.bits import nth_one, ones
from stol.kernel.bitsets import WORD
from stol.kernel.jit import compiled
from stol.kernel.rng import weighted_index


@compiled
def count(state: State) -> int:
    if state.phase == ASK:  # I10
        return 2
    return places(state) * ones(rack_ways(state))


@compiled
def places(state: State) -> int:
    """The number of pairs where a tile may be placed."""
    if state.opening[state.turn] != FREE:
        return int(state.free_pairs)  # I5
    beside = 0
    for word in range(WORDS_ON[state.players]):
        beside += ones(open_pairs(state, word))
    return beside


@compiled
def nth(state: State, number: int) -> int:
    if state.phase == ASK:
        return SWAP_RACK + number
    size = places(state)
    return PLACEMENTS + place(state, number % size) * WAYS + nth_one(rack_ways(state), number // size)


@compiled
def place(state: State, number: int) -> int:
    word = 0
    while True:
        pairs = open_pairs(state, word)
        size = ones(pairs)
        if number < size:
            return word * WORD + nth_one(pairs, number)
        number -= size
        word += 1


@compiled
def total(state: State) -> int:
    return int(state.bag_size)


@compiled
def outcome(state: State, left: int) -> int:
    return weighted_index(state.bag, left)
