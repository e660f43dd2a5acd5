"""The tables in memory, and all changes to them. Events are committed first, then applied and announced."""

import asyncio
import gc
import logging
import random
import time
import zlib
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from cachetools import LRUCache

from stol.games.registry import keys
from stol.position import Position
from stol.table.change import append_events, open_table
from stol.table.derived_tables import rematch
from stol.table.events import Event
from stol.table.fair_queue import Caller
from stol.table.hints import Hints
from stol.table.kept_bots import BotKey
from stol.table.news import News
from stol.table.opponents import Opponents, play_random_game
from stol.table.plan import Plan
from stol.table.play import Stale, play, start
from stol.table.player_cache import PlayerCache
from stol.table.ranking import end_of_table
from stol.table.reviews import SIMULATIONS, Reviews
from stol.table.session import TableSession
from stol.table.simultaneous import asking
from stol.table.store import Conflict, Store
from stol.table.table import Table
from stol.table.writer import Writer

LOG = logging.getLogger(__name__)
MAX_RECENT = 500
"""Recently used tables kept in memory; others are loaded from the log when needed."""

ATTEMPTS = 5
"""How often a change is retried after another server wrote first."""

RETRY_DELAY = 2.0
"""Seconds until failed background work is retried."""

COMPILE_ATTEMPTS = 3
"""How often the rules of a game are compiled if it fails, for example because the compiling process dies."""

T = TypeVar("T")
Decision: TypeAlias = Callable[[Table], Sequence[Event]]


class NotReady(Exception):  # noqa: N818 - no error: it will work later
    """The rules of that game are still being compiled."""


