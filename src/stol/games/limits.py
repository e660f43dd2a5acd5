"""Upper bounds on the length of a game and on its scores."""

from typing import NamedTuple


class Limits(NamedTuple):
    moves: int
    """Maximum number of moves in a game."""
    outcomes: int
    """Maximum number of chance outcomes in a game."""
    points: int = 0
    """Maximum score of a single player; 0 if the game has no solo mode."""
