"""Hints at a table: found from a seat's view alone, once for every moment, however often they are asked for."""

import asyncio
from typing import TypeAlias

from cachetools import LRUCache

from stol.bots.hint import Hint
from stol.table.opponents import Opponents
from stol.table.play import Refused
from stol.table.simultaneous import asking
from stol.table.table import Table

SECONDS = 1.0
"""To think about one."""
KEPT = 500

Moment: TypeAlias = tuple[str, int, int, int]
"""A table's code, a seat, the ply, and how often something was taken back."""


class Hints:
    """What seats had best do."""

    def __init__(self, opponents: Opponents) -> None:
        self._opponents = opponents
        self._asked: LRUCache[Moment, asyncio.Task[Hint]] = LRUCache(KEPT)

    async def hint(self, table: Table, seat: int) -> Hint:
        """For a seat that is to choose. Whoever asks again waits for the same answer."""
        if not table.plan.hints:
            raise Refused("no-hints")
        if table.position is None or seat not in table.to_choose():
            raise Refused("not-your-turn")
        asked = asking(table.position, seat)
        moment = table.plan.code, seat, asked.ply, table.undo_count
        task = self._asked.get(moment)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._asked[moment] = asyncio.create_task(self._opponents.hint(asked.view(seat), SECONDS))
        return await asyncio.shield(task)
