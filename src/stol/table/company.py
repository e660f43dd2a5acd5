"""Whom a player has played with, whom the player invites to a table, and whom the player keeps away."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from stol.table.change import now_in_milliseconds
from stol.table.schema import BLOCKS, INVITATIONS, PLAYERS, SEATS, TABLES

MOST_COMPANIONS: Final = 50
"""People that are listed, those of the latest tables first."""
MOST_BLOCKED: Final = 200
"""Players that one player can keep away."""
MOST_INVITED: Final = 30
"""Invitations to one table."""


@dataclass(frozen=True)
class Acquaintance:
    """Somebody the visitor has played with, and could invite to the table."""

    player: str
    name: str
    invited: bool = False


@dataclass(frozen=True)
class Invited:
    """An invitation of a player to a table that has not begun."""

    code: str
    game: str
    by: str
    """The name of who invites."""


@dataclass(frozen=True)
class Companion:
    """Somebody the player has played with."""

    player: str
    name: str
    blocked: bool = False


@dataclass(frozen=True)
class Invitation:
    """An invitation to a table that still has an open seat."""

    code: str
    sender: str
    name: str
    """Of the sender."""
    plan: str
    """The plan of the table, as stored."""


class Company:
    """People in a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def companions(self, player: str) -> list[Companion]:
        """The people at the player's tables, the latest first, with the names that they have now."""
        own = sa.select(SEATS.c.code).where(SEATS.c.player == player)
        latest = sa.func.max(TABLES.c.latest)
        query = (
            sa.select(PLAYERS.c.id, PLAYERS.c.name)
            .join(SEATS, SEATS.c.player == PLAYERS.c.id)
            .join(TABLES, TABLES.c.code == SEATS.c.code)
            .where(SEATS.c.code.in_(own), SEATS.c.player != player, PLAYERS.c.name != "")
            .group_by(PLAYERS.c.id, PLAYERS.c.name)
            .order_by(latest.desc(), PLAYERS.c.id)
            .limit(MOST_COMPANIONS)
        )
        with self._engine.connect() as connection:
            blocked = set(connection.scalars(sa.select(BLOCKS.c.blocked).where(BLOCKS.c.player == player)))
            return [Companion(row.id, row.name, row.id in blocked) for row in connection.execute(query)]

    def latest_together(self, player: str, other: str) -> str | None:
        """The code of the latest table where both sit."""
        sits = SEATS.c.seat >= 0
        theirs = sa.select(SEATS.c.code).where(sits, SEATS.c.player == other)
        query = sa.select(TABLES.c.code).join(SEATS).where(sits, SEATS.c.player == player, TABLES.c.code.in_(theirs))
        with self._engine.connect() as connection:
            return connection.scalar(query.order_by(TABLES.c.latest.desc(), TABLES.c.code).limit(1))

    def invite(self, code: str, sender: str, players: Sequence[str]) -> list[str]:
        """Stores invitations to a table; says who is newly invited. Only people who played with the sender before.

        Whoever keeps the sender away is not told of it, and the sender does not learn that.
        """
        known = {one.player for one in self.companions(sender) if not one.blocked}
        with self._engine.begin() as connection:
            barred = set(connection.scalars(sa.select(BLOCKS.c.player).where(BLOCKS.c.blocked == sender)))
            there = set(connection.scalars(sa.select(INVITATIONS.c.player).where(INVITATIONS.c.code == code)))
            new = [one for one in dict.fromkeys(players) if one in known and one not in there]
            new = new[: max(0, MOST_INVITED - len(there))]
            now = now_in_milliseconds()
            rows = [{"code": code, "player": one, "sender": sender, "at": now} for one in new]
            if rows:
                connection.execute(INVITATIONS.insert(), rows)
            return [one for one in new if one not in barred]

    def invitations(self, player: str) -> list[Invitation]:
        """To tables that have not begun, the latest first."""
        sitting = sa.select(SEATS.c.code).where(SEATS.c.player == player)
        blocked = sa.select(BLOCKS.c.blocked).where(BLOCKS.c.player == player)
        query = (
            sa.select(INVITATIONS.c.code, INVITATIONS.c.sender, PLAYERS.c.name, TABLES.c.plan)
            .join(TABLES, TABLES.c.code == INVITATIONS.c.code)
            .join(PLAYERS, PLAYERS.c.id == INVITATIONS.c.sender)
            .where(INVITATIONS.c.player == player, ~TABLES.c.over)
            .where(INVITATIONS.c.code.not_in(sitting), INVITATIONS.c.sender.not_in(blocked))
            .order_by(INVITATIONS.c.at.desc(), INVITATIONS.c.code)
            .limit(MOST_INVITED)
        )
        with self._engine.connect() as connection:
            return [Invitation(row.code, row.sender, row.name, row.plan) for row in connection.execute(query)]

    def is_invited(self, code: str, player: str) -> bool:
        """Whether the player may come by an invitation, from somebody who is not kept away."""
        return any(one.code == code for one in self.invitations(player))

    def invited(self, code: str) -> list[str]:
        """The players who are invited to a table."""
        query = sa.select(INVITATIONS.c.player).where(INVITATIONS.c.code == code)
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def refuse(self, code: str, player: str) -> None:
        """The player does not want to come to this table."""
        with self._engine.begin() as connection:
            connection.execute(INVITATIONS.delete().where(INVITATIONS.c.code == code, INVITATIONS.c.player == player))

    def block(self, player: str, other: str, *, blocked: bool) -> None:
        """Keeps somebody away, or no longer: no invitations, and not at the same table by way of the lobby."""
        pair = BLOCKS.c.player == player, BLOCKS.c.blocked == other
        with self._engine.begin() as connection:
            connection.execute(BLOCKS.delete().where(*pair))
            if blocked and player != other and blocked_count(connection, player) < MOST_BLOCKED:
                connection.execute(BLOCKS.insert(), {"player": player, "blocked": other})


def blocked_count(connection: Connection, player: str) -> int:
    query = sa.select(sa.func.count()).select_from(BLOCKS).where(BLOCKS.c.player == player)
    return connection.execute(query).scalar_one()
