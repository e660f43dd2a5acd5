"""What only some seats know, and when everybody gets to know it."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from stol.kernel.layout import AnyState, Array


@dataclass(frozen=True)
class Secrets:
    """Of one kind in each game: what the seats draw, or what they choose. By the numbers of the outcomes or moves."""

    chosen: bool
    """Whether they are moves; else they are outcomes."""
    keeper: Callable[[AnyState], int | None]
    """The seat whose secret the next move or outcome is; None if everybody sees it."""
    sees: Callable[[AnyState, int, int], bool]
    """Whether a seat knows the secrets of another. Everybody knows their own."""
    held: Callable[[AnyState, int], list[int]]
    """The secrets that a seat has now."""
    shown: Callable[[AnyState, int], list[int]]
    """The secrets that come to light with a move, if it does not name them itself."""


def listed(counts: Array) -> list[int]:
    """Pieces one by one, from how many there are of each kind."""
    kinds: list[int] = np.repeat(np.arange(len(counts)), counts).tolist()
    return kinds
