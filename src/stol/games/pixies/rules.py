"""The rules of Pixies: who acts, legal moves, chance, effect of a move. P numbers refer to the rules text."""

from stol.games.pixies.components import ALL_CARDS, CELL, NONE
from stol.games.pixies.scoring import score_round
from stol.games.pixies.state import CELLS, FIRST, OVER, REVEAL, ROUNDS, SEATS, TAKE, State
from stol.kernel import actors
from stol.kernel.jit import compiled
from stol.kernel.layout import Array

WAYS = 12
"""A move is card * WAYS + way: face up (P7), new or old card stays up (P8), or face down on a cell (P9)."""
FACE_UP, NEW_UP, OLD_UP, FACE_DOWN = range(4)
MOVES = ALL_CARDS * WAYS

OUTCOMES = ALL_CARDS + SEATS
"""An outcome is a card, or ALL_CARDS + the seat that begins."""


@compiled
def actor(state: State) -> int:
    if state.phase == OVER:
        return actors.OVER
    if state.phase == TAKE:
        return (state.first + state.taken) % state.players  # P4, P5: clockwise, from the turn's first player
    return actors.CHANCE


@compiled
def legal(state: State, moves: Array) -> int:
    seat = actor(state)
    count = 0
    for index in range(state.market_size):
        count += ways(state, seat, state.market[index], moves[count:])
    return count


@compiled
def ways(state: State, seat: int, card: int, moves: Array) -> int:
    """Write the moves that place a card; return how many."""
    move = int(card) * WAYS
    cell = CELL[card]
    if state.up[seat, cell] == NONE:  # P7
        moves[0] = move + FACE_UP
        return 1
    if state.down[seat, cell] == NONE:  # P8
        moves[0] = move + NEW_UP
        moves[1] = move + OLD_UP
        return 2
    count = 0
    for other in range(CELLS):  # P9
        if is_empty(state, seat, other):
            moves[count] = move + FACE_DOWN + other
            count += 1
    return count


@compiled
def is_empty(state: State, seat: int, cell: int) -> bool:
    return bool(state.up[seat, cell] == NONE and state.down[seat, cell] == NONE)


@compiled
def chance(state: State, weights: Array) -> int:
    begins = state.phase == FIRST
    for card in range(ALL_CARDS):
        weights[card] = 0 if begins else state.deck[card]
    for seat in range(SEATS):
        weights[ALL_CARDS + seat] = begins and seat < state.players  # P3
    return state.players if begins else state.deck_size


def source(state: State) -> int:
    """What chance draws from: 0 the first player, 1 the deck."""
    return int(state.phase != FIRST)


@compiled
def play(state: State, action: int) -> None:
    state.ply += 1
    if state.phase == FIRST:
        state.first = action - ALL_CARDS
        state.phase = REVEAL
    elif state.phase == REVEAL:
        reveal(state, action)
    else:
        seat = actor(state)
        place(state, seat, action // WAYS, action % WAYS)
        take(state, action // WAYS)
        after_placing(state, seat)


@compiled
def per_turn(state: State) -> int:
    """Cards revealed in a turn: one per player (P4), four with two players (P5)."""
    return 4 if state.players == 2 else state.players


@compiled
def reveal(state: State, card: int) -> None:
    state.deck[card] = 0
    state.deck_size -= 1
    state.market[state.market_size] = card
    state.market_size += 1
    if state.market_size == per_turn(state):
        state.phase = TAKE


@compiled
def place(state: State, seat: int, card: int, way: int) -> None:
    cell = CELL[card]
    if way == FACE_UP:  # P7
        state.up[seat, cell] = card
    elif way == NEW_UP:  # P8
        state.down[seat, cell] = state.up[seat, cell]
        state.up[seat, cell] = card
    elif way == OLD_UP:  # P8
        state.down[seat, cell] = card
    else:  # P9
        state.down[seat, way - FACE_DOWN] = card


@compiled
def take(state: State, card: int) -> None:
    """Remove a card from the market; the others keep their order."""
    state.market_size -= 1
    moved = 0
    for index in range(state.market_size):
        if state.market[index] == card:
            moved = 1
        if moved:
            state.market[index] = state.market[index + 1]
    state.market[state.market_size] = NONE
    state.taken += 1


@compiled
def after_placing(state: State, seat: int) -> None:
    if round_is_over(state):
        end_round(state, seat)
    elif state.market_size == 0:
        begin_turn(state, seat)


@compiled
def round_is_over(state: State) -> bool:
    turn_over = state.market_size == 0
    if turn_over and state.deck_size < per_turn(state):  # P13
        return True
    both_placed_one = state.players == 2 and state.taken == 2  # P12
    return bool(turn_over or both_placed_one) and somebody_is_full(state)  # P11


@compiled
def begin_turn(state: State, first: int) -> None:
    state.first = first  # P6
    state.taken = 0
    state.phase = REVEAL


@compiled
def somebody_is_full(state: State) -> bool:
    for seat in range(state.players):
        occupied = 0
        for cell in range(CELLS):
            occupied += not is_empty(state, seat, cell)
        if occupied == CELLS:
            return True
    return False


@compiled
def end_round(state: State, last: int) -> None:
    """P14: score, put all cards back into the deck; the seat that placed last begins the next round."""
    for seat in range(state.players):
        score_round(state, seat)
    if state.round_number == ROUNDS:
        state.taken = 0
        state.phase = OVER
        return
    state.round_number += 1
    state.market_size = 0
    state.market[:] = NONE
    state.deck_size = state.cards
    state.deck[: state.cards] = 1
    state.up[:] = NONE
    state.down[:] = NONE
    begin_turn(state, last)
