"""Reviews of finished games: made in a low-priority process, and stored.

Clients take turns: after every position of a game, the review of another client goes on.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec
from cachetools import LRUCache

from stol.bots.choice import Choice
from stol.bots.luck import Point
from stol.bots.review import Review, build_review, review_position
from stol.position import Position
from stol.table.database_threads import in_database
from stol.table.fair_queue import Caller, Turns, path
from stol.table.log_names import log_name
from stol.table.opponents import start_background_worker
from stol.table.play import Refused
from stol.table.store import Store
from stol.table.table import Table
from stol.table.unreadable import Unreadable, reading
from stol.table.worker import Worker

LOG = logging.getLogger(__name__)
SIMULATIONS = 500
"""Simulations per estimate: most two-player games take less than a minute."""
MAX_CACHED = 50
"""Finished reviews in memory; the store has all."""

MAX_WAITING = 5
"""Unfinished reviews of one player; whoever asks for more is told to wait."""

Step: TypeAlias = tuple[Position, str | None]
"""A position to be reviewed, and the move that was made there; None if nobody chose one."""
LEASE_SECONDS = 60.0
"""After so long without a position that was reviewed, another server makes the review: much longer than one takes."""
FindTable: TypeAlias = Callable[[str], Awaitable[Table | None]]


@dataclass
class Progress:
    """A review that is waiting or being made, and how far it is."""

    total: int = 0
    """Positions to estimate; 0 while it waits for other reviews."""
    points: list[Point] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)


@dataclass(eq=False)
class Job:
    """A requested review. Its table is loaded when its turn comes."""

    code: str
    caller: Caller
    progress: Progress = field(default_factory=Progress)
    table: Table | None = None
    steps: Iterator[Step] = field(default_factory=lambda: iter(()))

    @property
    def asker(self) -> str:
        """Whose reviews are counted together."""
        return self.caller.player or self.caller.client


class Reviews:
    """Finished reviews, and the queue of requested ones."""

    def __init__(self, store: Store, find: FindTable, simulations: int) -> None:
        self._store, self._find, self._simulations = store, find, simulations
        self._worker = Worker(start_background_worker)
        self._jobs: dict[str, Job] = {}
        self._turns: Turns[Job] = Turns()
        self._waiting: Counter[str] = Counter()
        """Unfinished reviews by who asked for them."""
        self._cache: LRUCache[str, Review] = LRUCache(MAX_CACHED)
        self._task: asyncio.Task[None] | None = None

    @property
    def unfinished(self) -> int:
        """How many reviews wait or are being made."""
        return len(self._jobs)

    @property
    def pids(self) -> list[int]:
        return self._worker.pids

    async def find(self, code: str) -> Review | Progress | None:
        """The review, or its progress; None if nobody has requested it."""
        if code in self._jobs:
            return self._jobs[code].progress
        if code in self._cache:
            return self._cache[code]
        text = await in_database(self._store.review, code)
        if text:
            with suppress(Unreadable), reading(code):
                return self._add_to_cache(code, msgspec.json.decode(text, type=Review))
        # Requested before a restart or on another server, or damaged: it is made again.
        return None if text is None else await self._enqueue_stored(code)

    async def ask(self, code: str, caller: Caller) -> None:
        """Requests a review. The request is stored, so it survives a restart. Refused: the caller has to wait."""
        if await self.find(code) is None:
            job = Job(code, caller)
            if self._waiting[job.asker] >= MAX_WAITING:
                raise Refused("too-many-reviews")
            await in_database(self._store.request_review, code)
            self._enqueue(job)

    async def resume(self) -> None:
        """Enqueues the reviews that were requested before a restart."""
        for code in await in_database(self._store.pending_reviews):
            with suppress(Unreadable):  # the table is damaged; others are not
                await self._enqueue_stored(code)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._worker.close()

    async def _enqueue_stored(self, code: str) -> Progress:
        """A review that was requested before a restart, or on another server: on behalf of the table's host."""
        plan = await in_database(self._store.plan, code)
        return self._enqueue(Job(code, Caller(player=plan.host if plan else "")))

    def _enqueue(self, job: Job) -> Progress:
        known = self._jobs.setdefault(job.code, job)
        if known is job:
            self._waiting[job.asker] += 1
            self._turns.add(path(job.caller), job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work_through_queue())
        return known.progress

    def _add_to_cache(self, code: str, review: Review) -> Review:
        self._cache[code] = review
        return review

    async def _work_through_queue(self) -> None:
        """Reviews one position at a time. A review that fails is dropped; requesting it again retries it."""
        while self._turns:
            job = self._turns.take()
            try:
                is_done = await self._go_on(job)
            except Exception:
                LOG.exception("the review of table %s failed", log_name(job.code))
                is_done = True
            if is_done:
                self._drop(job)
            else:
                self._turns.add(path(job.caller), job, first=True)

    def _drop(self, job: Job) -> None:
        del self._jobs[job.code]
        self._waiting[job.asker] -= 1
        if not self._waiting[job.asker]:
            del self._waiting[job.asker]

    async def _go_on(self, job: Job) -> bool:
        """Reviews the next position; whether it was the last, or another server makes this review."""
        if not await in_database(self._store.leases.take, f"review {job.code}", LEASE_SECONDS):
            return True
        if job.table is None:
            job.table = await self._find(job.code)
            if job.table is None:
                return True
            job.steps = steps(job.table)
            job.progress.total = await asyncio.to_thread(count, steps(job.table))
        position, move = next(job.steps)
        point, choice = await self._worker.run(review_position, position, move, self._simulations, 0)
        job.progress.points.append(point)
        job.progress.choices += [choice] if choice else []
        is_done = len(job.progress.points) == job.progress.total
        if is_done:
            await self._save(job.table, position, job.progress)
        return is_done

    async def _save(self, table: Table, last: Position, progress: Progress) -> None:
        names = [seat.name for seat in table.seats]
        review = build_review(last, names, table.moves, progress.points, progress.choices, self._simulations)
        await in_database(self._store.save_review, table.plan.code, msgspec.json.encode(review).decode())
        self._add_to_cache(table.plan.code, review)


def steps(table: Table) -> Iterator[Step]:
    """The positions that are reviewed: the first, those where somebody had to move, and the last."""
    last = len(table.moves)
    for place, position in enumerate(table.positions()):
        is_choice = isinstance(position.actor, int)
        if is_choice or place in {0, last}:
            yield position, table.moves[place] if is_choice and place < last else None


def count(things: Iterator[object]) -> int:
    return sum(1 for _ in things)
