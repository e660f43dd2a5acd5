"""All that is stored about a player: exported, or erased."""

import secrets
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec import structs
from sqlalchemy.engine import Connection, Engine

from stol.table import events, groups
from stol.table.events import ERASED_TEXT, Event, Laid, Left, Removed, Renamed, Said, Sat
from stol.table.life_cycle import delete_players, delete_reviews, delete_sheets, delete_tables, delete_ways_to
from stol.table.ranking import Score
from stol.table.ratings import export_ratings, forget_ratings
from stol.table.schema import (
    BLOCKS,
    DEVICES,
    ENDS,
    EVENTS,
    HOLIDAYS,
    INVITATIONS,
    NOTICE_TARGETS,
    NOTICE_WISHES,
    OPEN_TABLES,
    PHRASES,
    PLAYERS,
    REPORTS,
    SEATS,
    SHEET_PARTS,
    SHEETS,
    TABLES,
    VISITS,
)

Data = dict[str, Any]
"""An object of JSON."""
Log: TypeAlias = Sequence[tuple[int, int, str]]
"""The sequence, the time and the text of each event."""
AT_ONCE = 100
"""Tables that are read by one query."""
OLDEST_FIRST = TABLES.c.opened, TABLES.c.code


class PlayerData:
    """The data of players in a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def find(self, named: str) -> str | None:
        """The id of a player, who is named by it or by a seat: KARUMOBIDE/0."""
        code, slash, seat = named.partition("/")
        query = sa.select(PLAYERS.c.id).where(PLAYERS.c.id == named)
        if slash:
            number = int(seat) if seat.isdecimal() else -1
            query = sa.select(SEATS.c.player).where(SEATS.c.code == code.upper(), SEATS.c.seat == number)
        with self._engine.connect() as connection:
            return connection.scalar(query)

    def export(self, player: str) -> Data:
        """Everything about the player, as JSON has it. Nothing that others have done or said is in it."""
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(PLAYERS).where(PLAYERS.c.id == player)).one()
            reports = sa.select(REPORTS).where(REPORTS.c.reporter == player).order_by(REPORTS.c.at)
            return {
                "id": row.id,
                "name": row.name,
                "seen": row.seen,
                "language": row.language,
                "progress": decode(row.progress),
                "settings": decode(row.settings),
                "devices": export_devices(connection, player),
                "notices": export_notices(connection, player),
                "days_off": export_holidays(connection, player),
                "recovery_phrase_made": connection.scalar(sa.select(PHRASES.c.made).where(PHRASES.c.player == player)),
                "tables": list(export_tables(connection, player)),
                "sheets": [export_sheet(connection, code) for code in sheets_of(connection, player)],
                "ratings": export_ratings(connection, player),
                **export_company(connection, player),
                "groups": groups.export_groups(connection, player),
                "reports": [
                    {"at": one.at, "code": one.code, "kind": one.kind, "text": one.text}
                    for one in connection.execute(reports)
                ],
            }

    def erase(self, player: str) -> list[str]:
        """Deletes the player; at tables with other people, the seat stays without a name or a word of the player.

        Returns the codes of all tables that were changed or deleted.
        """
        with self._engine.begin() as connection:
            codes = codes_of(connection, player)
            shared = [code for code in codes if is_shared(connection, code, player)]
            delete_tables(connection, tuple(code for code in codes if code not in shared))
            for code in shared:
                anonymise_table(connection, player, code)
            delete_reviews(connection, tuple(shared))  # names are in them; a review can be asked for again
            forget_ratings(connection, [player])
            delete_sheets(connection, tuple(sheets_of(connection, player)))
            of_player = (REPORTS.c.reporter == player) | (REPORTS.c.player == player)
            connection.execute(REPORTS.delete().where(of_player))
            forget_company(connection, player)
            if shared:
                anonymise_player(connection, player)
            else:
                delete_players(connection, (player,))
            return codes


def export_company(connection: Connection, player: str) -> Data:
    """Invitations that the player has sent or got, and how many players are blocked: those are others' ids."""
    of_player = (INVITATIONS.c.player == player) | (INVITATIONS.c.sender == player)
    blocked = sa.select(sa.func.count()).select_from(BLOCKS).where(BLOCKS.c.player == player)
    return {
        "invitations": [
            {"code": row.code, "at": row.at, "sent": row.sender == player}
            for row in connection.execute(sa.select(INVITATIONS).where(of_player).order_by(INVITATIONS.c.at))
        ],
        "blocked": connection.execute(blocked).scalar_one(),
    }