class CompileFailed(Exception):  # noqa: N818 - named as what happened
    """The rules of that game could not be compiled. They are tried again when the server starts again."""


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
    ) -> None:
        self.store = store
        self.opponents = opponents
        self.news = News()
        self.reviews = Reviews(store, self._find_table, simulations)
        self._pace = pace
        """Seconds between an opponent's move and the change before it, so that people can follow."""
        self._away_after = away_after
        """Seconds until somebody whose page is closed counts as away."""
        self._tables: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        """All sessions that are in use: there is never a second one for the same table."""
        self._recent: LRUCache[str, TableSession] = LRUCache(MAX_RECENT)
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._writer = Writer(store)
        self.player_cache = PlayerCache(store, self._writer)
        self.hints = Hints(opponents, self.player_cache.client_of)
        self._background: set[asyncio.Task[None]] = set()
        """Background work, cancelled when the server stops."""
        self._unfinished: set[asyncio.Task[Any]] = set()
        """Requested work, finished before the server stops."""
        self._unprepared = list(keys())
        """Games whose rules are to be compiled, in that order."""
        self._compile_failures: Counter[str] = Counter()
        """Per game: how often compiling its rules has failed."""

    # ---- compiling the rules

    def _has_given_up(self, game: str) -> bool:
        return self._compile_failures[game] >= COMPILE_ATTEMPTS

    def require_ready(self, game: str) -> None:
        """NotReady: the rules of the game are not compiled yet; they come next. CompileFailed: they never will be."""
        if self._has_given_up(game):
            raise CompileFailed(game)
        if game in self._unprepared:
            self._unprepared.sort(key=lambda key: key != game)
            raise NotReady(game)

    def prepare(self) -> None:
        """Starts to compile the rules of all games; those that somebody waits for come first."""
        self._spawn(self._prepare_all())

    async def _prepare_all(self) -> None:
        while self._unprepared:
            key = self._unprepared[0]
            try:
                await self.opponents.prepare(key)
                await asyncio.to_thread(play_random_game, key)
            except Exception:
                LOG.exception("compiling the rules of %s failed", key)
                await self._retry_or_give_up(key)
            else:
                self._unprepared.remove(key)
        self.opponents.close_compiler()
        gc.freeze()  # objects that stay are left out of garbage collections, which are shorter then
        await self.reviews.resume()

    async def _retry_or_give_up(self, key: str) -> None:
        self._compile_failures[key] += 1
        if self._has_given_up(key):
            LOG.error("%s can't be played until the server is started again", key)
            self._unprepared.remove(key)
        else:
            self._unprepared.sort(key=key.__eq__)  # after the other games
            await asyncio.sleep(RETRY_DELAY)

    # ---- tables

    async def open(self, plan: Plan, seated: Sequence[Event]) -> None:
        """Stores a new table. Conflict: its code is taken."""
        await self._writer.write(open_table(plan, seated))
        self.news.table_opened(plan, seated)

    async def find(self, code: str) -> TableSession | None:
        """The session of the table with this code, if there is one. NotReady, CompileFailed: see `require_ready`."""
        if (session := self._tables.get(code)) is not None:
            self._mark_recent(session)
            return session
        plan = await asyncio.to_thread(self.store.plan, code)
        if plan is None:
            return None
        self.require_ready(plan.game)
        if (session := self._tables.get(code)) is not None:  # loaded meanwhile
            return session
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load_session(plan))
        return await asyncio.shield(self._loading[code])

    async def _find_table(self, code: str) -> Table | None:
        session = await self.find(code)
        return session.table if session else None

    async def _load_session(self, plan: Plan) -> TableSession:
        try:
            table = await asyncio.to_thread(self._load_table, plan)
            heard = await asyncio.to_thread(self.store.heard, plan.code)
            session = self._tables[plan.code] = TableSession(table, self._away_after, heard)
        finally:
            del self._loading[plan.code]
        self._mark_recent(session)
        await self._advance(session)
        return session

    def _load_table(self, plan: Plan) -> Table:
        """Reads the table and prepares its deal, in a thread: both take time."""
        table = self.store.load(plan)
        if table.position is not None and not table.is_over and not table.plan.real_components:
            table.deal()
        return table

    def _mark_recent(self, session: TableSession) -> None:
        """Keeps the session in memory, in place of the least recently used one."""
        self._recent[session.table.plan.code] = session
        session.visited = time.monotonic()
        self.opponents.attend(session.table.plan.code)

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

    async def _commit(self, session: TableSession, decide: Decision) -> None:
        """Stores and applies events. If another server wrote first, the table is reloaded and `decide` runs again."""
        for _ in range(ATTEMPTS):
            table = session.table
            events = decide(table)
            if not events:
                return
            try:
                await self._writer.write(
                    append_events(table.plan.code, table.sequence, events, end_of_table(table, events))
                )
            except Conflict:
                await self._reload(session)
            else:
                table.extend(events)
                self._announce(session)
                return
        raise Stale("moved-on")

    async def _reload(self, session: TableSession) -> None:
        session.table = await asyncio.to_thread(self._load_table, session.table.plan)
        self._announce(session)

    def _announce(self, session: TableSession) -> None:
        session.announce()
        self.news.table_changed(session.table)

    async def mark_heard(self, session: TableSession, player: str, count: int) -> None:
        """The player has read so many chat messages of the table."""
        count = min(count, len(session.table.talk))
        if count > session.heard.get(player, 0):
            session.heard[player] = count
            await asyncio.to_thread(self.store.keep, session.table.plan.code, player, heard=count)
            self.news.player_changed(player)

    async def hide(self, code: str, player: str, *, hidden: bool) -> None:
        """Hides a table from a player's list, or shows it again."""
        await asyncio.to_thread(self.store.keep, code, player, hidden=hidden)
        self.news.player_changed(player)

    async def rematch(self, session: TableSession) -> str:
        """The code of the rematch table, opened by the first request."""
        return await self._run_to_end(self._rematch(session))

    async def _rematch(self, session: TableSession) -> str:
        async with session.lock:
            for _ in range(ATTEMPTS):
                table = session.table
                if table.rematch is not None:
                    return table.rematch
                plan, seated, event = rematch(table)
                try:
                    await self._writer.write(
                        append_events(table.plan.code, table.sequence, [event]).combined_with(open_table(plan, seated))
                    )
                except Conflict:
                    await self._reload(session)
                else:
                    table.extend([event])
                    self._announce(session)
        raise Stale("moved-on")

    # ---- background work

    async def _advance(self, session: TableSession) -> None:
        """Deals once all seats are taken, and starts the opponents that are to move."""
        if session.table.position is None and session.table.is_full:
            async with session.lock:
                await self._commit(session, start)
        for seat in session.table.to_choose():
            if session.table.seats[seat].level is not None and seat not in session.thinking:
                session.thinking.add(seat)
                self._spawn(self._run_opponent(session, seat))

    async def _run_opponent(self, session: TableSession, seat: int) -> None:
        try:
            await self._play_for_opponent(session, seat)
        except Stale:
            LOG.info("table %s has moved on; the opponent's move is dropped", session.table.plan.code)
        except Exception:
            LOG.exception("the opponent's move at table %s failed; retrying", session.table.plan.code)
            await asyncio.sleep(RETRY_DELAY)
        finally:
            session.thinking.discard(seat)
        await self._advance(session)

    async def _play_for_opponent(self, session: TableSession, seat: int) -> None:
        table, level = session.table, session.table.seats[seat].level
        if table.position is None or level is None:
            return
        asked, undo_count = asking(table.position, seat), table.undo_count
        # From the secret seed: nobody can predict an opponent's secret choice.
        seed = zlib.crc32(f"{table.plan.seed} {asked.ply}".encode())
        key, host = BotKey(table.plan.code, seat, level, undo_count), self._host(session)
        move = await self._choose_move(asked, key, seed, host)
        await asyncio.sleep(max(0.0, session.changed + self._pace - time.monotonic()))

        def decide(now: Table) -> Sequence[Event]:
            return play(now, seat, asked.ply, move, undo_count) if now.seats[seat].level else []

        async with session.lock:
            await self._commit(session, decide)

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
        self.news.close()
        for session in list(self._tables.values()):
            session.is_closed = True
            session.announce()

    async def close(self) -> None:
        """Finishes requested work, cancels background work, and closes everything."""
        while self._background or self._unfinished:
            for task in self._background:
                task.cancel()
            await asyncio.gather(*self._background, *self._unfinished, return_exceptions=True)
        await self.reviews.close()
        self.opponents.close()
        await asyncio.to_thread(self._writer.close)
        self.store.close()
