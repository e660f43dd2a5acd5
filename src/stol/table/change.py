"""Changes to the database as rows per SQL statement, so that many changes can be committed together."""

import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import TypeAlias

import msgspec
from sqlalchemy import Executable, bindparam

from stol.table import events
from stol.table.announcement import Announcement, PlayerChanged, TableChanged
from stol.table.deal_claims import DealClaim
from stol.table.events import Closed, Drawn, Event, Hired, Laid, Left, Played, RanOut, Removed, Resigned, Sat, Started
from stol.table.plan import Plan
from stol.table.player import Player
from stol.table.ranking import End, deal_key, end_row
from stol.table.rated_games import RatedGame
from stol.table.schema import (
    DEVICES,
    ENDS,
    EVENTS,
    INVITATIONS,
    OPEN_TABLES,
    PLAYERS,
    RATED_GAMES,
    RATED_SEATS,
    SEATS,
    TABLES,
)

Row: TypeAlias = dict[str, object]
LOBBY = "lobby"
"""In place of a player's id, among those whose lists have changed."""

INSERT_PLAYER, INSERT_DEVICE, INSERT_TABLE, INSERT_EVENT, INSERT_SEAT = (
    PLAYERS.insert(),
    DEVICES.insert(),
    TABLES.insert(),
    EVENTS.insert(),
    SEATS.insert(),
)
LEAVE_SEAT = (
    SEATS.update()
    .where(SEATS.c.code == bindparam("table"), SEATS.c.seat == bindparam("left"))
    .values(seat=bindparam("former"))
)
DELETE_INVITATIONS = INVITATIONS.delete().where(INVITATIONS.c.code == bindparam("table"))
UPDATE_LATEST = (
    TABLES.update()
    .where(TABLES.c.code == bindparam("table"))
    .values(latest=bindparam("now"), due=bindparam("look"), bytes=TABLES.c.bytes + bindparam("added"))
)
UPDATE_RESULT = TABLES.update().where(TABLES.c.code == bindparam("table")).values(over=True, result=bindparam("ended"))
INSERT_END = ENDS.insert()
INSERT_RATED_GAME, INSERT_RATED_SEAT = RATED_GAMES.insert(), RATED_SEATS.insert()
INSERT_LISTING = OPEN_TABLES.insert()
UPDATE_LISTING = OPEN_TABLES.update().where(OPEN_TABLES.c.code == bindparam("table")).values(free=bindparam("left"))
DELETE_LISTING = OPEN_TABLES.delete().where(OPEN_TABLES.c.code == bindparam("table"))
UPDATE_PLAYER = (
    PLAYERS.update()
    .where(PLAYERS.c.id == bindparam("player"))
    .values(
        name=bindparam("called"),
        settings=bindparam("wanted"),
        language=bindparam("spoken"),
        progress=bindparam("learned"),
        seen=bindparam("now"),
    )
)
STATEMENT_ORDER: Sequence[Executable] = (
    INSERT_PLAYER,
    INSERT_DEVICE,
    INSERT_TABLE,
    INSERT_EVENT,
    LEAVE_SEAT,
    INSERT_SEAT,
    UPDATE_LATEST,
    UPDATE_RESULT,
    INSERT_END,
    INSERT_RATED_GAME,
    INSERT_RATED_SEAT,
    INSERT_LISTING,
    DELETE_INVITATIONS,
    UPDATE_LISTING,
    DELETE_LISTING,
    UPDATE_PLAYER,
)
"""Rows that others refer to by foreign keys come first."""


@dataclass(frozen=True)
class Change:
    """Rows that are written together or not at all."""

    about: str
    """The code of the table, or the id of the player."""
    rows: Mapping[Executable, Sequence[Row]] = field(repr=False)
    told: tuple[Announcement, ...] = ()
    """What other servers hear when it is stored."""
    claims: tuple[DealClaim, ...] = ()
    """What has to be true when it is written."""

    def combined_with(self, other: "Change") -> "Change":
        rows = {statement: [*self.of(statement), *other.of(statement)] for statement in STATEMENT_ORDER}
        return Change(self.about, rows, (*self.told, *other.told), (*self.claims, *other.claims))

    def of(self, statement: Executable) -> Sequence[Row]:
        return self.rows.get(statement, ())


def open_table(plan: Plan, first: Sequence[Event]) -> Change:
    """Inserts a new table with its first events."""
    now, text = now_in_milliseconds(), msgspec.json.encode(plan).decode()
    deal = deal_key(plan.game, plan.deal) if plan.deal else None
    row: Row = {"code": plan.code, "plan": text, "opened": now, "latest": now, "over": False}
    row |= {"host": plan.host, "deal": deal, "once": f"{deal} {plan.host}" if plan.is_daily else None}
    log = event_rows(plan.code, 0, first, now)
    row |= {"bytes": len(text.encode()) + bytes_of_log(log)}
    listed = listing_rows(plan, first, now)
    return Change(
        plan.code,
        {INSERT_TABLE: [row], **log, UPDATE_RESULT: result_rows(plan.code, first), INSERT_LISTING: listed},
        (TableChanged(plan.code, len(first), involved([plan.host, *([LOBBY] if listed else [])], first)),),
    )


def listing_rows(plan: Plan, first: Sequence[Event], now: int) -> list[Row]:
    """The row of a table that the lobby shows."""
    free = plan.players - sum(isinstance(event, Sat | Hired) for event in first)
    if not plan.public or free <= 0:
        return []
    row: Row = {"code": plan.code, "game": plan.game, "speed": plan.speed, "host": plan.host, "free": free}
    return [row | {"rated": plan.rated, "opened": now, "seen": now}]


