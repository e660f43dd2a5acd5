"""Groups: people who play the same game again and again. Each table of a group is the rematch of the one before."""

import secrets
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError

from stol.games.view import Result
from stol.table.change import now_in_milliseconds
from stol.table.schema import GROUP_MEMBERS, GROUP_TABLES, GROUPS, PLAYERS, SEATS, TABLES

MOST_GROUPS: Final = 20
"""Groups of one player."""


@dataclass(frozen=True)
class Member:
    """Somebody in a group."""

    player: str
    name: str
    wins: int = 0
    """Of the group's games that are stored, alone or shared."""


@dataclass(frozen=True)
class Group:
    """A group as its members see it."""

    id: str
    latest: str
    """The code of its latest table."""
    at: int
    """When that table was added, in milliseconds since 1970."""
    games: int
    """Finished games with a result."""
    members: tuple[Member, ...]


@dataclass(frozen=True)
class OwnGroup:
    """A group of the visitor, with what is known of its latest table."""

    group: Group
    game: str
    """Empty if the latest table can't be read."""
    is_playing: bool
    """Whether the latest table is not over."""


class Groups:
    """The groups in a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of_player(self, player: str) -> list[Group]:
        """The groups of a player, those that have played last first. Groups whose tables have expired are left out."""
        own = sa.select(GROUP_MEMBERS.c.group_id).where(GROUP_MEMBERS.c.player == player)
        latest = sa.func.max(GROUP_TABLES.c.at)
        query = (
            sa.select(GROUP_TABLES.c.group_id)
            .join(TABLES, TABLES.c.code == GROUP_TABLES.c.code)
            .where(GROUP_TABLES.c.group_id.in_(own))
            .group_by(GROUP_TABLES.c.group_id)
            .order_by(latest.desc(), GROUP_TABLES.c.group_id)
        )
        with self._engine.connect() as connection:
            return [read_group(connection, one) for one in connection.scalars(query).all()]

    def of_table(self, code: str) -> str | None:
        """The id of the group that a table belongs to."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(GROUP_TABLES.c.group_id).where(GROUP_TABLES.c.code == code))

    def members(self, group: str) -> frozenset[str]:
        with self._engine.connect() as connection:
            return members_of(connection, group)

    def keep(self, code: str, players: Collection[str]) -> str:
        """The id of the group of a table; a new one of these players if it has none."""
        group = secrets.token_hex(16)
        now = now_in_milliseconds()
        try:
            with self._engine.begin() as connection:
                connection.execute(GROUPS.insert(), {"id": group, "made": now})
                members = [{"group_id": group, "player": one} for one in sorted(players)]
                connection.execute(GROUP_MEMBERS.insert(), members)
                connection.execute(GROUP_TABLES.insert(), {"code": code, "group_id": group, "at": now})
        except IntegrityError:  # somebody else at the table was first
            return self.of_table(code) or group
        return group

    def count_of(self, player: str) -> int:
        query = sa.select(sa.func.count()).select_from(GROUP_MEMBERS).where(GROUP_MEMBERS.c.player == player)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def add_table(self, group: str, code: str) -> None:
        """The next table of a group; adding it again changes nothing."""
        row = {"code": code, "group_id": group, "at": now_in_milliseconds()}
        try:
            with self._engine.begin() as connection:
                connection.execute(GROUP_TABLES.insert(), row)
        except IntegrityError:
            return

    def leave(self, group: str, player: str) -> None:
        """The player is no longer of the group. A group of less than two people is deleted."""
        of_group = GROUP_MEMBERS.c.group_id == group
        with self._engine.begin() as connection:
            connection.execute(GROUP_MEMBERS.delete().where(of_group, GROUP_MEMBERS.c.player == player))
            if len(members_of(connection, group)) < 2:
                delete_groups(connection, [group])


def members_of(connection: Connection, group: str) -> frozenset[str]:
    return frozenset(connection.scalars(sa.select(GROUP_MEMBERS.c.player).where(GROUP_MEMBERS.c.group_id == group)))


