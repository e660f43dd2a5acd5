"""Points of a round, itemised (P15-P17, P20), and who wins (P18)."""

from stol.games.pixies.components import COLOUR, CROSS_COLOUR, NONE, PER_FACE_DOWN, SPECIAL, SYMBOLS, VALUE
from stol.games.pixies.state import CELLS, ITEMS, OVER, ROUNDS, State
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.ranks import rank

COLOURS = 4
VALIDATED, SYMBOL, ZONE, FACE_DOWN = range(len(ITEMS))
LEFT_COLUMN = 0b001001001
RIGHT_COLUMN = 0b100100100


@compiled
def score_round(state: State, seat: int) -> None:
    points = state.points[state.round_number - 1, seat]
    points[VALIDATED], points[SYMBOL], points[ZONE], points[FACE_DOWN] = area_items(state, seat)


@compiled
def area_items(state: State, seat: int) -> tuple[int, int, int, int]:
    """The points of an area if the round ended now: validated, symbols, zone, face down."""
    zone = largest_zone(state, seat) * (state.round_number + 1)  # P17: 2, 3, 4 points a card
    face_down = 5 * uncovered(state, seat) if state.flower_power else 0  # P20
    return validated(state, seat), symbols(state, seat), zone, face_down


@compiled
def validated(state: State, seat: int) -> int:
    """P15: the values of the face-up cards that lie on a face-down one (P10)."""
    total = 0
    for cell in range(CELLS):
        if state.up[seat, cell] != NONE and state.down[seat, cell] != NONE:
            total += VALUE[state.up[seat, cell]]
    return total


@compiled
def symbols(state: State, seat: int) -> int:
    """P16, P20: spirals minus crosses on every face-up card, validated or not."""
    total = 0
    for cell in range(CELLS):
        card = state.up[seat, cell]
        if card == NONE:
            continue
        total += SYMBOLS[card]
        if SPECIAL[card]:
            total += face_up_of(state, seat, COLOUR[card])
        if PER_FACE_DOWN[card]:
            total += PER_FACE_DOWN[card] * uncovered(state, seat)
        if CROSS_COLOUR[card]:
            total -= face_up_of(state, seat, CROSS_COLOUR[card])
    return total


@compiled
def face_up_of(state: State, seat: int, colour: int) -> int:
    """How many face-up cards have one of the colours of the bit mask `colour`."""
    count = 0
    for cell in range(CELLS):
        card = state.up[seat, cell]
        if card != NONE and COLOUR[card] & colour:
            count += 1
    return count


@compiled
def uncovered(state: State, seat: int) -> int:
    """How many face-down cards have no card on them."""
    count = 0
    for cell in range(CELLS):
        if state.down[seat, cell] != NONE and state.up[seat, cell] == NONE:
            count += 1
    return count


@compiled
def largest_zone(state: State, seat: int) -> int:
    """P17: the size of the largest zone; 0 if it has fewer than two cards."""
    largest = 0
    for colour in range(COLOURS):
        cells = 0
        for cell in range(CELLS):
            card = state.up[seat, cell]
            if card != NONE and COLOUR[card] >> colour & 1:
                cells |= 1 << cell
        while cells:
            zone = connected(cells)
            largest = max(largest, size(zone))
            cells &= ~zone
    return largest if largest >= 2 else 0


@compiled
def connected(cells: int) -> int:
    """The connected zone around the lowest cell of a bit mask: a flood fill over shared edges."""
    zone, grown = 0, cells & -cells
    while grown != zone:
        zone = grown
        beside = (zone & ~RIGHT_COLUMN) << 1 | (zone & ~LEFT_COLUMN) >> 1 | zone << 3 | zone >> 3
        grown = zone | beside & cells
    return zone


@compiled
def size(cells: int) -> int:
    """The number of bits set."""
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


@compiled
def final(state: State, scores: Array, ranks: Array) -> None:
    """P18: total points and ranks."""
    for seat in range(state.players):
        scores[seat] = 0
        for number in range(ROUNDS):
            for item in range(len(ITEMS)):
                scores[seat] += state.points[number, seat, item]
    rank(scores, ranks, state.players)


@compiled
def running(state: State, scores: Array, ranks: Array) -> None:
    """The points of finished rounds (P18) and of the areas as they lie (P15-P17, P20)."""
    final(state, scores, ranks)
    if state.phase != OVER:  # the areas of the last round are still there, but are scored already
        for seat in range(state.players):
            for points in area_items(state, seat):
                scores[seat] += points
        rank(scores, ranks, state.players)