def forget_company(connection: Connection, player: str) -> None:
    """Deletes what is stored about the player besides tables, and shows none of the player's tables in the lobby."""
    mine = INVITATIONS.c.player, INVITATIONS.c.sender, BLOCKS.c.player, BLOCKS.c.blocked, OPEN_TABLES.c.host
    for column in mine:
        connection.execute(sa.delete(column.table).where(column == player))
    groups.forget_members(connection, [player])


def codes_of(connection: Connection, player: str) -> list[str]:
    """The tables where the player sits, or which the player opened."""
    sitting = sa.select(SEATS.c.code).where(SEATS.c.player == player)
    own = TABLES.c.code.in_(sitting) | (TABLES.c.host == player)
    return list(connection.scalars(sa.select(TABLES.c.code).where(own).order_by(*OLDEST_FIRST)))


def sheets_of(connection: Connection, player: str) -> list[str]:
    return list(connection.scalars(sa.select(SHEETS.c.code).where(SHEETS.c.host == player).order_by(SHEETS.c.code)))


def is_shared(connection: Connection, code: str, player: str) -> bool:
    """Whether other people sit at the table."""
    others = sa.select(SEATS.c.seat).where(SEATS.c.code == code, SEATS.c.player != player).limit(1)
    return connection.scalar(others) is not None


def seats_of(connection: Connection, code: str, player: str) -> list[int]:
    return list(connection.scalars(sa.select(SEATS.c.seat).where(SEATS.c.code == code, SEATS.c.player == player)))


def seats_by_table(connection: Connection, player: str, codes: Sequence[str]) -> Mapping[str, list[int]]:
    """The seats of the player at each of these tables."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    query = sa.select(SEATS.c.code, SEATS.c.seat).where(SEATS.c.code.in_(codes), SEATS.c.player == player)
    for row in connection.execute(query):
        found[row.code].append(row.seat)
    return found


def logs_of(connection: Connection, codes: Sequence[str]) -> Mapping[str, Log]:
    """The logs of these tables."""
    logs: defaultdict[str, list[tuple[int, int, str]]] = defaultdict(list)
    query = sa.select(EVENTS.c.code, EVENTS.c.sequence, EVENTS.c.at, EVENTS.c.event).where(EVENTS.c.code.in_(codes))
    for row in connection.execute(query.order_by(EVENTS.c.code, EVENTS.c.sequence)):
        logs[row.code].append((row.sequence, row.at, row.event))
    return logs


def export_devices(connection: Connection, player: str) -> list[Data]:
    query = sa.select(DEVICES.c.agent, DEVICES.c.made, DEVICES.c.seen).where(DEVICES.c.player == player)
    return [dict(row._mapping) for row in connection.execute(query.order_by(DEVICES.c.made))]  # noqa: SLF001 - SQLAlchemy's documented name


def export_notices(connection: Connection, player: str) -> Data:
    """What the player wants to be told, and where: addresses for mail, and the push services of browsers."""
    targets = sa.select(NOTICE_TARGETS.c.kind, NOTICE_TARGETS.c.address, NOTICE_TARGETS.c.confirmed)
    own = targets.where(NOTICE_TARGETS.c.player == player).order_by(NOTICE_TARGETS.c.made)
    wishes = connection.scalar(sa.select(NOTICE_WISHES.c.wishes).where(NOTICE_WISHES.c.player == player))
    found = [{"kind": kind, "address": address, "confirmed": yes} for kind, address, yes in connection.execute(own)]
    return {"wishes": decode(wishes or "{}"), "targets": found}


def export_holidays(connection: Connection, player: str) -> list[Data]:
    query = sa.select(HOLIDAYS.c.began, HOLIDAYS.c.ended).where(HOLIDAYS.c.player == player)
    return [{"began": row.began, "ended": row.ended} for row in connection.execute(query.order_by(HOLIDAYS.c.began))]


def export_tables(connection: Connection, player: str) -> Iterator[Data]:
    """Each table with what the player did there; many are read by few queries."""
    codes = codes_of(connection, player)
    for first in range(0, len(codes), AT_ONCE):
        some = codes[first : first + AT_ONCE]
        logs, seats = logs_of(connection, some), seats_by_table(connection, player, some)
        kept = sa.select(VISITS).where(VISITS.c.code.in_(some), VISITS.c.player == player)
        visits = {row.code: {"hidden": row.hidden, "heard": row.heard} for row in connection.execute(kept)}
        for row in connection.execute(sa.select(TABLES).where(TABLES.c.code.in_(some)).order_by(*OLDEST_FIRST)):
            events_told = export_events(logs[row.code], player, is_host=row.host == player)
            plan = without_secrets(decode(row.plan), player)
            yield export_table(row, plan, sorted(seats[row.code]), visits.get(row.code), list(events_told))


def export_table(
    row: sa.Row[Any], plan: Data | None, own: list[int], visit: Data | None, events_told: list[Data]
) -> Data:
    return {
        "code": row.code,
        "opened": row.opened,
        "latest": row.latest,
        "over": row.over,
        "plan": plan,
        "result": decode(row.result or "null"),
        "seats": [seat for seat in own if seat >= 0],
        "visit": visit,
        "events": events_told,
    }


def export_events(log: Log, player: str, *, is_host: bool) -> Iterator[Data]:
    """What the player did; of a record, what its host uploaded."""
    theirs = set(sequences_of(log, player))
    for sequence, at, text in log:
        event = read_event(text)
        if event and (sequence in theirs or (is_host and isinstance(event, Laid))):
            yield {"at": at, **decode(text)}


def without_secrets(plan: Any, player: str) -> Data | None:  # noqa: ANN401 - any JSON
    """Without the seed, which would show what is still hidden, and the id of a host who is somebody else.

    None: the plan is damaged, and has a seed somewhere.
    """
    if not isinstance(plan, dict):
        return None
    secret = {"seed"} if plan.get("host") == player else {"seed", "host"}
    return {name: value for name, value in plan.items() if name not in secret}


def export_sheet(connection: Connection, code: str) -> Data:
    sheet = connection.execute(sa.select(SHEETS).where(SHEETS.c.code == code)).one()
    parts = sa.select(SHEET_PARTS.c.content).where(SHEET_PARTS.c.code == code).order_by(SHEET_PARTS.c.part)
    content = [decode(part) for part in connection.scalars(parts)]
    return {"code": code, "latest": sheet.latest, "plan": decode(sheet.plan), "parts": content}


def anonymise_table(connection: Connection, player: str, code: str) -> None:
    """Takes the player's names and words out of the log and the ranking of a table."""
    own, log = seats_of(connection, code, player), logs_of(connection, [code])[code]
    theirs = set(sequences_of(log, player))
    for sequence, _, text in log:
        if sequence in theirs and (nameless := without_names(text)) != text:
            place = (EVENTS.c.code == code) & (EVENTS.c.sequence == sequence)
            connection.execute(EVENTS.update().where(place).values(event=nameless))
    end = connection.scalar(sa.select(ENDS.c.scores).where(ENDS.c.code == code))
    if end is not None:
        connection.execute(ENDS.update().where(ENDS.c.code == code).values(scores=scores_without_names(end, own)))
    connection.execute(VISITS.delete().where(VISITS.c.code == code, VISITS.c.player == player))


