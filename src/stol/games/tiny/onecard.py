"""Everything on 1 Card in little: the last card.

Everybody has scored three cards, and has two in play on which few boxes are free. Who scores one of them ends the game
(O10). Seat 0 rolls first; so seat 1 is 9 points ahead.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from stol.games.onecard import definition, options, rules, state
from stol.games.onecard.components import COLOURS, NUMBER
from stol.games.onecard.scoring import finished_points, full_rows
from stol.games.options import option
from stol.games.tiny.fixed import PLAYERS, always

HANDS = (
    {"01": {"g": 2, "b": 1, "p": 1}, "12": {"g": 1, "b": 1, "p": 1}},
    {"16": {"r": 2, "o": 1, "y": 1}, "27": {"r": 1, "o": 1, "y": 1}},
)
"""By seat: the cards in play with the free boxes of their open rows; all other rows are full."""
SCORED = (
    {"02": "pg", "06": "rp", "07": "yg"},
    {"17": "yb", "21": "r", "22": "yg"},
)
"""By seat: the cards scored, in their order, with the rows that never got full."""


@dataclass(frozen=True)
class Options(options.Options):
    draft: bool = option(default=False, choices=(False,))
    deck: tuple[str, ...] | None = option(default=None, choices=(None,))

    def players(self) -> range:
        return PLAYERS

    def cards(self) -> Iterable[int]:
        return [NUMBER[name] for cards in (*HANDS, *SCORED) for name in cards]


def start(chosen: Options, players: int) -> state.State:
    """The roll of seat 0. No card is left to draw."""
    begun = state.start(chosen, players)
    begun.deck[:] = 0
    begun.deck_size = 0
    begun.phase = state.ROLL
    for seat in range(players):
        for name, free in HANDS[seat].items():
            cross_off(begun, NUMBER[name], free)
            rules.add_to_hand(begun, seat, NUMBER[name])
        for name, rows in SCORED[seat].items():
            score(begun, seat, NUMBER[name], rows)
    return begun


def cross_off(begun: state.State, card: int, free: dict[str, int]) -> None:
    """All boxes but these."""
    for colour, letter in enumerate(COLOURS):
        begun.marks[card, colour] = max(0, begun.boxes[card, colour] - free.get(letter, 0))


def score(begun: state.State, seat: int, card: int, empty: str) -> None:
    cross_off(begun, card, dict.fromkeys(empty, int(begun.boxes[card].max())))
    _, boxes, suns = full_rows(begun, card)
    begun.scored[seat, begun.scored_size[seat]] = card
    begun.points[seat, begun.scored_size[seat]] = finished_points(boxes, suns)
    begun.scored_size[seat] += 1


DEFINITION = replace(
    definition.DEFINITION,
    key="onecard-tiny",
    relative_of="onecard",
    options=Options,
    presets={"classic": {}},
    actions=always(rules.HOLD_THREE),
    start=start,
    complete=None,
    lesson=None,
)
