"""Exceptions of the public API. Each message says what is wrong and what would be right."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Argument: TypeAlias = "str | int | tuple[str, ...] | Reason"
"""A message argument: text such as a card's code, a number, a list of texts, or a nested reason."""
Path: TypeAlias = tuple[str | int, ...]
"""The keys and indexes that lead to a value, such as ("areas", 2, 3, "up")."""


LONGEST = 2000
"""Maximum characters of a message from another program: Fluent accepts at most 2500."""


def on_one_line(error: BaseException, longest: int = LONGEST) -> str:
    """An error of foreign code, whose message may have any length and many lines."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:longest]


@dataclass(frozen=True)
class Reason:
    """Why something is refused, independent of language: `text.explain` renders it.

    An argument that is a seat is named `seat` or `SOMETHING_seat` and counted from 0.
    """

    id: str
    """The id of a message in `text/`."""
    args: Mapping[str, Argument] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    """Numbers of the rules that are the reason."""
    path: Path = ()
    """The faulty place in the table, view, record or options; empty if there is no single place."""

    def cited(self) -> list[str]:
        """Its rules, after those of the reasons within it, as its sentence has them."""
        within = [rule for value in self.args.values() if isinstance(value, Reason) for rule in value.cited()]
        return [*within, *self.rules]


class Explained(Exception):  # noqa: N818 - base of errors that the public contract names without the suffix
    """Base of all these errors: an English message, and the reason to render it in another language."""

    reason: Reason

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason or Reason("refused-with", {"message": message[:LONGEST]})


class Refusal(Explained, ValueError):  # noqa: N818 - as above
    """Base of errors about input."""


class BadOptions(Refusal):
    """An unknown game or option, or a wrong value or number of players."""


class IllegalMove(Refusal):
    """A move or chance outcome that the rules don't allow in this position."""


class BadRecord(Refusal):
    """A record that is malformed or breaks the rules."""

    @property
    def move(self) -> int | None:
        """Number of the first bad move, counted from 1; None if the fault is elsewhere."""
        match self.reason.path:
            case ("moves", int(index), *_):
                return index + 1
        return None


class BadTable(Refusal):
    """A typed-in table or a view that is malformed or impossible by the rules."""


class BadCluster(Refusal):
    """A Ray cluster that can't be used."""


class BadDatabase(Refusal):
    """A database that can't be used."""
