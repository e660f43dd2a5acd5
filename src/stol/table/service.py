"""The tables in memory, and all changes to them. Events are committed first, then applied and announced."""

import asyncio
import contextlib
import gc
import logging
import random
import time
import zlib
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from stol.errors import IllegalMove
from stol.position import Position
from stol.table.announcement import ChatRead, PlayerChanged, TablesRewritten
from stol.table.change import LOBBY, append_events, open_table
from stol.table.checks import Checks
from stol.table.clock_keeper import ClockKeeper
from stol.table.daily_expiry import DailyExpiry
from stol.table.database_threads import UNAVAILABLE, in_database
from stol.table.deal_claims import DealClaim, claims_of
from stol.table.derived_tables import rematch
from stol.table.events import Event, Played
from stol.table.fair_queue import Caller
from stol.table.hints import Hints
from stol.table.kept_bots import BotKey
from stol.table.leases import sweep
from stol.table.lobby import Seek
from stol.table.lobby_change import players_of, with_listing
from stol.table.lobby_keeper import LobbyKeeper
from stol.table.log_names import log_name
from stol.table.metrics import MOVES
from stol.table.news import News
from stol.table.opponents import Opponents
from stol.table.own_data_files import OwnDataFiles
from stol.table.pictures import Pictures
from stol.table.plan import Plan
from stol.table.play import Refused, Stale, bounded, play, start
from stol.table.player_cache import PlayerCache
from stol.table.preparation import Preparation
from stol.table.ranking import end_of_table
from stol.table.rated_games import rated_end
from stol.table.reviews import SIMULATIONS, Reviews
from stol.table.seen import Seen
from stol.table.session import TableSession
from stol.table.sessions import Sessions
from stol.table.simultaneous import asking
from stol.table.store import Conflict, DealMet, Store
from stol.table.table import Table
from stol.table.writer import Writer

LOG = logging.getLogger(__name__)
ATTEMPTS = 5
"""How often a change is retried after another server wrote first."""
LEASE_SECONDS = 5.0
"""After so long without a sign of life from a server, another one does its work."""
CODES_TOLD = 200
"""Codes of tables in one announcement."""
RETRY_DELAY = 2.0
"""Seconds until failed background work is retried."""
T = TypeVar("T")
Decision: TypeAlias = Callable[[Table], Sequence[Event]]


