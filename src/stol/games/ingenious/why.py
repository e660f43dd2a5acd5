"""Reasons why a move or outcome of Ingenious is not legal."""

from stol.errors import Reason
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
from stol.games.ingenious.rules import PLACEMENTS, is_opened, parts
from stol.games.ingenious.state import ASK, State
from stol.games.ingenious.view import tiles


def why(state: State, action: int) -> Reason:
    if state.phase == ASK:
        return Reason("why-ingenious-placed", rules=("I10",))
    if action < PLACEMENTS:
        return why_no_swap(state)
    pair, first, second = parts(action)
    tile = KIND[first, second]
    if not state.rack[state.turn, tile]:
        held = tuple(tiles(state.rack[state.turn]))
        return Reason("why-ingenious-rack", {"tile": TILE_NAMES[tile], "tiles": held}, rules=("I5",))
    for space in (FIRST[pair], SECOND[pair]):
        q, r = SPACES[space]
        if state.board[space] == OUTSIDE:
            return Reason(
                "why-ingenious-outside", {"space": f"{q},{r}", "side": int(SIDE[state.players])}, rules=("I1",)
            )
        if state.board[space] != FREE:
            return Reason("why-ingenious-taken", {"space": f"{q},{r}"}, rules=("I5",))
    return why_opening(state, pair)


def why_no_swap(state: State) -> Reason:
    """Why swapping or refilling is not possible now."""
    if state.players == 1:
        return Reason("why-ingenious-solo", rules=("I18",))
    if state.bonus > 0:
        return Reason("why-ingenious-bonus", rules=("I9",))
    return Reason("why-ingenious-place-first", rules=("I10",))


def why_opening(state: State, pair: int) -> Reason:
    """Why a first tile can't be placed here (I6)."""
    free = tuple(letter for colour, letter in enumerate(COLOURS) if not is_opened(state, colour))
    if PRINTED_BESIDE[pair] == FREE:
        return Reason("why-ingenious-opening", {"colours": free}, rules=("I6",))
    return Reason("why-ingenious-opened", {"colour": COLOURS[PRINTED_BESIDE[pair]], "colours": free}, rules=("I6",))


def why_outcome(_state: State, outcome: int) -> Reason:
    return Reason("why-ingenious-drawn", {"tile": TILE_NAMES[outcome]}, rules=("I3",))
