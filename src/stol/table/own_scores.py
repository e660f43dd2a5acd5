"""The scores of a player's finished games, to tell a personal best."""

from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from stol.games.view import Result
from stol.table.plan import Plan
from stol.table.schema import EVENTS, SEATS, TABLES


class OwnScore(NamedTuple):
    """What a player scored at a table."""

    plan: Plan
    points: int


def read_own_scores(connection: Connection, player: str, game: str) -> list[OwnScore]:
    """Of all games that ended by the rules, and in which nobody else played the player's one seat."""
    alone = sa.select(SEATS.c.code).where(SEATS.c.player == player).group_by(SEATS.c.code).having(sa.func.count() == 1)
    query = (
        sa.select(TABLES.c.plan, TABLES.c.result, SEATS.c.seat)
        .join(SEATS, SEATS.c.code == TABLES.c.code)
        .where(
            SEATS.c.player == player,
            SEATS.c.seat >= 0,
            TABLES.c.code.in_(alone),
            TABLES.c.over,
            TABLES.c.result != "null",
            TABLES.c.plan.contains(f'"game":"{game}"', autoescape=True),  # quotes inside of texts are escaped
            ~was_replaced(),
        )
    )
    return [
        OwnScore(
            msgspec.json.decode(row.plan, type=Plan),
            msgspec.json.decode(row.result, type=Result)["scores"][row.seat],
        )
        for row in connection.execute(query)
    ]


def was_replaced() -> sa.ColumnElement[bool]:
    """Whether the seat was given up, or a computer player had it for a while."""
    starts = [
        EVENTS.c.event.startswith(sa.literal(f'{{"type":"{kind}","seat":') + sa.cast(SEATS.c.seat, sa.String) + ",")
        for kind in ("Resigned", "Hired", "RanOut")
    ]
    return sa.exists().where(EVENTS.c.code == SEATS.c.code, sa.or_(*starts))
