"""The devices of a player: each has a secret of its own in a cookie or a token, and can be signed out."""

import secrets
from dataclasses import dataclass, field
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, Row
from sqlalchemy.exc import IntegrityError, InternalError, OperationalError

from stol.table.change import now_in_milliseconds
from stol.table.life_cycle import DAY, delete_targets
from stol.table.schema import DEVICES, NOTICE_TARGETS, PHRASES, PLAYERS

MOST_DEVICES: Final = 20
"""Devices of a player: one more signs out the one that was seen longest ago."""


@dataclass(frozen=True)
class Device:
    """A browser or a program that is known as the player."""

    id: str
    secret: str = field(repr=False)
    """The hash of its secret."""
    agent: str
    """Kind and browser, such as "phone Firefox"; empty if unknown."""
    made: int
    seen: int
    """Milliseconds since 1970."""


class DeviceStore:
    """The devices in a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of_player(self, player: str) -> list[Device]:
        """The devices of a player, the latest seen first."""
        query = sa.select(DEVICES).where(DEVICES.c.player == player).order_by(DEVICES.c.seen.desc(), DEVICES.c.id)
        with self._engine.connect() as connection:
            return [Device(row.id, row.secret, row.agent, row.made, row.seen) for row in connection.execute(query)]

    def find_player(self, secret: str, agent: str) -> Row[tuple[str, ...]] | None:
        """The row of the player on whose device this secret is, by its hash. Once a day it is stored that it was."""
        query = sa.select(PLAYERS, DEVICES.c.seen.label("used"), DEVICES.c.agent)
        query = query.join(DEVICES, DEVICES.c.player == PLAYERS.c.id).where(DEVICES.c.secret == secret)
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            return self._adopted(secret, agent)
        now = now_in_milliseconds()
        if now - min(row.seen, row.used) > DAY or (agent and not row.agent):
            self._note_visit(row.id, secret, agent or row.agent, now)
        return row

    def _adopted(self, secret: str, agent: str) -> Row[tuple[str, ...]] | None:
        """A player whom a server of an earlier version has added: the first device is not stored yet."""
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(PLAYERS).where(PLAYERS.c.secret == secret)).one_or_none()
        if row is not None:
            self.add(row.id, secret, agent)
        return row

    def _note_visit(self, player: str, secret: str, agent: str, now: int) -> None:
        """A database that can't be written to can still be read."""
        try:
            with self._engine.begin() as connection:
                connection.execute(PLAYERS.update().where(PLAYERS.c.id == player).values(seen=now))
                connection.execute(DEVICES.update().where(DEVICES.c.secret == secret).values(seen=now, agent=agent))
        except (OperationalError, InternalError):
            return

    def add(self, player: str, secret: str, agent: str) -> None:
        """The device with this hash of its secret is the player's from now on."""
        now = now_in_milliseconds()
        row = {
            "id": secrets.token_hex(16),
            "player": player,
            "secret": secret,
            "agent": agent,
            "made": now,
            "seen": now,
        }
        try:
            with self._engine.begin() as connection:
                connection.execute(DEVICES.insert(), row)
                for old in self._beyond(connection, player):
                    sign_out(connection, old)
        except IntegrityError:  # another request of the same device was quicker
            return

    @staticmethod
    def _beyond(connection: Connection, player: str) -> list[str]:
        latest = DEVICES.c.seen.desc(), DEVICES.c.made.desc(), DEVICES.c.id
        query = sa.select(DEVICES.c.id).where(DEVICES.c.player == player).order_by(*latest)
        return list(connection.scalars(query))[MOST_DEVICES:]

    def sign_out(self, player: str, device: str) -> bool:
        """Signs a device of the player out, unless it is the last way to the player. Whether it is signed out."""
        others = sa.select(DEVICES.c.id).where(DEVICES.c.player == player, DEVICES.c.id != device).limit(1)
        phrase = sa.select(PHRASES.c.player).where(PHRASES.c.player == player)
        own = sa.select(DEVICES.c.id).where(DEVICES.c.player == player, DEVICES.c.id == device)
        with self._engine.begin() as connection:
            lock = sa.select(PLAYERS.c.id).where(PLAYERS.c.id == player).with_for_update()
            connection.execute(lock)  # two devices that sign each other out: one of them stays
            if connection.scalar(others) is None and connection.scalar(phrase) is None:
                return False
            if connection.scalar(own) is not None:
                sign_out(connection, device)
            return True


def sign_out(connection: Connection, device: str) -> None:
    secret = connection.scalar(sa.select(DEVICES.c.secret).where(DEVICES.c.id == device))
    blank = PLAYERS.update().where(PLAYERS.c.secret == secret).values(secret=secrets.token_hex(32))
    connection.execute(blank)  # else the device would be adopted again
    targets = sa.select(NOTICE_TARGETS.c.id).where(NOTICE_TARGETS.c.device == device)
    delete_targets(connection, connection.scalars(targets).all())
    connection.execute(DEVICES.delete().where(DEVICES.c.id == device))
