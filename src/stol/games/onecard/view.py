"""A position as plain values; of the secret choices a seat sees only its own."""

from typing import Any

from stol.games.onecard.components import COLOURS, NAMES, NONE
from stol.games.onecard.notation import written
from stol.games.onecard.state import CHOOSE, DEAL, DRAW, HOLD, MARK, OPEN, OVER, ROLL, TAKE, State

PHASES = {
    DEAL: "deal",
    HOLD: "hold",
    OPEN: "deal",
    ROLL: "roll",
    CHOOSE: "choose",
    MARK: "mark",
    TAKE: "take",
    DRAW: "deal",
    OVER: "over",
}


def own(state: State, seat: int | None) -> dict[str, Any]:
    return {"chosen": [chosen(state, other) if seat in (None, other) else None for other in range(state.players)]}


def view(state: State) -> dict[str, Any]:
    seats = range(state.players)
    return {
        "roller": int(state.roller),
        "dice": dice(state),
        "rolls_left": int(state.rolls_left),
        "phase": PHASES[int(state.phase)],
        "hands": [[card(state, number) for number in hand(state, other)] for other in seats],
        "scored": [scored(state, other) for other in seats],
        "chosen": [None for _ in seats],
        "display": [NAMES[number] for number in state.display.nonzero()[0]],
        "deck": int(state.deck_size),
        "unseen": [NAMES[number] for number in state.deck.nonzero()[0]],
    }


def dice(state: State) -> str:
    return "".join(letter * count for letter, count in zip(COLOURS, state.dice.tolist(), strict=True))


def hand(state: State, seat: int) -> list[int]:
    numbers: list[int] = state.hand[seat, : state.hand_size[seat]].tolist()
    return numbers


def card(state: State, number: int) -> dict[str, Any]:
    rows = zip(COLOURS, state.boxes[number].tolist(), state.marks[number].tolist(), strict=True)
    return {"card": NAMES[number], "marks": {letter: marks for letter, boxes, marks in rows if boxes}}


def scored(state: State, seat: int) -> list[dict[str, Any]]:
    size = int(state.scored_size[seat])
    points = state.points[seat, :size].tolist()
    return [
        card(state, number) | {"points": own}
        for number, own in zip(state.scored[seat, :size].tolist(), points, strict=True)
    ]


def chosen(state: State, seat: int) -> str | None:
    return None if state.chosen[seat] == NONE else written(int(state.chosen[seat]))
