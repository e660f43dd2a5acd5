"""Four tabletop games, exactly by their rulebooks."""

from stol.errors import BadOptions, BadRecord, BadTable, IllegalMove
from stol.position import Game, Position

__all__ = ["BadOptions", "BadRecord", "BadTable", "Game", "IllegalMove", "Position"]
