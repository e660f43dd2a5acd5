"""Options of Pixies."""

from dataclasses import dataclass
from typing import TypedDict

from stol.games.options import Options as Base
from stol.games.options import option


@dataclass(frozen=True)
class Options(Base):
    flower_power: bool = option(default=False)

    def players(self) -> range:
        return range(2, 7 if self.flower_power else 6)


class PixiesOptions(TypedDict):
    """As a view shows them."""

    flower_power: bool


class PixiesChoice(TypedDict, total=False):
    """As they are given."""

    flower_power: bool


PRESETS: dict[str, dict[str, object]] = {
    "classic": {},
    "flower power": {"flower_power": True},
}
