"""Why a move of Clustered is not legal now, in words that cite the rule."""

from typing import Any

import numpy as np

from stol.games.clustered.components import NAMES, clash, go_together
from stol.games.clustered.notation import write_move
from stol.games.clustered.rules import MOST_MOVES, parts, place_of, placements
from stol.games.clustered.state import BESIDE, FREE, PLAY, State, cell_of
from stol.games.clustered.view import cards, lying, names


def why(state: State, action: int) -> str:
    kind, space, discarded = parts(state, action)
    if state.phase != PLAY and not discarded:
        return "now a card is discarded, not played: like discard 2tf (C16)"
    rule = "C16" if state.phase != PLAY else "C5" if discarded else "C4"
    if not state.hand[state.turn, kind]:
        return f"{NAMES[kind]} is not in hand, which holds {', '.join(names(state.hand[state.turn]))} ({rule})"
    playable = first_placement(state)
    if discarded:
        return f"no card is discarded while one can be played, such as {playable} (C5)"
    reason = misplaced(state, NAMES[kind], space)
    return reason if playable else f"{reason}; no card in hand can be played, so one is discarded (C5)"


def first_placement(state: State) -> str | None:
    moves = np.empty(MOST_MOVES, np.int32)
    return write_move(state, int(moves[0])) if placements(state, moves) else None


def misplaced(state: State, card: str, space: int) -> str:
    """What is wrong with a card on a space of the table."""
    x, y = place_of(state, space)
    here = state.grid[cell_of(state, space)]
    if here == FREE:
        return f"{x},{y} shares no edge with a card on the table (C4)"
    if here != BESIDE:
        return f"{x},{y} is not free: {called(lying(int(here), x, y))} lies there (C4)"
    around = [other for other in cards(state) if abs(other["x"] - x) + abs(other["y"] - y) == 1]
    return "; ".join(
        f"{called(other)} lies beside it at {other['x']},{other['y']}, and {clash(card, other['card'])}"
        for other in around
        if not go_together(card, other["card"])
    )


def called(card: dict[str, Any]) -> str:
    return "the start card" if card["owner"] is None else f"{card['card']} of seat {card['owner']}"


def why_outcome(state: State, outcome: int) -> str:
    return f"no {NAMES[outcome]} is left in the deck of seat {state.turn} (C1)"
