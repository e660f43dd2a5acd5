"""Observations of Everything on 1 Card as arrays. Only the choices of the other seats are hidden."""

import numpy as np

from stol.games.onecard.components import (
    CARDS,
    CARDS_TO_END,
    COLOURS,
    DICE,
    DISPLAY,
    HAND,
    HOLD_CARDS,
    IN_PLAY,
    NONE,
    REROLLS,
)
from stol.games.onecard.options import Options
from stol.games.onecard.rules import HOLD_THREE, MARK_CARD, PASS, actor
from stol.games.onecard.state import State
from stol.games.onecard.view import PHASES
from stol.games.planes import INDEX, Plane, actor_plane, copied, is_one, is_seat
from stol.kernel.jit import compiled, inlined
from stol.kernel.layout import Array
from stol.kernel.seats import clockwise

MOST_BOXES = 6
WORDS = tuple(dict.fromkeys(PHASES.values()))
"""The phase names of a view."""
WORD = np.array([WORDS.index(word) for word in PHASES.values()], np.int8)
"""Index of the phase name by the state's phase."""
MOST_POINTS = 20 + 5
"""O2, O8: all boxes of a card plus the bonus for both suns."""


def planes(options: Options, players: int) -> tuple[Plane, ...]:
    hand, colours = HAND if options.draft else IN_PLAY, len(COLOURS)
    display = [
        Plane("display", (DISPLAY,), 0, CARDS, "card number of the open cards, ascending; 0 behind"),
        Plane("display_boxes", (DISPLAY, colours), 0, MOST_BOXES, f"their boxes: {', '.join(COLOURS)}"),
        Plane("display_suns", (DISPLAY, colours), 0, 1, "which of their rows carry a sun"),
    ]
    return (
        Plane("dice", (colours,), 0, DICE, f"how many dice lie there: {', '.join(COLOURS)}"),
        Plane("rolls_left", (1,), 0, REROLLS, "rerolls left"),
        Plane("phase", (len(WORDS),), 0, 1, ", ".join(WORDS)),
        Plane("hands", (players, hand), 0, CARDS, "card number of the cards in hand, ascending; 0 behind"),
        Plane("boxes", (players, hand, colours), 0, MOST_BOXES, f"their boxes: {', '.join(COLOURS)}"),
        Plane("marks", (players, hand, colours), 0, MOST_BOXES, "the boxes crossed off"),
        Plane("suns", (players, hand, colours), 0, 1, "which of their rows carry a sun"),
        Plane("scored", (players, CARDS_TO_END), 0, CARDS, "card number of the scored cards, in order; 0 behind"),
        Plane("scored_marks", (players, CARDS_TO_END, colours), 0, MOST_BOXES, "the boxes crossed off on them"),
        Plane("points", (players, CARDS_TO_END), 0, MOST_POINTS, "their points"),
        *(display if options.draft else []),
        Plane("unseen", (CARDS,), 0, 1, "by card number: whether the card is in the deck"),
        Plane("chosen", (1 + hand,), 0, 1, "the own secret choice: pass; or which of the cards in hand"),
        Plane("roller", (players,), 0, 1, "who rolls"),
        actor_plane(players),
    )


@compiled
def observe(state: State, seat: int, out: Array) -> None:
    players = int(state.players)
    hand = HAND if state.draft else IN_PLAY
    at = copied(state.dice, len(COLOURS), out, 0)
    out[at] = state.rolls_left
    at = is_one(WORD[state.phase], len(WORDS), out, at + 1)
    at = hands(state, seat, hand, out, at)
    at = scored(state, seat, out, at)
    if state.draft:
        at = display(state, out, at)
    at = copied(state.deck, CARDS, out, at)
    at = chosen(state, seat, hand, out, at)
    at = is_seat(state.roller, seat, players, out, at)
    is_seat(actor(state), seat, players, out, at)


@inlined
def hands(state: State, seat: int, hand: int, out: Array, at: int) -> int:
    """The planes `hands`, `boxes`, `marks` and `suns`, card by card."""
    players, at = int(state.players), at & INDEX
    boxes = at + players * hand & INDEX
    marks, suns = boxes + players * hand * len(COLOURS) & INDEX, boxes + 2 * players * hand * len(COLOURS) & INDEX
    for place in range(players):
        cards = state.hand[clockwise(seat, place, players)]
        for index in range(hand):
            card, row = int(cards[index]), (place * hand + index) * len(COLOURS)
            out[at + place * hand + index] = card + 1
            row_of(state.boxes, card, out, boxes + row)
            row_of(state.marks, card, out, marks + row)
            row_of(state.suns, card, out, suns + row)
    return suns + players * hand * len(COLOURS)


@inlined
def scored(state: State, seat: int, out: Array, at: int) -> int:
    """The planes `scored`, `scored_marks` and `points`, card by card."""
    players, at = int(state.players), at & INDEX
    marks = at + players * CARDS_TO_END & INDEX
    points = marks + players * CARDS_TO_END * len(COLOURS) & INDEX
    for place in range(players):
        other, first = clockwise(seat, place, players), place * CARDS_TO_END
        for index in range(CARDS_TO_END):
            card = int(state.scored[other, index])
            out[at + first + index] = card + 1
            row_of(state.marks, card, out, marks + (first + index) * len(COLOURS))
            out[points + first + index] = state.points[other, index]
    return points + players * CARDS_TO_END


@inlined
def row_of(rows: Array, card: int, out: Array, at: int) -> None:
    """Copy the rows of a card; zeros for no card, without a branch."""
    held, row = -(card != NONE), rows[max(card, 0)]
    for colour in range(len(COLOURS)):
        out[at + colour] = row[colour] & held


@inlined
def display(state: State, out: Array, at: int) -> int:
    """O14: the open cards, ascending, and their printed rows."""
    at &= INDEX
    boxes, suns, end = at + DISPLAY, at + DISPLAY * 7, at + DISPLAY * 13
    for index in range(at, end):
        out[index] = 0
    index = 0
    for card in range(CARDS):
        if state.display[card]:
            out[at + index] = card + 1
            copied(state.boxes[card], len(COLOURS), out, boxes + index * len(COLOURS))
            copied(state.suns[card], len(COLOURS), out, suns + index * len(COLOURS))
            index += 1
    return end


@inlined
def chosen(state: State, seat: int, hand: int, out: Array, at: int) -> int:
    at &= INDEX
    choice = int(state.chosen[seat])
    out[at] = choice == PASS
    for index in range(hand):
        out[at + 1 + index] = is_chosen(choice, int(state.hand[seat, index]))
    return at + 1 + hand


@inlined
def is_chosen(choice: int, card: int) -> bool:
    """O6, O13: whether a card in hand is marked, or among the three that are held."""
    if choice < HOLD_THREE:
        return card != NONE and choice == MARK_CARD + card
    three = HOLD_CARDS[choice - HOLD_THREE]
    return bool(card == three[0] or card == three[1] or card == three[2])
