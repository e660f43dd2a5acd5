"""What a table is opened with, and what never changes."""

from dataclasses import dataclass

import msgspec

from stol.fair import sealed

DAILY = "daily"
"""Begins the name of a deal of the day: daily 2026-11-15."""


@dataclass(frozen=True)
class Begin:
    """Where a table begins, if not at the start of a game: after some moves, or as it lay somewhere."""

    moves: tuple[str, ...] = ()
    view: dict[str, object] | None = None
    """Everything, as `Position.view()` gives it."""


class Plan(msgspec.Struct, frozen=True, rename={"real_components": "typed"}):
    """A table before anybody sits there. It is stored as JSON: names there stay as they are."""

    code: str
    game: str
    players: int
    options: dict[str, object]
    host: str
    """The player who opened it."""
    seed: str
    """All chance follows from it. Nobody may know it while the game runs."""
    chat: bool = True
    watch: bool = True
    hints: bool = True
    """Whether players may ask what they had best do."""
    deal: str = ""
    """The name of a deal that other tables play as well."""
    real_components: bool = False
    """Whether there are real cards and dice: the host tells what they show."""
    begin: Begin | None = None

    def __repr__(self) -> str:
        """Without the seed, which must not stand in a log."""
        return f"<Plan of table {self.code}, {self.game} for {self.players}>"

    @property
    def is_daily(self) -> bool:
        """Whether it plays a deal of the day: everybody alone, once, and with one's own hands."""
        return self.deal.startswith(DAILY)

    @property
    def sealed(self) -> str:
        """A hash of the seed, for everybody to see from the start: the seed can't be changed afterwards."""
        return sealed(self.seed)

    @property
    def given(self) -> int:
        """Moves that were made before the table began."""
        return len(self.begin.moves) if self.begin else 0
