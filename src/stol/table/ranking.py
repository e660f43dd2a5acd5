"""How the tables of one deal ended, the best first."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from stol.table.events import Drawn, Event, Played
from stol.table.plan import Plan
from stol.table.schema import ENDS, SEATS, TABLES
from stol.table.table import Table


class Score(msgspec.Struct, frozen=True):
    """Of a seat."""

    name: str
    points: int
    level: str = ""
    """Of an opponent."""


@dataclass(frozen=True)
class End:
    """Of a table. It counts for the person there who did best."""

    deal: str
    """Game and name."""
    scores: tuple[Score, ...]
    margin: int
    """Over the best of the others; alone, all points."""
    points: int


@dataclass(frozen=True)
class Entry:
    """An end in a ranking."""

    rank: int
    plan: Plan
    end: End
    mine: bool = False


@dataclass(frozen=True)
class Ranking:
    entries: tuple[Entry, ...] = ()
    """The best."""
    ended: int = 0
    running: int = 0
    own: Entry | None = None
    """The best of the player who asks, wherever it stands."""


@dataclass(frozen=True)
class Wanted:
    """Which ranking, and for whom."""

    game: str
    deal: str
    most: int
    player: str | None = None
    before: int | None = None
    """Milliseconds since 1970: what ended later does not count."""


def ending(table: Table, happened: Sequence[Event]) -> End | None:
    """How a table that plays a deal of others' ends with what has just happened, if it does."""
    ends = [event.result for event in happened if isinstance(event, Played | Drawn) and event.result]
    if not ends or not table.plan.deal:
        return None
    points = ends[-1]["scores"]
    scores = tuple(
        Score(name=seat.name, points=score, level="" if seat.player else seat.level or "")
        for seat, score in zip(table.seats, points, strict=True)
    )
    persons = [number for number, seat in enumerate(table.seats) if seat.player]
    margin, own = max(((lead(table, seat, points), points[seat]) for seat in persons), default=(0, 0))
    return End(deal=deal_key(table.plan.game, table.plan.deal), scores=scores, margin=margin, points=own)


def lead(table: Table, seat: int, points: Sequence[int]) -> int:
    parties = table.game().parties
    others = [score for other, score in enumerate(points) if parties[other] != parties[seat]]
    return points[seat] - max(others, default=0)


def listed(code: str, end: End, now: int) -> dict[str, object]:
    """As the database keeps it."""
    scores = msgspec.json.encode(end.scores).decode()
    return {"code": code, "deal": end.deal, "scores": scores, "margin": end.margin, "points": end.points, "at": now}


def deal_key(game: str, name: str) -> str:
    """How a deal is found: the same name may be used for every game."""
    return f"{game} {name}"


ORDER = (ENDS.c.margin.desc(), ENDS.c.points.desc(), ENDS.c.at)


def read(connection: Connection, wanted: Wanted) -> Ranking:
    mine = codes_of(connection, wanted)
    best = connection.execute(ends(wanted).limit(wanted.most)).all()
    entries = tuple(entry(row, place, mine) for place, row in enumerate(best, 1))
    count, deal = sa.select(sa.func.count()), deal_key(wanted.game, wanted.deal)
    return Ranking(
        entries=entries,
        ended=connection.execute(count.where(*counted(wanted))).scalar_one(),
        running=connection.execute(count.where(TABLES.c.deal == deal, ~TABLES.c.over)).scalar_one(),
        own=next((each for each in entries if each.mine), None) or own_entry(connection, wanted, mine),
    )


def ends(wanted: Wanted) -> sa.Select[tuple[object, ...]]:
    """With the plans of their tables, the best first."""
    joined = sa.select(*ENDS.c, TABLES.c.plan).join(TABLES, TABLES.c.code == ENDS.c.code)
    return joined.where(*counted(wanted)).order_by(*ORDER)


def counted(wanted: Wanted) -> list[sa.ColumnElement[bool]]:
    of_deal = ENDS.c.deal == deal_key(wanted.game, wanted.deal)
    return [of_deal] if wanted.before is None else [of_deal, ENDS.c.at < wanted.before]


def codes_of(connection: Connection, wanted: Wanted) -> set[str]:
    """The tables of the deal at which the player sits."""
    if wanted.player is None:
        return set()
    deal = deal_key(wanted.game, wanted.deal)
    query = sa.select(SEATS.c.code).join(TABLES, TABLES.c.code == SEATS.c.code)
    return set(connection.scalars(query.where(SEATS.c.player == wanted.player, TABLES.c.deal == deal)))


def own_entry(connection: Connection, wanted: Wanted, mine: set[str]) -> Entry | None:
    """The best of the player's own, with its place."""
    own = connection.execute(ends(wanted).where(ENDS.c.code.in_(mine)).limit(1)).one_or_none() if mine else None
    if own is None:
        return None
    better = sa.or_(
        ENDS.c.margin > own.margin,
        sa.and_(ENDS.c.margin == own.margin, ENDS.c.points > own.points),
        sa.and_(ENDS.c.margin == own.margin, ENDS.c.points == own.points, ENDS.c.at < own.at),
    )
    ahead = connection.execute(sa.select(sa.func.count()).where(*counted(wanted), better)).scalar_one()
    return entry(own, ahead + 1, mine)


def entry(row: Row[tuple[object, ...]], rank: int, mine: set[str]) -> Entry:
    scores = msgspec.json.decode(row.scores, type=tuple[Score, ...])
    end = End(deal=row.deal, scores=scores, margin=row.margin, points=row.points)
    return Entry(rank=rank, plan=msgspec.json.decode(row.plan, type=Plan), end=end, mine=row.code in mine)
