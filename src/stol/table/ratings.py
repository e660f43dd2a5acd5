"""The strength of players, counted from the results of rated games: each game once, in one order for all servers."""

import contextlib
import itertools
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, Row
from sqlalchemy.exc import IntegrityError

from stol.table.level_strengths import level_strength
from stol.table.schema import PLAYERS, RATED_GAMES, RATED_SEATS
from stol.table.strength import Side, Strength, rate

DAY: Final = 24 * 3600 * 1000
"""Milliseconds."""

SeatRow = Row[tuple[object, ...]]


@dataclass(frozen=True)
class Step:
    """A player's strength after a rated game."""

    code: str
    at: int
    """Milliseconds since 1970."""
    rank: int
    strength: Strength


class Ratings:
    """The strengths in a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def count(self) -> int:
        """Counts all games that have not been counted yet, the oldest first; says how many."""
        counted = 0
        while (code := self._oldest_uncounted()) is not None:
            with contextlib.suppress(IntegrityError):  # another server took the place: its result has to be read first
                counted += self._count(code)
        return counted

    def _oldest_uncounted(self) -> str | None:
        query = sa.select(RATED_GAMES.c.code).where(RATED_GAMES.c.place.is_(None))
        with self._engine.connect() as connection:
            return connection.scalar(query.order_by(RATED_GAMES.c.at, RATED_GAMES.c.code).limit(1))

    def _count(self, code: str) -> bool:
        """Counts a game in a transaction. False: another server has done it."""
        with self._engine.begin() as connection:
            if not claim(connection, code):
                return False
            count_game(connection, code)
            return True

    def recount(self) -> int:
        """Computes all strengths again from the results, in the order in which they counted; says of how many games."""
        with self._engine.begin() as connection:
            counted = sa.select(RATED_GAMES.c.code).where(RATED_GAMES.c.place.is_not(None))
            codes = connection.scalars(counted.order_by(RATED_GAMES.c.place)).all()
            connection.execute(RATED_SEATS.update().values(mean=None, deviation=None, games=None))
            for code in codes:
                count_game(connection, code)
        return len(codes) + self.count()

    def steps(self, player: str, game: str) -> list[Step]:
        """A player's strength after each rated game."""
        with self._engine.connect() as connection:
            found = connection.execute(seats_of_player(player, game).order_by(RATED_GAMES.c.place))
            return [Step(row.code, row.at, row.rank, strength_of(row)) for row in found]

    def strengths(self, player: str) -> dict[str, Strength]:
        """By game, those in which the player has played a rated one."""
        with self._engine.connect() as connection:
            games = connection.scalars(
                sa.select(RATED_GAMES.c.game).distinct().join(RATED_SEATS).where(RATED_SEATS.c.player == player)
            ).all()
            latest = {game: latest_seat(connection, player, game) for game in sorted(games)}
            return {game: strength_of(row) for game, row in latest.items() if row}

    def strengths_at(self, places: Iterable[tuple[str, str]]) -> dict[tuple[str, str], Strength]:
        """Of players, each in a game; those who have played a rated one there."""
        with self._engine.connect() as connection:
            latest = {place: latest_seat(connection, *place) for place in places}
            return {place: strength_of(row) for place, row in latest.items() if row}


def claim(connection: Connection, code: str) -> bool:
    """Gives the game the next place, which is unique: games are counted one after the other. False: it has one."""
    latest = connection.scalar(sa.select(sa.func.max(RATED_GAMES.c.place))) or 0
    free = (RATED_GAMES.c.code == code) & RATED_GAMES.c.place.is_(None)
    return connection.execute(RATED_GAMES.update().where(free).values(place=latest + 1)).rowcount > 0


def count_game(connection: Connection, code: str) -> None:
    """Stores the strengths of the players after a game."""
    game = connection.execute(sa.select(RATED_GAMES).where(RATED_GAMES.c.code == code)).one()
    query = sa.select(RATED_SEATS).where(RATED_SEATS.c.code == code).order_by(RATED_SEATS.c.side, RATED_SEATS.c.seat)
    seats = connection.execute(query).all()
    sides = [list(members) for _, members in itertools.groupby(seats, key=lambda seat: seat.side)]
    known = [[strength_before(connection, game, seat, len(seats)) for seat in members] for members in sides]
    after = rate([Side(members[0].rank, tuple(before)) for members, before in zip(sides, known, strict=True)])
    for seat, strength in zip(itertools.chain(*sides), itertools.chain(*after), strict=True):
        if seat.player is not None:
            place = (RATED_SEATS.c.code == code) & (RATED_SEATS.c.seat == seat.seat)
            stored = {"mean": strength.mean, "deviation": strength.deviation, "games": strength.games}
            connection.execute(RATED_SEATS.update().where(place).values(**stored))


def strength_before(connection: Connection, game: SeatRow, seat: SeatRow, players: int) -> Strength:
    """What was known of a player before a game; computer players are as strong as their level."""
    if seat.player is None:
        return level_strength(game.game, players, seat.level)
    latest = latest_seat(connection, seat.player, game.game)
    return strength_of(latest).before_next_game((game.at - latest.at) / DAY) if latest else Strength()


def latest_seat(connection: Connection, player: str, game: str) -> SeatRow | None:
    """The player's seat in the game that was counted last."""
    latest_first = seats_of_player(player, game).order_by(RATED_GAMES.c.place.desc())
    return connection.execute(latest_first.limit(1)).one_or_none()


def seats_of_player(player: str, game: str) -> sa.Select[tuple[object, ...]]:
    """Counted games of a player."""
    joined = sa.select(*RATED_SEATS.c, RATED_GAMES.c.at).join(RATED_GAMES, RATED_GAMES.c.code == RATED_SEATS.c.code)
    return joined.where(RATED_SEATS.c.player == player, RATED_GAMES.c.game == game, RATED_SEATS.c.mean.is_not(None))


def strength_of(row: SeatRow) -> Strength:
    return Strength(row.mean, row.deviation, row.games)


# ---- what goes with a player


def forget_ratings(connection: Connection, players: Iterable[str]) -> None:
    """Takes players out of rated games: where other people played, the result stays with an id that says nothing."""
    for player in players:
        own = sa.select(RATED_SEATS.c.code).where(RATED_SEATS.c.player == player)
        others = sa.select(RATED_SEATS.c.code).join(PLAYERS, PLAYERS.c.id == RATED_SEATS.c.player)
        shared = connection.scalars(others.where(RATED_SEATS.c.code.in_(own), PLAYERS.c.id != player)).all()
        delete_games(connection, connection.scalars(own.where(RATED_SEATS.c.code.not_in(shared))).all())
        nameless = RATED_SEATS.update().where(RATED_SEATS.c.player == player)
        connection.execute(nameless.values(player=secrets.token_hex(16)))


def delete_games(connection: Connection, codes: Sequence[str]) -> None:
    for column in (RATED_SEATS.c.code, RATED_GAMES.c.code):
        connection.execute(sa.delete(column.table).where(column.in_(codes)))


def export_ratings(connection: Connection, player: str) -> list[dict[str, object]]:
    """Everything that is kept about a player's rated games."""
    query = sa.select(RATED_SEATS, RATED_GAMES.c.game, RATED_GAMES.c.at).join(RATED_GAMES)
    kept = "code", "game", "at", "seat", "rank", "mean", "deviation", "games"
    rows = connection.execute(query.where(RATED_SEATS.c.player == player).order_by(RATED_GAMES.c.at))
    return [{name: getattr(row, name) for name in kept} for row in rows]
