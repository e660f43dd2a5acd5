"""Checks of what people send, such as real tables and records, in a process of their own.

An ordinary check takes 1 to 20 ms, and the longest that is known a quarter of a second, all of it Python. In a thread
of the server, it would delay everybody's answers by as much.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from stol.games.registry import keys
from stol.table.opponents import play_random_game, start_background_worker
from stol.table.worker import Worker

T = TypeVar("T")
LOG = logging.getLogger(__name__)
SECONDS = 5.0
"""How long a check may take: many times what the longest does."""
NO_RULES = ""
"""In place of a game: what is done needs no rules."""
MOST_WAITING = 20
"""Checks of one client that may wait: they delay nobody else, so there is room for a household behind one address."""


class TooManyChecks(Exception):  # noqa: N818 - no error: it will work later
    """As many checks of this client run and wait as one client may have."""


class CheckFailed(Exception):  # noqa: N818 - named as what happened
    """The check took too long and was ended, or its process died."""


@dataclass
class Client:
    """The checks of one client: one at a time takes part in the queue of all, so clients take turns."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    count: int = 0
    """Those that run or wait."""


class Checks:
    """One process, and who waits for it."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._worker = new_worker()
        self._loaded: set[str] = set()
        """The games whose rules the process has loaded."""
        self._turn = asyncio.Lock()
        self._clients: dict[str, Client] = {}
        self._running: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Starts the process and loads all rules, so that nobody waits for it."""
        for game in keys():
            async with self._turn:
                try:
                    await self._load(game)
                except BrokenProcessPool:  # other games are not affected; the log tells why it can't be compiled
                    LOG.warning("the rules of %s can't be loaded for checks", game)
                    self._restart()

    @property
    def waiting(self) -> int:
        """How many checks wait for the process, besides the one that runs."""
        return max(0, len(self._running) - 1)

    @property
    def pids(self) -> list[int]:
        return self._worker.pids

    async def run(self, client: str, game: str, function: Callable[..., T], *arguments: object) -> T:
        """The function's result, or what it raises. TooManyChecks, CheckFailed: there is neither.

        If the request is cancelled, its check ends as if it were not: the process can't be stopped in between.
        """
        return await self._to_end(self._run_in_turn(client, game, function, *arguments))

    def close(self) -> None:
        for task in self._running:
            task.cancel()
        self._worker.close()

    async def _to_end(self, work: Coroutine[None, None, T]) -> T:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _run_in_turn(self, client: str, game: str, function: Callable[..., T], *arguments: object) -> T:
        async with self._turn_of(client), self._turn:
            try:
                await self._load(game)
                async with asyncio.timeout(self._seconds):
                    return await self._worker.run(function, *arguments)
            except (TimeoutError, BrokenProcessPool) as problem:
                LOG.warning("a check took longer than %s seconds, or its process died", self._seconds)
                self._restart()
                raise CheckFailed from problem

    @asynccontextmanager
    async def _turn_of(self, name: str) -> AsyncIterator[None]:
        client = self._clients.setdefault(name, Client())
        if client.count > MOST_WAITING:
            raise TooManyChecks
        client.count += 1
        try:
            async with client.turn:
                yield
        finally:
            client.count -= 1
            if not client.count:
                del self._clients[name]

    async def _load(self, game: str) -> None:
        """Loads the rules of a game, or of none; this does not count as the time of a check."""
        if game not in self._loaded:
            await self._worker.run(load_rules, game)
            self._loaded.add(game)

    def _restart(self) -> None:
        self._worker.close()
        self._worker = new_worker()
        self._loaded.clear()


def new_worker() -> Worker:
    return Worker(start_background_worker, retry_delays=())  # what ends the process once may do so again


def load_rules(game: str) -> None:
    if game in keys():
        play_random_game(game)
