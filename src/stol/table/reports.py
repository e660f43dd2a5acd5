"""Reports: names and chat messages that players have reported, with their text."""

import secrets
from typing import Literal, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from stol.table.change import now_in_milliseconds
from stol.table.schema import REPORTS

ReportKind: TypeAlias = Literal["talk", "name"]


class Report(NamedTuple):
    at: int
    """Milliseconds since 1970."""
    code: str
    """Of the table."""
    reporter: str
    player: str
    """Whose words or name it is."""
    kind: ReportKind
    text: str


MAX_REPORTS = 100
"""By one player."""


class Reports:
    """The reports in a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, code: str, reporter: str, player: str, kind: ReportKind, text: str) -> bool:
        """Stores a report, unless the same one is stored already. False: the reporter has too many."""
        row = {"code": code, "reporter": reporter, "player": player, "kind": kind, "text": text}
        same = sa.select(REPORTS.c.id).where(*(REPORTS.c[name] == value for name, value in row.items())).limit(1)
        own = sa.select(sa.func.count()).where(REPORTS.c.reporter == reporter)
        with self._engine.begin() as connection:
            if connection.scalar(same) is not None:
                return True
            if connection.execute(own).scalar_one() >= MAX_REPORTS:
                return False
            connection.execute(REPORTS.insert(), {"id": secrets.token_hex(16), "at": now_in_milliseconds(), **row})
            return True

    def all(self) -> list[Report]:
        """The latest first."""
        columns = [REPORTS.c[name] for name in Report._fields]
        query = sa.select(*columns).order_by(REPORTS.c.at.desc(), REPORTS.c.id)
        with self._engine.connect() as connection:
            return [Report(*row) for row in connection.execute(query)]
