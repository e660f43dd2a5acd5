"""Clustered in little: a table of 4 x 3 on which four cards lie already, decks of three cards, and hands of two."""

from dataclasses import dataclass, replace

from stol.games.clustered import definition, options, rules, state
from stol.games.clustered.components import KIND, NAMES
from stol.games.clustered.imagine import imagine
from stol.games.clustered.rules import next_in_setup
from stol.games.clustered.state import DEAL, PLAY, lay
from stol.games.clustered.view import ClusteredMoment
from stol.games.options import option
from stol.games.tiny.fixed import PLAYERS, as_own_type, at_most
from stol.games.validate import Source
from stol.kernel.jit import compiled
from stol.kernel.layout import Byte, layout

HAND = 2
SIDES = (4, 3)
LAID = ((0, "2cd", 0, -1), (1, "2sd", 1, 0), (0, "2cf", 0, 1), (1, "2sf", 1, 1))
"""The cards on the table at the beginning, in the order played: seat, card, x and y."""
DRAWN = ("1sd", "2sh", "J")
"""The cards that everybody draws."""


class State(state.State):
    """A type of its own, for which `play` is another."""

    small_hand: Byte


LAYOUT = layout(State)


@dataclass(frozen=True)
class Options(options.Options):
    third_joker: str = option(default="none", choices=("none",))
    table: tuple[int, int] = option(default=SIDES, choices=(SIDES,))
    fast: bool = option(default=False, choices=(False,))
    first_bonus: bool = option(default=False, choices=(False,))
    largest_bonus: bool = option(default=False, choices=(False,))

    def players(self) -> range:
        return PLAYERS

    def cards(self, seat: int) -> list[int]:
        own = {*DRAWN, *(card for owner, card, _, _ in LAID if owner == seat)}
        return [int(name in own) for name in NAMES]

    def laid(self, players: int) -> int:
        return super().laid(players) + len(LAID)

    def hand(self) -> int:
        return HAND


def start(chosen: Options, players: int) -> State:
    begun = state.start(chosen, players)
    for seat, card, x, y in LAID:
        lay(begun, (y - int(begun.top)) * int(begun.width) + x - int(begun.left), seat * len(NAMES) + KIND[card])
        begun.deck[seat, KIND[card]] -= 1
        begun.deck_size[seat] -= 1
    own: State = as_own_type(begun, LAYOUT)
    return own


@compiled
def play(state: State, action: int) -> None:
    """The rules of the game; but two cards are dealt."""
    rules.play(state, action)
    if state.phase == DEAL and state.hand_size[state.turn] == HAND:
        next_in_setup(state, PLAY)


def from_view(view: ClusteredMoment, chosen: Options, source: Source) -> State:
    own: State = as_own_type(imagine(view, chosen, source), LAYOUT)
    return own


WHOLE = definition.DEFINITION
DEFINITION = replace(
    WHOLE,
    key="clustered-tiny",
    relative_of="clustered",
    options=Options,
    presets={"classic": {}},
    layout=LAYOUT,
    rules=replace(WHOLE.rules, play=play),
    limits=at_most(2 * len(DRAWN), 2 * len(DRAWN)),
    start=start,
    imagine=from_view,
    complete=None,
    lesson=None,
)
