"""Links that work once and not for long: to another device of a player, or to confirm an address for mail."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from stol.table.change import now_in_milliseconds
from stol.table.schema import LINKS, PLAYERS

LinkKind: TypeAlias = Literal["device", "mail"]
SECONDS: Final = {"device": 600, "mail": 24 * 3600}
"""How long a link works."""


@dataclass(frozen=True)
class Link:
    """A link that still works, and whose it is."""

    player: str
    name: str
    until: int
    """Milliseconds since 1970."""


class LinkStore:
    """The links in a database. Only hashes are stored. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def make(self, kind: LinkKind, player: str) -> str:
        """The secret of a new link; an earlier one of the same kind and player works no more."""
        secret = secrets.token_urlsafe(16)
        until = now_in_milliseconds() + SECONDS[kind] * 1000
        row = {"secret": hashed(secret), "kind": kind, "player": player, "until": until}
        with self._engine.begin() as connection:
            connection.execute(LINKS.delete().where(LINKS.c.kind == kind, LINKS.c.player == player))
            connection.execute(LINKS.insert(), row)
        return secret

    def look(self, kind: LinkKind, secret: str) -> Link | None:
        """What a link leads to, without using it up; None if there is no such link any more."""
        query = sa.select(LINKS.c.player, PLAYERS.c.name, LINKS.c.until).join(PLAYERS, PLAYERS.c.id == LINKS.c.player)
        with self._engine.connect() as connection:
            row = connection.execute(query.where(*valid(kind, secret))).one_or_none()
        return Link(*row) if row is not None else None

    def use(self, kind: LinkKind, secret: str) -> str | None:
        """The id of the link's player. It works no more from now on, also if two use it at the same time."""
        query = LINKS.delete().where(*valid(kind, secret)).returning(LINKS.c.player)
        with self._engine.begin() as connection:
            return connection.scalar(query)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def valid(kind: LinkKind, secret: str) -> tuple[sa.ColumnElement[bool], ...]:
    return LINKS.c.secret == hashed(secret), LINKS.c.kind == kind, LINKS.c.until > now_in_milliseconds()
