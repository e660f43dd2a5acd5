"""The state of Clustered, one flat record, and laying a card on the table."""

from typing import Annotated

import numpy as np

from stol.games.clustered.components import GOES_WITH, KINDS, MOST_IN_A_DECK, NONE, start_cards
from stol.games.clustered.options import LONGEST_SIDE, Options
from stol.kernel.jit import compiled
from stol.kernel.layout import Array, Byte, Record, Short, layout, zero_state

SEATS = 8
MOST_CARDS = 2 + SEATS * MOST_IN_A_DECK


def most_beside(cards: int) -> int:
    """Upper bound of the free spaces beside cards: each uses one and adds at most three; a start card adds four."""
    return 2 * cards + 4


def most_on_table(options: Options, players: int) -> int:
    """Maximum number of cards on the table."""
    return len(start_cards(players)) + sum(sum(options.cards(seat)) for seat in range(players))


MOST_BESIDE = most_beside(MOST_CARDS)

DEAL, DROP, PLAY, DRAW, DISCARD, OVER = range(6)
"""Phases: deal at set-up (C3); discard two at set-up (C16); play; draw (C6, C16); discard one (C16); game over."""

STRIDE = LONGEST_SIDE + 2
"""Row length of the grid: the table with a border of EDGE cells, so that every space has four neighbours."""
RIGHT, DOWN = 1, STRIDE
NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1))

FREE, BESIDE, EDGE, START = range(SEATS * KINDS, SEATS * KINDS + 4)
"""Contents of grid cells other than cards. A card is owner * KINDS + kind, which is below these numbers."""


class State(Record):
    ply: Short  # moves and outcomes so far
    players: Byte
    fast: Byte  # 1: C16
    first_bonus: Byte  # 1: C17
    largest_bonus: Byte  # 1: C18
    width: Byte  # of the table (C9)
    height: Byte
    left: Byte  # smallest x
    top: Byte  # smallest y
    phase: Byte
    turn: Byte  # the seat that draws, plays or discards; NONE at the end
    first_rectangle: Byte  # the seat that had it, or NONE (C17)
    first_run: Byte  # the seat that had it, or NONE (C17)
    hand: Annotated[Array, np.int8, (SEATS, KINDS)]  # how many of each kind
    hand_size: Annotated[Array, np.int8, (SEATS,)]
    deck: Annotated[Array, np.int8, (SEATS, KINDS)]  # how many of each kind
    deck_size: Annotated[Array, np.int8, (SEATS,)]
    discarded: Annotated[Array, np.int8, (SEATS,)]  # how many cards
    discards: Annotated[Array, np.int8, (SEATS, MOST_IN_A_DECK)]  # their kinds, in order; then zeros
    cards: Short  # how many are on the table
    card: Annotated[Array, np.int16, (MOST_CARDS,)]  # their cells, in the order played; then zeros
    grid: Annotated[Array, np.uint8, (STRIDE * STRIDE,)]  # FREE, BESIDE a card (and free), EDGE, START, or a card
    beside_size: Short
    beside: Annotated[Array, np.int16, (MOST_BESIDE,)]  # the free spaces that share an edge with a card; then zeros
    fitting: Annotated[Array, np.int32, (MOST_BESIDE,)]  # per such space: bit mask of kinds that fit all neighbours


LAYOUT = layout(State)


@compiled
def cell_of(state: State, space: int) -> int:
    """The grid cell of a space. Spaces number the table row by row, cells number the grid."""
    width = int(state.width)
    return (space // width + 1) * STRIDE + space % width + 1


@compiled
def put(state: State, cell: int, content: int) -> None:
    state.grid[cell] = content
    state.card[state.cards] = cell
    state.cards += 1


@compiled
def lay(state: State, space: int, content: int) -> None:
    """Put a card or start card on a space, and update the list of free spaces beside cards."""
    cell = cell_of(state, space)
    if state.grid[cell] == BESIDE:
        remove_beside(state, index_of(state, space))
    put(state, cell, content)
    goes_with = GOES_WITH[KINDS if content == START else content % KINDS]
    for dx, dy in NEIGHBOURS:
        neighbour = cell + dx + dy * STRIDE
        other = space + dx + dy * int(state.width)
        if state.grid[neighbour] == FREE:
            state.grid[neighbour] = BESIDE
            state.beside[state.beside_size] = other
            state.fitting[state.beside_size] = goes_with
            state.beside_size += 1
        elif state.grid[neighbour] == BESIDE:
            state.fitting[index_of(state, other)] &= goes_with


@compiled
def index_of(state: State, space: int) -> int:
    """Index of a space in the list of free spaces beside cards."""
    index = 0
    while state.beside[index] != space:
        index += 1
    return index


@compiled
def remove_beside(state: State, index: int) -> None:
    """Remove a space from the list; the last entry takes its place."""
    state.beside_size -= 1
    last = state.beside_size
    state.beside[index] = state.beside[last]
    state.fitting[index] = state.fitting[last]
    state.beside[last] = 0
    state.fitting[last] = 0


def start(options: Options, players: int) -> State:
    """The state before the first card is drawn."""
    width, height = options.sides(players)
    left, top = options.corner(players)
    state = empty_table(width, height)
    state.left, state.top = left, top
    state.players = players
    state.fast = options.fast
    state.first_bonus = options.first_bonus
    state.largest_bonus = options.largest_bonus
    state.phase = DEAL
    state.deck[:players] = [options.cards(seat) for seat in range(players)]
    state.deck_size[:] = state.deck.sum(axis=1)
    for x, y in start_cards(players):
        lay(state, (y - top) * width + x - left, START)
    return state


def empty_table(width: int, height: int) -> State:
    state: State = zero_state(LAYOUT)
    state.width = width
    state.height = height
    state.first_rectangle = NONE
    state.first_run = NONE
    state.grid[:] = EDGE
    state.grid.reshape(STRIDE, STRIDE)[1 : height + 1, 1 : width + 1] = FREE
    return state
