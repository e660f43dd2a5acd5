"""Watches the database after every request: what changed, and whether the sender was allowed to change it."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from stol.table import events
from stol.table.events import (
    Agreed,
    Asked,
    AskedBack,
    Closed,
    Declined,
    Drawn,
    Event,
    Hired,
    Laid,
    Left,
    Muted,
    Played,
    Rematched,
    Removed,
    Renamed,
    Resigned,
    Returned,
    Said,
    Sat,
    Started,
    Undone,
    Withdrawn,
)
from stol.table.plan import Plan


@dataclass
class Seats:
    """The seats of a table: their players, and where opponents play."""

    host: str
    owners: dict[int, str] = field(default_factory=dict)
    opponents: set[int] = field(default_factory=set)

    def note(self, event: Event) -> None:
        if isinstance(event, Sat):
            self.owners[event.seat] = event.player
        elif isinstance(event, Hired) or (isinstance(event, Resigned | Removed) and event.level):
            self.opponents.add(event.seat)
        elif isinstance(event, Returned):
            self.opponents.discard(event.seat)


@dataclass(frozen=True)
class News:
    """All changes since the last check."""

    events: list[tuple[str, Event]]
    """Codes of tables and events that somebody requested; not what opponents do by themselves."""
    tables: list[str]
    """Codes of new tables."""
    players: list[str]
    """Ids of new players, and of players who changed their name or settings."""

    @property
    def is_nothing(self) -> bool:
        return not (self.events or self.tables or self.players)


class Watch:
    """A read-only connection. SQLite's data version shows whether anybody has written."""

    def __init__(self, path: str) -> None:
        self._db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self._latest = {"events": 0, "tables": 0}
        self._players: dict[str, tuple[str | None, ...]] = {}
        self.seats: dict[str, Seats] = {}
        self.logs: defaultdict[str, list[str]] = defaultdict(list)
        self._version = -1
        self.news()

    def has_changed(self) -> bool:
        """Whether anything was written since the last check."""
        version: int = self._db.execute("PRAGMA data_version").fetchone()[0]
        changed, self._version = version != self._version, version
        return changed

    def news(self) -> News:
        self.has_changed()
        opened = self._new("tables", "code, plan")
        for code, plan in opened:
            self.seats[code] = Seats(msgspec.json.decode(plan, type=Plan).host)
        known, self._players = self._players, self._all_players()
        happened = []
        for code, text in self._new("events", "code, event"):
            event = events.decode(text)
            if not by_itself(self.seats[code], event):
                happened.append((code, event))
            self.seats[code].note(event)
            self.logs[code].append(text)
        players = [player for player, called in self._players.items() if known.get(player) != called]
        return News(happened, [code for code, _ in opened], players)

    def _all_players(self) -> dict[str, tuple[str | None, ...]]:
        return {row[0]: row[1:] for row in self._db.execute("select id, name, language, settings from players")}

    def _new(self, table: str, columns: str) -> list[tuple[str, ...]]:
        query = f"select rowid, {columns} from {table} where rowid > ? order by rowid"  # noqa: S608 - our own names
        rows = self._db.execute(query, (self._latest[table],)).fetchall()
        self._latest[table] = max((row[0] for row in rows), default=self._latest[table])
        return [row[1:] for row in rows]

    def rewritten(self) -> Iterator[str]:
        """Tables whose logs were changed other than by appending."""
        self.news()
        stored = self._stored()
        yield from (code for code in {*stored, *self.logs} if stored[code] != self.logs[code])

    def accept_logs(self) -> None:
        """Takes the logs as they are: somebody was erased, with what was said."""
        self.news()
        self.logs = self._stored()
        for table in self._latest:  # SQLite gives the numbers of deleted rows again
            query = f"select coalesce(max(rowid), 0) from {table}"  # noqa: S608 - our own names
            self._latest[table] = self._db.execute(query).fetchone()[0]

    def _stored(self) -> defaultdict[str, list[str]]:
        stored: defaultdict[str, list[str]] = defaultdict(list)
        for code, text in self._db.execute("select code, event from events order by code, sequence"):
            stored[code].append(text)
        return stored

    def close(self) -> None:
        self._db.close()


def by_itself(seats: Seats, event: Event) -> bool:
    """Whether the event needs no request: an opponent's move, or the deal once all seats are taken."""
    return isinstance(event, Started) or (isinstance(event, Played) and event.seat in seats.opponents)


def may(seats: Seats, event: Event, authors: set[str]) -> bool:
    """Whether one of the authors may have caused the event: on an own seat, or as the host."""
    own = {seat for seat, player in seats.owners.items() if player in authors}
    if isinstance(event, Sat):
        return event.player in authors
    if isinstance(
        event, Played | Said | AskedBack | Agreed | Declined | Withdrawn | Asked | Returned | Resigned | Renamed | Left
    ):
        return event.seat in own
    if isinstance(event, Drawn | Laid | Closed | Removed | Muted):
        return seats.host in authors
    if isinstance(event, Hired | Undone | Rematched):
        return bool(own) or seats.host in authors
    return False


def may_open(seats: Seats, authors: set[str]) -> bool:
    """Whether one of the authors may have opened the table: its host, or for a rematch anybody who sits there."""
    return bool(authors & {seats.host, *seats.owners.values()})
