"""A player, as stored."""

from collections.abc import Mapping
from dataclasses import dataclass, field

SYSTEM = "system"
LIGHTS = (SYSTEM, "day", "night")
"""Colour themes: as the system has it, light, dark."""


@dataclass(frozen=True)
class Player:
    """Somebody with a cookie or a token."""

    id: str
    name: str
    light: str
    language: str = ""
    """The chosen language; empty: as the browser asks for."""
    progress: Mapping[str, int] = field(default_factory=dict)
    """How far the player is with what is told once: steps of guided games, notes that were dismissed."""
