"""The rules of Clustered: who acts, legal moves, chance, effect of a move. C numbers refer to the rules text.

A move is space * KINDS + kind to play a card, and spaces * KINDS + kind to discard it. The spaces of the table are
numbered row by row.
"""

from stol.games.clustered.components import FAST_DEAL, HAND, KINDS, NONE
from stol.games.clustered.options import Options
from stol.games.clustered.scoring import completes_rectangle, completes_run
from stol.games.clustered.state import (
    DEAL,
    DISCARD,
    DRAW,
    DROP,
    MOST_BESIDE,
    OVER,
    PLAY,
    State,
    cell_of,
    lay,
    most_beside,
    most_on_table,
)
from stol.kernel import actors
from stol.kernel.bits import lowest_bit
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.seats import clockwise

MOST_MOVES = HAND * MOST_BESIDE
"""Upper bound: all cards in hand differ, and each fits on every space."""


@compiled
def actor(state: State) -> int:
    if state.phase == OVER:
        return actors.OVER
    if state.phase == DEAL or state.phase == DRAW:
        return actors.CHANCE
    return state.turn


@compiled
def spaces(state: State) -> int:
    return int(state.width) * int(state.height)


def actions(options: Options, players: int) -> int:
    width, height = options.sides(players)
    return KINDS * (width * height + 1)


def most_listed(options: Options, players: int) -> int:
    """Upper bound of the moves in a game: each card in hand on each space beside the cards of all seats."""
    return HAND * most_beside(most_on_table(options, players))


@compiled
def parts(state: State, move: int) -> tuple[int, int, bool]:
    """The parts of a move: the kind, the space it is played on, and whether it is discarded instead."""
    space = move // KINDS
    return move % KINDS, space, space == spaces(state)


@compiled
def place_of(state: State, space: int) -> tuple[int, int]:
    """Column and row of a space: x and y (C3)."""
    width = int(state.width)
    return space % width + int(state.left), space // width + int(state.top)


@compiled
def legal(state: State, moves: Array) -> int:
    count = placements(state, moves) if state.phase == PLAY else 0
    return count if count > 0 else discards(state, moves)  # C5: no discard while a card can be played


@compiled
def placements(state: State, moves: Array) -> int:
    """C4: for every space beside a card, each kind in hand that fits all its neighbours."""
    count, kinds = 0, hand_kinds(state)
    for index in range(state.beside_size):
        count = list_kinds(state.fitting[index] & kinds, int(state.beside[index]), moves, count)
    return count


@compiled
def hand_kinds(state: State) -> int:
    """The kinds in the hand of the seat whose turn it is, as a bit mask."""
    kinds, hand = 0, state.hand[state.turn]
    for kind in range(KINDS):
        kinds |= int(hand[kind] > 0) << kind
    return kinds


@compiled
def list_kinds(kinds: int, space: int, moves: Array, count: int) -> int:
    """Append a move for each kind to the first `count` moves; return the new count.

    Usually there are at most two kinds, which the branch predictor can't guess. So two moves are always written
    without a branch, and counted only if they exist.
    """
    for _ in range(2):
        moves[count] = space * KINDS + lowest_bit(kinds)
        count += kinds != 0
        kinds &= kinds - 1
    while kinds != 0:
        moves[count] = space * KINDS + lowest_bit(kinds)
        kinds &= kinds - 1
        count += 1
    return count


@compiled
def discards(state: State, moves: Array) -> int:
    """C5, C16: any card in hand."""
    return list_kinds(hand_kinds(state), spaces(state), moves, 0)


@compiled
def chance(state: State, weights: Array) -> int:
    for kind in range(KINDS):
        weights[kind] = state.deck[state.turn, kind]
    return int(state.deck_size[state.turn])


def source(state: State) -> int:
    """What chance draws from: the deck of the seat to move."""
    return int(state.turn)


@compiled
def play(state: State, action: int) -> None:
    state.ply += 1
    if state.phase == DEAL or state.phase == DRAW:
        draw(state, action)
        return
    kind, space, discarded = parts(state, action)
    if discarded:
        discard(state, kind)
    else:
        place(state, kind, space)


@compiled
def draw(state: State, kind: int) -> None:
    seat = state.turn
    state.deck[seat, kind] -= 1
    state.deck_size[seat] -= 1
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1
    if state.phase == DEAL:
        if state.hand_size[seat] == (FAST_DEAL if state.fast else HAND):  # C3, C16
            next_in_setup(state, DROP if state.fast else PLAY)
    elif state.hand_size[seat] > HAND:  # C16: two cards were drawn, one is discarded
        state.phase = DISCARD
    elif not state.fast or state.deck_size[seat] == 0:  # C6; C16: one card was left, nothing is discarded
        end_turn(state)


@compiled
def next_in_setup(state: State, next_phase: int) -> None:
    """Set-up goes seat by seat; then seat 0 begins the next phase (C3, C16)."""
    state.turn += 1
    if state.turn == state.players:
        state.turn = 0
        state.phase = next_phase


@compiled
def place(state: State, kind: int, space: int) -> None:
    seat = int(state.turn)
    leave_hand(state, seat, kind)
    lay(state, space, seat * KINDS + kind)
    if state.first_bonus:
        award(state, seat, cell_of(state, space))
    draw_next(state)


@compiled
def leave_hand(state: State, seat: int, kind: int) -> None:
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1


@compiled
def award(state: State, seat: int, cell: int) -> None:
    """C17: each bonus is given once, to the first placement that completes a rectangle or run."""
    if state.first_rectangle == NONE and completes_rectangle(state, cell):
        state.first_rectangle = seat
    if state.first_run == NONE and completes_run(state, cell):
        state.first_run = seat


@compiled
def discard(state: State, kind: int) -> None:
    seat = state.turn
    leave_hand(state, seat, kind)
    state.discards[seat, state.discarded[seat]] = kind
    state.discarded[seat] += 1
    if state.phase == PLAY:
        draw_next(state)  # C5: the discard replaces the turn's card
    elif state.phase == DISCARD:
        end_turn(state)
    elif state.hand_size[seat] == HAND:  # C16: two cards each
        next_in_setup(state, PLAY)


@compiled
def draw_next(state: State) -> None:
    """C6, C16: draw, unless the deck is empty."""
    if state.deck_size[state.turn] > 0:
        state.phase = DRAW
    else:
        end_turn(state)


@compiled
def end_turn(state: State) -> None:
    """C3: clockwise. C8: seats without cards are skipped; if no seat has any, the game is over."""
    for step in range(1, state.players + 1):
        seat = clockwise(state.turn, step, state.players)
        if state.hand_size[seat] > 0:
            state.turn = seat
            state.phase = PLAY
            return
    state.turn = NONE
    state.phase = OVER
