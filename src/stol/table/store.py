"""The event store: an append-only log for each table, in SQLite or PostgreSQL."""

import contextlib
import dataclasses
import functools
import hashlib
import logging
import secrets
from collections.abc import Sequence
from queue import SimpleQueue

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from stol.table import deal_claims, events, ranking, visits
from stol.table.announcement import Announcement, encode, latest_only
from stol.table.career import Careers
from stol.table.change import Change, group_by_statement, now_in_milliseconds
from stol.table.clock_store import ClockStore
from stol.table.company import Company
from stol.table.database import open_engine
from stol.table.devices import DeviceStore
from stol.table.events import Event
from stol.table.groups import Groups
from stol.table.holidays import HolidayStore
from stol.table.leases import Leases
from stol.table.life_cycle import LifeCycle
from stol.table.links import LinkStore
from stol.table.lobby import Lobby, Seek, find_partner, lock_pairing
from stol.table.log_names import log_name
from stol.table.notices import NoticeStore
from stol.table.own_scores import OwnScore, read_own_scores
from stol.table.phrases import PhraseStore
from stol.table.plan import Plan
from stol.table.player import Player, PlayerSettings
from stol.table.player_data import PlayerData
from stol.table.ranking import Ranking, RankingQuery, deal_key
from stol.table.ratings import Ratings
from stol.table.reports import Reports
from stol.table.schema import EVENTS, PLAYERS, REVIEWS, SEATS, SECRETS, TABLES
from stol.table.sheets import SheetStore
from stol.table.stored_sizes import StoredSizes
from stol.table.table import Table
from stol.table.unreadable import Unreadable, reading
from stol.table.visits import TableList

LOG = logging.getLogger(__name__)


class Conflict(Exception):  # noqa: N818 - no error: somebody else was first
    """Another writer was first."""


class DealMet(Conflict):
    """The player sits at another table of the deal by now."""


