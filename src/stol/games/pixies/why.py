"""Reasons why a move or outcome of Pixies is not legal."""

from stol.errors import Reason
from stol.games.pixies.components import ALL_CARDS, CELL, NAMES, NONE
from stol.games.pixies.rules import FACE_DOWN, FACE_UP, NEW_UP, WAYS, actor, is_empty
from stol.games.pixies.state import FIRST, State


def why(state: State, action: int) -> Reason:
    card, way = divmod(action, WAYS)
    seat = actor(state)
    value = int(CELL[card]) + 1
    if card not in state.market[: state.market_size]:
        market = tuple(NAMES[other] for other in state.market[: state.market_size])
        return Reason("why-pixies-market", {"card": NAMES[card], "cards": market}, rules=("P4",))
    if state.up[seat, value - 1] == NONE:
        return Reason("why-pixies-new", {"card": NAMES[card], "value": value}, rules=("P7",))
    if state.down[seat, value - 1] == NONE:
        return Reason("why-pixies-second", {"value": value}, rules=("P8",))
    return why_validated(state, seat, card, way)


def why_validated(state: State, seat: int, card: int, way: int) -> Reason:
    """The reason if the card's own cell is validated (P9)."""
    free = tuple(f"@{cell + 1}" for cell in range(9) if is_empty(state, seat, cell))
    if way == FACE_UP or way in (NEW_UP, NEW_UP + 1):
        return Reason("why-pixies-validated", {"value": int(CELL[card]) + 1, "cells": free}, rules=("P9",))
    return Reason("why-pixies-covered", {"cell": way - FACE_DOWN + 1, "cells": free}, rules=("P9",))


def why_outcome(state: State, outcome: int) -> Reason:
    if state.phase == FIRST:
        return Reason("why-pixies-first", {"last": int(state.players) - 1}, rules=("P3",))
    if outcome >= ALL_CARDS:
        return Reason("why-pixies-begun", rules=("P4",))
    if outcome >= state.cards:
        return Reason("why-pixies-flower-power", {"card": NAMES[outcome]}, rules=("P19",))
    return Reason("why-pixies-drawn", {"card": NAMES[outcome]}, rules=("P4",))
