"""Why a move of Pixies is not legal now, in words that cite the rule."""

from stol.games.pixies.components import ALL_CARDS, CELL, NAMES, NONE
from stol.games.pixies.rules import FACE_DOWN, FACE_UP, NEW_UP, WAYS, actor, is_empty
from stol.games.pixies.state import FIRST, State


def why(state: State, action: int) -> str:
    card, way = divmod(action, WAYS)
    seat = actor(state)
    value = int(CELL[card]) + 1
    if card not in state.market[: state.market_size]:
        market = ", ".join(NAMES[other] for other in state.market[: state.market_size])
        return f"{NAMES[card]} is not in the market, which holds {market} (P4)"
    if state.up[seat, value - 1] == NONE:
        return f"no face-up {value} lies in this area, so the card goes face up on cell {value}: {NAMES[card]} (P7)"
    if state.down[seat, value - 1] == NONE:
        return f"cell {value} holds a card that is not validated: say =new or =old, which stays face up (P8)"
    return validated(state, seat, card, way)


def validated(state: State, seat: int, card: int, way: int) -> str:
    value = int(CELL[card]) + 1
    free = ", ".join(f"@{cell + 1}" for cell in range(9) if is_empty(state, seat, cell))
    if way == FACE_UP or way in (NEW_UP, NEW_UP + 1):
        return f"the card on cell {value} is validated, so this one goes face down on an empty cell: {free} (P9)"
    return f"cell {way - FACE_DOWN + 1} is not empty; empty are {free} (P9)"


def why_outcome(state: State, outcome: int) -> str:
    if state.phase == FIRST:
        return f"first a player is drawn to begin: first:0 to first:{state.players - 1} (P3)"
    if outcome >= ALL_CARDS:
        return "who begins is already known; now a card is revealed (P4)"
    if outcome >= state.cards:
        return f"{NAMES[outcome]} belongs to Flower Power, which is not in this game (P19)"
    return f"{NAMES[outcome]} is not in the deck any more (P4)"
