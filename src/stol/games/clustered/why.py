"""Reasons why a move or outcome of Clustered is not legal."""

import functools

import numpy as np

from stol.errors import Argument, Reason
from stol.games.clustered.components import NAMES, go_together, in_common
from stol.games.clustered.notation import write_moves
from stol.games.clustered.rules import MOST_MOVES, parts, place_of, placements
from stol.games.clustered.state import BESIDE, FREE, PLAY, START, State, cell_of
from stol.games.clustered.view import LaidCard, cards, laid_card, names


def why(state: State, action: int) -> Reason:
    kind, space, discarded = parts(state, action)
    if state.phase != PLAY and not discarded:
        return Reason("why-clustered-discard", rules=("C16",))
    if not state.hand[state.turn, kind]:
        rule = "C16" if state.phase != PLAY else "C5" if discarded else "C4"
        held = tuple(names(state.hand[state.turn]))
        return Reason("why-clustered-hand", {"card": NAMES[kind], "cards": held}, rules=(rule,))
    playable = first_placement(state)
    if discarded:
        return Reason("why-clustered-playable", {"move": playable}, rules=("C5",))
    reason = why_misplaced(state, NAMES[kind], space)
    return reason if playable else both(reason, Reason("why-clustered-unplayable", rules=("C5",)))


def first_placement(state: State) -> str:
    """The first legal placement as text; empty if there is none."""
    moves = np.empty(MOST_MOVES, np.int32)
    return write_moves(state, moves[:1])[0] if placements(state, moves) else ""


def why_misplaced(state: State, card: str, space: int) -> Reason:
    """Why a card can't be on a space of the table."""
    x, y = place_of(state, space)
    here = int(state.grid[cell_of(state, space)])
    if here == FREE:
        return Reason("why-clustered-alone", {"space": f"{x},{y}"}, rules=("C4",))
    if here == START:
        return Reason("why-clustered-start", {"space": f"{x},{y}"}, rules=("C4",))
    if here != BESIDE:
        return Reason(
            "why-clustered-taken", {"space": f"{x},{y}", **card_arguments(laid_card(here, x, y))}, rules=("C4",)
        )
    neighbours = [other for other in cards(state) if abs(other["x"] - x) + abs(other["y"] - y) == 1]
    return functools.reduce(
        both, [why_beside(card, other) for other in neighbours if not go_together(card, other["card"])]
    )


def why_beside(card: str, other: LaidCard) -> Reason:
    """The reason for a card that does not fit a neighbour."""
    named = {"space": f"{other['x']},{other['y']}", **card_arguments(other), "common": in_common(card, other["card"])}
    return Reason("why-clustered-beside", named, rules=("C4",))


def card_arguments(card: LaidCard) -> dict[str, Argument]:
    """Message arguments: the card and its owner. Start cards have no owner, but they never clash."""
    return {"card": card["card"], "seat": card["owner"] or 0}


def both(one: Reason, other: Reason) -> Reason:
    return Reason("why-both", {"one": one, "other": other})


def why_outcome(state: State, outcome: int) -> Reason:
    return Reason("why-clustered-drawn", {"card": NAMES[outcome], "seat": int(state.turn)}, rules=("C1",))
