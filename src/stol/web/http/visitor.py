"""Who is asking: a returning player is known by a secret in a cookie; nobody registers."""

import hashlib
import secrets
from dataclasses import dataclass, field, replace

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency

from stol.table.guests import Guests
from stol.table.player import Player
from stol.table.service import TableService
from stol.text import Say, speak
from stol.web.html.frame import SYSTEM, Stream
from stol.web.html.pages.parts import LONGEST_NAME, Visit
from stol.web.http.guard import ALLOWANCE, LOOK, Limits, client, token

COOKIE = "stol"
A_YEAR = 365 * 24 * 3600
JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""Invisible, but some scripts and pictures are written with them."""


@dataclass(frozen=True)
class Visitor:
    """Somebody who looks at a page."""

    player: Player | None
    say: Say
    client: str
    """Where the request came from, for counting."""
    cookie: Cookie | None = field(default=None, repr=False)
    """To be set: the secret of a new player."""

    @property
    def id(self) -> str | None:
        return self.player.id if self.player else None

    @property
    def name(self) -> str:
        return self.player.name if self.player else ""

    @property
    def light(self) -> str:
        return self.player.light if self.player else SYSTEM

    def visit(self, here: str, stream: Stream | None = None) -> Visit:
        """To a page, by its address."""
        return Visit(say=self.say, name=self.name, light=self.light, here=here, stream=stream)


def stranger(request: Request[None, None, State]) -> Visitor:
    """Whoever it is."""
    return Visitor(player=None, say=speak(), client=client(request))


async def visitor(
    request: Request[None, None, State], service: NamedDependency[TableService], limits: NamedDependency[Limits]
) -> Visitor:
    """By a program's token, or a browser's cookie. Every request is counted here."""
    who = stranger(request)
    limits.take(request.route_handler.opt.get(ALLOWANCE, LOOK), who.client)
    shown = token(request)
    secret = request.cookies.get(COOKIE, "") if shown is None else shown
    player = await service.guests.by(digest(secret)) if secret else None
    return replace(who, player=player)


async def known(who: Visitor, guests: Guests, limits: Limits, *, secure: bool, name: str = "") -> Visitor:
    """The same visitor, as a player from now on, called by that name if there is one."""
    if who.player is not None:
        return await changed(who, guests, name=name or who.name)
    limits.take("arrive", who.client)
    player, secret = Player(id=secrets.token_hex(16), name=name, light=SYSTEM), secrets.token_urlsafe(32)
    await guests.add(player, digest(secret))
    cookie = Cookie(key=COOKIE, value=secret, max_age=A_YEAR, path="/", httponly=True, samesite="lax", secure=secure)
    return replace(who, player=player, cookie=cookie)


async def changed(who: Visitor, guests: Guests, **changes: str) -> Visitor:
    """With another name or light."""
    if who.player is None or replace(who.player, **changes) == who.player:
        return who
    player = replace(who.player, **changes)
    await guests.change(player)
    return replace(who, player=player)


def digest(secret: str) -> str:
    """What the database holds of a secret: it can be recognised, not used."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fit_name(name: str) -> str:
    """A name as it may be shown."""
    fitting = one_line(name)[:LONGEST_NAME].strip()
    return fitting if fitting.strip(JOINERS) else ""


def one_line(text: str) -> str:
    """Words as they may be shown: what can't be seen is left out, such as signs that turn the direction of writing."""
    visible = "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)
    return " ".join(visible.split())
