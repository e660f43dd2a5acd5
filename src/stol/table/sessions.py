"""The tables in memory: loaded from their logs, and kept current while other servers add events."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any
from weakref import WeakValueDictionary

from cachetools import LRUCache

from stol.table.announcement import (
    Announcement,
    ChatRead,
    Farewell,
    PagesOpen,
    PlayerChanged,
    TableChanged,
    TablesRewritten,
    Visited,
    WhoIsThere,
)
from stol.table.clocks import Clock
from stol.table.database_threads import UNAVAILABLE, in_database
from stol.table.news import News
from stol.table.plan import Plan
from stol.table.player_cache import PlayerCache
from stol.table.preparation import Preparation
from stol.table.presence import Presence
from stol.table.servers import Servers
from stol.table.session import TableSession
from stol.table.store import Store
from stol.table.table import Table

MAX_RECENT = 500
"""Recently used tables kept in memory; others are loaded from the log when needed."""
MAX_CODES = 500
"""Tables that are looked up by one query."""
RETRY_SECONDS = 0.5
"""Until a database that did not answer is asked again."""


class Sessions:
    """All tables that are in use at this server."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts of a service that sessions depend on
        self,
        store: Store,
        preparation: Preparation,
        news: News,
        player_cache: PlayerCache,
        away_after: float,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        advance: Callable[[TableSession, bool], Coroutine[Any, Any, None]],
        attend: Callable[[str], None],
        clocks: Callable[[Table], list[Clock]],
        now: Callable[[], int],
    ) -> None:
        self.servers = Servers(store, self.hear, self.recover)
        self._store, self._preparation, self._news, self._player_cache = store, preparation, news, player_cache
        self._away_after = away_after
        self._spawn = spawn
        """Runs something in the background."""
        self._advance = advance
        """Does what has to be done at a table now; if True, only if no other server does it."""
        self._attend = attend
        """Called with the code of a table that somebody asks for."""
        self._clocks, self._now = clocks, now
        """The clocks of a table at this moment, and the moment."""
        self._tables: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        """All sessions that are in use: there is never a second one for the same table."""
        self._recent: LRUCache[str, TableSession] = LRUCache(MAX_RECENT)
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._heard_while_loading: dict[str, int] = {}
        """The number of events in the logs of tables that are being loaded, as other servers have announced it."""

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def attended_openings(self) -> list[str]:
        """The codes of the lobby's tables whose host is there, as far as they are in memory here."""
        return [
            code
            for code, session in list(self._tables.items())
            if session.table.plan.public
            and session.table.position is None
            and session.presence.was_there_lately(session.table.plan.host)
        ]

    async def find(self, code: str, known: int = 0) -> TableSession | None:
        """The session of a table, with at least as many events as are known to somebody.

        NotReady, CompileFailed: the rules are not compiled.
        """
        session = self._tables.get(code)
        if session is None:
            session = await self._find_in_database(code)
        if session is not None:
            self._mark_recent(session)
            if known > session.table.sequence or session.is_behind or not self.servers.is_current:
                await self.catch_up(session)
        return session

    async def catch_up(self, session: TableSession) -> None:
        """Applies events that other servers have added."""
        async with session.lock:
            await self.read_new_events(session)

    async def read_new_events(self, session: TableSession) -> bool:
        """The same, for whoever has the session's lock. Whether there were any."""
        table = session.table
        new = await in_database(self._store.events_after, table.plan.code, table.sequence)
        if new:
            for event, at in new:
                table.extend([event], at)
            self.announce(session)
        return bool(new)

    def announce(self, session: TableSession) -> None:
        """Tells everybody at this server who looks at the table, or at a list with it."""
        session.announce()
        self._news.table_changed(session.table)

    def close_streams(self) -> None:
        """Ends all streams, so that the server can stop."""
        self._news.close()
        for session in list(self._tables.values()):
            session.close()

    def drop_rewritten(self, codes: Iterable[str]) -> None:
        """Drops tables whose logs are gone or changed; open pages connect again, and get them from the database."""
        for code in codes:
            self._recent.pop(code, None)
            if (session := self._tables.pop(code, None)) is not None:
                session.close()
                self._news.table_changed(session.table)

    # ---- loading

    async def _find_in_database(self, code: str) -> TableSession | None:
        plan = await in_database(self._store.plan, code)
        if plan is None:
            return None
        self._preparation.require_ready(plan.game)
        if (session := self._tables.get(code)) is not None:  # loaded meanwhile
            return session
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load_session(plan))
        return await asyncio.shield(self._loading[code])

    async def _load_session(self, plan: Plan) -> TableSession:
        try:
            table = await in_database(self._load_table, plan)
            heard = await in_database(self._store.heard, plan.code)
            session = TableSession(table, self._away_after, heard, self.servers.tell, self._clocks, self._now)
            session.stored = max(table.sequence, self._heard_while_loading.pop(plan.code, 0))
            self._tables[plan.code] = session
        finally:
            del self._loading[plan.code]
            self._heard_while_loading.pop(plan.code, None)
        self._mark_recent(session)
        self.servers.tell(WhoIsThere(plan.code))
        await self._advance(session, False)  # noqa: FBT003 - named where it is declared
        return session

    def _load_table(self, plan: Plan) -> Table:
        """Reads the table and prepares its deal, in a thread: both take time."""
        table = self._store.load(plan)
        if table.position is not None and not table.is_over and not table.plan.real_components:
            table.deal()
        return table

    def _mark_recent(self, session: TableSession) -> None:
        """Keeps the session in memory, in place of the least recently used one."""
        self._recent[session.table.plan.code] = session
        session.visited = time.monotonic()
        self._attend(session.table.plan.code)

    # ---- other servers

    async def hear(self, server: str, told: Announcement) -> None:
        """Another server has announced something."""
        match told:
            case TableChanged():
                self._hear_table_changed(told)
            case PlayerChanged(player):
                self._player_cache.forget(player)
                self._news.player_changed(player)
            case TablesRewritten(codes):
                self.drop_rewritten(codes)
            case ChatRead(code, player, count):
                if (session := self._tables.get(code)) is not None:
                    session.heard[player] = max(count, session.heard.get(player, 0))
                self._news.player_changed(player)
            case Farewell():
                for session in list(self._tables.values()):
                    session.presence.server_gone(server)
            case PagesOpen() | Visited() | WhoIsThere():
                if (session := self._tables.get(told.code)) is not None:
                    hear_of_presence(session.presence, server, told)

    def _hear_table_changed(self, told: TableChanged) -> None:
        self._news.players_changed(told.players)
        if told.code in self._loading:
            self._heard_while_loading[told.code] = told.sequence
        session = self._tables.get(told.code)
        if session is not None and told.sequence > session.stored:
            session.stored = told.sequence
            self._spawn(self._follow(session))

    async def _follow(self, session: TableSession) -> None:
        """Catches up with another server, which also does what has to be done next, unless it stops.

        Whoever looks at the table may send nothing meanwhile: so it is tried until the database answers.
        """
        while True:
            try:
                if session.is_behind:
                    await self.catch_up(session)
            except UNAVAILABLE:
                await asyncio.sleep(RETRY_SECONDS)
            else:
                break
        await self._advance(session, True)  # noqa: FBT003 - named where it is declared

    async def recover(self) -> None:
        """Catches up with everything: announcements may have been missed, by this server and by the others."""
        self._player_cache.forget_all()
        self._news.everything_changed()
        codes = list(self._tables)
        for first in range(0, len(codes), MAX_CODES):
            stored = await in_database(self._store.sequences, codes[first : first + MAX_CODES])
            for code, count in stored.items():
                if (session := self._tables.get(code)) is not None:
                    session.stored = max(session.stored, count)
                    self._spawn(self._follow(session))
                    self.servers.tell(WhoIsThere(code))
                    session.presence.tell_all()


def hear_of_presence(presence: Presence, server: str, told: PagesOpen | Visited | WhoIsThere) -> None:
    """Another server has told who is present, or asks."""
    match told:
        case PagesOpen(_, player, is_open=True):
            presence.opened_elsewhere(player, server)
        case PagesOpen(_, player):
            presence.closed_elsewhere(player, server)
        case Visited(_, player, seconds):
            presence.visited_elsewhere(player, seconds)
        case WhoIsThere():
            presence.tell_all()