class TableService:
    """Opens, finds and changes tables."""

    def __init__(
        self,
        store: Store,
        opponents: Opponents,
        *,
        pace: float,
        away_after: float = 20.0,
        simulations: int = SIMULATIONS,
        now: Callable[[], int] | None = None,
    ) -> None:
        self.store = store
        self.opponents = opponents
        self.checks = Checks()
        self.pictures = Pictures()
        self.own_data_files = OwnDataFiles(store.url)
        self.news = News()
        self.reviews = Reviews(store, self._find_table, simulations)
        self.preparation = Preparation(opponents)
        self._pace = pace
        """Seconds between an opponent's move and the change before it, so that people can follow."""
        self.writer = Writer(store)
        self.player_cache = PlayerCache(store, self.writer)
        self.hints = Hints(opponents, self.player_cache.client_of)
        self._sessions = Sessions(
            store,
            self.preparation,
            self.news,
            self.player_cache,
            away_after,
            self._spawn,
            self._advance,
            opponents.attend,
            lambda table: self.clocks.clocks(table),  # noqa: PLW0108 - made below: it finds tables by these sessions
            lambda: self.clocks.now(),  # noqa: PLW0108 - as above
        )
        self.servers = self._sessions.servers
        self.seen = Seen(store)
        self.clocks = ClockKeeper(store, self.find, self._settle, now)
        self._background: set[asyncio.Task[None]] = set()
        """Background work, cancelled when the server stops."""
        self._unfinished: set[asyncio.Task[Any]] = set()
        """Requested work, finished before the server stops."""

    def start(self) -> None:
        """Starts to compile the rules of all games, to listen to other servers, and to delete what has expired."""
        self._spawn(self._prepare())
        self._spawn(self.servers.run())
        self._spawn(self._count_rated_games())  # those of a server that was killed
        self._spawn(self.clocks.run())
        self._spawn(LobbyKeeper(self.store.lobby, self.news, self._sessions.attended_openings).run())
        self._spawn(sweep(self.store.leases))
        self._spawn(DailyExpiry(self.store, self.forget_tables).run())

    async def _prepare(self) -> None:
        await self.preparation.run()
        gc.freeze()  # objects that stay are left out of garbage collections, which are shorter then
        await self.reviews.resume()
        await self.checks.start()

    # ---- tables

    @property
    def tables_in_memory(self) -> int:
        return self._sessions.count

    async def open(self, plan: Plan, seated: Sequence[Event], claims: tuple[DealClaim, ...] = ()) -> None:
        """Stores a new table. Conflict: its code is taken, or a claim is not true."""
        await self.writer.write(replace(open_table(plan, seated), claims=claims))
        self.news.table_opened(plan, seated)

    async def pair(self, seek: Seek, plan: Plan, seated: Sequence[Event]) -> str | None:
        """The code of a table that fits; None: there was none, so this one was opened. Conflict: its code is taken."""
        return await self._run_to_end(self._pair(seek, plan, seated))

    async def _pair(self, seek: Seek, plan: Plan, seated: Sequence[Event]) -> str | None:
        found = await in_database(self.store.pair, seek, open_table(plan, seated))
        if found is None:
            self.news.table_opened(plan, seated)
        return found

    def tell_lobby(self) -> None:
        """Tells everybody who looks at the lobby that it has changed."""
        self.news.player_changed(LOBBY)
        self.servers.tell(PlayerChanged(LOBBY))

    async def find(self, code: str, known: int = 0) -> TableSession | None:
        """The session of the table with this code, if there is one, with at least as many events as are known.

        NotReady, CompileFailed: see `Preparation.require_ready`.
        """
        return await self._sessions.find(code, known)

    async def catch_up(self, session: TableSession) -> None:
        """Makes sure that everything is known that other servers have stored."""
        if self.store.is_shared:
            await self._sessions.catch_up(session)

    async def _find_table(self, code: str) -> Table | None:
        session = await self.find(code)
        return session.table if session else None

    async def act(self, session: TableSession, decide: Decision) -> None:
        """Changes a table: `decide` returns events, they are stored, then announced. If it raises, nothing changes."""
        await self._run_to_end(self._act(session, decide))

    async def _run_to_end(self, work: Coroutine[None, None, T]) -> T:
        """Runs to the end even if the request is cancelled: after a commit, the memory has to be updated."""
        task = asyncio.create_task(work)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        return await asyncio.shield(task)

    async def _act(self, session: TableSession, decide: Decision) -> None:
        try:
            async with session.lock:
                await self._commit(session, decide)
        finally:
            await self._advance(session)

    async def _settle(self, session: TableSession) -> None:
        """Stores what is due about the clocks of a table."""
        await self.catch_up(session)
        await self.act(session, self.clocks.due_events)

    async def _commit(self, session: TableSession, decide: Decision) -> None:
        """Stores and applies events. Time that was up before comes first."""
        while self.clocks.due_events(session.table):
            await self._decide(session, self.clocks.due_events)
        await self._decide(session, decide)

    async def _decide(self, session: TableSession, decide: Decision) -> None:
        """If another server wrote first, `decide` runs again after its events."""
        for _ in range(ATTEMPTS):
            table = session.table
            try:
                events = bounded(table, decide(table))
            except (Refused, IllegalMove):
                if self.store.is_shared and await self._sessions.read_new_events(session):
                    continue  # it may refer to what another server has stored
                raise
            if not events:
                return
            now, code, timed = self.clocks.now(), table.plan.code, table.plan.time is not None
            end, rated, players = end_of_table(table, events), rated_end(table, events), players_of(table)
            try:
                change = append_events(code, table.sequence, events, end, players, rated, at=now, timed=timed)
                if claims := claims_of(table, events):
                    change = replace(change, claims=claims)
                await self.writer.write(with_listing(change, table, events))
            except DealMet:
                raise
            except Conflict:
                await self._sessions.read_new_events(session)
            else:
                table.extend(events, now)
                MOVES.inc(sum(isinstance(event, Played) for event in events))
                self._sessions.announce(session)
                if rated is not None:
                    self._spawn(self._count_rated_games())
                return
        raise Stale("moved-on")

    async def mark_heard(self, session: TableSession, player: str, count: int) -> None:
        """The player has read so many chat messages of the table."""
        count = min(count, len(session.table.talk))
        if count > session.heard.get(player, 0):
            session.heard[player] = count
            await in_database(self.store.save_visit, session.table.plan.code, player, heard=count)
            self.news.player_changed(player)
            self.servers.tell(ChatRead(session.table.plan.code, player, count))

    async def hide(self, code: str, player: str, *, hidden: bool) -> None:
        """Hides a table from a player's list, or shows it again."""
        await in_database(self.store.save_visit, code, player, hidden=hidden)
        self.news.player_changed(player)
        self.servers.tell(PlayerChanged(player))

    def forget_tables(self, codes: Sequence[str]) -> None:
        """The logs of these tables were changed or deleted: no server has them in memory any longer."""
        self._sessions.drop_rewritten(codes)
        for first in range(0, len(codes), CODES_TOLD):
            self.servers.tell(TablesRewritten(tuple(codes[first : first + CODES_TOLD])))

    async def rematch(self, session: TableSession, without: Collection[str] = ()) -> str:
        """The code of the rematch table, opened by the first request; seats of the players `without` stay open."""
        return await self._run_to_end(self._rematch(session, without))

    async def _rematch(self, session: TableSession, without: Collection[str]) -> str:
        async with session.lock:
            for _ in range(ATTEMPTS):
                table = session.table
                if table.rematch is not None:
                    return table.rematch
                plan, seated, event = rematch(table, without)
                try:
                    linked = append_events(table.plan.code, table.sequence, [event], players=players_of(table))
                    await self.writer.write(linked.combined_with(open_table(plan, seated)))
                except Conflict:
                    await self._sessions.read_new_events(session)
                else:
                    table.extend([event])
                    self._sessions.announce(session)
        raise Stale("moved-on")

    # ---- background work

    async def _count_rated_games(self) -> None:
        """Brings the strengths of players up to date with the results that are stored."""
        while True:
            try:
                await in_database(self.store.ratings.count)
            except UNAVAILABLE:
                await asyncio.sleep(RETRY_DELAY)
            else:
                return

    async def _advance(self, session: TableSession, elsewhere: bool = False) -> None:  # noqa: FBT001, FBT002 - named in calls
        """Deals once all seats are taken, and starts the opponents that are to move.

        `elsewhere`: another server has changed the table and does so, unless it stops.
        """
        if session.table.position is None and session.table.is_full:
            async with session.lock:
                await self._commit(session, start)
        for seat in session.table.to_choose():
            if session.table.seats[seat].level is not None and seat not in session.thinking:
                session.thinking.add(seat)
                self._spawn(self._run_opponent(session, seat, elsewhere))

    async def _run_opponent(self, session: TableSession, seat: int, elsewhere: bool) -> None:  # noqa: FBT001 - as above
        try:
            moved_on = elsewhere and await session.change_within(LEASE_SECONDS)
            if not moved_on and not await self._play_for_opponent(session, seat):
                await session.change_within(LEASE_SECONDS)  # another server asks this opponent
        except Stale:
            LOG.info("table %s has moved on; the opponent's move is dropped", log_name(session.table.plan.code))
        except Exception:
            LOG.exception("the opponent's move at table %s failed; retrying", log_name(session.table.plan.code))
            await asyncio.sleep(RETRY_DELAY)
        finally:
            session.thinking.discard(seat)
        await self._advance(session)

    async def _play_for_opponent(self, session: TableSession, seat: int) -> bool:
        """Plays the opponent's move. False: another server does."""
        table, level = session.table, session.table.seats[seat].level
        if table.position is None or level is None:
            return True
        asked, undo_count = asking(table.position, seat), table.undo_count
        # From the secret seed: nobody can predict an opponent's secret choice.
        seed = zlib.crc32(f"{table.plan.seed} {asked.ply}".encode())
        async with self._lease(f"{table.plan.code} {seat} {asked.ply} {undo_count}") as is_ours:
            if not is_ours:
                return False
            key, host = BotKey(table.plan.code, seat, level, undo_count), self._host(session)
            move = await self._choose_move(asked, key, seed, host)
            await asyncio.sleep(max(0.0, session.changed + self._pace - time.monotonic()))

            def decide(now: Table) -> Sequence[Event]:
                return play(now, seat, asked.ply, move, undo_count) if now.seats[seat].level else []

            async with session.lock:
                await self._commit(session, decide)
        return True

    @contextlib.asynccontextmanager
    async def _lease(self, work: str) -> AsyncIterator[bool]:
        """Whether this server may do some work; no other server does it until the block ends or this server stops."""
        if not self.store.is_shared:
            yield True
            return

        async def renew() -> None:
            while True:
                await asyncio.sleep(LEASE_SECONDS / 2)
                with contextlib.suppress(Exception):  # without the database nobody else can take it either
                    await in_database(self.store.leases.take, work, LEASE_SECONDS)

        is_ours = await in_database(self.store.leases.take, work, LEASE_SECONDS)
        renewing = asyncio.create_task(renew()) if is_ours else None
        try:
            yield is_ours
        finally:
            if renewing is not None:
                renewing.cancel()

    def _host(self, session: TableSession) -> Caller:
        """For whom the opponents of a table think."""
        plan = session.table.plan
        return Caller(self.player_cache.client_of(plan.host), plan.host, plan.code, session.is_attended)

    async def _choose_move(self, asked: Position, key: BotKey, seed: int, caller: Caller) -> str:
        """The bot's move, or a random one if the bot fails: the game must not hang."""
        try:
            return await self.opponents.move(asked.view(key.seat), key, seed, caller)
        except Exception:
            LOG.exception(
                "the opponent %r failed in %s at ply %d; playing a random move", key.level, asked.game.key, asked.ply
            )
            return random.Random(seed).choice(asked.legal())  # noqa: S311 - seeded by the secret seed

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background_done)

    def _background_done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a background task failed", exc_info=task.exception())

    def close_streams(self) -> None:
        """Ends all streams, so that the server can stop."""
        self._sessions.close_streams()

    async def close(self) -> None:
        """Finishes requested work, cancels background work, and closes everything."""
        with contextlib.suppress(Exception):  # without the database the others notice it by themselves
            await self.servers.farewell()
        with contextlib.suppress(Exception):  # as above
            await self.clocks.close()
        while self._background or self._unfinished:
            for task in self._background:
                task.cancel()
            await asyncio.gather(*self._background, *self._unfinished, return_exceptions=True)
        await self.reviews.close()
        self.opponents.close()
        self.checks.close()
        self.pictures.close()
        self.own_data_files.close()
        await asyncio.to_thread(self.writer.close)
        self.store.close()
