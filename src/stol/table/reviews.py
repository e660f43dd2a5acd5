"""Finished games looked at again: one at a time, in a process that leaves the others their time, each only once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec
from cachetools import LRUCache

from stol.bots.choice import Choice
from stol.bots.luck import Point
from stol.bots.review import Review, build_review, review_position
from stol.table.opponents import study
from stol.table.store import Store
from stol.table.table import Table
from stol.table.worker import Worker

LOG = logging.getLogger(__name__)
SIMULATIONS = 500
"""For each estimate: most games of two take less than a minute."""
KEPT = 50
"""Finished reviews that are at hand; the store has all."""

Finder: TypeAlias = Callable[[str], Awaitable[Table | None]]


@dataclass
class Progress:
    """A review that is wanted, and how far it is."""

    total: int = 0
    """Positions to be looked at; 0 while others come first."""
    points: list[Point] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)


class Reviews:
    """The reviews of all tables, and the queue of those that are wanted."""

    def __init__(self, store: Store, find: Finder, simulations: int) -> None:
        self._store, self._find, self._simulations = store, find, simulations
        self._worker = Worker(study)
        self._wanted: dict[str, Progress] = {}
        self._done: LRUCache[str, Review] = LRUCache(KEPT)
        self._work: asyncio.Task[None] | None = None

    async def find(self, code: str) -> Review | Progress | None:
        """The review, or how far it is; None if nobody has asked for it."""
        if code in self._wanted or code in self._done:
            return self._wanted.get(code) or self._done.get(code)
        text = await asyncio.to_thread(self._store.review, code)
        if text:
            return self._keep(code, msgspec.json.decode(text, type=Review))
        return None if text is None else self._want(code)  # noted before a restart, or by another server

    async def ask(self, code: str) -> None:
        """To have it sooner or later, be the server restarted or not."""
        if await self.find(code) is None:
            await asyncio.to_thread(self._store.ask_review, code)
            self._want(code)

    async def resume(self) -> None:
        """Goes on with those that were wanted before a restart."""
        for code in await asyncio.to_thread(self._store.reviews_wanted):
            self._want(code)

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        self._worker.close()

    def _want(self, code: str) -> Progress:
        progress = self._wanted.setdefault(code, Progress())
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._go_on())
        return progress

    def _keep(self, code: str, review: Review) -> Review:
        self._done[code] = review
        return review

    async def _go_on(self) -> None:
        """One that fails does not hold up the others; it is tried again when it is asked for again."""
        while self._wanted:
            code, progress = next(iter(self._wanted.items()))
            try:
                if (table := await self._find(code)) is not None:
                    await self._review(table, progress)
            except Exception:
                LOG.exception("the review of table %s failed", code)
            finally:
                del self._wanted[code]

    async def _review(self, table: Table, progress: Progress) -> None:
        code, moves, positions = table.plan.code, list(table.moves), list(table.positions())
        first, last = positions[0].ply, positions[-1]
        worth = [one for one in positions if isinstance(one.actor, int) or one in {positions[0], last}]
        progress.total = len(worth)
        for position in worth:
            move = moves[position.ply - first] if isinstance(position.actor, int) else None
            point, choice = await self._worker.ask(review_position, position, move, self._simulations, 0)
            progress.points.append(point)
            progress.choices += [choice] if choice else []
        names = [seat.name for seat in table.seats]
        review = build_review(last, names, moves, progress.points, progress.choices, self._simulations)
        await asyncio.to_thread(self._store.keep_review, code, msgspec.json.encode(review).decode())
        self._keep(code, review)
