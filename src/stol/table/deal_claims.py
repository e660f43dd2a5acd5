"""Who may meet a named deal at which tables, as it is checked by the transaction that seats the player.

Two requests at the same moment find nothing of each other before. Here the later one sees what the other has stored.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from stol.table.events import Event, Sat
from stol.table.ranking import deal_key
from stol.table.schema import SEATS, TABLES
from stol.table.table import Table


@dataclass(frozen=True, order=True)
class DealClaim:
    """A player sits down at a table of a named deal, and has met it at no other tables than those that are allowed."""

    player: str
    deal: str
    """Game and name, as in the database."""
    code: str
    allowed: frozenset[str] = frozenset()


def claims_of(table: Table, events: Sequence[Event]) -> tuple[DealClaim, ...]:
    """Whoever sits down with others by these events has not met the deal at all."""
    plan = table.plan
    if not plan.deal or plan.is_daily or not is_for_several(table):
        return ()
    key = deal_key(plan.game, plan.deal)
    return tuple(DealClaim(event.player, key, plan.code) for event in events if isinstance(event, Sat))


def is_for_several(table: Table) -> bool:
    """Whether several people play, or may still come."""
    return sum(seat.player is not None or seat.is_open for seat in table.seats) > 1


def lock(connection: Connection, claims: Iterable[DealClaim]) -> None:
    """Lets one transaction at a time seat a player at a deal. SQLite has one that writes anyway."""
    if connection.dialect.name == "sqlite":
        return
    for key in sorted({f"deal {claim.deal} {claim.player}" for claim in claims}):  # in order: no deadlock
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtextextended(key, 0))))


def are_met(connection: Connection, claims: Iterable[DealClaim]) -> bool:
    """Whether all are true, in a transaction that has written already: others that seat the same player wait for it."""
    return all(elsewhere(connection, claim) <= claim.allowed for claim in claims)


def elsewhere(connection: Connection, claim: DealClaim) -> set[str]:
    """The codes of other tables of the deal where the player sits."""
    sitting = (SEATS.c.player == claim.player) & (SEATS.c.seat >= 0)
    query = sa.select(TABLES.c.code).join(SEATS, TABLES.c.code == SEATS.c.code).where(sitting)
    return set(connection.scalars(query.where(TABLES.c.deal == claim.deal, TABLES.c.code != claim.code)))
