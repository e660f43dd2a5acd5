"""A position of Clustered as plain values; other hands only as their size."""

from typing import Any

from stol.games.clustered.components import KINDS, NAMES, NONE, START_CARD
from stol.games.clustered.scoring import ITEMS, bonus, holders, largest_rectangle, runs
from stol.games.clustered.state import DOWN, RIGHT, START, STRIDE, State
from stol.kernel.layout import Array

PHASES = ("deal", "discard", "play", "deal", "discard", "over")
"""By the state's phase: set-up has no words of its own."""


def own(state: State, seat: int | None) -> dict[str, Any]:
    seats = range(state.players)
    hands = {"hands": [hand(state, seat, other) for other in seats]}
    return hands if seat is not None else hands | {"unseen": [names(state.deck[other]) for other in seats]}


def view(state: State) -> dict[str, Any]:
    seats = range(state.players)
    return {
        "turn": seat_or_null(state.turn),
        "phase": PHASES[state.phase],
        "cards": cards(state),
        "hands": state.hand_size[: state.players].tolist(),
        "decks": state.deck_size[: state.players].tolist(),
        "discards": [[NAMES[kind] for kind in state.discards[other, : state.discarded[other]]] for other in seats],
        "bonuses": {
            "first_rectangle": seat_or_null(state.first_rectangle),
            "first_run": seat_or_null(state.first_run),
        },
        "points": points(state),
    }


def seat_or_null(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def cards(state: State) -> list[dict[str, Any]]:
    """The start cards, then the others in the order played."""
    cells = state.card[: state.cards]
    left, top = int(state.left), int(state.top)
    return [
        lying(content, cell % STRIDE - 1 + left, cell // STRIDE - 1 + top)
        for cell, content in zip(cells.tolist(), state.grid[cells].tolist(), strict=True)
    ]


def lying(content: int, x: int, y: int) -> dict[str, Any]:
    """A card on the table."""
    if content == START:
        return {"x": x, "y": y, "card": START_CARD, "owner": None}
    return {"x": x, "y": y, "card": NAMES[content % KINDS], "owner": content // KINDS}


def hand(state: State, seat: int | None, other: int) -> list[str] | int:
    if seat is None or seat == other:
        return names(state.hand[other])
    return int(state.hand_size[other])


def names(counts: Array) -> list[str]:
    return sorted(name for name, count in zip(NAMES, counts.tolist(), strict=True) for _ in range(count))


def points(state: State) -> list[dict[str, int]]:
    """Per seat, as if the game ended now."""
    held = holders(state)
    return [items(state, seat, held) for seat in range(state.players)]


def items(state: State, seat: int, held: tuple[int, int]) -> dict[str, int]:
    rows, columns = runs(state, seat, RIGHT), runs(state, seat, DOWN)
    counts = map(int, (rows, columns, largest_rectangle(state, seat), bonus(state, seat, held)))
    listed = dict(zip(ITEMS, counts, strict=True))
    return listed | {"total": sum(listed.values())}
