"""Commits pending changes in batches: a commit takes about the same time, however much is in it."""

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence
from queue import SimpleQueue
from typing import NamedTuple

from stol.table.change import Change
from stol.table.database_threads import answer_in_time
from stol.table.metrics import COMMIT_SECONDS
from stol.table.store import Conflict, Store

SECONDS_BETWEEN_COMMITS = 0.01
"""So that batches are larger under load. A change that comes alone is written at once."""


class PendingChange(NamedTuple):
    """A change, and the future that is resolved when it is stored."""

    change: Change
    stored: asyncio.Future[None]


class Writer:
    """A thread that commits everything queued since its latest commit, in order."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: SimpleQueue[PendingChange | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many changes wait for the commit before them."""
        return self._queue.qsize()

    async def write(self, change: Change) -> None:
        """Returns when the change is committed. Conflict: another writer was first, and nothing of it is stored.

        DatabaseSilentError: it may still be stored, so a caller has to look before it is sent again.
        """
        stored = asyncio.get_running_loop().create_future()
        self._queue.put(PendingChange(change, stored))
        with COMMIT_SECONDS.time():
            await answer_in_time(stored)

    def close(self) -> None:
        """Blocks until all pending changes are written."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        for batch in filter(None, self._batches()):
            for some, problem in self._write(batch):
                some[0].stored.get_loop().call_soon_threadsafe(resolve, some, problem)
            time.sleep(SECONDS_BETWEEN_COMMITS)

    def _batches(self) -> Iterator[list[PendingChange]]:
        """Batches of all queued changes, until the writer is closed."""
        batch: list[PendingChange | None] = []
        while None not in batch:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            yield [pending for pending in batch if pending is not None]

    def _write(self, batch: Sequence[PendingChange]) -> Iterator[tuple[Sequence[PendingChange], Exception | None]]:
        """The outcome of each part of a batch. A conflict is found by halving, so that only its own change fails."""
        try:
            self._store.write(*(pending.change for pending in batch))
        except Conflict as problem:
            if len(batch) == 1:
                yield batch, problem
                return
            yield from self._write(batch[: len(batch) // 2])
            yield from self._write(batch[len(batch) // 2 :])
        except Exception as problem:  # noqa: BLE001 - any error is passed on to the callers
            yield batch, problem
        else:
            yield batch, None


def resolve(batch: Sequence[PendingChange], problem: Exception | None) -> None:
    """Tells all callers. Whoever has stopped waiting has not cancelled the future: `answer_in_time` shields it."""
    for pending in batch:
        if problem is None:
            pending.stored.set_result(None)
        else:
            pending.stored.set_exception(problem)