class Store:
    """A database by its URL: SQLite in a file, or PostgreSQL. All calls block, so they are made from threads."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self.server = secrets.token_hex(8)
        """The id of this server, among several on one database."""
        self.untold: SimpleQueue[Announcement] = SimpleQueue()
        """What is stored, but could not be announced."""
        self.sheets = SheetStore(self._engine)
        self.leases = Leases(self._engine, self.server)
        self.clocks = ClockStore(self._engine, self.server)
        self.holidays = HolidayStore(self._engine)
        self.life_cycle = LifeCycle(self._engine)
        self.sizes = StoredSizes(self._engine)
        self.player_data = PlayerData(self._engine)
        self.careers = Careers(self._engine)
        self.ratings = Ratings(self._engine)
        self.reports = Reports(self._engine)
        self.devices = DeviceStore(self._engine)
        self.links = LinkStore(self._engine)
        self.phrases = PhraseStore(self._engine)
        self.notices = NoticeStore(self._engine)
        self.lobby = Lobby(self._engine)
        self.company = Company(self._engine)
        self.groups = Groups(self._engine)

    @property
    def url(self) -> URL:
        return self._engine.url

    @property
    def is_shared(self) -> bool:
        """Whether servers on this database hear of each other's changes: only PostgreSQL can notify them."""
        return self._engine.dialect.name == "postgresql"

    @functools.cached_property
    def channel(self) -> str:
        """The channel for notifications: a PostgreSQL database may hold several schemas with tables of stol."""
        return f"stol_{hashlib.sha256(self.secret('channel').encode()).hexdigest()[:16]}"

    def ping(self) -> None:
        """Returns if the database answers."""
        with self._engine.connect() as connection:
            connection.execute(sa.select(1))

    def close(self) -> None:
        self._engine.dispose()

    def write(self, *changes: Change) -> None:
        """Commits all changes in one transaction, or none.

        Conflict: the code is taken, the log has more events by now, or the player has a table of that daily deal.
        DealMet: a claim of a change is not true.
        """
        claims = [claim for change in changes for claim in change.claims]
        try:
            with self._engine.begin() as connection:
                deal_claims.lock(connection, claims)
                for statement, rows in group_by_statement(changes):
                    connection.execute(statement, rows)
                if not deal_claims.are_met(connection, claims):
                    raise DealMet(log_names(changes))
        except IntegrityError as problem:
            raise Conflict(log_names(changes)) from problem
        self._tell_of_stored([one for change in changes for one in change.told])

    def pair(self, seek: Seek, opening: Change) -> str | None:
        """The code of the table that fits and has waited longest; if there is none, this one is opened.

        One transaction decides, so that two who seek at the same time find each other: the later one sees the table of
        the other. Conflict: the code is taken.
        """
        try:
            with self._engine.begin() as connection:
                lock_pairing(connection)
                found = find_partner(connection, seek)
                if found is None:
                    for statement, rows in group_by_statement([opening]):
                        connection.execute(statement, rows)
        except IntegrityError as problem:
            raise Conflict(log_names([opening])) from problem
        if found is None:
            self._tell_of_stored(opening.told)
        return found

    def tell(self, *told: Announcement) -> None:
        """Notifies the other servers."""
        if told and self.is_shared:
            texts = [{"text": text} for text in encode(self.server, latest_only(told))]
            with self._engine.begin() as connection:
                connection.exec_driver_sql("SET LOCAL synchronous_commit = off")  # it stores nothing
                connection.execute(sa.select(sa.func.pg_notify(self.channel, sa.bindparam("text"))), texts)

    def _tell_of_stored(self, told: Sequence[Announcement]) -> None:
        """Notifies the other servers of what is committed, whatever happens: else it would count as not stored.

        Not in the transaction itself: PostgreSQL commits those that notify one after the other, each with its fsync.
        """
        try:
            self.tell(*told)
        except SQLAlchemyError as problem:
            LOG.warning("what is stored is announced later: %s", type(problem).__name__)
            for one in told:
                self.untold.put(one)

    def plan(self, code: str) -> Plan | None:
        """The plan of the table with this code, if there is one. Unreadable: it is damaged."""
        if not code.isalnum():  # databases refuse some characters that people can type
            return None
        with self._engine.connect() as connection:
            plan = connection.scalar(sa.select(TABLES.c.plan).where(TABLES.c.code == code))
        if plan is None:
            return None
        with reading(code):
            return msgspec.json.decode(plan, type=Plan)

    def load(self, plan: Plan) -> Table:
        """The table, rebuilt from its event log. Unreadable: it is damaged."""
        table = Table(plan)
        log = self.events_after(plan.code, 0)
        with reading(plan.code):
            for event, at in log:
                table.extend([event], at)
        return table

    def history(self, code: str) -> tuple[Plan, list[Event]]:
        """The plan and the log of a table that there is. Unreadable: it is damaged, or was deleted just now."""
        plan = self.plan(code)
        if plan is None:
            raise Unreadable(log_name(code))
        return plan, [event for event, _ in self.events_after(code, 0)]

    def events_after(self, code: str, sequence: int) -> list[tuple[Event, int]]:
        """The events of a table's log from this one on, each with its moment."""
        query = sa.select(EVENTS.c.event, EVENTS.c.at).where(EVENTS.c.code == code, EVENTS.c.sequence >= sequence)
        with self._engine.connect() as connection:
            log = connection.execute(query.order_by(EVENTS.c.sequence)).all()
        with reading(code):
            return [(events.decode(row.event), row.at) for row in log]

    def sequences(self, codes: Sequence[str]) -> dict[str, int]:
        """How many events the logs of these tables have."""
        query = sa.select(EVENTS.c.code, sa.func.max(EVENTS.c.sequence) + 1).where(EVENTS.c.code.in_(codes))
        with self._engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query.group_by(EVENTS.c.code))}

    def tables_of(
        self, player: str, *, limit: int, over: bool | None = None, hidden: bool = False, offset: int = 0
    ) -> list[str]:
        """The codes of the tables where a player sits or which the player opened, latest first."""
        with self._engine.connect() as connection:
            return visits.codes(connection, TableList(player, over, hidden), limit, offset)

    def count_tables(self, player: str, *, over: bool | None = None, hidden: bool = False) -> int:
        """How many tables `tables_of` would list without a limit."""
        with self._engine.connect() as connection:
            return visits.count(connection, TableList(player, over, hidden))

    def heard(self, code: str) -> dict[str, int]:
        """How many chat messages of a table each player has read."""
        with self._engine.connect() as connection:
            return visits.heard(connection, code)

    def is_hidden(self, code: str, player: str) -> bool:
        """Whether the player has hidden the table from the own list."""
        with self._engine.connect() as connection:
            return visits.is_hidden(connection, code, player)

    def save_visit(self, code: str, player: str, **changed: bool | int) -> None:
        """Stores what a player keeps of a table: `hidden`, `heard`."""
        with self._engine.begin() as connection:
            if visits.update(connection, code, player, changed):
                return
        try:
            with self._engine.begin() as connection:
                visits.insert(connection, code, player, changed)
        except IntegrityError:  # somebody else inserted it meanwhile
            with self._engine.begin() as connection:
                visits.update(connection, code, player, changed)

    def has_finished(self, player: str, game: str) -> bool:
        """Whether a player sat at a table of this game until its end by the rules."""
        sitting = sa.select(SEATS.c.code).where(SEATS.c.player == player, SEATS.c.seat >= 0)
        of_game = TABLES.c.plan.contains(f'"game":"{game}"', autoescape=True)  # quotes inside of texts are escaped
        to_its_end = TABLES.c.over & sa.func.coalesce(TABLES.c.result, "").is_distinct_from("null")
        query = sa.select(TABLES.c.code).where(TABLES.c.code.in_(sitting), to_its_end, of_game).limit(1)
        with self._engine.connect() as connection:
            return connection.scalar(query) is not None

    def tables_without_hints(self, player: str, game: str) -> list[str]:
        """The codes of the tables of this game without hints where a player sits, begun and not over."""
        sitting = sa.select(SEATS.c.code).where(SEATS.c.player == player, SEATS.c.seat >= 0)
        of_game = TABLES.c.plan.contains(f'"game":"{game}"', autoescape=True)  # as above
        no_hints = TABLES.c.plan.contains('"hints":false', autoescape=True)
        begun = sa.exists().where(EVENTS.c.code == TABLES.c.code, EVENTS.c.event.startswith('{"type":"Started"'))
        query = sa.select(TABLES.c.code).where(TABLES.c.code.in_(sitting), ~TABLES.c.over, of_game, no_hints, begun)
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def own_scores(self, player: str, game: str) -> list[OwnScore]:
        """What a player scored in each finished game of this kind."""
        with self._engine.connect() as connection:
            return read_own_scores(connection, player, game)

    def ranking(self, query: RankingQuery) -> Ranking:
        """The ranking of the tables of a deal."""
        with self._engine.connect() as connection:
            return ranking.read_ranking(connection, query)

    def tables_of_deal(self, player: str, game: str, deal: str) -> dict[str, bool]:
        """The codes of the tables of a deal where the player sits, with whether they are over."""
        with self._engine.connect() as connection:
            return ranking.tables_of_deal(connection, player, game, deal)

    def daily_table_of(self, player: str, game: str, deal: str) -> str | None:
        """The code of a player's table of a deal of the day."""
        query = sa.select(TABLES.c.code).where(TABLES.c.once == f"{deal_key(game, deal)} {player}")
        with self._engine.connect() as connection:
            return connection.scalar(query)

    def secret(self, name: str) -> str:
        """A secret of this database, made once: all servers that use the database share it."""
        query = sa.select(SECRETS.c.secret).where(SECRETS.c.name == name)
        with contextlib.suppress(IntegrityError), self._engine.begin() as connection:
            if connection.scalar(query) is None:
                connection.execute(SECRETS.insert(), {"name": name, "secret": secrets.token_hex(32)})
        with self._engine.connect() as connection:
            return str(connection.execute(query).scalar_one())

    def request_review(self, code: str) -> None:
        """Stores that a review is wanted, unless it is stored already."""
        with contextlib.suppress(IntegrityError), self._engine.begin() as connection:
            connection.execute(REVIEWS.insert(), {"code": code, "review": "", "made": now_in_milliseconds()})

    def save_review(self, code: str, text: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(
                REVIEWS.update().where(REVIEWS.c.code == code).values(review=text, made=now_in_milliseconds())
            )

    def review(self, code: str) -> str | None:
        """The stored review; empty while it is not finished, None if nobody requested it."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(REVIEWS.c.review).where(REVIEWS.c.code == code))

    def pending_reviews(self) -> list[str]:
        """The codes of tables whose reviews are not finished."""
        with self._engine.connect() as connection:
            return list(connection.scalars(sa.select(REVIEWS.c.code).where(REVIEWS.c.review == "")))

    def language_of(self, player: str) -> str:
        """The language that a player has chosen; empty if none."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(PLAYERS.c.language).where(PLAYERS.c.id == player)) or ""

    def find_player(self, secret: str, agent: str = "") -> Player | None:
        """The player with this hash of a device's secret. `agent`: what kind of device it is, if that is known."""
        row = self.devices.find_player(secret, agent)
        if row is None:
            return None
        player = Player(id=row.id, name=row.name, language=row.language or "")
        with contextlib.suppress(Unreadable), reading(row.id):  # damaged settings don't lock a player out
            progress = msgspec.json.decode(row.progress, type=dict[str, int])
            settings = msgspec.json.decode(row.settings, type=PlayerSettings)
            return dataclasses.replace(player, settings=settings, progress=progress)
        return player


def log_names(changes: Sequence[Change]) -> str:
    """What the changes are about, as it may stand in a log."""
    return ", ".join(log_name(change.about) for change in changes)
