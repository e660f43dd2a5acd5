"""Upper bounds on the length of a game of Ingenious, and on a solo score."""

from stol.games.ingenious.components import PRINTED, RACK, SIDE, TRACK_END, hexagon
from stol.games.ingenious.options import Options
from stol.games.limits import Limits


def limits(_options: Options, players: int) -> Limits:
    """The board limits the number of tiles. After each there may be a `swap` with six draws (I10)."""
    tiles = (len(hexagon(SIDE[players])) - len(PRINTED)) // 2
    return Limits(2 * tiles, RACK * (players + tiles), points=2 * TRACK_END)
