"""Upper bounds on the length of a game of Clustered, and on a solo score."""

from stol.games.clustered.options import Options
from stol.games.clustered.scoring import BONUS
from stol.games.limits import Limits


def limits(options: Options, players: int) -> Limits:
    """Every card is drawn once, and played or discarded once.

    At best every card of a seat is in a row, a column and the rectangle (C10, C11); there are four bonuses (C17, C18).
    """
    decks = [sum(options.cards(seat)) for seat in range(players)]
    return Limits(sum(decks), sum(decks), points=3 * max(decks) + 4 * BONUS)
