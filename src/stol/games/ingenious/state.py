"""The state of Ingenious: one flat record."""

from typing import Annotated

import numpy as np

from stol.games.ingenious.components import (
    COLOURS,
    FIRST,
    FREE,
    KINDS,
    NUMBER,
    OUTSIDE,
    PRINTED,
    SECOND,
    SPACES,
    WORDS,
    pack_pairs,
)
from stol.games.ingenious.options import Options
from stol.kernel.layout import Array, Byte, Record, Short, layout, zero_state

SEATS = 4

PLAY, ASK, DEAL, REFILL, SWAP, OVER = range(6)
"""Phases: place a tile; swap or refill; draw at set-up; draw to refill; draw after `swap`; game over."""


class State(Record):
    ply: Short  # moves and outcomes so far
    players: Byte
    teams: Byte  # 1: seats 0+2 play against 1+3 (I15)
    open_partners: Byte  # 1: partners see each other's racks (I15)
    track_end: Byte  # where a colour's track ends: 18, or 36 on a double track (I4, I16)
    phase: Byte
    turn: Byte  # the seat that draws or plays
    bonus: Byte  # bonus plays owed, the one now to be made included (I9)
    board: Annotated[Array, np.int8, (len(SPACES),)]  # colour on each space, FREE or OUTSIDE
    tracks: Annotated[Array, np.int8, (SEATS, 6)]  # per seat or team, the step of each colour
    opening: Annotated[Array, np.int8, (SEATS,)]  # printed colour that a seat's first tile touched, or FREE (I6)
    rack: Annotated[Array, np.int8, (SEATS, KINDS)]  # how many of each kind
    rack_size: Annotated[Array, np.int8, (SEATS,)]
    bag: Annotated[Array, np.int8, (KINDS,)]
    bag_size: Byte
    aside: Annotated[Array, np.int8, (KINDS,)]  # the old rack, while six new tiles are drawn (I10)
    free_pairs: Short  # how many pairs of adjacent free spaces there are
    free: Annotated[Array, np.int64, (WORDS,)]  # which ones, as a bit mask over `PAIRS`


LAYOUT = layout(State)


def start(options: Options, players: int) -> State:
    """The state before the first tile is drawn."""
    state: State = zero_state(LAYOUT)
    state.players = players
    state.teams = options.teams
    state.open_partners = options.open_partners
    state.track_end = options.track_end(players)
    state.phase = DEAL
    state.board[:] = OUTSIDE
    state.board[[NUMBER[space] for space in options.spaces(players)]] = FREE
    for letter, space in PRINTED.items():
        state.board[NUMBER[space]] = COLOURS.index(letter)
    state.opening[:] = FREE
    state.bag[:] = options.tiles()
    state.bag_size = state.bag.sum()
    find_free_pairs(state)
    return state


def find_free_pairs(state: State) -> None:
    free = (state.board[FIRST] == FREE) & (state.board[SECOND] == FREE)
    state.free[:] = pack_pairs(free)
    state.free_pairs = free.sum()
