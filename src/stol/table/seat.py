"""A seat of a table: who has it, and what has happened to it."""

from dataclasses import dataclass
from typing import Final

MAX_DEPARTURES: Final = 5
"""How often a player can leave a waiting table and come back: each time stays in the log."""


@dataclass(frozen=True)
class Seat:
    """A seat: open, a person's, an opponent's, or a person's with an opponent standing in."""

    player: str | None = None
    level: str | None = None
    name: str = ""
    stand_in: str = ""
    """The name of the opponent who plays for the person."""
    elsewhere: bool = False
    """A player of a record of a game played elsewhere."""
    resigned: bool = False
    """The person gave this seat's game up."""
    stood_in: bool = False
    """An opponent has moved for the person."""
    ran_out: bool = False
    """The person's time was up, once at least."""
    lost: bool = False
    """The seat was lost when time was up."""
    renames: int = 0
    """How often the name was changed."""

    @property
    def has_left(self) -> bool:
        """Whether the person gave the game up, or somebody else played a part of it."""
        return self.resigned or self.stood_in or self.ran_out

    @property
    def is_open(self) -> bool:
        return self.player is None and self.level is None and not self.elsewhere

    @property
    def is_given_up(self) -> bool:
        """Whether the person can't come back to it."""
        return self.resigned or self.lost
