"""Writes what waits, all of it at once: a disk takes its time for every commit, however much is in it."""

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence
from queue import SimpleQueue
from typing import NamedTuple

from stol.table.change import Change
from stol.table.store import Conflict, Store

BREATH = 0.01
"""Seconds between two commits: under load more is in each, and whoever is alone waits for nothing."""


class Waiting(NamedTuple):
    """A change, and who is to be told when it is stored."""

    change: Change
    told: asyncio.Future[None]


class Writer:
    """A thread that commits whatever has come while it committed what was before. Who came first is written first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Done when it is committed. Conflict: somebody else was first, and nothing of this change is stored."""
        told = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(change, told))
        await told

    def close(self) -> None:
        """When all that waits is written. Blocks."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        for batch in filter(None, self._batches()):
            for some, problem in self._outcomes(batch):
                some[0].told.get_loop().call_soon_threadsafe(tell, some, problem)
            time.sleep(BREATH)

    def _batches(self) -> Iterator[list[Waiting]]:
        """Whatever has come by then, and at least something; until it is closed."""
        batch: list[Waiting | None] = []
        while None not in batch:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            yield [waiting for waiting in batch if waiting is not None]

    def _outcomes(self, batch: Sequence[Waiting]) -> Iterator[tuple[Sequence[Waiting], Exception | None]]:
        """What became of each part. A conflict is looked for by halves: only the change that has it fails."""
        try:
            self._store.write(*(waiting.change for waiting in batch))
        except Conflict as problem:
            if len(batch) == 1:
                yield batch, problem
                return
            yield from self._outcomes(batch[: len(batch) // 2])
            yield from self._outcomes(batch[len(batch) // 2 :])
        except Exception as problem:  # noqa: BLE001 - whatever it is, those who wait have to know
            yield batch, problem
        else:
            yield batch, None


def tell(batch: Sequence[Waiting], problem: Exception | None) -> None:
    for waiting in batch:
        if waiting.told.cancelled():
            continue
        if problem is None:
            waiting.told.set_result(None)
        else:
            waiting.told.set_exception(problem)
