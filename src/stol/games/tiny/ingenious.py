"""Ingenious in little: a board of seven spaces, two colours, racks of two tiles out of six.

Both first turns have been made (I6). The other four colours stand at 18 already, red and green at 15: so bonus plays
(I9), swaps (I10) and the end with all colours at 18 (I13) occur.
"""

from dataclasses import dataclass, replace

from stol.games.definition import Types
from stol.games.ingenious import definition, options, rules, state
from stol.games.ingenious.components import COLOURS, PAIRS_ON, TILE_NAMES, TRACK_END, WAYS, Space, hexagon
from stol.games.ingenious.imagine import imagine
from stol.games.ingenious.options import IngeniousOptions
from stol.games.ingenious.rules import PLACEMENTS, end_drawing
from stol.games.ingenious.state import DEAL, REFILL, SWAP
from stol.games.ingenious.view import IngeniousMoment
from stol.games.options import option
from stol.games.tiny.fixed import PLAYERS, always, as_own_type, at_most
from stol.games.validate import Source
from stol.games.view import BaseView
from stol.kernel.jit import compiled
from stol.kernel.layout import Byte, layout

SIDE = 2
RACK = 2
TILES = {"rr": 2, "rg": 2, "gg": 2}
STEP = 15
"""Where red and green stand at the beginning."""


class State(state.State):
    """A type of its own, for which `play` is another."""

    small_rack: Byte


LAYOUT = layout(State)


@dataclass(frozen=True)
class Options(options.Options):
    teams: bool = option(default=False, choices=(False,))
    open_partners: bool = option(default=False, choices=(False,))
    board_side: int = option(default=SIDE, choices=(SIDE,))
    rack_size: int = option(default=RACK, choices=(RACK,))

    def players(self) -> range:
        return PLAYERS

    def spaces(self, players: int) -> list[Space]:  # noqa: ARG002 - as in the game
        return hexagon(self.board_side)

    def tiles(self) -> list[int]:
        return [TILES.get(name, 0) for name in TILE_NAMES]

    def rack(self, players: int) -> int:  # noqa: ARG002 - as in the game
        return self.rack_size


class TinyOptions(IngeniousOptions):
    """The options in a view. What is smaller than in the game is among them, for drawings."""

    board_side: int
    rack_size: int


class TinyView(BaseView, IngeniousMoment):
    options: TinyOptions
    bag: int


def start(chosen: Options, players: int) -> State:
    begun: State = as_own_type(state.start(chosen, players), LAYOUT)
    for number, letter in enumerate(COLOURS):
        begun.tracks[:players, number] = STEP if letter in "rg" else TRACK_END
    begun.opening[:players] = range(players)
    return begun


@compiled
def play(state: State, action: int) -> None:
    """The rules of the game; but a rack is full with two tiles, or when the bag is empty."""
    rules.play(state, action)
    drawing = state.phase == DEAL or state.phase == REFILL or state.phase == SWAP
    if drawing and (state.rack_size[state.turn] == RACK or state.bag_size == 0):
        end_drawing(state)


def from_view(view: IngeniousMoment, chosen: Options, source: Source) -> State:
    own: State = as_own_type(imagine(view, chosen, source), LAYOUT)
    return own


WHOLE = definition.DEFINITION
DEFINITION = replace(
    WHOLE,
    key="ingenious-tiny",
    relative_of="ingenious",
    options=Options,
    presets={"classic": {}},
    layout=LAYOUT,
    rules=replace(WHOLE.rules, play=play),
    actions=always(PLACEMENTS + WAYS * PAIRS_ON[SIDE]),
    limits=at_most(2 * 3, RACK * (2 + 3)),
    start=start,
    imagine=from_view,
    types=Types(TinyView),
    complete=None,
    lesson=None,
)
