"""Count the legal moves and compute the n-th move or outcome without listing them, for random play on a GPU."""

from stol.games.pixies.components import ALL_CARDS, CELL, NONE
from stol.games.pixies.rules import FACE_DOWN, FACE_UP, NEW_UP, WAYS, actor, is_empty
from stol.games.pixies.state import CELLS, FIRST, State
from stol.kernel.jit import compiled
from stol.kernel.rng import weighted_index


@compiled
def count(state: State) -> int:
    seat, total = actor(state), 0
    for index in range(state.market_size):
        total += number_of_ways(state, seat, state.market[index])
    return total


@compiled
def nth(state: State, number: int) -> int:
    seat, index = actor(state), 0
    while True:
        card = int(state.market[index])
        ways = number_of_ways(state, seat, card)
        if number < ways:
            return card * WAYS + way(state, seat, card, number)
        number -= ways
        index += 1


@compiled
def number_of_ways(state: State, seat: int, card: int) -> int:
    """How many ways there are to place a card: one (P7), two (P8), or one per empty cell (P9)."""
    cell = CELL[card]
    if state.up[seat, cell] == NONE:
        return 1
    if state.down[seat, cell] == NONE:
        return 2
    empty = 0
    for other in range(CELLS):
        empty += is_empty(state, seat, other)
    return empty


@compiled
def way(state: State, seat: int, card: int, number: int) -> int:
    cell = CELL[card]
    if state.up[seat, cell] == NONE:  # P7
        return FACE_UP
    if state.down[seat, cell] == NONE:  # P8
        return NEW_UP + number
    other = 0
    while True:  # P9
        if is_empty(state, seat, other):
            if number == 0:
                return FACE_DOWN + other
            number -= 1
        other += 1


@compiled
def total(state: State) -> int:
    return int(state.players if state.phase == FIRST else state.deck_size)


@compiled
def outcome(state: State, left: int) -> int:
    if state.phase == FIRST:
        return ALL_CARDS + left  # P3
    return weighted_index(state.deck, left)
