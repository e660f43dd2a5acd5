"""The options, and the whole game as one record."""

from dataclasses import dataclass
from typing import Annotated

import numpy as np

from stol.games.options import Options as Base
from stol.games.options import option
from stol.kernel.layout import Array, Byte, Record, Short, layout, zero_state

STRIDE = 8
"""Cells of a row in the record; a smaller board uses its top left part."""
PASS = STRIDE * STRIDE
"""The action after those of the cells."""
ACTIONS = PASS + 1
EMPTY = 0
"""A disc is its seat + 1."""


@dataclass(frozen=True)
class Options(Base):
    size: int = option("cells of a side", default=8, choices=(4, 6, 8))

    def players(self) -> range:
        return range(2, 3)


class State(Record):
    ply: Short
    players: Byte
    side: Byte
    turn: Byte
    over: Byte
    board: Annotated[Array, np.int8, (STRIDE * STRIDE,)]
    allowed: Annotated[Array, np.int8, (ACTIONS,)]  # whether an action is legal: stol lists the moves from it


LAYOUT = layout(State)


def empty_board(options: Options, players: int) -> State:
    state: State = zero_state(LAYOUT)
    state.players, state.side = players, options.size
    return state
