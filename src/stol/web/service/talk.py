"""Parts of a long chat: the latest messages, and those before them."""

from collections.abc import Sequence
from typing import NamedTuple

from stol.table.events import Said

LATEST = 30
"""Messages on a table's page and in its state."""
MOST = 100
"""Earlier messages at a time."""


class Excerpt(NamedTuple):
    """Messages in a row."""

    first: int = 0
    """How many messages come before these."""
    messages: tuple[Said, ...] = ()

    @property
    def end(self) -> int:
        return self.first + len(self.messages)


NOTHING_SAID = Excerpt()


def excerpt(talk: Sequence[Said], before: int | None = None, most: int = MOST) -> Excerpt:
    """The messages just before one of them, counted from 0; by default the latest."""
    end = len(talk) if before is None else min(before, len(talk))
    first = max(end - most, 0)
    return Excerpt(first, tuple(talk[first:end]))
