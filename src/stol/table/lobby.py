"""The lobby: tables with open seats that anybody may join, and finding one that fits."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from stol.table.change import now_in_milliseconds
from stol.table.plan import Plan
from stol.table.schema import BLOCKS, OPEN_TABLES, RATED_GAMES, RATED_SEATS, SEATS
from stol.table.strength import START

SPEEDS: Final = ("none", "live", "days")
"""As `Plan.speed`."""
RATED: Final = ("yes", "no")
STRENGTHS: Final = ("near",)
NEAR: Final = 200.0
"""Points between two who are about as strong: the stronger one wins three games of four."""
MINUTE: Final = 60_000
"""Milliseconds."""
AWAY_AFTER: Final = 2 * MINUTE
"""So long after the latest sign of life of its host, a table is no longer shown: nobody would be there to play."""
AWAY_AFTER_DAYS: Final = 7 * 24 * 60 * MINUTE
"""The same where everybody has days for a move and nobody needs to be there."""
PAIRING_LOCK: Final = 0x70616972
"""The key of the advisory lock in PostgreSQL; an arbitrary number."""
PAGE: Final = 20
"""Tables on one page."""

Condition = sa.ColumnElement[bool]


@dataclass(frozen=True)
class Seek:
    """What somebody looks for; empty: anything."""

    player: str | None = None
    game: str = ""
    speed: str = ""
    rated: str = ""
    """One of `RATED`."""
    strength: str = ""
    """One of `STRENGTHS`: of who opened the table, compared with the player."""
    skipped: tuple[str, ...] = ()
    """Codes of tables where the player could not sit down."""


@dataclass(frozen=True)
class Openings:
    """A page of the lobby."""

    codes: tuple[str, ...]
    """Those that have waited longest come first."""
    count: int
    """Of all that fit."""


class Lobby:
    """The open tables in a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def page(self, seek: Seek, page: int = 1) -> Openings:
        """The tables on a page, and how many there are."""
        fits = conditions(seek)
        query = sa.select(OPEN_TABLES.c.code).where(*fits).order_by(OPEN_TABLES.c.opened, OPEN_TABLES.c.code)
        count = sa.select(sa.func.count()).select_from(OPEN_TABLES).where(*fits)
        with self._engine.connect() as connection:
            codes = connection.scalars(query.limit(PAGE).offset((page - 1) * PAGE)).all()
            return Openings(tuple(codes), connection.execute(count).scalar_one())

    def count_of(self, host: str) -> int:
        """How many tables of a host are listed."""
        query = sa.select(sa.func.count()).select_from(OPEN_TABLES).where(OPEN_TABLES.c.host == host)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def is_listed(self, code: str) -> bool:
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(OPEN_TABLES.c.code).where(OPEN_TABLES.c.code == code)) is not None

    def touch(self, codes: Sequence[str]) -> None:
        """The hosts of these tables are there."""
        change = OPEN_TABLES.update().where(OPEN_TABLES.c.code.in_(codes)).values(seen=now_in_milliseconds())
        with self._engine.begin() as connection:
            connection.execute(change)

    def show(self, plan: Plan, free: int) -> None:
        """Shows a table, which has so many free seats."""
        now = now_in_milliseconds()
        row = {"code": plan.code, "game": plan.game, "speed": plan.speed, "host": plan.host, "free": free}
        with self._engine.begin() as connection:
            connection.execute(OPEN_TABLES.delete().where(OPEN_TABLES.c.code == plan.code))
            connection.execute(OPEN_TABLES.insert(), row | {"rated": plan.rated, "opened": now, "seen": now})

    def hide(self, code: str) -> None:
        """Takes a table out of the lobby."""
        with self._engine.begin() as connection:
            connection.execute(OPEN_TABLES.delete().where(OPEN_TABLES.c.code == code))


def conditions(seek: Seek) -> list[Condition]:
    """The tables that are shown to somebody who seeks this."""
    now = now_in_milliseconds()
    patient = (OPEN_TABLES.c.speed == "days") & (OPEN_TABLES.c.seen > now - AWAY_AFTER_DAYS)
    found: list[Condition] = [patient | (OPEN_TABLES.c.seen > now - AWAY_AFTER)]
    found += [OPEN_TABLES.c.game == seek.game] if seek.game else []
    found += [OPEN_TABLES.c.speed == seek.speed] if seek.speed else []
    found += [OPEN_TABLES.c.rated == (seek.rated == "yes")] if seek.rated else []
    found += [is_near(seek.player or "")] if seek.strength else []
    return [*found, *apart(seek.player)] if seek.player else found


def is_near(player: str) -> Condition:
    """Whether who opened the table is about as strong in its game; of whom nothing is known is as strong as all new."""
    return sa.func.abs(latest_mean(OPEN_TABLES.c.host) - latest_mean(sa.literal(player))) <= NEAR


def latest_mean(player: sa.ColumnElement[str]) -> sa.ColumnElement[float]:
    """The strength of a player in the game of an open table."""
    joined = sa.select(RATED_SEATS.c.mean).join(RATED_GAMES, RATED_GAMES.c.code == RATED_SEATS.c.code)
    counted = joined.where(RATED_SEATS.c.player == player, RATED_SEATS.c.mean.is_not(None))
    latest = counted.where(RATED_GAMES.c.game == OPEN_TABLES.c.game).order_by(RATED_GAMES.c.place.desc()).limit(1)
    return sa.func.coalesce(latest.correlate(OPEN_TABLES).scalar_subquery(), START)


def apart(player: str) -> list[Condition]:
    """Not with whom the player has blocked, nor with who has blocked the player."""
    blocked = sa.select(BLOCKS.c.blocked).where(BLOCKS.c.player == player)
    blocking = sa.select(BLOCKS.c.player).where(BLOCKS.c.blocked == player)
    return [OPEN_TABLES.c.host.not_in(blocked), OPEN_TABLES.c.host.not_in(blocking)]


def lock_pairing(connection: Connection) -> None:
    """Lets only one pairing look and open at a time, at all servers of the database."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver would start the transaction with the first change
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(PAIRING_LOCK)))


def find_partner(connection: Connection, seek: Seek) -> str | None:
    """The player's own table that waits already, or the one of somebody else that has waited longest."""
    own = [OPEN_TABLES.c.host == seek.player, OPEN_TABLES.c.game == seek.game, OPEN_TABLES.c.speed == seek.speed]
    own += [OPEN_TABLES.c.rated == (seek.rated == "yes")] if seek.rated else []
    query = sa.select(OPEN_TABLES.c.code).order_by(OPEN_TABLES.c.opened, OPEN_TABLES.c.code).limit(1)
    sitting = sa.select(SEATS.c.code).where(SEATS.c.player == seek.player)
    elsewhere = OPEN_TABLES.c.code.not_in(sitting), OPEN_TABLES.c.code.not_in(seek.skipped)
    others = *conditions(seek), OPEN_TABLES.c.host != seek.player, *elsewhere
    return connection.scalar(query.where(*own)) or connection.scalar(query.where(*others))
