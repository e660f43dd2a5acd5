"""The view of Clustered: its types, and how it is made from a state. Of hidden hands only the size is shown."""

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, TypedDict, cast

from msgspec import Meta

from stol.games.clustered.components import KINDS, NAMES, NONE, START_CARD
from stol.games.clustered.options import ClusteredOptions
from stol.games.clustered.scoring import bonus, holders, largest_rectangle, runs
from stol.games.clustered.state import DOWN, MOST_CARDS, RIGHT, SEATS, START, STRIDE, State
from stol.games.validate import BySeat, Fault, Seat
from stol.games.view import BaseView, Moment, View
from stol.kernel.layout import Array

Card: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": NAMES}), Fault(("C1",), "clustered-no-card")]
LaidName: TypeAlias = Annotated[
    str, Meta(extra_json_schema={"enum": [*NAMES, START_CARD]}), Fault(("C1",), "clustered-no-card")
]
Coordinate: TypeAlias = Annotated[int, Meta(ge=-(10**9), le=10**9)]
Owner: TypeAlias = Annotated[int, Meta(ge=0, le=SEATS - 1), Fault(("C15",))]
Phase: TypeAlias = Literal["deal", "discard", "play", "over"]
HandSize: TypeAlias = Annotated[int, Meta(ge=0)]
ALL_CARDS: Final = Meta(max_length=MOST_CARDS)


class LaidCard(TypedDict):
    """A card on the table; a start card has no owner."""

    x: Coordinate
    y: Coordinate
    card: LaidName
    owner: Owner | None


class Bonuses(TypedDict):
    """The seats with the first bonuses (C17)."""

    first_rectangle: Seat | None
    first_run: Seat | None


class Points(TypedDict):
    """A seat's points, item by item."""

    rows: int
    columns: int
    rectangle: int
    bonus: int
    total: int


class ClusteredMoment(Moment):
    """The keys that are enough to rebuild a position."""

    turn: Seat | None
    phase: Phase
    cards: Annotated[list[LaidCard], ALL_CARDS, Fault(("C1",), "clustered-cards")]
    hands: BySeat[list[Card] | HandSize]
    discards: BySeat[list[Card]]
    bonuses: Bonuses


class ClusteredView(BaseView, ClusteredMoment):
    options: ClusteredOptions
    decks: BySeat[int]
    points: BySeat[Points]
    unseen: NotRequired[BySeat[list[Card]]]


PLACES: Final = {
    "cards/{number}": "place-clustered-card",
    "cards/{number}/card": "place-clustered-card",
    "hands/{seat}": "place-clustered-hand",
    "hands/{seat}/{number}": "place-clustered-hand",
    "discards/{seat}": "place-clustered-discards",
    "discards/{seat}/{number}": "place-clustered-discards",
    "bonuses/{bonus}": "place-clustered-bonus",
}
"""Message ids that name the places of a view, by path pattern."""

PHASES: Final[tuple[Phase, ...]] = ("deal", "discard", "play", "deal", "discard", "over")
"""Phase names by the state's phase; set-up has no names of its own."""


def own(state: State, seat: int | None) -> dict[str, Any]:
    seats = range(state.players)
    hands = {"hands": [hand(state, seat, other) for other in seats]}
    return hands if seat is not None else hands | {"unseen": [names(state.deck[other]) for other in seats]}


def clustered_view(view: View) -> ClusteredView:
    """The view of any game as one of Clustered, which it has to be."""
    return cast("ClusteredView", view)


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


def cards(state: State) -> list[LaidCard]:
    """The start cards, then the others in the order played."""
    cells = state.card[: state.cards]
    left, top = int(state.left), int(state.top)
    return [
        laid_card(content, cell % STRIDE - 1 + left, cell // STRIDE - 1 + top)
        for cell, content in zip(cells.tolist(), state.grid[cells].tolist(), strict=True)
    ]


def laid_card(content: int, x: int, y: int) -> LaidCard:
    """The view of a card, from the content of its cell."""
    if content == START:
        return {"x": x, "y": y, "card": START_CARD, "owner": None}
    return {"x": x, "y": y, "card": NAMES[content % KINDS], "owner": content // KINDS}


def hand(state: State, seat: int | None, other: int) -> list[str] | int:
    if seat is None or seat == other:
        return names(state.hand[other])
    return int(state.hand_size[other])


def names(counts: Array) -> list[str]:
    return sorted(name for name, count in zip(NAMES, counts.tolist(), strict=True) for _ in range(count))


def points(state: State) -> list[Points]:
    """The points of each seat if the game ended now."""
    held = holders(state)
    return [items(state, seat, held) for seat in range(state.players)]


def items(state: State, seat: int, held: tuple[int, int]) -> Points:
    rows, columns = int(runs(state, seat, RIGHT)), int(runs(state, seat, DOWN))
    largest, extra = int(largest_rectangle(state, seat)), int(bonus(state, seat, held))
    total = rows + columns + largest + extra
    return {"rows": rows, "columns": columns, "rectangle": largest, "bonus": extra, "total": total}
