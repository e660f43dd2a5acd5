"""All tables that are played at now. Commit, then announce: what is in memory only follows the log."""

import asyncio
import gc
import logging
import random
import time
import zlib
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from cachetools import LRUCache

from stol.games.registry import keys
from stol.position import Position
from stol.table.change import appending, opening
from stol.table.derived_tables import rematch
from stol.table.events import Event
from stol.table.guests import Guests
from stol.table.hints import Hints
from stol.table.kept_bots import Chair
from stol.table.opponents import Opponents, play_through
from stol.table.plan import Plan
from stol.table.play import Stale, play, start
from stol.table.ranking import ending
from stol.table.reviews import SIMULATIONS, Reviews
from stol.table.session import TableSession
from stol.table.simultaneous import asking
from stol.table.store import Conflict, Store
from stol.table.table import Table
from stol.table.writer import Writer

LOG = logging.getLogger(__name__)
IN_MEMORY = 500
"""Tables that nobody uses are forgotten when there are more; the log has them."""

ATTEMPTS = 5
"""How often something is decided again because another server was first."""

RETRY_DELAY = 2.0
"""Seconds until something that failed by itself is tried again."""

T = TypeVar("T")
Decision: TypeAlias = Callable[[Table], Sequence[Event]]


class NotReady(Exception):  # noqa: N818 - it is no fault, only early
    """The rules of that game are still being compiled."""


