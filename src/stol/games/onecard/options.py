"""Options of Everything on 1 Card."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, TypeAlias, TypedDict

from msgspec import Meta

from stol.games.onecard.components import CARDS
from stol.games.onecard.deck import from_option, read_deck
from stol.games.options import Options as Base
from stol.games.options import option


@dataclass(frozen=True)
class Options(Base):
    draft: bool = option(default=False)
    deck: tuple[str, ...] | None = option(default=None)

    def __post_init__(self) -> None:
        object.__setattr__(self, "deck", from_option(self.deck))

    def cards(self) -> Iterable[int]:
        """The numbers of the cards in the game (O2)."""
        return range(CARDS)

    @classmethod
    def from_text(cls, name: str, text: str) -> object:
        """For the option `deck`, the text is the path of a CSV file."""
        return read_deck(text) if name == "deck" else super().from_text(name, text)


Deck: TypeAlias = Annotated[list[str], Meta(extra_json_schema={"minItems": CARDS, "maxItems": CARDS})]


class OnecardOptions(TypedDict):
    """The options in a view: all of them."""

    draft: bool
    deck: Deck | None


class OnecardChoice(TypedDict, total=False):
    """Options as input: each may be left out."""

    draft: bool
    deck: Deck | None


PRESETS: dict[str, dict[str, object]] = {
    "classic": {},
    "draft": {"draft": True},
}
