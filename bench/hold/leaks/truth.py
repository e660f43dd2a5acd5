"""The full state of a table, read from its log in the database, not from responses."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import sqlalchemy as sa

from stol.position import Position
from stol.table import events
from stol.table.database import create_engine
from stol.table.events import Event
from stol.table.schema import EVENTS, SECRETS
from stol.table.store import Store
from stol.table.table import Table


@dataclass(frozen=True)
class Moment:
    """A table after so many events."""

    sequence: int
    position: Position | None
    before: Position | None
    choices: Mapping[int, str]
    """Pending secret choices."""
    to_choose: tuple[int, ...]
    over: bool

    @cached_property
    def everything(self) -> dict[str, Any]:
        """The full view of the table."""
        return self.position.view() if self.position else {}


class Truth:
    """Follows the log of one table."""

    def __init__(self, database: str, code: str) -> None:
        self._store, self._engine = Store(database), create_engine(sa.make_url(database))
        plan = self._store.plan(code)
        if plan is None:
            raise LookupError(code)
        self.table = Table(plan)
        self.log = list[Event]()
        self.moments: dict[int, Moment] = {}
        self.follow()

    def follow(self) -> Moment:
        """Reads new events and returns the current moment."""
        where = (EVENTS.c.code == self.table.plan.code, EVENTS.c.sequence >= len(self.log))
        with self._engine.connect() as connection:
            texts = connection.scalars(sa.select(EVENTS.c.event).where(*where).order_by(EVENTS.c.sequence)).all()
        for event in map(events.decode, texts):
            self.log.append(event)
            self.table.extend([event])
            self.moments[self.table.sequence] = moment(self.table)
        return moment(self.table)

    def close(self) -> None:
        self._store.close()
        self._engine.dispose()


def moment(table: Table) -> Moment:
    return Moment(
        sequence=table.sequence,
        position=table.position,
        before=table.before,
        choices=dict(table.choices),
        to_choose=tuple(table.to_choose()),
        over=table.is_over,
    )


def secrets_of(database: str) -> list[str]:
    """The server's secrets, from which the seeds of named deals are derived."""
    engine = create_engine(sa.make_url(database))
    with engine.connect() as connection:
        found = list(connection.scalars(sa.select(SECRETS.c.secret)))
    engine.dispose()
    return found
