"""Somebody who plays."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    """Somebody with a cookie."""

    id: str
    name: str
    light: str
