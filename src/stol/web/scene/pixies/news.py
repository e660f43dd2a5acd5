"""The last move, found by comparing the view with the one before it."""

from dataclasses import dataclass

from stol.draw.pixies import CellCards
from stol.games.pixies.view import Area, PixiesView

NOTHING = CellCards(None, None)
"""A cell without cards."""


@dataclass(frozen=True)
class LastMove:
    """The last move: who placed which card on which cell."""

    seat: int
    cell: int
    """From 1 to 9."""
    way: str
    """`up` or `cover` (P7), `new` or `old` (P8: which stayed face up), `down` (P9)."""
    card: str
    other: str | None = None
    """The card that was there before (P8)."""


def cells(area: Area) -> list[CellCards]:
    return [CellCards(cell["up"], cell["down"]) for cell in area]


def last_move(before: PixiesView | None, view: PixiesView) -> LastMove | None:
    """The difference between the view before the move and the view now."""
    if before is None or not isinstance(before["actor"], int):
        return None
    seat = before["actor"]
    pairs = zip(cells(before["areas"][seat]), cells(view["areas"][seat]), strict=True)
    moved = ((number, old, new) for number, (old, new) in enumerate(pairs, 1) if old != new)
    number, old, new = next(moved, (0, NOTHING, NOTHING))
    return placed_on(seat, number, old, new) if new != NOTHING else None


def placed_on(seat: int, number: int, old: CellCards, new: CellCards) -> LastMove | None:
    """What was placed on a cell that has changed."""
    if old.up is None and new.up is not None:
        return LastMove(seat, number, "cover" if old.down else "up", new.up)
    if old.up is not None and new.up is not None and new.down is not None:
        kept = new.up == old.up
        return LastMove(seat, number, "old" if kept else "new", new.down if kept else new.up, old.up)
    return LastMove(seat, number, "down", new.down) if new.down is not None else None
