"""Reading a table or a view from outside: each part is there and of the right kind, or the message names its place."""

from collections.abc import Mapping
from typing import Any, TypeVar

from stol.errors import BadTable

T = TypeVar("T")

WORDS = {dict: "an object", list: "a list", str: "a text", int: "a whole number"}


def part(where: Mapping[str, Any], key: str, kind: type[T], place: str = "the table") -> T:
    """A part that has to be there."""
    return checked(given(where, key, place), kind, f"{key!r} of {place}")


def given(where: Mapping[str, Any], key: str, place: str = "the view") -> object:
    if key not in where:
        raise BadTable(f"{place} has no {key!r}, which it needs")
    return where[key]


def checked(value: object, kind: type[T], place: str) -> T:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadTable(f"{place} has to be {WORDS[kind]}, not {value!r}")
    return value


def whole(where: Mapping[str, Any], key: str, span: range, place: str = "the view") -> int:
    """A whole number that has to be there, within bounds."""
    number = part(where, key, int, place)
    if number not in span:
        raise BadTable(f"{key!r} of {place} is a number from {span[0]} to {span[-1]}, not {number}")
    return number


def seat_or_null(where: Mapping[str, Any], key: str, seats: int, place: str = "the view") -> int | None:
    """A seat, or null for none; either has to be there."""
    return None if given(where, key, place) is None else whole(where, key, range(seats), place)


def by_seat(value: object, seats: int, place: str) -> list[Any]:
    """A list with one entry a seat, or a team."""
    entries = checked(value, list, place)
    if len(entries) != seats:
        raise BadTable(f"{place} has {seats} entries, not {len(entries)}")
    return entries


class Once:
    """Refuses a piece that lies in two places."""

    def __init__(self) -> None:
        self.places: dict[object, str] = {}

    def put(self, piece: object, place: str) -> None:
        if piece in self.places:
            raise BadTable(f"{place}: {piece} lies on {self.places[piece]} already")
        self.places[piece] = place
