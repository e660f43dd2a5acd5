"""What is stored expires: which tables, reviews, score sheets, reports and players go, and after how many days.

docs/hosting.md has the same rules in words.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError

from stol.table import groups
from stol.table.change import now_in_milliseconds
from stol.table.ratings import forget_ratings
from stol.table.schema import (
    BLOCKS,
    DEVICES,
    ENDS,
    EVENTS,
    HOLIDAYS,
    INVITATIONS,
    LINKS,
    NOTICE_TARGETS,
    NOTICE_WISHES,
    NOTICES,
    OPEN_TABLES,
    PHRASES,
    PLAYERS,
    REPORTS,
    REVIEWS,
    SEATS,
    SHEET_PARTS,
    SHEETS,
    TABLES,
    VISITS,
)

Kind: TypeAlias = Literal[
    "idle",
    "records",
    "finished",
    "reviews",
    "sheets",
    "reports",
    "links",
    "notices",
    "addresses",
    "holidays",
    "players",
]
"""What can expire. Players come last: they go when nothing of theirs is left."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

TABLE_KINDS: Final[frozenset[Kind]] = frozenset({"idle", "records", "finished"})
"""Those whose keys are codes of tables."""

DAYS: Final[Mapping[Kind, int]] = MappingProxyType(
    {
        "idle": 90,
        "records": 90,
        "finished": 365,
        "reviews": 90,
        "sheets": 180,
        "reports": 180,
        "links": 1,
        "notices": 7,
        "addresses": 1,
        "holidays": 366,
        "players": 30,
    }
)
"""Days without a change, or without a visit, until something expires."""

DAY: Final = 24 * 3600 * 1000
"""Milliseconds."""
BATCH: Final = 50
"""Rows of one kind that are deleted in one transaction, so that nobody waits for it."""

Condition: TypeAlias = sa.ColumnElement[bool]


@dataclass(frozen=True)
class Batch:
    """What was found, or deleted, by one step."""

    kind: Kind
    keys: tuple[str, ...]
    """Codes, or ids."""


