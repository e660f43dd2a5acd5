"""What a bot is: one class with one method, from what a seat sees to a move."""

import random
from typing import Any, TypeAlias

View: TypeAlias = dict[str, Any]
"""What `Position.view(seat)` gives, for the seat that is to move."""


class BotFailure(Exception):  # noqa: N818 - named like the errors of the public contract
    """A bot that crashed, stalled or answered what is no move. The message says which, and why."""


class Bot:
    """Somebody to play against. One bot sits on one seat, for one game."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)  # noqa: S311 - play needs no cryptographic chance

    def move(self, view: View) -> str:
        """The move of the seat that is to move: `view["actor"]`. The view is all that a bot ever gets."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over, or broken off."""
