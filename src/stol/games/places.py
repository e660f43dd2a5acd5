"""Paths into a view or a table, matched with patterns such as `areas/{seat}/{cell}`.

A table of patterns says how a game's places are called (by message), or in which field of a form they are typed.
"""

from collections.abc import Mapping
from typing import NamedTuple

from stol.errors import Path, Reason

SEAT = "seat"


class Match(NamedTuple):
    """What the longest pattern that a path begins with stands for."""

    meaning: str
    named: dict[str, str | int]
    """By the names in the pattern: seats counted from 0, all other indexes from 1, keys as they are."""
    rest: Path
    """The part of the path behind the pattern."""


def match(patterns: Mapping[str, str], path: Path) -> Match | None:
    for end in range(len(path), 0, -1):
        for pattern, meaning in patterns.items():
            named = names_of(pattern.split("/"), path[:end])
            if named is not None:
                return Match(meaning, named, path[end:])
    return None


def names_of(pattern: list[str], path: Path) -> dict[str, str | int] | None:
    """What the path has for the names in the pattern, or None if it does not fit."""
    if len(pattern) != len(path):
        return None
    named: dict[str, str | int] = {}
    for word, key in zip(pattern, path, strict=True):
        name = word.strip("{}")
        if name != word:
            named[name] = key + 1 if isinstance(key, int) and name != SEAT else key
        elif word != key:
            return None
    return named


def place(whole: str, patterns: Mapping[str, str], path: Path) -> Reason:
    """How a place is called: by the game's own word for it, and by the keys behind that."""
    found = match(patterns, path)
    called, rest = (Reason(found.meaning, found.named), found.rest) if found else (Reason(whole), path)
    for key in rest:
        called = (
            Reason("place-part", {"part": repr(key), "whole": called})
            if isinstance(key, str)
            else Reason("place-entry", {"number": key + 1, "whole": called})
        )
    return called
