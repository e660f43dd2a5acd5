"""Points of the cards on the table, itemised, as if the game ended now (C10-C12, C17, C18)."""

from stol.games.clustered.components import KINDS, NONE
from stol.games.clustered.state import DOWN, RIGHT, State
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.ranks import rank

SHORTEST_RUN = 3
BONUS = 2


@compiled
def owner(state: State, cell: int) -> int:
    """The seat that owns the card on a cell; for other cells a number that is no seat, which ends runs."""
    return int(state.grid[cell]) // KINDS


@compiled
def length(state: State, cell: int, step: int, seat: int) -> int:
    """Length of the unbroken line of a seat's cards that starts at a cell."""
    count = 0
    while owner(state, cell) == seat:
        count += 1
        cell += step
    return count


@compiled
def run(state: State, cell: int, step: int) -> int:
    """C10: the length of the run that begins at a cell; 0 if none does, or if it is too short to score."""
    seat = owner(state, cell)
    if owner(state, cell - step) == seat:
        return 0
    count = length(state, cell, step, seat)
    return count if count >= SHORTEST_RUN else 0


@compiled
def rectangle(state: State, cell: int) -> int:
    """C11: the size of the largest rectangle with its upper left card on a cell; 0 if none is at least 2x2."""
    seat = owner(state, cell)
    width = length(state, cell, RIGHT, seat)
    height = 1
    largest = 0
    while True:
        cell += DOWN
        width = min(width, length(state, cell, RIGHT, seat))
        height += 1
        if width < 2:
            return largest
        largest = max(largest, width * height)


@compiled
def runs(state: State, seat: int, step: int) -> int:
    """C10: a point for each card in each run in direction `step`."""
    total = 0
    for index in range(state.cards):
        cell = int(state.card[index])
        if owner(state, cell) == seat:
            total += run(state, cell, step)
    return total


@compiled
def largest_rectangle(state: State, seat: int) -> int:
    """C11: a point for each card in the one largest rectangle."""
    largest = 0
    for index in range(state.cards):
        cell = int(state.card[index])
        if owner(state, cell) == seat:
            largest = max(largest, rectangle(state, cell))
    return largest


@compiled
def longest_run(state: State, seat: int) -> int:
    longest = 0
    for index in range(state.cards):
        cell = int(state.card[index])
        if owner(state, cell) == seat:
            longest = max(longest, run(state, cell, RIGHT), run(state, cell, DOWN))
    return longest


@compiled
def holders(state: State) -> tuple[int, int]:
    """C18: the seats with the largest rectangle and with the longest run; NONE for what is tied or does not score."""
    with_rectangle, with_run = NONE, NONE
    if state.largest_bonus:
        largest, longest = 0, 0
        for seat in range(state.players):
            size, count = largest_rectangle(state, seat), longest_run(state, seat)
            if size >= largest:
                with_rectangle = seat if size > largest else NONE
                largest = size
            if count >= longest:
                with_run = seat if count > longest else NONE
                longest = count
    return with_rectangle, with_run


@compiled
def bonus(state: State, seat: int, held: tuple[int, int]) -> int:
    """The bonus points of a seat by C17 and C18; `held` are the seats from `holders`."""
    first = int(state.first_rectangle == seat) + int(state.first_run == seat)
    return BONUS * (first + int(held[0] == seat) + int(held[1] == seat))


@compiled
def final(state: State, scores: Array, ranks: Array) -> None:
    """C12: total points and ranks."""
    held = holders(state)
    for seat in range(state.players):
        scores[seat] = runs(state, seat, RIGHT) + runs(state, seat, DOWN)
        scores[seat] += largest_rectangle(state, seat) + bonus(state, seat, held)
    rank(scores, ranks, state.players)


@compiled
def completes_rectangle(state: State, cell: int) -> bool:
    """C17: whether the card just laid is in a 2x3 or 3x2 rectangle; every larger one contains such a part."""
    for along, across in ((RIGHT, DOWN), (RIGHT, -DOWN), (DOWN, RIGHT), (DOWN, -RIGHT)):
        if pairs(state, cell, along, across) + pairs(state, cell, -along, across) > 3:  # the own pair counts twice
            return True
    return False


@compiled
def pairs(state: State, cell: int, along: int, across: int) -> int:
    """The length of the unbroken double line of a seat's cards from a cell."""
    seat = owner(state, cell)
    return min(length(state, cell, along, seat), length(state, cell + across, along, seat))


@compiled
def completes_run(state: State, cell: int) -> bool:
    """C17: whether the card just laid is in a run of five or more."""
    seat = owner(state, cell)
    for step in (RIGHT, DOWN):
        if length(state, cell, step, seat) + length(state, cell, -step, seat) > 5:  # the card itself counts twice
            return True
    return False
