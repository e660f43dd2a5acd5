"""Observations of Clustered as arrays. The cards on the table come first.

They are a list, not a picture of the table: with two players, a table of 61 by 61 spaces has about 60 cards.
"""

import numpy as np

from stol.games.clustered.components import (
    FAST_DEAL,
    FILLS,
    HAND,
    JOKER,
    JOKERS,
    KINDS,
    MOST_IN_A_DECK,
    NAMES,
    NUMBERS,
    SHAPES,
    START_CARD,
    start_cards,
)
from stol.games.clustered.options import Options
from stol.games.clustered.rules import actor
from stol.games.clustered.state import START, STRIDE, State
from stol.games.clustered.view import PHASES
from stol.games.planes import INDEX, Plane, actor_plane, copied, is_one, is_seat
from stol.kernel.jit import compiled, inlined
from stol.kernel.layout import Array
from stol.kernel.seats import clockwise

WORDS = tuple(dict.fromkeys(PHASES))
"""The phase names of a view."""
WORD = np.array([WORDS.index(word) for word in PHASES], np.int8)
"""Index of the phase name by the state's phase."""

ON_A_CARD = len(NUMBERS + SHAPES + FILLS) + 2
FEATURES = np.array(
    [
        [mark in name for mark in NUMBERS + SHAPES + FILLS] + [name == NAMES[JOKER], name == START_CARD]
        for name in (*NAMES, START_CARD)
    ],
    np.int16,
)
"""Features of a card by kind; the last row is the start card."""
OWNER_OF, KIND_OF = np.divmod(np.arange(START + 1, dtype=np.uint8), np.uint8(KINDS))
"""Owner and kind of a card by the content of its cell …"""
OWNER_OF[START], KIND_OF[START] = 0, KINDS
"""… and of the start card, to avoid a branch; `table` writes no owner for it."""


def planes(options: Options, players: int) -> tuple[Plane, ...]:
    low, high = corners(options, players)
    cards, most = most_on_table(options, players), JOKERS + 1
    firsts = [
        Plane("first_rectangle", (players,), 0, 1, "who completed the first rectangle, if anybody has"),
        Plane("first_run", (players,), 0, 1, "who completed the first run of five, if anybody has"),
    ]
    return (
        Plane("places", (cards, 2), low, high, "x and y of every card, in the order played; zeros behind"),
        Plane("cards", (cards, ON_A_CARD), 0, 1, "what is on it, as below"),
        Plane("owners", (players, cards), 0, 1, "whose it is"),
        Plane("hand", (KINDS,), 0, most, "the own cards in hand, by kind"),
        Plane("unknown", (players, KINDS), 0, most, "by kind: the own deck; of the others, deck and hand together"),
        Plane("hands", (players,), 0, FAST_DEAL if options.fast else HAND, "how many cards each seat holds"),
        Plane("decks", (players,), 0, MOST_IN_A_DECK, "how many cards are in each deck"),
        Plane("discards", (players, MOST_IN_A_DECK), 0, KINDS, "kind + 1 of the discards, in order; 0 behind"),
        *(firsts if options.first_bonus else []),
        Plane("phase", (len(WORDS),), 0, 1, ", ".join(WORDS)),
        Plane("turn", (players,), 0, 1, "the seat that draws, plays or discards; none at the end"),
        actor_plane(players),
    )


def most_on_table(options: Options, players: int) -> int:
    """Maximum number of cards on the table."""
    return len(start_cards(players)) + sum(sum(options.cards(seat)) for seat in range(players))


def corners(options: Options, players: int) -> tuple[int, int]:
    """The smallest and the largest value of all x and y coordinates, including 0 and 1."""
    (left, top), (width, height) = options.corner(players), options.sides(players)
    return min(left, top, 0), max(left + width, top + height, 2) - 1


@compiled
def observe(state: State, seat: int, out: Array) -> None:
    players = int(state.players)
    at = table(state, seat, out)
    at = copied(state.hand[seat], KINDS, out, at)
    at = copied(state.deck[seat], KINDS, out, at)
    for place in range(1, players):
        at = unknown(state, clockwise(seat, place, players), out, at)
    for place in range(players):
        out[at + place] = state.hand_size[clockwise(seat, place, players)]
        out[at + players + place] = state.deck_size[clockwise(seat, place, players)]
    at += 2 * players
    for place in range(players):
        at = discards(state, clockwise(seat, place, players), out, at)
    if state.first_bonus:
        at = is_seat(state.first_rectangle, seat, players, out, at)
        at = is_seat(state.first_run, seat, players, out, at)
    at = is_one(WORD[state.phase], len(WORDS), out, at)
    at = is_seat(state.turn, seat, players, out, at)
    is_seat(actor(state), seat, players, out, at)


@inlined
def table(state: State, seat: int, out: Array) -> int:
    """The cards in the order played. The coordinates have a loop of their own, which the compiler vectorises."""
    players, size = int(state.players) & INDEX, list_size(state) & INDEX
    owners, end = (2 + ON_A_CARD) * size, (2 + ON_A_CARD + players) * size
    for index in range(end):
        out[index] = 0
    left, top = int(state.left) - 1, int(state.top) - 1
    for index in range(state.cards):
        cell = int(state.card[index])
        out[2 * index] = cell % STRIDE + left
        out[2 * index + 1] = cell // STRIDE + top
    for index in range(state.cards):
        content = int(state.grid[int(state.card[index]) & INDEX])
        kind, owner = int(KIND_OF[content]), int(OWNER_OF[content])
        for feature in range(ON_A_CARD):
            out[2 * size + index * ON_A_CARD + feature] = FEATURES[kind, feature]
        place = owner - seat if owner >= seat else owner - seat + players
        out[owners + place * size + index] = content != START
    return end


@inlined
def list_size(state: State) -> int:
    """Length of the list of cards: all cards on the table, in hands, decks and discards."""
    cards = int(state.cards)
    for seat in range(state.players):
        cards += int(state.hand_size[seat] + state.deck_size[seat] + state.discarded[seat])
    return cards


@inlined
def unknown(state: State, seat: int, out: Array, at: int) -> int:
    """Hand and deck of another seat together: only that seat knows which card is where (C3)."""
    at &= INDEX
    for kind in range(KINDS):
        out[at + kind] = state.hand[seat, kind] + state.deck[seat, kind]
    return at + KINDS


@inlined
def discards(state: State, seat: int, out: Array, at: int) -> int:
    at &= INDEX
    for index in range(MOST_IN_A_DECK):
        out[at + index] = 0
    for index in range(state.discarded[seat]):
        out[at + index] = state.discards[seat, index] + 1
    return at + MOST_IN_A_DECK
