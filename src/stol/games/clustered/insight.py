"""Heuristics for bots in Clustered: the points that a card adds, and how many own cards are beside it."""

from stol.games.clustered.components import JOKER
from stol.games.clustered.rules import parts
from stol.games.clustered.scoring import SHORTEST_RUN, largest_rectangle, length
from stol.games.clustered.state import DOWN, RIGHT, State, cell_of
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.rng import mixed
from stol.kernel.standing import ending

SPREAD = 10.0
"""Typical spread of final scores, in points."""
MOST_POINTS = 90.0
"""Upper bound of the points of one deck: three points per card."""
PREPARED = 0.1
"""Value of an own card beside the space, as a tie-break: less than any point."""


@compiled
def gain(state: State, moves: Array, count: int, worths: Array) -> None:
    """The points that a card adds (C10, C11). Ties: more own cards beside it are better, jokers are kept."""
    seat = int(state.turn)
    largest = largest_rectangle(state, seat)
    for index in range(count):
        kind, space, discarded = parts(state, moves[index])
        if discarded:
            worths[index] = -1.0 if kind == JOKER else 0.0
        else:
            worths[index] = points(state, seat, cell_of(state, space), largest) - (0.05 if kind == JOKER else 0.0)


@compiled
def points(state: State, seat: int, cell: int, largest: int) -> float:
    """The points that a card of the seat adds on a cell, plus the tie-break for own neighbours."""
    left, right = length(state, cell - RIGHT, -RIGHT, seat), length(state, cell + RIGHT, RIGHT, seat)
    up, down = length(state, cell - DOWN, -DOWN, seat), length(state, cell + DOWN, DOWN, seat)
    added = float(joined(left, right) + joined(up, down))
    beside = int(left > 0) + int(right > 0) + int(up > 0) + int(down > 0)
    if left + right > 0 and up + down > 0:
        added += max(0, rectangle_around(state, seat, cell, up, down) - largest)
    return added + PREPARED * beside


@compiled
def joined(one: int, other: int) -> int:
    """C10: the points added by a card that joins two lines of these lengths."""
    return run_points(one + other + 1) - run_points(one) - run_points(other)


@compiled
def run_points(count: int) -> int:
    return count if count >= SHORTEST_RUN else 0


@compiled
def rectangle_around(state: State, seat: int, cell: int, up: int, down: int) -> int:
    """C11: the size of the seat's largest rectangle that contains the cell; 0 if none is at least 2x2."""
    largest = 0
    for above in range(up + 1):
        left, right = 1000, 1000
        for row in range(-above, down + 1):
            here = cell + row * DOWN
            left = min(left, length(state, here - RIGHT, -RIGHT, seat))
            right = min(right, length(state, here + RIGHT, RIGHT, seat))
            if left + right == 0:
                break
            if row >= 0 and above + row > 0:
                largest = max(largest, (above + row + 1) * (left + right + 1))
    return largest


@compiled
def outlook(state: State, values: Array) -> None:
    ending(state, SPREAD, MOST_POINTS, values)


@compiled
def playout_horizon(_state: State) -> int:
    """0: playouts go to the end of the game, since a position can't be judged before."""
    return 0


@compiled
def tree_key(state: State) -> int:
    """A hash of the seat to move, the cards on the table and the discards."""
    number = int(state.turn)
    for index in range(state.cards):
        cell = int(state.card[index])
        number = mixed(mixed(number, cell), state.grid[cell])
    for seat in range(state.players):
        for index in range(state.discarded[seat]):
            number = mixed(mixed(number, seat), state.discards[seat, index])
    return number
