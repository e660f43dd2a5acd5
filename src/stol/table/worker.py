"""A worker process that runs one function at a time, and is replaced if it dies."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from stol.bots.workers import ignoring_interrupts
from stol.table.metrics import WORKER_RESTARTS

T = TypeVar("T")
LOG = logging.getLogger(__name__)
RETRY_DELAYS = 0.1, 2.0
"""Seconds before each retry of a call during which the process died; after the last retry it fails."""


class Worker:
    """A pool of one process. Calls wait outside of the pool, so a crash affects only the current one."""

    def __init__(self, initializer: Callable[[], None], retry_delays: Sequence[float] | None = None) -> None:
        self._initializer = initializer
        self._retry_delays = RETRY_DELAYS if retry_delays is None else retry_delays
        self._pool = self._new_pool()
        self._lock = asyncio.Lock()

    @property
    def pids(self) -> list[int]:
        """The id of its process; empty before the first call."""
        return list(self._pool._processes or ())  # noqa: SLF001 - there is no public access

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """The function's result. BrokenProcessPool: the process died at every attempt."""
        async with self._lock:
            for delay in self._retry_delays:
                try:
                    return await self._run(function, *arguments)
                except BrokenProcessPool:
                    LOG.warning("a worker process died; retrying its call")
                    await asyncio.sleep(delay)
            return await self._run(function, *arguments)

    def close(self) -> None:
        processes = list((self._pool._processes or {}).values())  # noqa: SLF001 - the pool can't end a running call
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

    async def _run(self, function: Callable[..., T], *arguments: object) -> T:
        try:
            with ignoring_interrupts():
                answer = self._pool.submit(function, *arguments)
            return await asyncio.wrap_future(answer)
        except BrokenProcessPool:
            WORKER_RESTARTS.inc()
            self._pool = self._new_pool()
            raise

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=self._initializer)
