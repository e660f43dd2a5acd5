"""How long a game of Everything on 1 Card lasts."""

from stol.games.limits import Limits
from stol.games.onecard.components import CARDS, DICE, HAND, REROLLS
from stol.games.onecard.options import Options

ROUNDS = 100
"""Nobody has to mark (O6), so no rule ends a game; but even random play needs about half as many rounds at most."""


def limits(_options: Options, players: int) -> Limits:
    """Each round: rolls of all dice, stop or keep in between, and a choice of each seat (O5, O6). Cards come once.

    With the draft, three of five cards are held, and the others may come again (O13); replacements are taken (O14).
    """
    moves = ROUNDS * (REROLLS + players) + players + CARDS
    return Limits(moves, ROUNDS * (REROLLS + 1) * DICE + CARDS + (HAND - 3) * players)