def sequences_of(log: Log, player: str) -> Iterator[int]:
    """The events of the player's seats while the player had them, until leaving or being removed.

    An event that is damaged may be anybody's.
    """
    seats: set[int] = set()
    for sequence, _, text in log:
        event = read_event(text)
        if isinstance(event, Sat):
            (seats.add if event.player == player else seats.discard)(event.seat)
        if event is None or getattr(event, "seat", None) in seats:
            yield sequence
        if isinstance(event, Removed | Left):
            seats.discard(event.seat)


def read_event(text: str) -> Event | None:
    """None: it is damaged."""
    try:
        return events.decode(text)
    except msgspec.MsgspecError:
        return None


def scores_without_names(text: str, seats: Collection[int]) -> str:
    """Nothing is left of scores that are damaged."""
    try:
        scores = msgspec.json.decode(text, type=list[Score])
    except msgspec.MsgspecError:
        return ""
    nameless = [structs.replace(score, name="") if seat in seats else score for seat, score in enumerate(scores)]
    return msgspec.json.encode(nameless).decode()


def without_names(text: str) -> str:
    """The event without the name or the words of who sat there; nothing is left of one that is damaged."""
    match event := read_event(text):
        case None:
            return ""
        case Sat() | Renamed():
            return events.encode(structs.replace(event, name=""))
        case Said():
            return events.encode(structs.replace(event, text=ERASED_TEXT))
        case _:
            return text


def anonymise_player(connection: Connection, player: str) -> None:
    """Only the id stays, which the seats refer to; no cookie belongs to it any more, and it expires with its tables."""
    delete_ways_to(connection, (player,))
    blank = {"secret": secrets.token_hex(32), "name": "", "seen": 0, "language": None}
    connection.execute(PLAYERS.update().where(PLAYERS.c.id == player).values(**blank, progress="{}", settings="{}"))


def decode(text: str) -> Any:  # noqa: ANN401 - any JSON
    """The text itself, if it is damaged."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
