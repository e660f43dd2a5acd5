"""The finished games of a player, and the luck in those that were reviewed."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeGuard

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, Row

from stol.bots.luck import Account
from stol.games.view import Result
from stol.table import events
from stol.table.events import Event, Hired, Left, RanOut, Removed, Renamed, Resigned, Sat
from stol.table.plan import Plan
from stol.table.schema import EVENTS, REVIEWS, SEATS, TABLES
from stol.table.unreadable import Unreadable, reading

MOST_GAMES: Final = 3000
"""The latest games that are looked at: more than a player may store."""
ABOUT_SEATS: Final = ("Sat", "Hired", "Renamed", "Left", "Removed", "Resigned", "RanOut")


class Other(NamedTuple):
    """Somebody else at the table."""

    seat: int
    name: str
    level: str | None
    """Of a computer player; None: a person."""


@dataclass(frozen=True)
class PlayedGame:
    """A finished game, as its player sees it."""

    plan: Plan
    at: int
    """When it ended, in milliseconds since 1970."""
    seat: int
    result: Result | None
    """None: it ended because somebody resigned, or because time was up."""
    others: tuple[Other, ...]
    has_given_up: bool = False
    """Whether the player resigned, or lost the seat by time."""
    left: frozenset[int] = frozenset()
    """The seats of those who did so, or for whom a computer player has played: as in rated games they come last."""

    @property
    def has_left(self) -> bool:
        return self.seat in self.left

    @property
    def is_won(self) -> bool:
        """Alone or shared, among those who have stayed. Where one of two resigns, the other has won."""
        if self.has_left or not self.others:
            return False
        ranks = self.result["ranks"] if self.result else [1] * self.plan.players
        return ranks[self.seat] == min(rank for seat, rank in enumerate(ranks) if seat not in self.left)

    @property
    def points(self) -> int | None:
        return self.result["scores"][self.seat] if self.result and not self.has_left else None


@dataclass(frozen=True)
class Luck:
    """The luck of a player in reviewed games, in wins."""

    games: int = 0
    wins: float = 0.0
    error: float = 0.0
    """Its standard error."""
    waiting: int = 0
    """Games whose review was asked for and is not made yet."""


class ReviewedAccounts(msgspec.Struct):
    """The part of a review that says what was luck."""

    accounts: list[Account]


class Careers:
    """What a database knows of the games of players. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def games(self, player: str) -> list[PlayedGame]:
        """The finished games in which the player had one seat, the latest first."""
        with self._engine.connect() as connection:
            rows = connection.execute(finished(player)).all()
            logs = seat_events(connection, player)
        return list(readable(rows, logs))

    def luck(self, games: Sequence[PlayedGame]) -> Luck:
        """The luck in those of the games whose review is stored."""
        seats = {game.plan.code: game.seat for game in games}
        reviews = self._reviews(games)
        found = [account for code, text in reviews.items() if text and (account := account_of(code, text, seats[code]))]
        error = sum(account.error**2 for account in found) ** 0.5
        waiting = sum(not text for text in reviews.values())
        return Luck(len(found), sum(account.luck for account in found), error, waiting)

    def without_review(self, games: Sequence[PlayedGame]) -> list[str]:
        """The codes of those of the games whose review nobody has asked for, in their order."""
        asked = self._reviews(games)
        return [game.plan.code for game in games if game.plan.code not in asked]

    def _reviews(self, games: Sequence[PlayedGame]) -> dict[str, str]:
        """The stored texts of reviews by code, empty as long as one is not made."""
        codes = [game.plan.code for game in games]
        query = sa.select(REVIEWS.c.code, REVIEWS.c.review).where(REVIEWS.c.code.in_(codes))
        with self._engine.connect() as connection:
            return {row.code: row.review for row in connection.execute(query)}


def finished(player: str) -> sa.Select[tuple[object, ...]]:
    """Tables that are over; on a shared device nobody knows who played which seat."""
    alone = sa.select(SEATS.c.code).where(SEATS.c.player == player).group_by(SEATS.c.code).having(sa.func.count() == 1)
    joined = sa.select(TABLES.c.code, TABLES.c.plan, TABLES.c.latest, TABLES.c.result, SEATS.c.seat)
    own = joined.join(SEATS, SEATS.c.code == TABLES.c.code).where(SEATS.c.player == player, TABLES.c.over)
    return own.where(TABLES.c.code.in_(alone)).order_by(TABLES.c.latest.desc(), TABLES.c.code).limit(MOST_GAMES)


def seat_events(connection: Connection, player: str) -> dict[str, list[str]]:
    """By table: the events about who sits there, as they are stored."""
    own = sa.select(SEATS.c.code).where(SEATS.c.player == player)
    kinds = sa.or_(*(EVENTS.c.event.startswith(f'{{"type":"{kind}"') for kind in ABOUT_SEATS))
    query = sa.select(EVENTS.c.code, EVENTS.c.event).where(EVENTS.c.code.in_(own), kinds)
    logs: dict[str, list[str]] = defaultdict(list)
    for row in connection.execute(query.order_by(EVENTS.c.code, EVENTS.c.sequence)):
        logs[row.code].append(row.event)
    return logs


def readable(rows: Sequence[Row[tuple[object, ...]]], logs: dict[str, list[str]]) -> Iterator[PlayedGame]:
    """The games whose data is not damaged, and that did not end because the table was closed."""
    for row in rows:
        with suppress(Unreadable), reading(row.code):
            game = played_game(row, [events.decode(text) for text in logs[row.code]])
            if game is not None:
                yield game


def played_game(row: Row[tuple[object, ...]], log: Sequence[Event]) -> PlayedGame | None:
    """None: the table was closed."""
    plan = msgspec.json.decode(row.plan, type=Plan)
    result = msgspec.json.decode(row.result or "null", type=Result | None)
    given_up = {event.seat for event in log if has_given_up(event)}
    if result is None and not given_up:
        return None
    sitting, stood_in = who_sat(log)
    others = tuple(other for seat, other in sorted(sitting.items()) if seat != row.seat)
    left = frozenset(given_up | stood_in)
    return PlayedGame(plan, row.latest, row.seat, result, others, has_given_up=row.seat in given_up, left=left)


def has_given_up(event: Event) -> TypeGuard[Resigned | RanOut]:
    """Whether somebody gave the seat up, or lost it by time."""
    return isinstance(event, Resigned) or (isinstance(event, RanOut) and event.lost)


def who_sat(log: Sequence[Event]) -> tuple[dict[int, Other], set[int]]:
    """Who sat on each seat, and on which of them somebody stood in, who does not count."""
    sitting: dict[int, Other] = {}
    stood_in: set[int] = set()
    for event in log:
        match event:
            case Sat() | Renamed():
                sitting[event.seat] = Other(event.seat, event.name, None)
            case Left() | Removed(level=""):
                sitting.pop(event.seat, None)
            case Hired() if event.seat not in sitting:
                sitting[event.seat] = Other(event.seat, event.name, event.level)
            case Hired() | Removed() | RanOut():
                stood_in.add(event.seat)
            case _:
                pass
    return sitting, stood_in


def account_of(code: str, review: str, seat: int) -> Account | None:
    """None: the review is damaged."""
    with suppress(Unreadable), reading(code):
        return msgspec.json.decode(review, type=ReviewedAccounts).accounts[seat]
    return None
