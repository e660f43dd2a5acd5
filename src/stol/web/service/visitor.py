"""Visitors and players. A player is recognised by a secret in a cookie or token; there is no registration."""

import hashlib
import secrets
from dataclasses import dataclass, field, replace

from stol.table.player import SYSTEM, Player
from stol.table.player_cache import PlayerCache
from stol.text import Say

LONGEST_NAME = 24
JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""Invisible, but needed in some scripts and emoji."""


@dataclass(frozen=True)
class Visitor:
    """Somebody who sends a request."""

    player: Player | None
    say: Say
    client: str
    """The client that rate limits count for."""
    https: bool = False
    new_secret: str | None = field(default=None, repr=False)
    """The secret of a player who was just created."""

    @property
    def id(self) -> str | None:
        return self.player.id if self.player else None

    @property
    def name(self) -> str:
        return self.player.name if self.player else ""

    @property
    def light(self) -> str:
        return self.player.light if self.player else SYSTEM


async def add_player(who: Visitor, player_cache: PlayerCache, name: str) -> Visitor:
    """Creates a player for the visitor."""
    player, secret = Player(id=secrets.token_hex(16), name=name, light=SYSTEM), secrets.token_urlsafe(32)
    await player_cache.add(player, digest(secret))
    return replace(who, player=player, new_secret=secret)


async def change_player(who: Visitor, player_cache: PlayerCache, **changes: str) -> Visitor:
    """Changes the name or the colour theme."""
    if who.player is None or replace(who.player, **changes) == who.player:
        return who
    player = replace(who.player, **changes)
    await player_cache.update(player)
    return replace(who, player=player)


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
