"""What can go wrong for a caller. Each message says what was wrong and what would be right."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Argument: TypeAlias = "str | int | Reason"
"""What a reason names: codes as they stand in moves, numbers, or another reason within it."""


@dataclass(frozen=True)
class Reason:
    """Why something is refused, in no language yet: `text.explain` says it in any."""

    id: str
    """Of the message, in the language's `why.ftl`."""
    args: Mapping[str, Argument] = field(default_factory=dict)


class BadOptions(ValueError):  # noqa: N818 - named by the public contract
    """A game, a number of players or an option that does not exist."""


class IllegalMove(ValueError):  # noqa: N818 - named by the public contract
    """A move or a chance outcome that the rules don't allow now. The reason says why in any language, if known."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class BadRecord(ValueError):  # noqa: N818 - named like its siblings
    """A record that is no game by the rules. `move` is the number of the first bad move, counted from 1."""

    def __init__(self, message: str, move: int | None = None) -> None:
        super().__init__(message)
        self.move = move


class BadTable(ValueError):  # noqa: N818 - named like its siblings
    """A table typed in, or a view, that can't lie like this."""


class BadDatabase(ValueError):  # noqa: N818 - named like its siblings
    """A database that can't be used."""
