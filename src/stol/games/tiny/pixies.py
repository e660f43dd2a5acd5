"""Pixies in little: the third round, begun by seat 0, on the four cells 1, 2, 4 and 5, with eight cards.

The other five cells are occupied by face-down cards from the beginning. So the round ends as always: when somebody's
nine cells are occupied (P12), or when the deck can't supply a full reveal (P13).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from stol.games.options import option
from stol.games.pixies import definition, options, rules, state
from stol.games.pixies.components import NUMBER
from stol.games.tiny.fixed import PLAYERS, always, at_most

DECK = tuple(NUMBER[name] for name in ("b1+6", "g1+5", "b2+4", "g2+3", "b4*", "b4+1", "g4-1", "g5*"))
COVERS = tuple(
    tuple(NUMBER[name] for name in names)
    for names in (("b3+3", "b6+1", "b7-3", "b8-3", "b9-6"), ("b3+1", "b6-1", "g3+2", "g3*", "b9-1"))
)
"""By seat: the cards that lie face down on the cells outside, in the order of OUTSIDE."""
OUTSIDE = (2, 5, 6, 7, 8)
"""The cells 3, 6, 7, 8 and 9 (P2), counted from 0."""


@dataclass(frozen=True)
class Options(options.Options):
    flower_power: bool = option(default=False, choices=(False,))

    def players(self) -> range:
        return PLAYERS

    def cards(self) -> Iterable[int]:
        return (*DECK, *COVERS[0], *COVERS[1])


def start(chosen: Options, players: int) -> state.State:
    begun = state.start(chosen, players)
    begun.round_number = state.ROUNDS
    begun.first = 0
    begun.phase = state.REVEAL
    for seat, covers in enumerate(COVERS):
        begun.down[seat, OUTSIDE] = covers
        begun.deck[[*covers]] = 0
    begun.deck_size = len(DECK)
    return begun


DEFINITION = replace(
    definition.DEFINITION,
    key="pixies-tiny",
    relative_of="pixies",
    options=Options,
    presets={"classic": {}},
    actions=always((max(DECK) + 1) * rules.WAYS),
    limits=at_most(len(DECK), len(DECK)),
    start=start,
    complete=None,
    lesson=None,
)
