"""What a seat sees of Clustered, as numbers. The table comes first."""

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
)
from stol.games.clustered.options import Options
from stol.games.clustered.rules import actor
from stol.games.clustered.state import START, STRIDE, State
from stol.games.clustered.view import PHASES
from stol.games.planes import INDEX, Plane, actor_plane, clockwise, copied, is_one, is_seat
from stol.kernel.jit import compiled, inlined
from stol.kernel.layout import Array

WORDS = tuple(dict.fromkeys(PHASES))
"""The phases of a view."""
WORD = np.array([WORDS.index(word) for word in PHASES], np.int8)
"""By the state's phase."""

NUMBER_PLANE, SHAPE_PLANE, FILL_PLANE, JOKER_PLANE, START_PLANE, OWNER_PLANE = 0, 3, 6, 9, 10, 11
"""Of the table: what lies on each space, then the owners, then the order in which they played."""


def _attributes() -> "np.ndarray[tuple[int, int], np.dtype[np.int8]]":
    """Per kind, its three planes of the table; a joker has one."""
    three = [
        [NUMBER_PLANE + NUMBERS.index(name[0]), SHAPE_PLANE + SHAPES.index(name[1]), FILL_PLANE + FILLS.index(name[2])]
        for name in NAMES[:JOKER]
    ]
    return np.array([*three, [JOKER_PLANE] * 3], np.int8)


ATTRIBUTES = _attributes()


def planes(options: Options, players: int) -> tuple[Plane, ...]:
    width, height = options.sides(players)
    table = (height, width)
    cards = players * MOST_IN_A_DECK
    most = JOKERS + 1
    firsts = [
        Plane("first_rectangle", (players,), 0, 1, "who had the first rectangle; none yet"),
        Plane("first_run", (players,), 0, 1, "who had the first run of five; none yet"),
    ]
    return (
        Plane("numbers", (3, *table), 0, 1, f"{', '.join(NUMBERS)}: where such a card lies"),
        Plane("shapes", (3, *table), 0, 1, "circle, square, triangle"),
        Plane("fills", (3, *table), 0, 1, "dashed, filled, hollow"),
        Plane("jokers", table, 0, 1, "where jokers lie"),
        Plane("starts", table, 0, 1, "where start cards lie"),
        Plane("owners", (players, *table), 0, 1, "whose card lies there"),
        Plane("order", table, 0, cards, "the how-manieth card played lies there, from 1 on"),
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
    """Only few spaces hold a card: zeros first."""
    players, width = int(state.players), int(state.width)
    size = width * int(state.height)
    end = (OWNER_PLANE + players + 1) * size
    for index in range(end):
        out[index] = 0
    starts = 0
    for index in range(state.cards):
        cell, content = int(state.card[index]), int(state.grid[state.card[index]])
        space = (cell // STRIDE - 1) * width + cell % STRIDE - 1
        if content == START:
            out[START_PLANE * size + space] = 1
            starts += 1
        else:
            owner, kind = content // KINDS, content % KINDS
            for attribute in range(3):
                out[ATTRIBUTES[kind, attribute] * size + space] = 1
            place = owner - seat if owner >= seat else owner - seat + players
            out[(OWNER_PLANE + place) * size + space] = 1
            out[end - size + space] = index + 1 - starts
    return end


@inlined
def unknown(state: State, seat: int, out: Array, at: int) -> int:
    """C3: which of a seat's cards are in its hand, and which in its deck, only that seat knows."""
    at &= INDEX
    for kind in range(KINDS):
        out[at + kind] = state.hand[seat, kind] + state.deck[seat, kind]
    return at + KINDS


@inlined
def discards(state: State, seat: int, out: Array, at: int) -> int:
    at &= INDEX
    for index in range(MOST_IN_A_DECK):
        out[at + index] = (index < state.discarded[seat]) * (state.discards[seat, index] + 1)
    return at + MOST_IN_A_DECK
