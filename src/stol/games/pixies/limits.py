"""Upper bounds on the length of a game of Pixies."""

from stol.games.limits import Limits
from stol.games.pixies.components import ALL_CARDS, BASIC_CARDS
from stol.games.pixies.options import Options
from stol.games.pixies.state import ROUNDS


def limits(options: Options, _players: int) -> Limits:
    """Each round reveals and takes every card at most once (P13, P14); one more outcome chooses who begins (P3)."""
    cards = ROUNDS * (ALL_CARDS if options.flower_power else BASIC_CARDS)
    return Limits(cards, 1 + cards)
