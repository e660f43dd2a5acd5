"""Form fields of table entry, and helpers to parse them. Each game has a module with its fields."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from stol.errors import Path, Reason
from stol.games.places import match
from stol.games.registry import KEYS
from stol.text import unquoted
from stol.web.service.denied import NotFound
from stol.web.service.table_request import TableRequest

Fields: TypeAlias = Mapping[str, str]
"""Unchecked input."""
Table: TypeAlias = dict[str, Any]
"""As `stol.entered` takes it."""


@dataclass(frozen=True)
class Line:
    """A text field with one line."""

    name: str
    part: str
    """Part of the ids of its texts: `enter-GAME-PART`, with `-about` and `-example` added for these."""
    seat: int | None = None

    @property
    def contents(self) -> tuple[tuple[str, str], ...]:
        """The names of its fields, each with the default content."""
        return ((self.name, ""),)


@dataclass(frozen=True)
class Lines(Line):
    """A text field with several lines."""

    rows: int = 4
    usual: str = ""
    """The default content."""

    @property
    def contents(self) -> tuple[tuple[str, str], ...]:
        return ((self.name, self.usual),)


@dataclass(frozen=True)
class Choice(Line):
    """A choice among values, each with its label."""

    values: tuple[tuple[str, Reason], ...] = ()

    @property
    def contents(self) -> tuple[tuple[str, str], ...]:
        return ((self.name, self.values[0][0]),)


@dataclass(frozen=True)
class Row(Line):
    """Small fields in a row or a 3×3 grid: their names, each with the symbol or number above it."""

    cells: tuple[tuple[str, str], ...] = ()
    numbers: bool = True

    @property
    def contents(self) -> tuple[tuple[str, str], ...]:
        return tuple((name, "") for name, _ in self.cells)


class Entry(Protocol):
    """The interface of a game's module."""

    def fields(self, table_request: TableRequest) -> list[Line]:
        """The fields, apart from whose turn it is."""

    def table(self, form: Fields, table_request: TableRequest, turn: int) -> Table:
        """The table as `stol.entered` takes it, or Misread."""

    def lay(self, form: Fields, table_request: TableRequest, spot: str, piece: str) -> Fields:
        """The fields that change when a piece is laid on a spot; `-0` takes the first away from a list of pieces."""

    def field_of(self, path: Path) -> str:
        """The field for a part of the table, or the spot in it: the field, a hyphen, and a number from 1 or a key."""


class Misread(Exception):  # noqa: N818 - named like the errors of the public contract
    """A field can't be parsed."""

    def __init__(self, field: str, reason: Reason) -> None:
        super().__init__(field, reason)
        self.field = field
        self.reason = reason


def misread(field: str, what: str, typed: object, **named: str | int) -> Misread:
    return Misread(field, Reason(f"enter-wrong-{what}", {"typed": unquoted(typed), **named}))


def find(game: str) -> Entry:
    """Of our own games; for others there is no form."""
    if game not in KEYS:
        raise NotFound("no-game")
    return cast("Entry", import_module(f"stol.web.service.table_entry.{game}"))


def read_words(form: Fields, name: str) -> list[str]:
    """The words of a field, separated by spaces, commas or semicolons."""
    return form.get(name, "").replace(",", " ").replace(";", " ").split()


def read_lines(form: Fields, name: str) -> list[str]:
    """The lines of a field that are not empty."""
    return [line.strip() for line in form.get(name, "").splitlines() if line.strip()]


def read_number(name: str, text: str) -> int:
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 5):
        raise misread(name, "number", text)
    return int(text)


def seat_range(table_request: TableRequest) -> range:
    return range(table_request.players)


def changed_list(pieces: list[str], done: str) -> list[str]:
    """A list after a piece was added, or after `-0`, which takes the first one away."""
    if not done.startswith("-"):
        return [*pieces, done]
    return [piece for place, piece in enumerate(pieces) if done != f"-{place}"]


def field_at(path: Path, fields: Mapping[str, str]) -> str:
    """The field of the longest pattern that is a prefix of the path; empty if there is none."""
    found = match(fields, path)
    return found.meaning.format(**found.named) if found else ""


def read_names(form: Fields, name: str, known: Iterable[str], what: str) -> list[str]:
    """Names of pieces, in upper or lower case."""
    every = {piece.lower(): piece for piece in known}
    typed = read_words(form, name)
    for word in typed:
        if word.lower() not in every:
            raise misread(name, what, word)
    return [every[word.lower()] for word in typed]
