"""What a player knows beyond the rules: corners are never turned back, and the cells beside them give them away."""

from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol_reversi.rules import turned
from stol_reversi.state import PASS, STRIDE, State


@compiled
def gain(state: State, moves: Array, count: int, worths: Array) -> None:
    """The lead in discs that each move brings at once."""
    for index in range(count):
        move = int(moves[index])
        worths[index] = 0.0 if move == PASS else 1.0 + 2.0 * turned(state, int(state.turn), move)


@compiled
def judge(state: State, moves: Array, count: int, worths: Array) -> None:
    """By the place: how near each move is to a corner."""
    for index in range(count):
        move = int(moves[index])
        worths[index] = 0.0 if move == PASS else place_worth(state, move % STRIDE, move // STRIDE)


@compiled
def place_worth(state: State, column: int, row: int) -> float:
    across, down = min(column, state.side - 1 - column), min(row, state.side - 1 - row)
    if across == 0 and down == 0:
        return 10.0
    if across <= 1 and down <= 1:
        return -5.0
    return 2.0 if across == 0 or down == 0 else 0.0
