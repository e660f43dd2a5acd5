"""The base class of bots: one method, from the view of a seat to a move."""

import random

from stol.errors import Explained
from stol.games.view import View


class BotFailure(Explained):
    """A bot crashed, timed out or did not answer with a move. The reason says which, and why."""


class Bot:
    """Base class of all bots. One instance plays one seat in one game."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)  # noqa: S311 - bots need no cryptographic randomness

    def move(self, view: View) -> str:
        """Choose a move for the seat `view["actor"]`. The view is all the information that a bot gets."""
        raise NotImplementedError

    def close(self) -> None:
        """Called when the game is over or was stopped: free resources here."""
