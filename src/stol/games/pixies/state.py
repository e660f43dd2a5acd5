"""The state of Pixies: one flat record."""

from typing import Annotated

import numpy as np

from stol.games.pixies.components import ALL_CARDS, BASIC_CARDS, NONE
from stol.games.pixies.options import Options
from stol.kernel.layout import Array, Byte, Record, Short, layout, zero_state

SEATS = 6
CELLS = 9
ROUNDS = 3

FIRST, REVEAL, TAKE, OVER = range(4)
"""Phases: choose the first player; reveal cards; take cards; game over."""

ITEMS = ("validated", "symbols", "zone", "face_down")
"""The items of a round's points."""


class State(Record):
    ply: Short  # moves and outcomes so far
    players: Byte
    flower_power: Byte
    cards: Byte  # how many cards are in the game
    phase: Byte
    round_number: Byte  # 1 to 3
    first: Byte  # the turn's first seat, or NONE
    taken: Byte  # cards taken in this turn
    market_size: Byte
    market: Annotated[Array, np.int8, (SEATS,)]  # revealed and not taken, in the order revealed; then NONE
    deck_size: Byte
    deck: Annotated[Array, np.int8, (ALL_CARDS,)]  # 1: the card is in the deck
    up: Annotated[Array, np.int8, (SEATS, CELLS)]  # the card face up on each cell, or NONE
    down: Annotated[Array, np.int8, (SEATS, CELLS)]  # the card face down on each cell, or NONE
    points: Annotated[Array, np.int16, (ROUNDS, SEATS, len(ITEMS))]  # of the finished rounds


LAYOUT = layout(State)


def start(options: Options, players: int) -> State:
    """The state before the first player is chosen."""
    state: State = zero_state(LAYOUT)
    state.players = players
    state.flower_power = options.flower_power
    state.cards = ALL_CARDS if options.flower_power else BASIC_CARDS
    state.phase = FIRST
    state.round_number = 1
    state.first = NONE
    state.market[:] = NONE
    state.deck[[*options.cards()]] = 1
    state.deck_size = state.deck.sum()
    state.up[:] = NONE
    state.down[:] = NONE
    return state
