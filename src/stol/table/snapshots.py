"""The game of a table at earlier moments, so that an undo plays few moves again: it is done while others wait."""

from collections import deque
from dataclasses import dataclass
from typing import Final

from stol.deal import Deal
from stol.position import Position

EVERY: Final = 16
"""Moves and outcomes between two snapshots."""
KEPT: Final = 2
"""The latest ones: most undos take back the latest move."""


@dataclass
class Snapshot:
    """A game after so many moves and outcomes."""

    moves: int
    position: Position
    before: Position | None
    """The position before the latest move of a seat."""
    deal: Deal | None


class Snapshots:
    """The latest snapshots of a game."""

    def __init__(self) -> None:
        self._kept: deque[Snapshot] = deque(maxlen=KEPT)

    def note(self, moves: int, position: Position, before: Position | None, deal: Deal | None) -> None:
        """The game after so many moves; not every moment is kept."""
        if moves % EVERY == 0 and not any(one.moves == moves for one in self._kept):
            self._kept.append(Snapshot(moves, position, before, deal.copy() if deal else None))

    def note_deal(self, moves: int, deal: Deal) -> None:
        """The deal after so many moves, which was not known when they were made."""
        for snapshot in self._kept:
            if snapshot.moves == moves:
                snapshot.deal = deal.copy()

    def latest(self, moves: int) -> Snapshot | None:
        """The latest one of a moment with at most so many moves."""
        return next((one for one in reversed(self._kept) if one.moves <= moves), None)

    def forget_after(self, moves: int) -> None:
        """The moves after these are taken back."""
        while self._kept and self._kept[-1].moves > moves:
            self._kept.pop()
