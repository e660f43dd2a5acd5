"""What can go wrong for a caller. Each message says what was wrong and what would be right."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Argument: TypeAlias = "str | int | Reason"
"""What a reason names: codes as they stand in moves, numbers, or another reason within it."""
Path: TypeAlias = tuple[str | int, ...]
"""The keys and indexes that lead to a value, such as ("areas", 2, 3, "up")."""


LONGEST = 2000
"""Letters that a message of another program may have: Fluent takes no more than 2500."""


@dataclass(frozen=True)
class Reason:
    """Why something is refused, in no language yet: `text.explain` says it in any.

    An argument that is a seat is called `seat` or `SOMETHING_seat` and is counted from 0.
    """

    id: str
    """Of the message, in the language's `why.ftl` or `refusals.ftl`."""
    args: Mapping[str, Argument] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    """The numbers of the rules that it follows from."""
    path: Path = ()
    """Where in the table, view, record or options the fault lies; empty if it is not in one place."""


class Refusal(ValueError):  # noqa: N818 - base of errors that the public contract names without the suffix
    """Something from outside that is refused: the message in English, and the reason for any other language."""

    reason: Reason

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason or Reason("refused-with", {"message": message[:LONGEST]})


class BadOptions(Refusal):
    """A game, a number of players or an option that does not exist."""


class IllegalMove(Refusal):
    """A move or a chance outcome that the rules don't allow now."""


class BadRecord(Refusal):
    """A record that is no game by the rules."""

    @property
    def move(self) -> int | None:
        """The number of the first bad move, counted from 1; None if the fault is not in a move."""
        match self.reason.path:
            case ("moves", int(index), *_):
                return index + 1
        return None


class BadTable(Refusal):
    """A table typed in, or a view, that can't lie like this."""


class BadDatabase(ValueError):  # noqa: N818 - named like its siblings
    """A database that can't be used."""
