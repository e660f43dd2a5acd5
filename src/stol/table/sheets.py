"""Score sheets in the database. Each part has a version, so that several devices can write to one sheet."""

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Engine

from stol.table.change import now_in_milliseconds
from stol.table.schema import SHEET_PARTS, SHEETS
from stol.table.unreadable import reading

MOST_EARLIER = 20
"""Changes of a part that can be undone."""


class SheetPlan(msgspec.Struct, frozen=True):
    """What is fixed when a sheet is opened."""

    game: str
    players: int
    options: dict[str, Any]


class SheetPart(msgspec.Struct, frozen=True):
    """What belongs to one player or team; or, as the first part of a sheet, what all share."""

    content: str
    """JSON, in the form of the game."""
    version: int = 0
    earlier: tuple[str, ...] = ()
    """Contents before the latest changes, the latest last."""
    once: str = ""
    """The id of the latest change; empty if it had none."""

    def changed(self, content: str, once: str = "") -> "SheetPart":
        return SheetPart(content, self.version + 1, (*self.earlier, self.content)[-MOST_EARLIER:], once)

    def undone(self, once: str = "") -> "SheetPart":
        """The part before its latest change; the same if there is none."""
        if not self.earlier:
            return self
        return SheetPart(self.earlier[-1], self.version + 1, self.earlier[:-1], once)


class SavedSheet(NamedTuple):
    code: str
    plan: SheetPlan
    parts: tuple[SheetPart, ...]


class SheetStore:
    """All score sheets of a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, sheet: SavedSheet, host: str) -> None:
        plan = msgspec.json.encode(sheet.plan).decode()
        row = {"code": sheet.code, "plan": plan, "host": host, "latest": now_in_milliseconds()}
        with self._engine.begin() as connection:
            connection.execute(SHEETS.insert(), row)
            connection.execute(
                SHEET_PARTS.insert(),
                [{"code": sheet.code, "part": number, **row_of(part)} for number, part in enumerate(sheet.parts)],
            )

    def find(self, code: str) -> SavedSheet | None:
        """Unreadable: it is damaged."""
        if not code.isalnum():  # databases refuse some characters that people can type
            return None
        of_sheet = sa.select(SHEET_PARTS).where(SHEET_PARTS.c.code == code).order_by(SHEET_PARTS.c.part)
        with self._engine.connect() as connection:
            plan = connection.scalar(sa.select(SHEETS.c.plan).where(SHEETS.c.code == code))
            rows = connection.execute(of_sheet).all()
        if plan is None:
            return None
        with reading(code):
            parts = tuple(
                SheetPart(row.content, row.version, msgspec.json.decode(row.earlier, type=tuple[str, ...]), row.once)
                for row in rows
            )
            return SavedSheet(code, msgspec.json.decode(plan, type=SheetPlan), parts)

    def replace(self, code: str, number: int, part: SheetPart) -> bool:
        """Writes the next version of a part. False: another writer was first, and nothing is written."""
        same = sa.and_(
            SHEET_PARTS.c.code == code, SHEET_PARTS.c.part == number, SHEET_PARTS.c.version == part.version - 1
        )
        with self._engine.begin() as connection:
            written = connection.execute(SHEET_PARTS.update().where(same).values(**row_of(part))).rowcount == 1
            if written:
                latest = SHEETS.update().where(SHEETS.c.code == code).values(latest=now_in_milliseconds())
                connection.execute(latest)
        return written

    def of_host(self, player: str, game: str, limit: int) -> list[str]:
        """The codes of the sheets that a player opened for a game, latest first."""
        of_game = SHEETS.c.plan.contains(f'"game":"{game}"', autoescape=True)
        query = sa.select(SHEETS.c.code).where(SHEETS.c.host == player, of_game).order_by(SHEETS.c.latest.desc())
        with self._engine.connect() as connection:
            return list(connection.scalars(query.limit(limit)))


def row_of(part: SheetPart) -> dict[str, object]:
    earlier = msgspec.json.encode(part.earlier).decode()
    return {"version": part.version, "content": part.content, "earlier": earlier, "once": part.once}
