"""How long a game of Ingenious can last, and the highest score of a solo game."""

from stol.games.ingenious.components import PRINTED, RACK, SIDE, TRACK_END, hexagon
from stol.games.ingenious.options import Options
from stol.games.limits import Limits


def limits(_options: Options, players: int) -> Limits:
    """The board holds so many tiles. Each may be followed by an answer, and by six draws after `swap` (I10)."""
    tiles = (len(hexagon(SIDE[players])) - len(PRINTED)) // 2
    return Limits(2 * tiles, RACK * (players + tiles), points=2 * TRACK_END)
