"""The points that moves of Clustered add, computed from a view by the game's own scoring."""

from collections.abc import Sequence

from stol.games.clustered.analysis import TableAnalysis, move_parts
from stol.games.clustered.view import ClusteredView, Points


def preview(view: ClusteredView, seat: int, moves: Sequence[str]) -> dict[str, Points]:
    """For each move of a seat, the points that it adds immediately, item by item."""
    table = TableAnalysis(view)
    now = table.points(seat)
    found = {}
    for move in moves:
        card, space = move_parts(move)
        after = table.points_with(seat, card, space) if space and table.adjoins(seat, space) else now
        found[move] = difference(after, now)
    return found


def difference(after: Points, now: Points) -> Points:
    return Points(
        rows=after["rows"] - now["rows"],
        columns=after["columns"] - now["columns"],
        rectangle=after["rectangle"] - now["rectangle"],
        bonus=after["bonus"] - now["bonus"],
        total=after["total"] - now["total"],
    )
