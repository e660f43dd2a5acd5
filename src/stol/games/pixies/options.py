"""Options of Pixies."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypedDict

from stol.games.options import Options as Base
from stol.games.options import option
from stol.games.pixies.components import ALL_CARDS, BASIC_CARDS


@dataclass(frozen=True)
class Options(Base):
    flower_power: bool = option(default=False)

    def players(self) -> range:
        return range(2, 7 if self.flower_power else 6)

    def cards(self) -> Iterable[int]:
        """The numbers of the cards in the game (P1, P19)."""
        return range(ALL_CARDS if self.flower_power else BASIC_CARDS)


class PixiesOptions(TypedDict):
    """The options in a view: all of them."""

    flower_power: bool


class PixiesChoice(TypedDict, total=False):
    """Options as input: each may be left out."""

    flower_power: bool


PRESETS: dict[str, dict[str, object]] = {
    "classic": {},
    "flower power": {"flower_power": True},
}
