"""The state of Everything on 1 Card: one flat record."""

from typing import Annotated

import numpy as np

from stol.games.onecard.components import CARDS, CARDS_TO_END, COLOURS, HAND, NONE, REROLLS
from stol.games.onecard.deck import OWN, printed
from stol.games.onecard.options import Options
from stol.kernel.layout import Array, Byte, Long, Record, layout, zero_state

SEATS = 4

DEAL, HOLD, OPEN, ROLL, CHOOSE, MARK, TAKE, DRAW, OVER = range(9)
"""Phases: deal at set-up; hold three of five; fill the display; roll a die; stop or keep; mark or pass;
take a replacement from the display; draw a replacement; game over."""


class State(Record):
    ply: Long  # moves and outcomes so far
    players: Byte
    draft: Byte  # 1: the variant (O13, O14)
    phase: Byte
    roller: Byte
    turn: Byte  # the seat that chooses or is dealt a card; otherwise the roller
    rolls_left: Byte  # rerolls (O5)
    dice_size: Byte  # how many dice are on the table
    dice: Annotated[Array, np.int8, (len(COLOURS),)]  # how many of each colour
    boxes: Annotated[Array, np.int8, (CARDS, len(COLOURS))]  # per card, the boxes of each row; 0: no such row
    suns: Annotated[Array, np.int8, (CARDS, len(COLOURS))]  # 1: the row has a sun
    marks: Annotated[Array, np.int8, (CARDS, len(COLOURS))]  # per card, the boxes crossed off in each row
    hand: Annotated[Array, np.int8, (SEATS, HAND)]  # the cards in play, ascending; then NONE
    hand_size: Annotated[Array, np.int8, (SEATS,)]
    scored: Annotated[Array, np.int8, (SEATS, CARDS_TO_END)]  # in the order scored; then NONE
    scored_size: Annotated[Array, np.int8, (SEATS,)]
    points: Annotated[Array, np.int8, (SEATS, CARDS_TO_END)]  # of the scored cards
    chosen: Annotated[Array, np.int16, (SEATS,)]  # the secret choice, until all have chosen; else NONE (O6, O13)
    display: Annotated[Array, np.int8, (CARDS,)]  # 1: the card is in the display (O14)
    display_size: Byte
    deck: Annotated[Array, np.int8, (CARDS,)]  # 1: the card is in the deck
    deck_size: Byte


LAYOUT = layout(State)


def start(options: Options, players: int) -> State:
    """The state before the first card is drawn."""
    state: State = zero_state(LAYOUT)
    state.players = players
    state.draft = options.draft
    state.phase = DEAL
    state.rolls_left = REROLLS
    state.boxes, state.suns = printed(options.deck or OWN)
    state.hand[:] = NONE
    state.scored[:] = NONE
    state.chosen[:] = NONE
    state.deck[[*options.cards()]] = 1
    state.deck_size = state.deck.sum()
    return state
