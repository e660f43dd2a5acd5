"""The settings of a table, which never change after it is opened."""

from dataclasses import dataclass

import msgspec

from stol.fair import sealed
from stol.table.time_control import TimeControl

DAILY = "daily"
"""Prefix of the name of a deal of the day: daily 2026-11-15."""


@dataclass(frozen=True)
class Begin:
    """Where a table begins, if not at the start of a game: after some moves, or from a view."""

    moves: tuple[str, ...] = ()
    view: dict[str, object] | None = None
    """The full view, as `Position.view()` gives it."""


class Plan(msgspec.Struct, frozen=True, rename={"real_components": "typed"}):
    """The settings of a table. Stored as JSON: the stored names must not change."""

    code: str
    game: str
    players: int
    options: dict[str, object]
    host: str
    """The player who opened it."""
    seed: str
    """All chance outcomes follow from it. Secret while the game runs."""
    chat: bool = True
    watch: bool = True
    hints: bool = True
    """Whether players may ask for hints."""
    deal: str = ""
    """The name of a deal that other tables share; empty if none do."""
    real_components: bool = False
    """Whether real cards and dice are used: the host enters what they show."""
    begin: Begin | None = None
    time: TimeControl | None = None
    """How much time everybody has; none: as much as they like."""
    public: bool = False
    """Whether the lobby shows it while a seat is open, so that anybody may join."""
    rated: bool = False
    """Whether the result counts for the strength of its players: no hints, and no move is taken back."""

    def __repr__(self) -> str:
        """Without the seed, which must not appear in a log."""
        return f"<Plan of table {self.code}, {self.game} for {self.players}>"

    @property
    def speed(self) -> str:
        """How fast it is played: none (no clock), live or days."""
        return self.time.kind if self.time else "none"

    @property
    def clock_decides(self) -> bool:
        """Whether nobody votes for a stand-in for somebody else.

        With days for a move nobody has to be there, and in a rated game the vote would decide who wins.
        """
        return self.time is not None and (self.rated or self.speed == "days")

    @property
    def is_daily(self) -> bool:
        """Whether it plays a deal of the day: each player alone, once, without help."""
        return self.deal.startswith(DAILY)

    @property
    def sealed(self) -> str:
        """A hash of the seed, published at the start: it proves later that the seed was not changed."""
        return sealed(self.seed)

    @property
    def given(self) -> int:
        """The number of moves that were made before the table began."""
        return len(self.begin.moves) if self.begin else 0
