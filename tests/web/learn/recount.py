"""The figures of the illustrated rules, replayed by the independent referee of `tests/oracle`."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, TypeAlias
from unittest.mock import patch

from stol.position import Game
from stol.web.html.learn.guide import Played

Facts: TypeAlias = Mapping[str, int | str]
Recount: TypeAlias = Callable[..., Facts]
"""From the games of a figure to the variables of its messages."""
Sums: TypeAlias = Callable[..., Sequence[str]]
"""From the games of a figure to its calculations."""


def moves(played: Played, until: int = -1) -> list[str]:
    """The moves that lead to a moment from the start; without one, to the last."""
    parts = played.parts if until == -1 else played.parts[: until + 1]
    return [move for part in parts for move in part]


def verdict(played: Played, until: int = -1) -> dict[str, Any]:
    """The referee's verdict; its table is all that the referee knows of the table."""
    referee = import_module(f"oracle.{played.game}")
    options = Game.of(played.game, played.players, dict(played.options)).options
    with patch.object(referee, "view", lambda table: table):
        found: dict[str, Any] = referee.replay(played.players, options, moves(played, until))
    return found


def table(played: Played, until: int = -1) -> Any:  # noqa: ANN401 - each referee has a table of its own
    return verdict(played, until)["table"]
