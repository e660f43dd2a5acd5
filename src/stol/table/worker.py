"""A process that answers questions, one at a time. If it dies, another takes its place."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from stol.bots.workers import unhurt

T = TypeVar("T")
LOG = logging.getLogger(__name__)
RETRY_DELAYS = 0.1, 2.0
"""Seconds until a question during which the process died is asked again, each time; after the last, it fails."""


class Worker:
    """A pool of one process. Only the question that it is asked now is lost when it dies: the others wait outside."""

    def __init__(self, prepare: Callable[[], None]) -> None:
        self._prepare = prepare
        self._pool = self._fresh()
        self._turn = asyncio.Lock()
        self.pending = 0
        """Questions that are not answered yet."""

    @property
    def pids(self) -> list[int]:
        """Of its process; none before the first question."""
        return list(self._pool._processes or ())  # noqa: SLF001 - the pool does not tell

    async def ask(self, question: Callable[..., T], *about: object) -> T:
        """The answer. BrokenProcessPool: the process died at every attempt."""
        self.pending += 1
        try:
            async with self._turn:
                for delay in RETRY_DELAYS:
                    try:
                        return await self._answer(question, *about)
                    except BrokenProcessPool:
                        LOG.warning("an opponent's process died; its question is asked again")
                        await asyncio.sleep(delay)
                return await self._answer(question, *about)
        finally:
            self.pending -= 1

    def close(self) -> None:
        processes = list((self._pool._processes or {}).values())  # noqa: SLF001 - the pool has no way to end a search
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

    async def _answer(self, question: Callable[..., T], *about: object) -> T:
        try:
            with unhurt():
                answer = self._pool.submit(question, *about)
            return await asyncio.wrap_future(answer)
        except BrokenProcessPool:
            self._pool = self._fresh()
            raise

    def _fresh(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=self._prepare)
