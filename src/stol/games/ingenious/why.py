"""Why a move of Ingenious is not legal now, in words that cite the rule."""

from stol.games.ingenious.components import (
    COLOURS,
    FIRST,
    FREE,
    KIND,
    OUTSIDE,
    PRINTED_BESIDE,
    SECOND,
    SIDE,
    SPACES,
    TILE_NAMES,
)
from stol.games.ingenious.rules import PLACEMENTS, is_opened
from stol.games.ingenious.state import ASK, State
from stol.games.ingenious.view import tiles


def why(state: State, action: int) -> str:
    if state.phase == ASK:
        return "the tile is placed; now it is swap or refill (I10)"
    if action >= PLACEMENTS:
        return no_swap(state)
    pair, first, second = action // 36, action // 6 % 6, action % 6
    tile = KIND[first, second]
    if not state.rack[state.turn, tile]:
        held = ", ".join(tiles(state.rack[state.turn]))
        return f"{TILE_NAMES[tile]} is not on the rack, which holds {held} (I5)"
    for space in (FIRST[pair], SECOND[pair]):
        q, r = SPACES[space]
        if state.board[space] == OUTSIDE:
            return f"{q},{r} is not on this board, whose side is {SIDE[state.players]} (I1)"
        if state.board[space] != FREE:
            return f"{q},{r} is not free (I5)"
    return opening(state, pair)


def no_swap(state: State) -> str:
    """Why it is not the time to swap or refill."""
    if state.players == 1:
        return "a tile has to be placed; a solo game has no rack to swap or refill (I18)"
    if state.bonus > 0:
        return "a bonus play can't be declined: another tile has to be placed before refilling (I9)"
    return "a tile has to be placed first; after it a swap is offered if the rack lacks the lowest colour (I10)"


def opening(state: State, pair: int) -> str:
    free = ", ".join(letter for colour, letter in enumerate(COLOURS) if not is_opened(state, colour))
    if PRINTED_BESIDE[pair] == FREE:
        return f"a first tile has to touch a printed symbol; still free are {free} (I6)"
    taken = COLOURS[PRINTED_BESIDE[pair]]
    return f"another first tile has touched the printed {taken} already; still free are {free} (I6)"


def why_outcome(_state: State, outcome: int) -> str:
    return f"no {TILE_NAMES[outcome]} is left in the bag (I3)"
