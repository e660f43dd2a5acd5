"""Points of the areas in a view, and the change in points by each move, computed by the game's own scoring."""

import functools
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from stol.games.options import choose
from stol.games.pixies.breakdown import Part, area_parts
from stol.games.pixies.components import COLOUR, COLOURS, NONE
from stol.games.pixies.imagine import imagine
from stol.games.pixies.notation import read_move
from stol.games.pixies.options import Options
from stol.games.pixies.rules import WAYS, per_turn, place
from stol.games.pixies.scoring import connected, score_round
from stol.games.pixies.state import CELLS
from stol.games.pixies.view import Cell, PixiesView, RoundItems, area_view, items
from stol.games.validate import Source
from stol.kernel.layout import AnyState, copy_state

Item: TypeAlias = Literal["validated", "symbols", "zone", "face_down"]
ALL_ITEMS: Final[tuple[Item, ...]] = ("validated", "symbols", "zone", "face_down")


def preview(view: PixiesView, seat: int, moves: Sequence[str]) -> dict[str, RoundItems]:
    """For each move of a seat, the change in its points of this round, as if the round ended after the move."""
    points = Points(view)
    return {move: points.change(seat, move) for move in moves}


class Points:
    """The points of all areas in a view."""

    def __init__(self, view: PixiesView) -> None:
        options = choose(Options, "pixies", view["options"])
        self._state: AnyState = imagine(view, options, Source("place-view", seats=view["players"]))
        self.items = scored_items(view)

    @property
    def order(self) -> list[int]:
        """The seats in the order in which they take cards this turn; empty before the first player is known."""
        state = self._state
        if state.first == NONE:
            return []
        return [(int(state.first) + place) % int(state.players) for place in range(per_turn(state))]

    @property
    def taken(self) -> int:
        """How many cards have been taken this turn."""
        return int(self._state.taken)

    @functools.cached_property
    def now(self) -> list[RoundItems]:
        """Per seat, as if the round ended now."""
        return [worth(self._state, seat) for seat in range(int(self._state.players))]

    @functools.cached_property
    def zones(self) -> list[tuple[int, ...]]:
        """Per seat, the cells of the largest zone."""
        return [self._zone(seat) for seat in range(int(self._state.players))]

    def zone(self, seat: int) -> tuple[int, ...]:
        return self.zones[seat]

    def _zone(self, seat: int) -> tuple[int, ...]:
        """The cells of a seat's largest zone (P17), counted from 0."""
        up = self._state.up[seat].tolist()
        largest: tuple[int, ...] = ()
        for colour in range(len(COLOURS)):
            left = sum(1 << cell for cell in range(CELLS) if up[cell] != NONE and COLOUR[up[cell]] >> colour & 1)
            while left:
                zone = connected(left)
                cells = tuple(cell for cell in range(CELLS) if zone >> cell & 1)
                if len(cells) > max(len(largest), 1):
                    largest = cells
                left &= ~zone
        return largest

    def parts(self, seat: int) -> list[Part]:
        """Which cards of a seat give its points, part by part."""
        return area_parts(self._state, seat, self.zone(seat))

    def area_after(self, seat: int, move: str) -> list[Cell]:
        """A seat's area after a move."""
        return area_view(self._placed(seat, move), seat)

    def _placed(self, seat: int, move: str) -> AnyState:
        """The state with the card of a move placed, and nothing else changed."""
        card, way = divmod(read_move(self._state, move), WAYS)
        trial = copy_state(self._state)
        place(trial, seat, card, way)
        return trial

    def change(self, seat: int, move: str) -> RoundItems:
        """The change in a seat's points by a move."""
        after, before = worth(self._placed(seat, move), seat), self.now[seat]
        return {
            "validated": after["validated"] - before["validated"],
            "symbols": after["symbols"] - before["symbols"],
            "zone": after["zone"] - before["zone"],
            "face_down": after["face_down"] - before["face_down"],
            "total": after["total"] - before["total"],
        }


def worth(state: AnyState, seat: int) -> RoundItems:
    """A seat's points if the round ended now, computed on a copy of the state."""
    sheet = copy_state(state)
    score_round(sheet, seat)
    return items(sheet, int(sheet.round_number) - 1, seat)


def scored_items(view: PixiesView) -> tuple[Item, ...]:
    """The items of the points in this game: only Flower Power scores face-down cards (P20)."""
    return tuple(item for item in ALL_ITEMS if item != "face_down" or view["options"]["flower_power"])
