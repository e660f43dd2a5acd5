"""Visitors and players. A player is recognised by a secret in a cookie or token; there is no registration."""

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from stol.table.player import DEFAULT_SETTINGS, LONGEST_NAME, Player, PlayerSettings
from stol.table.player_cache import PlayerCache
from stol.text import Say

MOST_PROGRESS = 200
"""Things that are remembered for a player; all games together have fewer."""
JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""Invisible, but needed in some scripts and emoji."""


@dataclass(frozen=True)
class Visitor:
    """Somebody who sends a request."""

    player: Player | None
    say: Say
    client: str
    """The client that rate limits count for."""
    base: str = ""
    """The server's base URL, from the request; no slash at its end."""
    on_network: bool = False
    """Whether the server listens at all addresses of its machine."""
    https: bool = False
    agent: str = ""
    """What kind of device sends the request, such as "phone Firefox"."""
    device: str = field(default="", repr=False)
    """The hash of the secret that came with the request; empty if none did."""
    new_secret: str | None = field(default=None, repr=False)
    """The secret of a player who was just created."""

    @property
    def id(self) -> str | None:
        return self.player.id if self.player else None

    @property
    def name(self) -> str:
        return self.player.name if self.player else ""

    @property
    def settings(self) -> PlayerSettings:
        return self.player.settings if self.player else DEFAULT_SETTINGS

    @property
    def language(self) -> str:
        """The language that the player has chosen; empty if none."""
        return self.player.language if self.player else ""

    @property
    def progress(self) -> Mapping[str, int]:
        """What the player has learned or dismissed; empty for somebody unknown."""
        return self.player.progress if self.player else {}


async def add_player(who: Visitor, player_cache: PlayerCache, name: str) -> Visitor:
    """Creates a player for the visitor."""
    player, secret = Player(id=secrets.token_hex(16), name=name), secrets.token_urlsafe(32)
    await player_cache.add(player, digest(secret), who.agent)
    player_cache.note_client(player.id, who.client)
    return replace(who, player=player, new_secret=secret)


async def change_player(
    who: Visitor, player_cache: PlayerCache, **changes: str | PlayerSettings | Mapping[str, int]
) -> Visitor:
    """Changes the name, the settings, the language or the progress."""
    if who.player is None or (player := replace(who.player, **changes)) == who.player:  # type: ignore[arg-type] # fields by name
        return who
    await player_cache.update(player)
    return replace(who, player=player)


async def note_progress(who: Visitor, player_cache: PlayerCache, key: str, value: int = 1) -> Visitor:
    """Remembers that something was learned or dismissed: `lesson-pixies` 3, `note-ingenious-bonus` 1."""
    if len(who.progress) >= MOST_PROGRESS and key not in who.progress:
        return who
    return await change_player(who, player_cache, progress={**who.progress, key: value})


def digest(secret: str) -> str:
    """The hash of a secret: the database stores no secret itself."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fit_name(name: str) -> str:
    """A name that can be shown: cut, and without invisible characters."""
    fitting = one_line(name)[:LONGEST_NAME].strip()
    return fitting if fitting.strip(JOINERS) else ""


def one_line(text: str) -> str:
    """Text in one line without invisible characters, such as those that change the direction of writing."""
    visible = "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)
    return " ".join(visible.split())
