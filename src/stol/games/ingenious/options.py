"""Options of Ingenious."""

from dataclasses import dataclass
from typing import Self, TypedDict

from stol.errors import BadOptions, Reason
from stol.games.ingenious.components import RACK, SIDE, TILE_COUNT, TRACK_END, Space, hexagon
from stol.games.options import Options as Base
from stol.games.options import option
from stol.text import refused


@dataclass(frozen=True)
class Options(Base):
    teams: bool = option(default=False)
    open_partners: bool = option(default=False)

    def players(self) -> range:
        return range(4, 5) if self.teams else range(1, 5)

    def fitted(self, players: int) -> Self:  # noqa: ARG002 - independent of the number
        if self.open_partners and not self.teams:
            path = ("options", "open_partners")
            raise refused(BadOptions, Reason("ingenious-open-partners", rules=("I15",), path=path))
        return self

    def party(self, seat: int) -> int:
        return seat % 2 if self.teams else seat  # I15

    def track_end(self, players: int) -> int:
        """The last step of a track (I4); double for teams and solo (I16, I18)."""
        return TRACK_END * (2 if self.teams or players == 1 else 1)

    def spaces(self, players: int) -> list[Space]:
        """The spaces of the board (I1), those with printed symbols included."""
        return hexagon(SIDE[players])

    def tiles(self) -> list[int]:
        """How many tiles of each kind are in the game (I3)."""
        counts: list[int] = TILE_COUNT.tolist()
        return counts

    def rack(self, players: int) -> int:
        """Tiles on a full rack (I4, I18)."""
        return 1 if players == 1 else RACK


class IngeniousOptions(TypedDict):
    """The options in a view: all of them."""

    teams: bool
    open_partners: bool


class IngeniousChoice(TypedDict, total=False):
    """Options as input: each may be left out."""

    teams: bool
    open_partners: bool


PRESETS: dict[str, dict[str, object]] = {
    "classic": {},
    "solo": {"players": 1},
    "teams": {"players": 4, "teams": True},
    "open teams": {"players": 4, "teams": True, "open_partners": True},
}
