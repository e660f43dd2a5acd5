"""A player, as stored, with the settings that the player has chosen."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, get_args, get_type_hints

import msgspec


class PlayerSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """How pages look, sound and behave for a player. Stored as JSON; only what differs from the defaults."""

    light: Literal["system", "day", "night"] = "system"
    """The colour theme; system: as the device has it."""
    sound: Literal["on", "off"] = "on"
    speed: Literal["slow", "normal", "fast", "none"] = "normal"
    """How fast pieces move."""
    confirm: Literal["touch", "always", "never"] = "touch"
    """Whether a move has to be confirmed: only when touched with a finger, always, or never."""
    size: Literal["normal", "large"] = "normal"
    """Of pieces and text."""
    patterns: Literal["normal", "strong"] = "normal"
    """Strong: patterns and symbols are told apart more easily than colours."""


LONGEST_NAME: Final = 24
DEFAULT_SETTINGS: Final = PlayerSettings()
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    name: get_args(kind) for name, kind in get_type_hints(PlayerSettings).items()
}
"""Every setting with the values that it can have, in the order in which they are offered."""


@dataclass(frozen=True)
class Player:
    """Somebody with a cookie or a token."""

    id: str
    name: str
    settings: PlayerSettings = DEFAULT_SETTINGS
    language: str = ""
    """The chosen language; empty: as the browser asks for."""
    progress: Mapping[str, int] = field(default_factory=dict)
    """How far the player is with what is told once: steps of guided games, notes that were dismissed."""
