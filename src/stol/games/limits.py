"""How long a game can last, and how high its scores can be."""

from typing import NamedTuple


class Limits(NamedTuple):
    moves: int
    """No game has more."""
    outcomes: int
    """As many at most."""
    points: int = 0
    """Nobody who plays alone scores more; 0 where nobody can."""
