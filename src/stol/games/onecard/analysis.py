"""Facts derived from a view: printed rows, points of unfinished cards, who draws next."""

import functools
from typing import NamedTuple, TypeAlias

from stol.games.onecard.components import HAND, HELD, IN_PLAY
from stol.games.onecard.deck import OWN
from stol.games.onecard.options import Options
from stol.games.onecard.score_table import score_unfinished
from stol.games.onecard.state import State, start
from stol.games.onecard.view import OnecardView
from stol.kernel.layout import copy_state

Deck: TypeAlias = tuple[str, ...] | None
"""The lines of the option `deck`; None for the built-in deck."""


class Row(NamedTuple):
    """A printed row of a card (O2)."""

    colour: str
    boxes: int
    sun: bool


Rows: TypeAlias = tuple[Row, ...]


def deck_of(view: OnecardView) -> Deck:
    lines = view["options"]["deck"]
    return tuple(lines) if lines else None


@functools.lru_cache(maxsize=64)
def printed_rows(deck: Deck) -> dict[str, Rows]:
    """The rows of every card of a deck, by the card's number."""
    cards = [line.split() for line in deck or OWN]
    return {name: tuple(Row(row[0], int(row[1]), row.endswith("s")) for row in rows) for name, *rows in cards}


@functools.lru_cache(maxsize=64)
def empty_table(deck: Deck) -> State:
    """A state for one player, so that choices take effect at once. It is cached: copy it before changing it."""
    return start(Options(deck=deck), 1)


def unfinished(view: OnecardView) -> dict[str, int]:
    """The points of each card in the hands if the game ended now (O11), by card number."""
    state = copy_state(empty_table(deck_of(view)))
    cards = [card for hand in view["hands"] for card in hand]
    return {card["card"]: score_unfinished(state, card, (), None) for card in cards}


def cards_in_play(view: OnecardView) -> int:
    """How many cards a seat has in play (O4, O13). In a draft it has five until it holds three."""
    return HELD if view["options"]["draft"] else IN_PLAY


def who_draws(view: OnecardView) -> int | None:
    """The seat that gets the next card of the deck; None if the card goes to the display (O14)."""
    draft, sizes = view["options"]["draft"], [len(hand) for hand in view["hands"]]
    dealt = view["display"] or set(sizes) == {cards_in_play(view)}
    if draft and dealt:
        return None
    full = HAND if draft else IN_PLAY
    roller, players = view["roller"], view["players"]
    clockwise = [(roller + step) % players for step in range(players)]
    return next(seat for seat in clockwise if sizes[seat] < full)
