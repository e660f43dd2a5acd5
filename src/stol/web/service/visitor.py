"""Who is asking: a returning player is known by a secret; nobody registers."""

import hashlib
import secrets
from dataclasses import dataclass, field, replace

from stol.table.player import SYSTEM, Player
from stol.table.player_cache import PlayerCache
from stol.text import Say

LONGEST_NAME = 24
JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""Invisible, but some scripts and emoji are written with them."""


@dataclass(frozen=True)
class Visitor:
    """Somebody who sends a request."""

    player: Player | None
    say: Say
    client: str
    """Where the request came from, for counting."""
    https: bool = False
    new_secret: str | None = field(default=None, repr=False)
    """The secret of a player who was added just now."""

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
    """The same visitor, as a new player."""
    player, secret = Player(id=secrets.token_hex(16), name=name, light=SYSTEM), secrets.token_urlsafe(32)
    await player_cache.add(player, digest(secret))
    return replace(who, player=player, new_secret=secret)


async def change_player(who: Visitor, player_cache: PlayerCache, **changes: str) -> Visitor:
    """With another name or light."""
    if who.player is None or replace(who.player, **changes) == who.player:
        return who
    player = replace(who.player, **changes)
    await player_cache.update(player)
    return replace(who, player=player)


def digest(secret: str) -> str:
    """What the database holds of a secret: it can be recognised, not used."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fit_name(name: str) -> str:
    """A name as it may be shown."""
    fitting = one_line(name)[:LONGEST_NAME].strip()
    return fitting if fitting.strip(JOINERS) else ""


def one_line(text: str) -> str:
    """Text as it may be shown: without invisible characters, such as those that change the direction of writing."""
    visible = "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)
    return " ".join(visible.split())
