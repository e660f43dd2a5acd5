"""Any move or outcome of Ingenious by its number, without a list of them: for random play on a GPU."""

from stol.games.ingenious.components import FREE, KINDS, TILE
from stol.games.ingenious.rules import PLACEMENTS, SWAP_RACK, WAYS, is_beside_printed
from stol.games.ingenious.state import ASK, State
from stol.kernel.jit import compiled
from stol.kernel.rng import falls_on


@compiled
def count(state: State) -> int:
    if state.phase == ASK:  # I10
        return 2
    return places(state) * ways(state)


@compiled
def places(state: State) -> int:
    """On how many pairs a tile may lie."""
    if state.opening[state.turn] != FREE:
        return int(state.free_pairs)  # I5
    beside = 0
    for index in range(state.free_pairs):
        beside += is_beside_printed(state, state.free_pair[index])
    return beside


@compiled
def ways(state: State) -> int:
    """The tiles of the rack, either way round; a double is the same either way."""
    found = 0
    for kind in range(KINDS):
        if state.rack[state.turn, kind] > 0:
            found += 1 if TILE[kind, 0] == TILE[kind, 1] else 2
    return found


@compiled
def nth(state: State, number: int) -> int:
    if state.phase == ASK:
        return SWAP_RACK + number
    size = places(state)
    return PLACEMENTS + place(state, number % size) * WAYS + colours(state, number // size)


@compiled
def place(state: State, number: int) -> int:
    if state.opening[state.turn] != FREE:
        return int(state.free_pair[number])
    index = 0
    while True:
        pair = int(state.free_pair[index])
        if is_beside_printed(state, pair):
            if number == 0:
                return pair
            number -= 1
        index += 1


@compiled
def colours(state: State, number: int) -> int:
    """A tile one way round, as in a placement."""
    kind = 0
    while True:
        if state.rack[state.turn, kind] > 0:
            a, b = int(TILE[kind, 0]), int(TILE[kind, 1])
            if number == 0:
                return a * 6 + b
            number -= 1
            if a != b:
                if number == 0:
                    return b * 6 + a
                number -= 1
        kind += 1


@compiled
def total(state: State) -> int:
    return int(state.bag_size)


@compiled
def outcome(state: State, left: int) -> int:
    return falls_on(state.bag, left)
