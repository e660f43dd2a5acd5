"""The view of Ingenious: its types, and how it is made from a state. Of hidden racks only the size is shown."""

from typing import Annotated, Any, Final, NotRequired, TypeAlias, cast

from msgspec import Meta

from stol.games.ingenious.components import COLOURS, FREE, RACK, SPACES, TILE_COUNT, TILE_NAMES, TRACK_END
from stol.games.ingenious.hidden import sees
from stol.games.ingenious.options import IngeniousOptions
from stol.games.ingenious.state import OVER, State
from stol.games.validate import BySeat, Fault, Seat
from stol.games.view import BaseView, Moment, View
from stol.kernel.layout import Array

Colour: TypeAlias = Annotated[
    str, Meta(extra_json_schema={"enum": list(COLOURS)}), Fault(("I3",), "ingenious-no-colour")
]
Tile: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": TILE_NAMES}), Fault(("I3",), "ingenious-no-tile")]
Tiles: TypeAlias = Annotated[list[Tile], Meta(max_length=RACK), Fault(("I4",), "ingenious-rack-length")]
RackSize: TypeAlias = Annotated[int, Meta(ge=0, le=RACK), Fault(("I4",), "ingenious-rack-size")]
Board: TypeAlias = dict[str, Colour]
"""Colours by space, such as `0,-5`."""
SIX_COLOURS: Final = Meta(
    min_length=len(COLOURS), max_length=len(COLOURS), extra_json_schema={"propertyNames": {"enum": list(COLOURS)}}
)
Step: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 2 * TRACK_END})]
"""The end of a track depends on players and options, so `score_table` checks it."""
Track: TypeAlias = Annotated[dict[str, Step], SIX_COLOURS]
Bonus: TypeAlias = Annotated[int, Meta(ge=0, le=2**7 - 1)]
Unseen: TypeAlias = dict[Tile, Annotated[int, Meta(ge=1, le=int(TILE_COUNT.max()))]]


class IngeniousMoment(Moment):
    """The keys that are enough to rebuild a position."""

    turn: Seat | None
    bonus: Bonus
    board: Board
    tracks: list[Track]
    opening: BySeat[Colour | None]
    aside: Tiles
    racks: BySeat[Tiles | RackSize]
    unseen: NotRequired[Unseen]


class IngeniousView(BaseView, IngeniousMoment):
    options: IngeniousOptions
    bag: Annotated[int, Meta(ge=0, le=int(TILE_COUNT.sum()))]


PLACES: Final = {
    "board/{space}": "place-ingenious-space",
    "tracks/{seat}": "place-ingenious-track",
    "tracks/{seat}/{colour}": "place-ingenious-colour",
    "opening/{seat}": "place-ingenious-opening",
    "aside/{number}": "place-ingenious-aside",
    "racks/{seat}": "place-ingenious-rack",
    "racks/{seat}/{number}": "place-ingenious-rack",
}
"""Message ids that name the places of a view, by path pattern. A shared track is named by its first seat."""


def own(state: State, seat: int | None) -> dict[str, Any]:
    racks = {"racks": [rack(state, seat, other) for other in range(state.players)]}
    if seat is not None:
        return racks
    return racks | {"unseen": in_bag(state)}


def in_bag(state: State) -> dict[str, int]:
    return {name: count for name, count in zip(TILE_NAMES, state.bag.tolist(), strict=True) if count}


def ingenious_view(view: View) -> IngeniousView:
    """The view of any game as one of Ingenious, which it has to be."""
    return cast("IngeniousView", view)


def view(state: State) -> dict[str, Any]:
    seats = range(state.players)
    tracks = range(2) if state.teams else seats
    return {
        "turn": None if state.phase == OVER else int(state.turn),
        "board": {
            f"{q},{r}": COLOURS[colour]
            for (q, r), colour in zip(SPACES, state.board.tolist(), strict=True)
            if colour >= 0
        },
        "racks": state.rack_size[: state.players].tolist(),
        "tracks": [dict(zip(COLOURS, state.tracks[track].tolist(), strict=True)) for track in tracks],
        "opening": [None if colour == FREE else COLOURS[colour] for colour in state.opening[: state.players]],
        "bonus": int(state.bonus),
        "aside": tiles(state.aside),
        "bag": int(state.bag_size),
    }


def rack(state: State, seat: int | None, other: int) -> list[str] | int:
    if seat is None or sees(state, seat, other):
        return tiles(state.rack[other])
    return int(state.rack_size[other])


def tiles(counts: Array) -> list[str]:
    return sorted(name for name, count in zip(TILE_NAMES, counts.tolist(), strict=True) for _ in range(count))
