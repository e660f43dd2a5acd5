"""Options of Everything on 1 Card."""

from dataclasses import dataclass
from typing import TypedDict

from stol.games.onecard.deck import from_option, read_deck
from stol.games.options import Options as Base
from stol.games.options import option


@dataclass(frozen=True)
class Options(Base):
    draft: bool = option(default=False)
    deck: tuple[str, ...] | None = option(default=None)

    def __post_init__(self) -> None:
        object.__setattr__(self, "deck", from_option(self.deck))

    @classmethod
    def from_text(cls, name: str, text: str) -> object:
        """A deck is typed as the name of its file."""
        return read_deck(text) if name == "deck" else super().from_text(name, text)


class OnecardOptions(TypedDict):
    """As a view shows them."""

    draft: bool
    deck: list[str] | None


class OnecardChoice(TypedDict, total=False):
    """As they are given."""

    draft: bool
    deck: list[str] | None


PRESETS: dict[str, dict[str, object]] = {
    "classic": {},
    "draft": {"draft": True},
}
