"""What is to be written, as rows for statements: so that what many have changed is written as one."""

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec
from sqlalchemy import Executable, bindparam

from stol.table import events
from stol.table.events import Drawn, Event, Laid, Played, Sat
from stol.table.plan import Plan
from stol.table.player import Player
from stol.table.ranking import End, deal_key, listed
from stol.table.schema import ENDS, EVENTS, PLAYERS, SEATS, TABLES

Row: TypeAlias = dict[str, object]

ARRIVE, OPEN, LOG, SIT = PLAYERS.insert(), TABLES.insert(), EVENTS.insert(), SEATS.insert()
ADVANCE = TABLES.update().where(TABLES.c.code == bindparam("table")).values(latest=bindparam("now"))
END = TABLES.update().where(TABLES.c.code == bindparam("table")).values(over=True, result=bindparam("ended"))
LIST = ENDS.insert()
RENAME = (
    PLAYERS.update()
    .where(PLAYERS.c.id == bindparam("player"))
    .values(name=bindparam("called"), light=bindparam("lit"), seen=bindparam("now"))
)
ORDER: Sequence[Executable] = (ARRIVE, OPEN, LOG, SIT, ADVANCE, END, LIST, RENAME)
"""What others refer to comes first."""


@dataclass(frozen=True)
class Change:
    """Rows that are written together or not at all."""

    about: str
    """The code of the table, or whose name it is."""
    rows: Mapping[Executable, Sequence[Row]] = field(repr=False)

    def and_also(self, other: "Change") -> "Change":
        return Change(self.about, {statement: [*self.of(statement), *other.of(statement)] for statement in ORDER})

    def of(self, statement: Executable) -> Sequence[Row]:
        return self.rows.get(statement, ())


def opening(plan: Plan, first: Sequence[Event]) -> Change:
    """A new table with its first events."""
    now, text = milliseconds(), msgspec.json.encode(plan).decode()
    deal = deal_key(plan.game, plan.deal) if plan.deal else None
    row: Row = {"code": plan.code, "plan": text, "opened": now, "latest": now, "over": False}
    row |= {"host": plan.host, "deal": deal, "once": f"{deal} {plan.host}" if plan.is_daily else None}
    return Change(plan.code, {OPEN: [row], **logged(plan.code, 0, first), END: ended(plan.code, first)})


def appending(code: str, sequence: int, more: Sequence[Event], end: End | None = None) -> Change:
    """More events, after `sequence` others. `end`: how a table of a shared deal ends with them."""
    now = milliseconds()
    table: Row = {"table": code, "now": now}
    ranked = [listed(code, end, now)] if end else []
    return Change(code, {**logged(code, sequence, more), ADVANCE: [table], END: ended(code, more), LIST: ranked})


def logged(code: str, sequence: int, more: Sequence[Event]) -> dict[Executable, list[Row]]:
    now = milliseconds()
    log: list[Row] = [
        {"code": code, "sequence": place, "at": now, "event": events.write(event)}
        for place, event in enumerate(more, sequence)
    ]
    sitting: list[Row] = [{"code": code, "seat": e.seat, "player": e.player} for e in more if isinstance(e, Sat)]
    return {LOG: log, SIT: sitting}


def arriving(player: Player, secret: str) -> Change:
    """A new player, known by the hash of a secret."""
    row: Row = {"id": player.id, "secret": secret, "name": player.name, "light": player.light, "seen": milliseconds()}
    return Change(player.id, {ARRIVE: [row]})


def renaming(player: Player) -> Change:
    """A player's other name or light."""
    row: Row = {"player": player.id, "called": player.name, "lit": player.light, "now": milliseconds()}
    return Change(player.id, {RENAME: [row]})


def together(changes: Iterable[Change]) -> list[tuple[Executable, list[Row]]]:
    """The statements of several changes, each with all its rows.

    Always in the same order: two servers that write to the same tables wait for each other, and never both.
    """
    ordered = sorted(changes, key=lambda change: change.about)
    gathered = [(statement, [row for change in ordered for row in change.of(statement)]) for statement in ORDER]
    return [(statement, rows) for statement, rows in gathered if rows]


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def ended(code: str, more: Sequence[Event]) -> list[Row]:
    """What the list of tables keeps of a game's end, if it is among these events."""
    ends = [event for event in more if isinstance(event, Played | Drawn | Laid) and event.over]
    return [{"table": code, "ended": msgspec.json.encode(event.result).decode()} for event in ends]
