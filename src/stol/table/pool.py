"""A pool of worker processes. Calls wait outside of the workers, in a fair queue, until one is free."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from cachetools import LRUCache

from stol.table.fair_queue import Caller, FairQueue
from stol.table.kept_bots import MAX_BOTS, BotKey
from stol.table.worker import Worker

T = TypeVar("T")


class WorkerPool:
    """Worker processes that share one queue."""

    def __init__(self, count: int, initializer: Callable[[], None]) -> None:
        self._workers = [Worker(initializer) for _ in range(count)]
        self._idle = list(self._workers)
        self._queue: FairQueue[asyncio.Future[Worker]] = FairQueue(most_running=max(1, count // 2))
        self._worker_of: LRUCache[BotKey, Worker] = LRUCache(count * MAX_BOTS)
        """The worker that ran the latest call for a key: its process has the bot."""

    async def run(self, caller: Caller, key: BotKey | None, function: Callable[..., T], *arguments: object) -> T:
        """The function's result. A call that need not wait goes to the worker that has the key's bot."""
        worker = await self._free_worker(caller, key)
        if key is not None:
            self._worker_of[key] = worker
        try:
            return await worker.run(function, *arguments)
        finally:
            self._release(worker, caller)

    def attend(self, table: str) -> None:
        """Somebody has come to the table."""
        self._queue.attend(table)

    @property
    def waiting(self) -> int:
        """How many calls wait for a worker."""
        return len(self._queue)

    def pids(self) -> list[int]:
        """The ids of the processes; those that were not needed yet have none."""
        return [pid for worker in self._workers for pid in worker.pids]

    def close(self) -> None:
        while (waiting := self._queue.take()) is not None:
            waiting.thing.cancel()
        for worker in self._workers:
            worker.close()

    async def _free_worker(self, caller: Caller, key: BotKey | None) -> Worker:
        if self._idle:
            kept = self._worker_of.get(key) if key is not None else None
            worker = min(self._idle, key=lambda one: (one is not kept, not one.pids))
            self._idle.remove(worker)
            self._queue.begin(caller)
            return worker
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.add(caller, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given a worker at that very moment
                self._release(turn.result(), caller)
            raise

    def _release(self, worker: Worker, caller: Caller) -> None:
        """Gives the worker to the next call. The caller's counts as running until then, so that others come first."""
        if not self._hand_on(worker):
            self._idle.append(worker)
        self._queue.end(caller)

    def _hand_on(self, worker: Worker) -> bool:
        while (waiting := self._queue.take()) is not None:
            if not waiting.thing.done():
                self._queue.begin(waiting.caller)
                waiting.thing.set_result(worker)
                return True
        return False