def read_group(connection: Connection, group: str) -> Group:
    """A group that has a table."""
    tables = (
        sa.select(GROUP_TABLES.c.code, GROUP_TABLES.c.at, TABLES.c.result)
        .join(TABLES, TABLES.c.code == GROUP_TABLES.c.code)
        .where(GROUP_TABLES.c.group_id == group)
        .order_by(GROUP_TABLES.c.at, GROUP_TABLES.c.code)
    )
    rows = connection.execute(tables).all()
    results = {row.code: result for row in rows if (result := read_result(row.result))}
    wins = count_wins(connection, results)
    named = (
        sa.select(PLAYERS.c.id, PLAYERS.c.name)
        .join(GROUP_MEMBERS, GROUP_MEMBERS.c.player == PLAYERS.c.id)
        .where(GROUP_MEMBERS.c.group_id == group)
        .order_by(PLAYERS.c.name, PLAYERS.c.id)
    )
    members = tuple(Member(row.id, row.name, wins[row.id]) for row in connection.execute(named))
    return Group(group, rows[-1].code, rows[-1].at, len(results), members)


def read_result(text: str | None) -> Result | None:
    """None: the table is not over, it ended early, or its row is damaged."""
    try:
        return msgspec.json.decode(text or "null", type=Result | None)
    except msgspec.MsgspecError:
        return None


def count_wins(connection: Connection, results: dict[str, Result]) -> Counter[str]:
    """By player: how many of these games they have won, alone or shared."""
    query = sa.select(SEATS.c.code, SEATS.c.player, SEATS.c.seat).where(SEATS.c.code.in_(results))
    won = {(row.code, row.player) for row in connection.execute(query) if row.seat in results[row.code]["winners"]}
    return Counter(player for _, player in won)


def delete_groups(connection: Connection, groups: Sequence[str]) -> None:
    for column in (GROUP_TABLES.c.group_id, GROUP_MEMBERS.c.group_id, GROUPS.c.id):
        connection.execute(sa.delete(column.table).where(column.in_(groups)))


def forget_members(connection: Connection, players: Sequence[str]) -> None:
    """Takes players who are deleted out of all groups. A group of less than two people is deleted."""
    connection.execute(GROUP_MEMBERS.delete().where(GROUP_MEMBERS.c.player.in_(players)))
    count = sa.select(sa.func.count()).where(GROUP_MEMBERS.c.group_id == GROUPS.c.id).scalar_subquery()
    delete_groups(connection, connection.scalars(sa.select(GROUPS.c.id).where(count < 2)).all())


def forget_tables(connection: Connection, codes: Sequence[str]) -> None:
    """Takes tables that are deleted out of their groups. A group without tables is deleted."""
    connection.execute(GROUP_TABLES.delete().where(GROUP_TABLES.c.code.in_(codes)))
    empty = sa.select(GROUPS.c.id).where(~sa.exists().where(GROUP_TABLES.c.group_id == GROUPS.c.id))
    delete_groups(connection, connection.scalars(empty).all())


def export_groups(connection: Connection, player: str) -> list[dict[str, object]]:
    """The player's groups, by their tables; who else belongs to them is not told."""
    query = (
        sa.select(GROUPS.c.id, GROUPS.c.made)
        .join(GROUP_MEMBERS, GROUP_MEMBERS.c.group_id == GROUPS.c.id)
        .where(GROUP_MEMBERS.c.player == player)
        .order_by(GROUPS.c.made, GROUPS.c.id)
    )
    return [{"made": row.made, "tables": codes_of_group(connection, row.id)} for row in connection.execute(query).all()]


def codes_of_group(connection: Connection, group: str) -> list[str]:
    query = sa.select(GROUP_TABLES.c.code).where(GROUP_TABLES.c.group_id == group)
    return list(connection.scalars(query.order_by(GROUP_TABLES.c.at, GROUP_TABLES.c.code)))
