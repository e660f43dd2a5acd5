"""What a seat sees of Pixies, as numbers. Nothing is hidden."""

import numpy as np

from stol.games.pixies.components import (
    ALL_CARDS,
    BASIC_CARDS,
    CELL,
    COLOUR,
    COLOURS,
    CROSS_COLOUR,
    NONE,
    PER_FACE_DOWN,
    SPECIAL,
    SYMBOLS,
)
from stol.games.pixies.options import Options
from stol.games.pixies.rules import actor, per_turn
from stol.games.pixies.state import CELLS, ITEMS, OVER, ROUNDS, State
from stol.games.planes import Plane, actor_plane, clockwise, copied, is_one, is_seat
from stol.kernel.jit import compiled
from stol.kernel.layout import Array

PHASES = OVER + 1
GRID = (3, 3)


def _with_none(table: Array, none: int = 0) -> Array:
    """The same of card + 1, so that no card has its number, too."""
    return np.concatenate([[none], table]).astype(np.int16)


SYMBOLS_OF, SPECIAL_OF, PER_FACE_DOWN_OF = map(_with_none, (SYMBOLS, SPECIAL, PER_FACE_DOWN))
COLOUR_OF, CROSS_COLOUR_OF = map(_with_none, (COLOUR, CROSS_COLOUR))
CELL_OF = _with_none(CELL, NONE)
NUMBER_OF = np.arange(ALL_CARDS + 1, dtype=np.int16)
IS_CARD = np.minimum(NUMBER_OF, 1)


def _span() -> tuple[int, int]:
    """The least and the most that one item of a round's points can be: no cell has a worse or a better card."""
    least, most = SYMBOLS - CELLS * (CROSS_COLOUR > 0), SYMBOLS + CELLS * (SPECIAL + PER_FACE_DOWN)
    cells = [cell == CELL for cell in range(CELLS)]
    return int(sum(min(least[cell]) for cell in cells)), int(sum(max(most[cell]) for cell in cells))


LEAST, MOST = _span()


def planes(options: Options, players: int) -> tuple[Plane, ...]:
    cards = ALL_CARDS if options.flower_power else BASIC_CARDS
    shown = revealed(players)
    return (
        *features("", (players,), GRID, options),
        Plane("face_down", (players, *GRID), 0, 1, "per seat: where a card lies face down, covered or not"),
        Plane("market_cell", (shown, *GRID), 0, 1, "per card of the market, in the order revealed: its own cell"),
        Plane("up", (players, *GRID), 0, cards, "per seat: number + 1 of the card face up"),
        Plane("down", (players, *GRID), 0, cards, "per seat: number + 1 of the card face down"),
        Plane("market", (shown,), 0, cards, "number + 1 of the cards of the market, in the order revealed"),
        *features("market_", (), (shown,), options),
        Plane("deck", (cards,), 0, 1, "by card number: whether the deck holds it"),
        Plane("points", (players, ROUNDS, len(ITEMS)), LEAST, MOST, f"of finished rounds: {', '.join(ITEMS)}"),
        Plane("round", (ROUNDS,), 0, 1, "which round it is"),
        Plane("phase", (PHASES,), 0, 1, "who begins is drawn, cards are revealed, cards are taken, the end"),
        Plane("taken", (1,), 0, shown, "cards taken in this turn"),
        Plane("first", (players,), 0, 1, "the turn's first seat; none before it is drawn"),
        actor_plane(players),
    )


def features(of: str, seats: tuple[int, ...], places: tuple[int, ...], options: Options) -> list[Plane]:
    """What is printed on cards: those face up in the areas, or those of the market."""
    low, high = int(SYMBOLS.min()), int(SYMBOLS.max())
    printed = [
        Plane(f"{of}colours", (*seats, 4, *places), 0, 1, f"its colours: {', '.join(COLOURS)}"),
        Plane(f"{of}symbols", (*seats, *places), low, high, "its spirals less its crosses"),
        Plane(f"{of}special", (*seats, *places), 0, 1, "it has a spiral for each card of its colour"),
    ]
    if options.flower_power:
        printed += [
            Plane(f"{of}per_face_down", (*seats, *places), 0, 3, "its spirals for each face-down card not covered"),
            Plane(f"{of}crosses", (*seats, 4, *places), 0, 1, "it has a cross for each card of a colour"),
        ]
    return printed


