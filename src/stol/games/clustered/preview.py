"""What moves of Clustered would add to a seat's points, counted by the game's own scoring from a view."""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from stol.games.clustered.analysis import TableAnalysis, move_parts


class Preview(TypedDict):
    """The points that a move adds at once, item by item."""

    rows: int
    columns: int
    rectangle: int
    bonus: int
    total: int


def preview(view: Mapping[str, Any], seat: int, moves: Sequence[str]) -> dict[str, Preview]:
    table = TableAnalysis(view)
    now = table.points(seat)
    found = {}
    for move in moves:
        card, space = move_parts(move)
        after = table.points_with(seat, card, space) if space and table.adjoins(seat, space) else now
        found[move] = difference(after, now)
    return found


def difference(after: Mapping[str, int], now: Mapping[str, int]) -> Preview:
    return Preview(
        rows=after["rows"] - now["rows"],
        columns=after["columns"] - now["columns"],
        rectangle=after["rectangle"] - now["rectangle"],
        bonus=after["bonus"] - now["bonus"],
        total=after["total"] - now["total"],
    )
