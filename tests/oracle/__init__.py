"""Plain referees, one a game: each judges a whole game from its list of moves, by the rules alone.

They share nothing with the engine they check. Everything is recomputed from what lies on the table,
with dicts, sets and strings, as slowly as that may be.
"""

from collections.abc import Mapping
from importlib import import_module

from oracle.referee import Verdict


def replay(game: str, players: int, options: Mapping[str, object], moves: list[str]) -> Verdict:
    """Referee `moves` (chance included) of `game`; of an unfinished game only the table is known."""
    verdict: Verdict = import_module(f"{__name__}.{game}").replay(players, options, moves)
    return verdict
