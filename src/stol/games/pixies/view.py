"""The view of Pixies: its types, and how it is made from a state. Nothing is hidden."""

from typing import Annotated, Any, Final, TypeAlias, TypedDict, cast

from msgspec import Meta

from stol.games.pixies.components import NAMES, NONE
from stol.games.pixies.options import PixiesOptions
from stol.games.pixies.state import CELLS, OVER, ROUNDS, State
from stol.games.validate import BySeat, Fault, Seat
from stol.games.view import BaseView, Moment, View

Card: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": NAMES}), Fault(("P1",), "pixies-no-card")]
Round: TypeAlias = Annotated[int, Meta(ge=1, le=ROUNDS), Fault(("P14",))]
Points: TypeAlias = Annotated[int, Meta(ge=-(2**15), le=2**15 - 1)]
NINE: Final = Meta(min_length=CELLS, max_length=CELLS)


class Cell(TypedDict):
    up: Card | None
    down: Card | None


class RoundItems(TypedDict):
    """The points of a round, item by item."""

    validated: Points
    symbols: Points
    zone: Points
    face_down: Points
    total: int


Area: TypeAlias = Annotated[list[Cell], NINE, Fault(("P2",), "pixies-cells")]


class PixiesMoment(Moment):
    """The keys that are enough to rebuild a position."""

    round: Round
    first: Seat | None
    market: list[Card]
    areas: BySeat[Area]
    rounds: Annotated[list[BySeat[RoundItems]], Meta(max_length=ROUNDS), Fault(("P14",))]


class PixiesView(BaseView, PixiesMoment):
    options: PixiesOptions
    unseen: list[Card]


PLACES: Final = {
    "areas/{seat}": "place-pixies-area",
    "areas/{seat}/{cell}": "place-pixies-cell",
    "areas/{seat}/{cell}/up": "place-pixies-cell",
    "areas/{seat}/{cell}/down": "place-pixies-cell",
    "market/{card}": "place-pixies-market",
    "rounds/{round}": "place-pixies-round",
    "rounds/{round}/{seat}": "place-pixies-points",
}
"""Message ids that name the places of a view, by path pattern."""


def pixies_view(view: View) -> PixiesView:
    """The view of any game as one of Pixies, which it has to be."""
    return cast("PixiesView", view)


def view(state: State) -> dict[str, Any]:
    seats = range(state.players)
    return {
        "round": int(state.round_number),
        "first": None if state.first == NONE else int(state.first),
        "market": [NAMES[card] for card in state.market[: state.market_size]],
        "unseen": sorted(NAMES[card] for card in state.deck.nonzero()[0]),
        "areas": [area_view(state, seat) for seat in seats],
        "rounds": [[items(state, number, seat) for seat in seats] for number in range(finished_rounds(state))],
    }


def area_view(state: State, seat: int) -> list[Cell]:
    cells = zip(state.up[seat].tolist(), state.down[seat].tolist(), strict=True)
    return [{"up": card_name(up), "down": card_name(down)} for up, down in cells]


def card_name(card: int) -> str | None:
    return None if card == NONE else NAMES[card]


def finished_rounds(state: State) -> int:
    return int(state.round_number) if state.phase == OVER else int(state.round_number) - 1


def items(state: State, number: int, seat: int) -> RoundItems:
    validated, symbols, zone, face_down = state.points[number, seat].tolist()
    total = validated + symbols + zone + face_down
    return {"validated": validated, "symbols": symbols, "zone": zone, "face_down": face_down, "total": total}