def revealed(players: int) -> int:
    """P4, P5: the largest market."""
    return 4 if players == 2 else players


@compiled
def observe(state: State, seat: int, out: Array) -> None:
    at = face_up(state, seat, out)
    at += in_areas(IS_CARD, state.down, seat, state.players, out[at:])
    at += market_cells(state, out[at:])
    at += in_areas(NUMBER_OF, state.up, seat, state.players, out[at:])
    at += in_areas(NUMBER_OF, state.down, seat, state.players, out[at:])
    at += market(state, out[at:])
    at += copied(state.deck, state.cards, out[at:])
    at += points(state, seat, out[at:])
    at += is_one(state.round_number - 1, ROUNDS, out[at:])
    at += is_one(state.phase, PHASES, out[at:])
    out[at] = state.taken
    at += 1
    at += is_seat(state.first, seat, state.players, out[at:])
    is_seat(actor(state), seat, state.players, out[at:])


@compiled
def face_up(state: State, seat: int, out: Array) -> int:
    at = coloured_areas(COLOUR_OF, state.up, seat, state.players, out)
    at += in_areas(SYMBOLS_OF, state.up, seat, state.players, out[at:])
    at += in_areas(SPECIAL_OF, state.up, seat, state.players, out[at:])
    if state.flower_power:
        at += in_areas(PER_FACE_DOWN_OF, state.up, seat, state.players, out[at:])
        at += coloured_areas(CROSS_COLOUR_OF, state.up, seat, state.players, out[at:])
    return at


@compiled
def market_cells(state: State, out: Array) -> int:
    at = 0
    for index in range(per_turn(state)):
        at += is_one(CELL_OF[state.market[index] + 1], CELLS, out[at:])
    return at


@compiled
def market(state: State, out: Array) -> int:
    shown = per_turn(state)
    at = looked_up(NUMBER_OF, state.market, shown, out)
    at += coloured(COLOUR_OF, state.market, shown, out[at:])
    at += looked_up(SYMBOLS_OF, state.market, shown, out[at:])
    at += looked_up(SPECIAL_OF, state.market, shown, out[at:])
    if state.flower_power:
        at += looked_up(PER_FACE_DOWN_OF, state.market, shown, out[at:])
        at += coloured(CROSS_COLOUR_OF, state.market, shown, out[at:])
    return at


@compiled
def in_areas(table: Array, cards: Array, seat: int, players: int, out: Array) -> int:
    at = 0
    for place in range(players):
        at += looked_up(table, cards[clockwise(seat, place, players)], CELLS, out[at:])
    return at


@compiled
def coloured_areas(table: Array, cards: Array, seat: int, players: int, out: Array) -> int:
    at = 0
    for place in range(players):
        at += coloured(table, cards[clockwise(seat, place, players)], CELLS, out[at:])
    return at


@compiled
def looked_up(table: Array, cards: Array, length: int, out: Array) -> int:
    """What a table says of each card; how many were written."""
    for index in range(length):
        out[index] = table[cards[index] + 1]
    return length


@compiled
def coloured(table: Array, cards: Array, length: int, out: Array) -> int:
    """Colour by colour, whether it is among those that a table gives each card; how many were written."""
    for colour in range(len(COLOURS)):
        for index in range(length):
            out[colour * length + index] = table[cards[index] + 1] >> colour & 1
    return len(COLOURS) * length


@compiled
def points(state: State, seat: int, out: Array) -> int:
    at = 0
    for place in range(state.players):
        other = clockwise(seat, place, state.players)
        for number in range(ROUNDS):
            at += copied(state.points[number, other], len(ITEMS), out[at:])
    return at
