"""Hints at a table: searched from a seat's view alone, once per position, and cached."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from cachetools import LRUCache

from stol.bots.hint import Hint
from stol.table.fair_queue import Caller
from stol.table.opponents import Opponents
from stol.table.play import Refused
from stol.table.simultaneous import asking
from stol.table.table import Table

SEARCH_SECONDS = 1.0
"""Search time for a hint, in seconds."""
MAX_CACHED = 500

HintKey: TypeAlias = tuple[str, int, int, int]
"""Table code, seat, ply, and undo count."""


class Hints:
    """The best moves for seats, by search."""

    def __init__(self, opponents: Opponents, client_of: Callable[[str], str]) -> None:
        self._opponents, self._client_of = opponents, client_of
        self._tasks: LRUCache[HintKey, asyncio.Task[Hint]] = LRUCache(MAX_CACHED)

    async def hint(self, table: Table, seat: int) -> Hint:
        """The hint for a seat that is to choose. Repeated requests share one search."""
        if not table.plan.hints:
            raise Refused("no-hints")
        if table.position is None or seat not in table.to_choose():
            raise Refused("not-your-turn")
        position = asking(table.position, seat)
        key = table.plan.code, seat, position.ply, table.undo_count
        task = self._tasks.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            player = table.seats[seat].player or table.plan.host
            caller = Caller(self._client_of(player), player, table.plan.code)
            search = self._opponents.hint(position.view(seat), SEARCH_SECONDS, caller)
            task = self._tasks[key] = asyncio.create_task(search)
        return await asyncio.shield(task)
