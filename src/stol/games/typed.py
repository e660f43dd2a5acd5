"""Reading a table that somebody typed in: each part is there and of the right kind, or the message names its place."""

from collections.abc import Mapping
from typing import Any, TypeVar

from stol.errors import BadTable

T = TypeVar("T")

WORDS = {dict: "an object", list: "a list", str: "a text", int: "a whole number"}


def part(where: Mapping[str, Any], key: str, kind: type[T], place: str = "the table") -> T:
    """A part that has to be there."""
    if key not in where:
        raise BadTable(f"{place} has no {key!r}, which its score needs")
    return checked(where[key], kind, f"{key!r} of {place}")


def checked(value: object, kind: type[T], place: str) -> T:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadTable(f"{place} has to be {WORDS[kind]}, not {value!r}")
    return value


class Once:
    """Refuses a piece that lies in two places."""

    def __init__(self) -> None:
        self.places: dict[object, str] = {}

    def put(self, piece: object, place: str) -> None:
        if piece in self.places:
            raise BadTable(f"{place}: {piece} lies on {self.places[piece]} already")
        self.places[piece] = place
