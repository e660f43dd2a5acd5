"""How strong the five levels are, so that people can be compared with them: measured in the arena, with Club at 1500.

docs/rating.md tells how they were measured. A level is as strong at every table of a game with so many players.
"""

from typing import Final

from stol.bots.levels import LEVELS
from stol.table.strength import SHOWN_AFTER, Strength

MEASURED: Final[dict[tuple[str, int], tuple[int, int, int, int, int]]] = {
    ("pixies", 2): (949, 1212, 1500, 1801, 2011),
    ("pixies", 3): (916, 1292, 1500, 1677, 1887),
    ("pixies", 4): (718, 1244, 1500, 1637, 1847),
    ("onecard", 2): (694, 1076, 1500, 1730, 1869),
    ("onecard", 3): (820, 1061, 1500, 1619, 1824),
    ("onecard", 4): (981, 1192, 1500, 1692, 1775),
    ("clustered", 2): (626, 1137, 1500, 1830, 2279),
    ("clustered", 3): (777, 1263, 1500, 1820, 2269),
    ("clustered", 4): (690, 1269, 1500, 1726, 2175),
    ("ingenious", 2): (608, 1212, 1500, 1741, 2056),
    ("ingenious", 4): (700, 1216, 1500, 1705, 2020),
}
"""By game and number of players; more players than were measured are as the most that were."""
ELSEWHERE: Final = (750, 1150, 1500, 1800, 2050)
"""Of a game that was not measured."""
DEVIATION: Final = 40.0
"""How sure the figures are."""


def level_strength(game: str, players: int, level: str) -> Strength:
    """The strength of a level at a table with so many players."""
    most = max((count for key, count in MEASURED if key == game and count <= players), default=0)
    return Strength(float(MEASURED.get((game, most), ELSEWHERE)[LEVELS.index(level)]), DEVIATION, SHOWN_AFTER)
