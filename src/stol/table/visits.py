"""The lists of a player's tables, and what the player keeps of each: hidden or not, how much of its chat was read."""

from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from stol.table.schema import SEATS, TABLES, VISITS


@dataclass(frozen=True)
class TableList:
    """Which of a player's tables to list."""

    player: str
    over: bool | None = None
    """Only those that are over, or only those that are not."""
    hidden: bool = False
    """Those that the player has hidden, or all others."""


def conditions(wanted: TableList) -> list[sa.ColumnElement[bool]]:
    """The tables where the player sits or which the player opened."""
    sitting = sa.select(SEATS.c.code).where(SEATS.c.player == wanted.player, SEATS.c.seat >= 0)
    hidden = sa.select(VISITS.c.code).where(VISITS.c.player == wanted.player, VISITS.c.hidden)
    own: sa.ColumnElement[bool] = TABLES.c.code.in_(sitting) | (TABLES.c.host == wanted.player)
    found = [own, TABLES.c.code.in_(hidden) if wanted.hidden else TABLES.c.code.not_in(hidden)]
    return found if wanted.over is None else [*found, TABLES.c.over == wanted.over]


def codes(connection: Connection, wanted: TableList, limit: int, offset: int) -> list[str]:
    """The codes of the tables, the latest first."""
    latest_first = TABLES.c.latest.desc(), TABLES.c.opened.desc(), TABLES.c.code
    query = sa.select(TABLES.c.code).where(*conditions(wanted)).order_by(*latest_first)
    return list(connection.scalars(query.limit(limit).offset(offset)))


def count(connection: Connection, wanted: TableList) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(TABLES).where(*conditions(wanted))).scalar_one()


def heard(connection: Connection, code: str) -> dict[str, int]:
    """How many chat messages of a table each player has read."""
    query = sa.select(VISITS.c.player, VISITS.c.heard).where(VISITS.c.code == code)
    return {row.player: row.heard for row in connection.execute(query)}


def is_hidden(connection: Connection, code: str, player: str) -> bool:
    query = sa.select(VISITS.c.hidden).where(VISITS.c.code == code, VISITS.c.player == player)
    return bool(connection.scalar(query))


def update(connection: Connection, code: str, player: str, changed: Mapping[str, bool | int]) -> bool:
    """Changes what is kept; False if nothing was kept yet."""
    change = VISITS.update().where(VISITS.c.code == code, VISITS.c.player == player).values(**changed)
    return connection.execute(change).rowcount > 0


def insert(connection: Connection, code: str, player: str, changed: Mapping[str, bool | int]) -> None:
    connection.execute(VISITS.insert(), {"code": code, "player": player, "hidden": False, "heard": 0} | dict(changed))