def relisted(code: str, free: int) -> Change:
    """So many seats are free now at a table that the lobby may show."""
    row: Row = {"table": code}
    return Change(code, {UPDATE_LISTING: [row | {"left": free}]} if free > 0 else {DELETE_LISTING: [row]})


def append_events(  # noqa: PLR0913 - each has its default
    code: str,
    sequence: int,
    more: Sequence[Event],
    end: End | None = None,
    players: Iterable[str] = (),
    rated: RatedGame | None = None,
    *,
    at: int | None = None,
    timed: bool = False,
) -> Change:
    """Appends events to a log that has `sequence` events. `end`: the result, if they finish a table of a named deal.

    `rated`: the result of a rated table, if they finish one.

    `players` are those whose lists of tables change, besides those who sit down by these events. `at`: their moment.
    `timed`: whether the clocks of the table are to be looked at.
    """
    now = now_in_milliseconds() if at is None else at
    log = event_rows(code, sequence, more, now)
    table: Row = {"table": code, "now": now, "look": now if timed else None, "added": bytes_of_log(log)}
    ranked = [end_row(code, end, now)] if end else []
    return Change(
        code,
        {
            **log,
            UPDATE_LATEST: [table],
            UPDATE_RESULT: result_rows(code, more),
            INSERT_END: ranked,
            **(rated_rows(rated, now) if rated else {}),
        },
        (TableChanged(code, sequence + len(more), involved(players, more)),),
    )


def rated_rows(rated: RatedGame, now: int) -> dict[Executable, list[Row]]:
    """Stored with the events that end the game, so that it counts once."""
    seats: list[Row] = [{"code": rated.code} | asdict(seat) for seat in rated.seats]
    return {INSERT_RATED_GAME: [{"code": rated.code, "game": rated.game, "at": now}], INSERT_RATED_SEAT: seats}


def involved(players: Iterable[str], more: Sequence[Event]) -> tuple[str, ...]:
    """These players, and those who sit down by the events."""
    return tuple(sorted({*players, *(event.player for event in more if isinstance(event, Sat))} - {""}))


def event_rows(code: str, sequence: int, more: Sequence[Event], now: int) -> dict[Executable, list[Row]]:
    log: list[Row] = [
        {"code": code, "sequence": place, "at": now, "event": events.encode(event)}
        for place, event in enumerate(more, sequence)
    ]
    sitting: list[Row] = [{"code": code, "seat": e.seat, "player": e.player} for e in more if isinstance(e, Sat)]
    leaving: list[Row] = [
        {"table": code, "left": event.seat, "former": -place}
        for place, event in enumerate(more, sequence)
        if isinstance(event, Removed | Left)
    ]
    ended: list[Row] = [{"table": code}] if any(isinstance(event, Started) for event in more) else []
    return {INSERT_EVENT: log, LEAVE_SEAT: leaving, INSERT_SEAT: sitting, DELETE_INVITATIONS: ended}


def bytes_of_log(rows: Mapping[Executable, Sequence[Row]]) -> int:
    return sum(len(str(row["event"]).encode()) for row in rows[INSERT_EVENT])


def add_player(player: Player, secret: str, agent: str = "") -> Change:
    """Inserts a new player with a first device, identified by the hash of a secret."""
    now = now_in_milliseconds()
    row: Row = {
        "id": player.id,
        "secret": secret,
        "name": player.name,
        "settings": msgspec.json.encode(player.settings).decode(),
        "language": player.language or None,
        "progress": msgspec.json.encode(player.progress).decode(),
        "seen": now,
    }
    device: Row = {"id": secrets.token_hex(16), "player": player.id, "secret": secret, "agent": agent}
    return Change(player.id, {INSERT_PLAYER: [row], INSERT_DEVICE: [device | {"made": now, "seen": now}]})


def update_player(player: Player) -> Change:
    """Updates all that can change about a player."""
    row: Row = {"player": player.id, "called": player.name, "now": now_in_milliseconds()}
    row |= {"wanted": msgspec.json.encode(player.settings).decode()}
    row |= {"spoken": player.language or None, "learned": msgspec.json.encode(player.progress).decode()}
    return Change(player.id, {UPDATE_PLAYER: [row]}, (PlayerChanged(player.id),))


def group_by_statement(changes: Iterable[Change]) -> list[tuple[Executable, list[Row]]]:
    """The statements of several changes, each with all its rows.

    Statements and rows are always in the same order, so that two servers that write to the same tables can't deadlock.
    """
    ordered = sorted(changes, key=lambda change: change.about)
    gathered = [
        (statement, [row for change in ordered for row in change.of(statement)]) for statement in STATEMENT_ORDER
    ]
    return [(statement, rows) for statement, rows in gathered if rows]


def now_in_milliseconds() -> int:
    return time.time_ns() // 1_000_000


def result_rows(code: str, more: Sequence[Event]) -> list[Row]:
    """The row for the list of tables, if the table ends with one of these events. A table that ended early: null."""
    ends = [event.result for event in more if isinstance(event, Played | Drawn | Laid) and event.over]
    early = [None for event in more if ends_early(event)]
    return [{"table": code, "ended": msgspec.json.encode(result).decode()} for result in (*ends, *early)]


def ends_early(event: Event) -> bool:
    """Whether a table ends with this event before its game does."""
    return isinstance(event, Closed) or (isinstance(event, Resigned | RanOut) and not event.level)
