"""The ranking of the finished tables of one deal."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from stol.table.events import Drawn, Event, Played
from stol.table.plan import Plan
from stol.table.schema import ENDS, SEATS, TABLES
from stol.table.table import Table
from stol.table.unreadable import Unreadable, reading


class Score(msgspec.Struct, frozen=True):
    """The score of one seat."""

    name: str
    points: int
    level: str = ""
    """The level of an opponent; empty for a person."""


@dataclass(frozen=True)
class End:
    """The result of a table, ranked by its best person."""

    deal: str
    """The key of the deal: game and name."""
    scores: tuple[Score, ...]
    margin: int
    """Points ahead of the best other party; all points if there is none."""
    points: int


@dataclass(frozen=True)
class Entry:
    """A row of a ranking."""

    rank: int
    plan: Plan
    end: End
    mine: bool = False


@dataclass(frozen=True)
class Ranking:
    entries: tuple[Entry, ...] = ()
    """The best results, best first."""
    ended: int = 0
    running: int = 0
    own: Entry | None = None
    """The best result of the player who asks, at any rank."""


@dataclass(frozen=True)
class RankingQuery:
    """Which ranking to read, and for which player."""

    game: str
    deal: str
    limit: int
    player: str | None = None
    before: int | None = None
    """Milliseconds since 1970: tables that ended later don't count."""


def end_of_table(table: Table, events: Sequence[Event]) -> End | None:
    """The result of a table with a named deal, if its game ends with these events."""
    results = [event.result for event in events if isinstance(event, Played | Drawn) and event.result]
    if not results or not table.plan.deal:
        return None
    points = results[-1]["scores"]
    scores = tuple(
        Score(name=seat.name, points=score, level="" if seat.player else seat.level or "")
        for seat, score in zip(table.seats, points, strict=True)
    )
    persons = [number for number, seat in enumerate(table.seats) if seat.player]
    margin, own = max(((lead(table, seat, points), points[seat]) for seat in persons), default=(0, 0))
    return End(deal=deal_key(table.plan.game, table.plan.deal), scores=scores, margin=margin, points=own)


def lead(table: Table, seat: int, points: Sequence[int]) -> int:
    """Points ahead of the best other party."""
    parties = table.game().parties
    others = [score for other, score in enumerate(points) if parties[other] != parties[seat]]
    return points[seat] - max(others, default=0)


def end_row(code: str, end: End, now: int) -> dict[str, object]:
    """The row of the table `ends`."""
    scores = msgspec.json.encode(end.scores).decode()
    return {"code": code, "deal": end.deal, "scores": scores, "margin": end.margin, "points": end.points, "at": now}


def deal_key(game: str, name: str) -> str:
    """The key of a deal: the same name may be used for every game."""
    return f"{game} {name}"


ORDER = (ENDS.c.margin.desc(), ENDS.c.points.desc(), ENDS.c.at)


def read_ranking(connection: Connection, query: RankingQuery) -> Ranking:
    mine = codes_of_player(connection, query)
    best = connection.execute(select_ends(query).limit(query.limit)).all()
    read = (entry_from_row(row, place, mine) for place, row in enumerate(best, 1))
    entries = tuple(entry for entry in read if entry)
    count, deal = sa.select(sa.func.count()), deal_key(query.game, query.deal)
    return Ranking(
        entries=entries,
        ended=connection.execute(count.where(*end_conditions(query))).scalar_one(),
        running=connection.execute(count.where(TABLES.c.deal == deal, ~TABLES.c.over)).scalar_one(),
        own=next((each for each in entries if each.mine), None) or own_entry(connection, query, mine),
    )


def select_ends(query: RankingQuery) -> sa.Select[tuple[object, ...]]:
    """The results with the plans of their tables, best first."""
    joined = sa.select(*ENDS.c, TABLES.c.plan).join(TABLES, TABLES.c.code == ENDS.c.code)
    return joined.where(*end_conditions(query)).order_by(*ORDER)


def end_conditions(query: RankingQuery) -> list[sa.ColumnElement[bool]]:
    of_deal = ENDS.c.deal == deal_key(query.game, query.deal)
    return [of_deal] if query.before is None else [of_deal, ENDS.c.at < query.before]


def codes_of_player(connection: Connection, query: RankingQuery) -> set[str]:
    """The codes of the tables of this deal where the player sits."""
    return set(tables_of_deal(connection, query.player, query.game, query.deal)) if query.player else set()


def tables_of_deal(connection: Connection, player: str, game: str, deal: str) -> dict[str, bool]:
    """The codes of the tables of a deal where the player sits, with whether they are over."""
    sitting = (SEATS.c.player == player) & (SEATS.c.seat >= 0)
    query = sa.select(TABLES.c.code, TABLES.c.over).join(SEATS, TABLES.c.code == SEATS.c.code)
    found = connection.execute(query.where(sitting, TABLES.c.deal == deal_key(game, deal)))
    return {row.code: row.over for row in found}


def own_entry(connection: Connection, query: RankingQuery, mine: set[str]) -> Entry | None:
    """The player's best result, with its rank."""
    own = connection.execute(select_ends(query).where(ENDS.c.code.in_(mine)).limit(1)).one_or_none() if mine else None
    if own is None:
        return None
    better = sa.or_(
        ENDS.c.margin > own.margin,
        sa.and_(ENDS.c.margin == own.margin, ENDS.c.points > own.points),
        sa.and_(ENDS.c.margin == own.margin, ENDS.c.points == own.points, ENDS.c.at < own.at),
    )
    ahead = connection.execute(sa.select(sa.func.count()).where(*end_conditions(query), better)).scalar_one()
    return entry_from_row(own, ahead + 1, mine)


def entry_from_row(row: Row[tuple[object, ...]], rank: int, mine: set[str]) -> Entry | None:
    """None: what is stored is damaged."""
    with suppress(Unreadable), reading(row.code):
        scores = msgspec.json.decode(row.scores, type=tuple[Score, ...])
        end = End(deal=row.deal, scores=scores, margin=row.margin, points=row.points)
        return Entry(rank=rank, plan=msgspec.json.decode(row.plan, type=Plan), end=end, mine=row.code in mine)
    return None
