"""What is entered into a score sheet: unchecked words and fields, and the error that refuses them."""

from collections.abc import Mapping
from typing import TypeAlias

from stol.errors import Reason
from stol.text import unquoted

Fields: TypeAlias = Mapping[str, str]
"""Unchecked input."""
LONGEST_ENTRY = 40
"""Characters of an entry that are shown when it is refused."""
LONGEST_NUMBER = 4


class BadEntry(Exception):  # noqa: N818 - named like the errors of the public contract
    """Something that can't be entered."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def bad_entry(typed: object) -> BadEntry:
    return BadEntry(Reason("score-wrong-entry", {"typed": unquoted(str(typed)[:LONGEST_ENTRY])}))


def is_whole(text: str, least: int, most: int) -> bool:
    """Whether the text is a whole number within these bounds."""
    digits = text.removeprefix("-")
    return text.isascii() and digits.isdigit() and len(text) <= LONGEST_NUMBER and least <= int(text) <= most
