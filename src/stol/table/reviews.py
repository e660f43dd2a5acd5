"""Reviews of finished games: made one at a time in a low-priority process, and stored."""

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
from stol.table.database_threads import in_database
from stol.table.opponents import start_background_worker
from stol.table.store import Store
from stol.table.table import Table
from stol.table.worker import Worker

LOG = logging.getLogger(__name__)
SIMULATIONS = 500
"""Simulations per estimate: most two-player games take less than a minute."""
MAX_CACHED = 50
"""Finished reviews in memory; the store has all."""

FindTable: TypeAlias = Callable[[str], Awaitable[Table | None]]


@dataclass
class Progress:
    """A review that is waiting or being made, and how far it is."""

    total: int = 0
    """Positions to estimate; 0 while it waits for other reviews."""
    points: list[Point] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)


class Reviews:
    """Finished reviews, and the queue of requested ones."""

    def __init__(self, store: Store, find: FindTable, simulations: int) -> None:
        self._store, self._find, self._simulations = store, find, simulations
        self._worker = Worker(start_background_worker)
        self._queue: dict[str, Progress] = {}
        self._cache: LRUCache[str, Review] = LRUCache(MAX_CACHED)
        self._task: asyncio.Task[None] | None = None

    async def find(self, code: str) -> Review | Progress | None:
        """The review, or its progress; None if nobody has requested it."""
        if code in self._queue or code in self._cache:
            return self._queue.get(code) or self._cache.get(code)
        text = await in_database(self._store.review, code)
        if text:
            return self._add_to_cache(code, msgspec.json.decode(text, type=Review))
        return None if text is None else self._enqueue(code)  # requested before a restart, or on another server

    async def ask(self, code: str) -> None:
        """Requests a review. The request is stored, so it survives a restart."""
        if await self.find(code) is None:
            await in_database(self._store.request_review, code)
            self._enqueue(code)

    async def resume(self) -> None:
        """Enqueues the reviews that were requested before a restart."""
        for code in await in_database(self._store.pending_reviews):
            self._enqueue(code)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._worker.close()

    def _enqueue(self, code: str) -> Progress:
        progress = self._queue.setdefault(code, Progress())
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work_through_queue())
        return progress

    def _add_to_cache(self, code: str, review: Review) -> Review:
        self._cache[code] = review
        return review

    async def _work_through_queue(self) -> None:
        """Makes one review after the other. A failed one is dropped; requesting it again retries it."""
        while self._queue:
            code, progress = next(iter(self._queue.items()))
            try:
                if (table := await self._find(code)) is not None:
                    await self._review(table, progress)
            except Exception:
                LOG.exception("the review of table %s failed", code)
            finally:
                del self._queue[code]

    async def _review(self, table: Table, progress: Progress) -> None:
        code, moves, positions = table.plan.code, list(table.moves), list(table.positions())
        first, last = positions[0].ply, positions[-1]
        worth = [one for one in positions if isinstance(one.actor, int) or one in {positions[0], last}]
        progress.total = len(worth)
        for position in worth:
            chosen = isinstance(position.actor, int) and position is not last
            move = moves[position.ply - first] if chosen else None
            point, choice = await self._worker.run(review_position, position, move, self._simulations, 0)
            progress.points.append(point)
            progress.choices += [choice] if choice else []
        names = [seat.name for seat in table.seats]
        review = build_review(last, names, moves, progress.points, progress.choices, self._simulations)
        await in_database(self._store.save_review, code, msgspec.json.encode(review).decode())
        self._add_to_cache(code, review)
