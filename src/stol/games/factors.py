"""Factors of actions: for networks, a move as a few small numbers instead of a single large one."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Factor:
    """One of the numbers that a move consists of, below `size`; 0 where a move has no use for it."""

    name: str
    size: int
    meaning: str
