"""Why a move of Clustered is not legal now, in words that cite the rule."""

import numpy as np

from stol.games.clustered.components import KINDS, NAMES, go_together, shared
from stol.games.clustered.notation import place_of, write_move
from stol.games.clustered.rules import MOST_MOVES, placements, spaces
from stol.games.clustered.state import (
    BESIDE,
    EDGE,
    FREE,
    NEIGHBOURS,
    PLAY,
    STRIDE,
    State,
    cell_of,
)
from stol.games.clustered.view import lying, names


def why(state: State, action: int) -> str:
    kind, space = divmod(action, spaces(state))
    discarding = kind >= KINDS
    if state.phase != PLAY and not discarding:
        return "now a card is discarded, not played: like discard 2tf (C16)"
    if discarding:
        kind = action - KINDS * spaces(state)
    rule = "C16" if state.phase != PLAY else "C5" if discarding else "C4"
    if not state.hand[state.turn, kind]:
        return f"{NAMES[kind]} is not in hand, which holds {', '.join(names(state.hand[state.turn]))} ({rule})"
    playable = first_placement(state)
    if discarding:
        return f"no card is discarded while one can be played, such as {playable} (C5)"
    reason = misplaced(state, NAMES[kind], space)
    return reason if playable else f"{reason}; no card in hand can be played, so one is discarded (C5)"


def first_placement(state: State) -> str | None:
    moves = np.empty(MOST_MOVES, np.int32)
    return write_move(state, int(moves[0])) if placements(state, moves) else None


def misplaced(state: State, card: str, space: int) -> str:
    """What is wrong with a card on a space of the table."""
    x, y = place_of(state, space)
    cell = int(cell_of(state, space))
    if state.grid[cell] == FREE:
        return f"{x},{y} shares no edge with a card on the table (C4)"
    if state.grid[cell] != BESIDE:
        return f"{x},{y} is not free: {called(state, cell)} lies there (C4)"
    return "; ".join(filter(None, (clash(state, card, cell + dx + dy * STRIDE) for dx, dy in NEIGHBOURS)))


def clash(state: State, card: str, neighbour: int) -> str | None:
    """How a card fails to go with the one beside it, if it does."""
    if state.grid[neighbour] in (FREE, BESIDE, EDGE):
        return None
    other = lying(state, neighbour)
    if go_together(card, other["card"]):
        return None
    common = " and ".join(shared(card, other["card"])) or "nothing"
    return (
        f"{called(state, neighbour)} lies beside it at {other['x']},{other['y']}, and they share {common}: "
        "two of number, shape and fill are needed (C4)"
    )


def called(state: State, cell: int) -> str:
    card = lying(state, cell)
    return "the start card" if card["owner"] is None else f"{card['card']} of seat {card['owner']}"


def why_outcome(state: State, outcome: int) -> str:
    return f"no {NAMES[outcome]} is left in the deck of seat {state.turn} (C1)"