class TableService:
    """Where tables are opened, found and changed."""

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
        self.hints = Hints(opponents)
        self.reviews = Reviews(store, self._table, simulations)
        self._pace = pace
        """Seconds between an opponent's move and what was before it: so that one can follow."""
        self._away_after = away_after
        """Seconds until somebody whose page is closed counts as gone."""
        self._tables: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        """All that somebody holds: a table that is in use is never in memory twice."""
        self._recent: LRUCache[str, TableSession] = LRUCache(IN_MEMORY)
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._writer = Writer(store)
        self.guests = Guests(store, self._writer)
        self._tasks: set[asyncio.Task[None]] = set()
        """What goes on by itself."""
        self._unfinished: set[asyncio.Task[Any]] = set()
        """What somebody asked for."""
        self._to_prepare = list(keys())

    # ---- rules that may have to be compiled first

    def is_ready(self, game: str) -> bool:
        return game not in self._to_prepare

    def prepare(self) -> None:
        """Has the rules of all games ready soon, one after the other; what somebody waits for first."""
        self._spawn(self._prepare_all())

    async def _prepare_all(self) -> None:
        while self._to_prepare:
            key = self._to_prepare[0]
            try:
                await self.opponents.prepare(key)
                await asyncio.to_thread(play_through, key)
            except Exception:
                LOG.exception("the rules of %s could not be prepared; it is tried again after the others", key)
                self._to_prepare.sort(key=key.__eq__)
                await asyncio.sleep(RETRY_DELAY)
            else:
                self._to_prepare.remove(key)
        self.opponents.prepared()
        gc.freeze()  # what stays anyway need not be looked through for garbage, while everybody waits
        await self.reviews.resume()

    # ---- tables

    async def open(self, plan: Plan, seated: Sequence[Event]) -> None:
        """A new table. Conflict: its code is taken."""
        await self._writer.write(opening(plan, seated))

    async def find(self, code: str) -> TableSession | None:
        """The table of that code, if there is one. NotReady: not yet, for want of its rules."""
        if (session := self._tables.get(code)) is not None:
            self._remember(session)
            return session
        plan = await asyncio.to_thread(self.store.plan, code)
        if plan is None:
            return None
        if plan.game in self._to_prepare:
            self._to_prepare.sort(key=lambda key: key != plan.game)
            raise NotReady(plan.game)
        if (session := self._tables.get(code)) is not None:  # somebody else has just found it
            return session
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(plan))
        return await asyncio.shield(self._loading[code])

    async def _table(self, code: str) -> Table | None:
        session = await self.find(code)
        return session.table if session else None

    async def _load(self, plan: Plan) -> TableSession:
        try:
            table = await asyncio.to_thread(self._read, plan)
            session = self._tables[plan.code] = TableSession(table, self._away_after)
        finally:
            del self._loading[plan.code]
        self._remember(session)
        await self._go_on(session)
        return session

    def _read(self, plan: Plan) -> Table:
        """In a thread, together with the order of what is still to be drawn: to find it takes a while, too."""
        table = self.store.load(plan)
        if table.position is not None and not table.is_over and not table.plan.real_components:
            table.deal()
        return table

    def _remember(self, session: TableSession) -> None:
        """The tables of late are kept; one of long ago is forgotten as soon as nobody uses it."""
        self._recent[session.table.plan.code] = session

    async def act(self, session: TableSession, decide: Decision) -> None:
        """Whatever changes a table: decide by what it is now, store, then show. Refused raises, and changes nothing."""
        await self._finish(self._act(session, decide))

    async def _finish(self, work: Coroutine[None, None, T]) -> T:
        """To its end: a request that is given up must not tear the commit from what follows it."""
        task = asyncio.create_task(work)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        return await asyncio.shield(task)

    async def _act(self, session: TableSession, decide: Decision) -> None:
        try:
            async with session.lock:
                await self._commit(session, decide)
        finally:
            await self._go_on(session)

    async def _commit(self, session: TableSession, decide: Decision) -> None:
        """If another server was first at this table, it is decided again by what is there now."""
        for _ in range(ATTEMPTS):
            table = session.table
            happened = decide(table)
            if not happened:
                return
            try:
                await self._writer.write(appending(table.plan.code, table.sequence, happened, ending(table, happened)))
            except Conflict:
                await self._reload(session)
            else:
                table.extend(happened)
                session.announce()
                return
        raise Stale("moved-on")

    async def _reload(self, session: TableSession) -> None:
        session.table = await asyncio.to_thread(self._read, session.table.plan)
        session.announce()

    async def rematch(self, session: TableSession) -> str:
        """The code of the table for once more; whoever asks first opens it."""
        return await self._finish(self._rematch(session))

    async def _rematch(self, session: TableSession) -> str:
        async with session.lock:
            for _ in range(ATTEMPTS):
                table = session.table
                if table.rematch is not None:
                    return table.rematch
                plan, seated, noted = rematch(table)
                try:
                    await self._writer.write(
                        appending(table.plan.code, table.sequence, [noted]).and_also(opening(plan, seated))
                    )
                except Conflict:
                    await self._reload(session)
                else:
                    table.extend([noted])
                    session.announce()
        raise Stale("moved-on")

    # ---- what goes on by itself

    async def _go_on(self, session: TableSession) -> None:
        """Deals when all sit, and asks the opponents who are to move."""
        if session.table.position is None and session.table.is_full:
            async with session.lock:
                await self._commit(session, start)
        for seat in session.table.to_choose():
            if session.table.seats[seat].level is not None and seat not in session.thinking:
                session.thinking.add(seat)
                self._spawn(self._let_think(session, seat))

    async def _let_think(self, session: TableSession, seat: int) -> None:
        try:
            await self._opponents_move(session, seat)
        except Stale:
            LOG.info("table %s went on without the opponent's move", session.table.plan.code)
        except Exception:
            LOG.exception("the opponent's move at table %s failed; it is tried again", session.table.plan.code)
            await asyncio.sleep(RETRY_DELAY)
        finally:
            session.thinking.discard(seat)
        await self._go_on(session)

    async def _opponents_move(self, session: TableSession, seat: int) -> None:
        table, level = session.table, session.table.seats[seat].level
        if table.position is None or level is None:
            return
        asked, undo_count = asking(table.position, seat), table.undo_count
        # Of the table's seed: a choice in secret must not be worked out beforehand by who knows the code.
        seed = zlib.crc32(f"{table.plan.seed} {asked.ply}".encode())
        move = await self._thought(asked, Chair(table.plan.code, seat, level, undo_count), seed)
        await asyncio.sleep(max(0.0, session.changed + self._pace - time.monotonic()))

        def decide(now: Table) -> Sequence[Event]:
            return play(now, seat, asked.ply, move, undo_count) if now.seats[seat].level else []

        async with session.lock:
            await self._commit(session, decide)

    async def _thought(self, asked: Position, chair: Chair, seed: int) -> str:
        """What an opponent chooses. If it can't, any move: nobody is to wait for ever for a fault of its own."""
        try:
            return await self.opponents.move(asked.view(chair.seat), chair, seed)
        except Exception:
            LOG.exception(
                "the opponent %r found no move in %s at ply %d; it makes any", chair.level, asked.game.key, asked.ply
            )
            return random.Random(seed).choice(asked.legal())  # noqa: S311 - the seed is the secret

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something that goes on by itself failed", exc_info=task.exception())

    def say_goodbye(self) -> None:
        """Lets all who listen go, so that the server can end."""
        for session in list(self._tables.values()):
            session.is_closed = True
            session.announce()

    async def close(self) -> None:
        """What has begun is finished; nobody thinks any longer."""
        while self._tasks or self._unfinished:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, *self._unfinished, return_exceptions=True)
        await self.reviews.close()
        self.opponents.close()
        await asyncio.to_thread(self._writer.close)
        self.store.close()