class LifeCycle:
    """Finds and deletes what has expired. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def expired(self, kind: Kind, after: str = "", now: int | None = None) -> Batch:
        """The next things of a kind that have expired, in the order of their keys, after this key."""
        key, condition = CONDITIONS[kind]
        due = condition((now_in_milliseconds() if now is None else now) - DAYS[kind] * DAY)
        with self._engine.connect() as connection:
            found = connection.scalars(sa.select(key).where(key > after, due).order_by(key).limit(BATCH))
            return Batch(kind, tuple(found))

    def delete(self, batch: Batch, now: int | None = None) -> Batch:
        """Deletes what was found, unless it has changed meanwhile; says what was deleted."""
        key, condition = CONDITIONS[batch.kind]
        due = condition((now_in_milliseconds() if now is None else now) - DAYS[batch.kind] * DAY)
        try:
            with self._engine.begin() as connection:
                locked = sa.select(key).where(key.in_(batch.keys), due).order_by(key).with_for_update(of=key.table)
                keys = tuple(connection.scalars(locked))
                DELETIONS[batch.kind](connection, keys)
        except IntegrityError:  # somebody has just sat down there: the next run looks again
            return Batch(batch.kind, ())
        return Batch(batch.kind, keys)

    def run(self, now: int | None = None, *, dry: bool = False) -> Iterator[Batch]:
        """Deletes all that has expired, in small steps; dry: only says what would be deleted."""
        for kind in KINDS:
            after = ""
            while (found := self.expired(kind, after, now)).keys:
                after = found.keys[-1]
                yield found if dry else self.delete(found, now)


# ---- which


def idle(before: int) -> Condition:
    """Games that are not over. A deal of the day stays as long as a finished game."""
    return ~TABLES.c.over & ~is_daily() & ~is_exhibit() & (TABLES.c.latest < before)


def shown_records(before: int) -> Condition:
    return is_exhibit() & (TABLES.c.latest < before)


def finished(before: int) -> Condition:
    """Finished games and deals of the day, if none of their people has come back."""
    sitting = sa.select(SEATS.c.player).where(SEATS.c.code == TABLES.c.code).correlate(TABLES)
    comes_back = sa.exists().where(
        PLAYERS.c.seen >= before, (PLAYERS.c.id == TABLES.c.host) | PLAYERS.c.id.in_(sitting)
    )
    return (TABLES.c.over | is_daily()) & ~is_exhibit() & (TABLES.c.latest < before) & ~comes_back


def old_reviews(before: int) -> Condition:
    """Reviews of before their time was stored are as old as the latest change of their table."""
    latest = sa.select(TABLES.c.latest).where(TABLES.c.code == REVIEWS.c.code).scalar_subquery()
    return sa.func.coalesce(REVIEWS.c.made, latest) < before


def guests(before: int) -> Condition:
    """Players without a table or a score sheet."""
    owned = (SEATS.c.player, TABLES.c.host, SHEETS.c.host)
    return sa.and_(PLAYERS.c.seen < before, *(~sa.exists().where(column == PLAYERS.c.id) for column in owned))


def is_daily() -> Condition:
    return TABLES.c.once.is_not(None)


def is_exhibit() -> Condition:
    """Whether a table only shows an uploaded record."""
    first = (EVENTS.c.code == TABLES.c.code) & (EVENTS.c.sequence == 0)
    return sa.exists().where(first, EVENTS.c.event.startswith('{"type":"Laid"'))


CONDITIONS: Final[Mapping[Kind, tuple[sa.Column[str], Callable[[int], Condition]]]] = MappingProxyType(
    {
        "idle": (TABLES.c.code, idle),
        "records": (TABLES.c.code, shown_records),
        "finished": (TABLES.c.code, finished),
        "reviews": (REVIEWS.c.code, old_reviews),
        "sheets": (SHEETS.c.code, lambda before: SHEETS.c.latest < before),
        "reports": (REPORTS.c.id, lambda before: REPORTS.c.at < before),
        "notices": (NOTICES.c.id, lambda before: NOTICES.c.due < before),
        "addresses": (
            NOTICE_TARGETS.c.id,
            lambda before: ~NOTICE_TARGETS.c.confirmed & (NOTICE_TARGETS.c.made < before),
        ),
        "links": (LINKS.c.secret, lambda before: LINKS.c.until < before),
        "holidays": (HOLIDAYS.c.id, lambda before: HOLIDAYS.c.ended < before),
        "players": (PLAYERS.c.id, guests),
    }
)

# ---- how


def delete_tables(connection: Connection, codes: tuple[str, ...]) -> None:
    groups.forget_tables(connection, codes)
    listed = OPEN_TABLES.c.code, INVITATIONS.c.code
    for column in (*listed, EVENTS.c.code, SEATS.c.code, VISITS.c.code, ENDS.c.code, REVIEWS.c.code, TABLES.c.code):
        connection.execute(sa.delete(column.table).where(column.in_(codes)))


def delete_reviews(connection: Connection, codes: tuple[str, ...]) -> None:
    connection.execute(REVIEWS.delete().where(REVIEWS.c.code.in_(codes)))


def delete_sheets(connection: Connection, codes: tuple[str, ...]) -> None:
    for column in (SHEET_PARTS.c.code, SHEETS.c.code):
        connection.execute(sa.delete(column.table).where(column.in_(codes)))


def delete_reports(connection: Connection, ids: tuple[str, ...]) -> None:
    connection.execute(REPORTS.delete().where(REPORTS.c.id.in_(ids)))


def delete_links(connection: Connection, hashes: tuple[str, ...]) -> None:
    connection.execute(LINKS.delete().where(LINKS.c.secret.in_(hashes)))


def delete_notices(connection: Connection, ids: tuple[str, ...]) -> None:
    connection.execute(NOTICES.delete().where(NOTICES.c.id.in_(ids)))


def delete_targets(connection: Connection, ids: Sequence[str]) -> None:
    """Browsers and addresses, with what was still to be sent there."""
    connection.execute(NOTICES.delete().where(NOTICES.c.target.in_(ids)))
    connection.execute(NOTICE_TARGETS.delete().where(NOTICE_TARGETS.c.id.in_(ids)))


def delete_holidays(connection: Connection, ids: tuple[str, ...]) -> None:
    connection.execute(HOLIDAYS.delete().where(HOLIDAYS.c.id.in_(ids)))


def delete_ways_to(connection: Connection, players: tuple[str, ...]) -> None:
    """Devices, links, recovery phrases, days off: nobody is known as these players any more, and none is notified."""
    targets = sa.select(NOTICE_TARGETS.c.id).where(NOTICE_TARGETS.c.player.in_(players))
    delete_targets(connection, connection.scalars(targets).all())
    for column in (HOLIDAYS.c.player, NOTICE_WISHES.c.player, LINKS.c.player, PHRASES.c.player, DEVICES.c.player):
        connection.execute(sa.delete(column.table).where(column.in_(players)))


def delete_players(connection: Connection, ids: tuple[str, ...]) -> None:
    delete_ways_to(connection, ids)
    for column in (VISITS.c.player, INVITATIONS.c.player, INVITATIONS.c.sender, BLOCKS.c.player, BLOCKS.c.blocked):
        connection.execute(sa.delete(column.table).where(column.in_(ids)))
    groups.forget_members(connection, ids)
    forget_ratings(connection, ids)
    connection.execute(PLAYERS.delete().where(PLAYERS.c.id.in_(ids)))


DELETIONS: Final[Mapping[Kind, Callable[[Connection, tuple[str, ...]], None]]] = MappingProxyType(
    {
        "idle": delete_tables,
        "records": delete_tables,
        "finished": delete_tables,
        "reviews": delete_reviews,
        "sheets": delete_sheets,
        "reports": delete_reports,
        "links": delete_links,
        "notices": delete_notices,
        "addresses": delete_targets,
        "holidays": delete_holidays,
        "players": delete_players,
    }
)
