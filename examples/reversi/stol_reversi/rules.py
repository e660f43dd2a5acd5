"""The rules. Each function runs in the interpreter, compiled on a CPU, and on a GPU."""

from stol.games.planes import Plane, actor_plane, is_seat
from stol.kernel.actors import OVER
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.ranks import rank
from stol_reversi.state import EMPTY, PASS, STRIDE, Options, State, empty_board


def start(options: Options, players: int) -> State:
    """Two discs each in the middle; seat 0, black, begins."""
    state = empty_board(options, players)
    low, high = options.size // 2 - 1, options.size // 2
    state.board[[low * STRIDE + high, high * STRIDE + low]] = 1
    state.board[[low * STRIDE + low, high * STRIDE + high]] = 2
    allow(state)
    return state


@compiled
def actor(state: State) -> int:
    return OVER if state.over else int(state.turn)


@compiled
def closed_in(state: State, seat: int, cell: int, right: int, down: int) -> int:
    """How many discs of the other seat lie in a direction from a cell, up to one of the seat's own."""
    column, row, size = cell % STRIDE, cell // STRIDE, int(state.side)
    count = 0
    while True:
        column, row = column + right, row + down
        if column < 0 or row < 0 or column >= size or row >= size:
            return 0
        disc = state.board[row * STRIDE + column]
        if disc == EMPTY:
            return 0
        if disc == seat + 1:
            return count
        count += 1


@compiled
def turned(state: State, seat: int, cell: int) -> int:
    """How many discs a seat turns by a disc on an empty cell; 0: it can't be placed there."""
    if state.board[cell] != EMPTY:
        return 0
    total = 0
    for down in range(-1, 2):
        for right in range(-1, 2):
            total += closed_in(state, seat, cell, right, down)
    return total


@compiled
def play(state: State, action: int) -> None:
    seat = int(state.turn)
    if action != PASS:
        for down in range(-1, 2):
            for right in range(-1, 2):
                for step in range(closed_in(state, seat, action, right, down)):
                    state.board[action + (step + 1) * (down * STRIDE + right)] = seat + 1
        state.board[action] = seat + 1
    state.ply += 1
    state.turn = 1 - seat
    allow(state)


@compiled
def allow(state: State) -> None:
    """What the seat to move may do. It passes only where it can do nothing else; if nobody can, the game is over."""
    own, other = 0, 0
    for cell in range(STRIDE * STRIDE):
        inside = cell % STRIDE < state.side and cell // STRIDE < state.side
        can = inside and turned(state, int(state.turn), cell) > 0
        state.allowed[cell] = can
        own += can
        other += inside and turned(state, 1 - int(state.turn), cell) > 0
    state.allowed[PASS] = own == 0 and other > 0
    state.over = own == 0 and other == 0


@compiled
def final(state: State, scores: Array, ranks: Array) -> None:
    for seat in range(2):
        scores[seat] = discs(state, seat)
    rank(scores, ranks, 2)


@compiled
def discs(state: State, seat: int) -> int:
    count = 0
    for cell in range(STRIDE * STRIDE):
        count += state.board[cell] == seat + 1
    return count


def planes(options: Options, players: int) -> tuple[Plane, ...]:
    board = (options.size, options.size)
    return (
        Plane("own", board, 0, 1, "cells with a disc of one's own"),
        Plane("other", board, 0, 1, "cells with a disc of the other seat"),
        actor_plane(players),
    )


@compiled
def observe(state: State, seat: int, out: Array) -> None:
    at = 0
    for whose in range(2):
        disc = (seat + whose) % 2 + 1
        for row in range(state.side):
            for column in range(state.side):
                out[at] = state.board[row * STRIDE + column] == disc
                at += 1
    is_seat(actor(state), seat, 2, out, at)
