"""Paths into a view or a table, matched against patterns such as `areas/{seat}/{cell}`.

A mapping of patterns gives each path a meaning: the message that names the place, or the form field to type it in.
"""

from collections.abc import Mapping
from typing import NamedTuple

from stol.errors import Path, Reason

SEAT = "seat"


class Match(NamedTuple):
    """The longest pattern that matches the start of a path."""

    meaning: str
    named: dict[str, str | int]
    """Values of the pattern's placeholders: seats count from 0, other indexes from 1, keys are unchanged."""
    rest: Path
    """The part of the path after the pattern."""


def match(patterns: Mapping[str, str], path: Path) -> Match | None:
    for end in range(len(path), 0, -1):
        for pattern, meaning in patterns.items():
            named = names_of(pattern.split("/"), path[:end])
            if named is not None:
                return Match(meaning, named, path[end:])
    return None


def names_of(pattern: list[str], path: Path) -> dict[str, str | int] | None:
    """Values of the placeholders in a pattern, or None if the path does not match it."""
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


def name_place(whole: str, patterns: Mapping[str, str], path: Path) -> Reason:
    """The name of a place: the game's message for the matched part, then the remaining keys."""
    found = match(patterns, path)
    called, rest = (Reason(found.meaning, found.named), found.rest) if found else (Reason(whole), path)
    for key in rest:
        called = (
            Reason("place-part", {"part": key, "whole": called})
            if isinstance(key, str)
            else Reason("place-entry", {"number": key + 1, "whole": called})
        )
    return called
