"""A real table as people type it: the fields of a form, and what they are read as. A module for each game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from stol.errors import Path, Reason
from stol.games.places import match
from stol.games.registry import KEYS
from stol.text import quoted
from stol.web.service.denied import NotFound
from stol.web.service.table_request import TableRequest

Fields: TypeAlias = Mapping[str, str]
"""As they come from outside: anything may be in them."""
Table: TypeAlias = dict[str, Any]
"""As `stol.entered` takes it."""


@dataclass(frozen=True)
class Line:
    """A few words in one line."""

    name: str
    part: str
    """Its words are called by it: `enter-GAME-PART`, and with `-about` and `-example` behind."""
    seat: int | None = None


@dataclass(frozen=True)
class Lines(Line):
    """Several lines."""

    rows: int = 4
    usual: str = ""
    """What stands there before anything is typed."""


@dataclass(frozen=True)
class Choice(Line):
    """One of a few: their values, each with its words."""

    values: tuple[tuple[str, Reason], ...] = ()


@dataclass(frozen=True)
class Row(Line):
    """Small fields side by side, or three by three: their names, each with the symbol or the number above it."""

    cells: tuple[tuple[str, str], ...] = ()
    numbers: bool = True


class Entry(Protocol):
    """What the page asks of a game's module."""

    def fields(self, table_request: TableRequest) -> list[Line]:
        """What there is to be typed, besides whose turn it is."""

    def table(self, form: Fields, table_request: TableRequest, turn: int) -> Table:
        """What was typed, or Misread."""

    def field_of(self, path: Path) -> str:
        """The field that a part of the table is typed in."""


class Misread(Exception):  # noqa: N818 - named like the errors of the public contract
    """What was typed in a field can't be read."""

    def __init__(self, field: str, reason: Reason) -> None:
        super().__init__(field, reason)
        self.field = field
        self.reason = reason


def misread(field: str, what: str, typed: object, **named: str | int) -> Misread:
    return Misread(field, Reason(f"enter-wrong-{what}", {"typed": quoted(typed), **named}))


def find(game: str) -> Entry:
    """Of our own games; for others there is no form."""
    if game not in KEYS:
        raise NotFound("no-game")
    return cast("Entry", import_module(f"stol.web.service.table_entry.{game}"))


def words(form: Fields, name: str) -> list[str]:
    """What stands in a field, word by word; commas may stand between."""
    return form.get(name, "").replace(",", " ").replace(";", " ").split()


def rows(form: Fields, name: str) -> list[str]:
    """The lines of a field that are not empty."""
    return [line.strip() for line in form.get(name, "").splitlines() if line.strip()]


def number(name: str, text: str) -> int:
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 5):
        raise misread(name, "number", text)
    return int(text)


def seats(table_request: TableRequest) -> range:
    return range(table_request.players)


def field_at(path: Path, fields: Mapping[str, str]) -> str:
    """The field for the longest pattern that a path begins with; empty if there is none."""
    found = match(fields, path)
    return found.meaning.format(**found.named) if found else ""


def listed(form: Fields, name: str, known: Iterable[str], what: str) -> list[str]:
    """Names of pieces, however they are separated; capital or small."""
    every = {piece.lower(): piece for piece in known}
    typed = words(form, name)
    for word in typed:
        if word.lower() not in every:
            raise misread(name, what, word)
    return [every[word.lower()] for word in typed]
