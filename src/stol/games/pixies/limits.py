"""How long a game of Pixies can last."""

from stol.games.limits import Limits
from stol.games.pixies.components import ALL_CARDS, BASIC_CARDS
from stol.games.pixies.options import Options
from stol.games.pixies.state import ROUNDS


def limits(options: Options, _players: int) -> Limits:
    """In each round every card is revealed and taken once at most (P13, P14); before, it is drawn who begins (P3)."""
    cards = ROUNDS * (ALL_CARDS if options.flower_power else BASIC_CARDS)
    return Limits(cards, 1 + cards)
