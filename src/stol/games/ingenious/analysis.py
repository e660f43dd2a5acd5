"""Simple facts from a view of Ingenious: tracks, the spaces of the board, the spaces of a line."""

import functools
from typing import TypeAlias

from stol.games.ingenious.components import DIRECTIONS, SIDE, Space, hexagon
from stol.games.ingenious.options import Options
from stol.games.ingenious.view import IngeniousView

Run: TypeAlias = tuple[int, int]
"""A direction, and the number of symbols of one colour in an unbroken line in it."""


def track_end(view: IngeniousView) -> int:
    """The last step of every track."""
    return Options(teams=view["options"]["teams"]).track_end(view["players"])


def track_number(view: IngeniousView, seat: int) -> int:
    """The index of a seat's track; team partners share one."""
    return Options(teams=view["options"]["teams"]).party(seat)


@functools.cache
def space_code(space: Space) -> str:
    """A space as text, as in moves and views."""
    return f"{space[0]},{space[1]}"


@functools.cache
def spaces_by_code(players: int) -> dict[str, Space]:
    """The spaces of the board for this number of players, by their text."""
    return {space_code(space): space for space in hexagon(SIDE[players])}


def line_spaces(space: Space, run: Run) -> list[Space]:
    """The spaces of a line that starts beside a space, the nearest first."""
    direction, length = run
    (q, r), (dq, dr) = space, DIRECTIONS[direction]
    return [(q + dq * step, r + dr * step) for step in range(1, length + 1)]
