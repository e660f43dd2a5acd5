"""Upper bounds on the length of a game of Everything on 1 Card."""

from stol.games.limits import Limits
from stol.games.onecard.components import CARDS, DICE, HAND, REROLLS
from stol.games.onecard.options import Options

ROUNDS = 100
"""Assumed maximum. Passing is always allowed (O6), so no rule bounds a game; random play needs at most about half."""


def limits(_options: Options, players: int) -> Limits:
    """Each round has up to three rolls, two decisions to stop or keep, and a choice per seat (O5, O6).

    Each card is drawn once. In a draft, cards that are not held may be drawn again (O13), and replacements are taken
    from the display (O14).
    """
    moves = ROUNDS * (REROLLS + players) + players + CARDS
    return Limits(moves, ROUNDS * (REROLLS + 1) * DICE + CARDS + (HAND - 3) * players)
