"""A player, as stored."""

from dataclasses import dataclass

SYSTEM = "system"
LIGHTS = (SYSTEM, "day", "night")
"""Colour themes: as the system has it, light, dark."""


@dataclass(frozen=True)
class Player:
    """Somebody with a cookie or a token."""

    id: str
    name: str
    light: str
