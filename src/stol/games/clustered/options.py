"""Options of Clustered."""

import dataclasses
from dataclasses import dataclass
from typing import Annotated, Literal, Self, TypeAlias, TypedDict

from msgspec import Meta

from stol.errors import Argument, BadOptions, Reason
from stol.games.clustered.components import HAND, JOKER, JOKERS, start_cards
from stol.games.options import Options as Base
from stol.games.options import option
from stol.games.validate import Seat
from stol.text import quoted, refused

REACH = 30
"""Spaces from a start card to the edge of the default table: enough for a whole deck in one line (C9)."""

LONGEST_SIDE = 101
"""Maximum width and height of a table: the state has a grid of fixed size."""


@dataclass(frozen=True)
class Options(Base):
    third_joker: str | tuple[int, ...] = option(default="none")
    table: tuple[int, int] | None = option(default=None)
    fast: bool = option(default=False)
    first_bonus: bool = option(default=False)
    largest_bonus: bool = option(default=False)

    def __post_init__(self) -> None:
        """Check what does not depend on the number of players; lists become tuples."""
        object.__setattr__(self, "third_joker", _third_joker(self.third_joker))
        object.__setattr__(self, "table", None if self.table is None else _sides(self.table))

    def players(self) -> range:
        return range(1, 9)  # C14, C15

    def fitted(self, players: int) -> Self:
        for seat in self.favoured():
            if seat not in range(players):
                seats = {"seat": seat, "first_seat": 0, "last_seat": players - 1}
                raise bad_option("third_joker", "clustered-third-joker-seat", "C13", **seats)
        return dataclasses.replace(self, table=self.sides(players))

    def turned(self, players: int) -> Self:
        if isinstance(self.third_joker, str):
            return self
        return dataclasses.replace(self, third_joker=tuple((seat + 1) % players for seat in self.third_joker))

    @classmethod
    def from_text(cls, name: str, text: str) -> object:
        value = super().from_text(name, text)
        return [value] if name == "third_joker" and isinstance(value, int) else value  # a single seat becomes a list

    def sides(self, players: int) -> tuple[int, int]:
        """Width and height of the table (C9)."""
        line = length(players)
        width, height = self.table or (line + 2 * REACH, 1 + 2 * REACH)
        if width < line:
            raise bad_option("table", "clustered-table-narrow", "C9", "C15", width=width, line=line)
        return width, height

    def corner(self, players: int) -> tuple[int, int]:
        """Smallest x and y. The start cards are centred; an odd space goes to the right or below (C9)."""
        width, height = self.sides(players)
        return -((width - length(players)) // 2), -((height - 1) // 2)

    def jokers_of(self, seat: int) -> int:
        """Two, or three for a seat with the third joker (C1, C13)."""
        return JOKERS + (self.third_joker == "all" or seat in self.favoured())

    def cards(self, seat: int) -> list[int]:
        """The deck of a seat: how many cards of each kind (C1, C13)."""
        return [1] * JOKER + [self.jokers_of(seat)]

    def hand(self) -> int:
        """Cards in hand at the beginning of a turn (C3)."""
        return HAND

    def laid(self, players: int) -> int:
        """Cards on the table before the first turn: the start cards (C3, C15)."""
        return len(start_cards(players))

    def favoured(self) -> tuple[int, ...]:
        """The seats listed in `third_joker`."""
        return () if isinstance(self.third_joker, str) else self.third_joker


ThirdJoker: TypeAlias = Literal["none", "all"] | Annotated[list[Seat], Meta(extra_json_schema={"uniqueItems": True})]
Side: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": LONGEST_SIDE})]
Sides: TypeAlias = Annotated[list[Side], Meta(min_length=2, max_length=2)]


class ClusteredOptions(TypedDict):
    """The options in a view: all of them."""

    third_joker: ThirdJoker
    table: Sides
    fast: bool
    first_bonus: bool
    largest_bonus: bool


class ClusteredChoice(TypedDict, total=False):
    """Options as input: each may be left out."""

    third_joker: ThirdJoker
    table: Sides | None
    fast: bool
    first_bonus: bool
    largest_bonus: bool


def length(players: int) -> int:
    """Number of spaces from the first start card to the last, both included."""
    return start_cards(players)[-1][0] + 1


def _third_joker(value: object) -> str | tuple[int, ...]:
    if isinstance(value, str) and value in {"none", "all"}:
        return value
    if not isinstance(value, list | tuple) or not all(map(_is_whole, value)):
        raise bad_option("third_joker", "clustered-third-joker", "C13", value=quoted(value))
    if len(set(value)) < len(value):
        raise bad_option("third_joker", "clustered-third-joker-twice", "C13", value=quoted(value))
    return tuple(sorted(value))


def _sides(value: object) -> tuple[int, int]:
    if not isinstance(value, list | tuple) or len(value) != 2 or not all(map(_is_whole, value)):
        raise bad_option("table", "clustered-table-kind", "C9", value=quoted(value))
    width, height = value
    sides = {"width": quoted(width), "height": quoted(height)}
    for side in (width, height):
        if side < 1:
            raise bad_option("table", "clustered-table-small", "C9", **sides)
        if side > LONGEST_SIDE:
            raise bad_option("table", "clustered-table-long", longest=LONGEST_SIDE, **sides)
    return width, height


def bad_option(name: str, message: str, *rules: str, **named: Argument) -> BadOptions:
    """Build the error for an option."""
    return refused(BadOptions, Reason(message, named, rules, ("options", name)))


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


PRESETS: dict[str, dict[str, object]] = {
    "classic": {},
    "solo": {"players": 1},
    "fast": {"fast": True},
    "bonuses": {"first_bonus": True, "largest_bonus": True},
    "expanded": {"players": 6},
}
