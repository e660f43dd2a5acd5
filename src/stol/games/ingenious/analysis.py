"""What a view of Ingenious tells without any counting: tracks, the spaces of the board, the spaces of a line."""

import functools
from typing import TypeAlias

from stol.games.ingenious.components import DIRECTIONS, SIDE, Space, hexagon
from stol.games.ingenious.options import Options
from stol.games.ingenious.view import IngeniousView

Run: TypeAlias = tuple[int, int]
"""A direction, and how many symbols of one colour lie in it without a gap."""


def track_end(view: IngeniousView) -> int:
    """The last step of every track."""
    return Options(teams=view["options"]["teams"]).track_end(view["players"])


def track_number(view: IngeniousView, seat: int) -> int:
    """Which track is a seat's."""
    return Options(teams=view["options"]["teams"]).party(seat)


@functools.cache
def space_code(space: Space) -> str:
    """A space as moves and views write it."""
    return f"{space[0]},{space[1]}"


@functools.cache
def spaces_by_code(players: int) -> dict[str, Space]:
    """The spaces of the board for so many players."""
    return {space_code(space): space for space in hexagon(SIDE[players])}


def line_spaces(space: Space, run: Run) -> list[Space]:
    """The spaces of a line that starts beside a space, the nearest first."""
    direction, length = run
    (q, r), (dq, dr) = space, DIRECTIONS[direction]
    return [(q + dq * step, r + dr * step) for step in range(1, length + 1)]
