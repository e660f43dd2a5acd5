"""Hidden information: who knows what, and when it becomes public."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from stol.kernel.layout import AnyState, Array


@dataclass(frozen=True)
class Secrets:
    """The hidden information of a game: either drawn pieces or secret moves, as numbers of outcomes or moves."""

    chosen: bool
    """Whether the secrets are moves; otherwise they are chance outcomes."""
    keeper: Callable[[AnyState], int | None]
    """The seat that alone learns the next move or outcome; None if it is public."""
    sees: Callable[[AnyState, int, int], bool]
    """Whether a seat knows the secrets of another seat. Every seat knows its own."""
    held: Callable[[AnyState, int], list[int]]
    """The current secrets of a seat."""
    shown: Callable[[AnyState, int], list[int]]
    """The secrets that a move reveals without naming them in its text."""


def list_pieces(counts: Array) -> list[int]:
    """A list of pieces, from the count of each kind."""
    kinds: list[int] = np.repeat(np.arange(len(counts)), counts).tolist()
    return kinds
