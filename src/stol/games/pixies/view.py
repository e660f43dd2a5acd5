"""A position of Pixies as plain values. Nothing is hidden, so every seat sees the same."""

from typing import Any

from stol.games.pixies.components import NAMES, NONE
from stol.games.pixies.state import ITEMS, OVER, State


def view(state: State) -> dict[str, Any]:
    seats = range(state.players)
    return {
        "round": int(state.round_number),
        "first": None if state.first == NONE else int(state.first),
        "market": [NAMES[card] for card in state.market[: state.market_size]],
        "unseen": sorted(NAMES[card] for card in state.deck.nonzero()[0]),
        "areas": [area(state, seat) for seat in seats],
        "rounds": [[items(state, number, seat) for seat in seats] for number in range(finished(state))],
    }


def area(state: State, seat: int) -> list[dict[str, str | None]]:
    cells = zip(state.up[seat].tolist(), state.down[seat].tolist(), strict=True)
    return [{"up": name(up), "down": name(down)} for up, down in cells]


def name(card: int) -> str | None:
    return None if card == NONE else NAMES[card]


def finished(state: State) -> int:
    return int(state.round_number) if state.phase == OVER else int(state.round_number) - 1


def items(state: State, number: int, seat: int) -> dict[str, int]:
    points = dict(zip(ITEMS, state.points[number, seat].tolist(), strict=True))
    return points | {"total": sum(points.values())}
