"""What the areas are worth as they lie, and what a move would change: all of it by the game's own scoring."""

import functools
from typing import cast

from stol.games.options import choose
from stol.games.pixies.components import COLOUR, COLOURS, NONE
from stol.games.pixies.imagine import imagine
from stol.games.pixies.notation import read_move
from stol.games.pixies.options import Options
from stol.games.pixies.rules import WAYS, per_turn, place
from stol.games.pixies.scoring import connected, score_round
from stol.games.pixies.state import CELLS, ITEMS
from stol.games.pixies.view import PixiesView, items
from stol.games.validate import Source
from stol.kernel.layout import AnyState, twin
from stol.web.scene.scene import View

Items = dict[str, int]
"""Points by what they are for, with their total."""


class Points:
    """The points of a view."""

    def __init__(self, view: View) -> None:
        options = choose(Options, "pixies", view["options"])
        self._state: AnyState = imagine(cast("PixiesView", view), options, Source("place-view", seats=view["players"]))
        self.items = shown(view)

    @property
    def order(self) -> list[int]:
        """The seats in the order in which they take cards this turn; empty before anybody is first."""
        state = self._state
        if state.first == NONE:
            return []
        return [(int(state.first) + place) % int(state.players) for place in range(per_turn(state))]

    @property
    def taken(self) -> int:
        """How many of them have taken theirs."""
        return int(self._state.taken)

    @functools.cached_property
    def now(self) -> list[Items]:
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

    def change(self, seat: int, move: str) -> Items:
        """What a move would change in a seat's points."""
        card, way = divmod(read_move(self._state, move), WAYS)
        trial = twin(self._state)
        place(trial, seat, card, way)
        after, before = worth(trial, seat), self.now[seat]
        return {item: points - before[item] for item, points in after.items()}


def worth(state: AnyState, seat: int) -> Items:
    """A seat's points in the round that is on, written into a copy's score sheet."""
    sheet = twin(state)
    score_round(sheet, seat)
    return cast("Items", items(sheet, int(sheet.round_number) - 1, seat))


def shown(view: View) -> tuple[str, ...]:
    """The items that points are made of in this game: only Flower Power scores cards that lie face down (P20)."""
    return tuple(item for item in ITEMS if item != "face_down" or view["options"]["flower_power"])
