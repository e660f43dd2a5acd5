"""Opponents think in processes of their own: no request waits for a search, and all they get is their seat's view."""

import asyncio
import logging
import multiprocessing
import os
import random
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, TypeVar

from stol.bots.hint import Hint, hint
from stol.bots.registry import find
from stol.bots.thinking import Budget
from stol.bots.workers import unhurt
from stol.kernel import code_cache
from stol.kernel.sources import content_hash
from stol.position import Game, Position
from stol.table.simultaneous import choosers

T = TypeVar("T")
LOG = logging.getLogger(__name__)
PATIENCE = 5.0
"""Seconds until a process that died is tried again, at most."""


class Team:
    """So many processes that answer questions. One that dies is replaced, and its question asked again."""

    def __init__(self, size: int, prepared: Callable[[], None]) -> None:
        self._size, self._prepared = size, prepared
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._size, mp_context=context, initializer=self._prepared)

    async def ask(self, question: Callable[..., T], *about: object) -> T:
        delay = 0.1
        while True:
            pool = self._pool
            try:
                with unhurt():
                    answer = pool.submit(question, *about)
                return await asyncio.wrap_future(answer)
            except BrokenProcessPool:
                LOG.warning("an opponent's process died; its question is asked again")
                if self._pool is pool:
                    self._pool = self._fresh()
                await asyncio.sleep(delay)
                delay = min(2 * delay, PATIENCE)

    def close(self) -> None:
        processes = list((self._pool._processes or {}).values())  # noqa: SLF001 - the pool has no way to end a search
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


class Opponents:
    """Those who think, and somebody who has rules compiled meanwhile: nobody's turn waits for another game's rules."""

    def __init__(self, workers: int | None = None) -> None:
        self._thinkers = Team(workers or max(1, (os.cpu_count() or 2) - 1), end_with_parent)
        self._study = Team(1, study)

    async def move(self, view: dict[str, Any], level: str, seed: int) -> str:
        """The move of the seat whose view it is."""
        return await self._thinkers.ask(think, view, level, seed)

    async def hint(self, view: dict[str, Any], seconds: float) -> Hint:
        """What the seat whose view it is had best do."""
        return await self._thinkers.ask(advise, view, seconds)

    async def prepare(self, game: str) -> None:
        """Has the rules and the search of a game compiled, for all processes to come: once, not at every start."""
        if not rehearsed(game).exists():
            await self._study.ask(rehearse, game)

    def prepared(self) -> None:
        """Nothing is left to be compiled."""
        self._study.close()

    def close(self) -> None:
        self._thinkers.close()
        self._study.close()


def study() -> None:
    """Compiling leaves the others their time."""
    end_with_parent()
    os.nice(5)


def end_with_parent() -> None:
    """A process must not outlive the server, even if that is killed: a pool's own queue would keep it waiting."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(view: dict[str, Any], level: str, seed: int) -> str:
    bot = find(level)(seed)
    try:
        return bot.move(view)
    finally:
        bot.close()


def advise(view: dict[str, Any], seconds: float) -> Hint:
    return hint(view, Budget(seconds=seconds))


def rehearse(key: str) -> None:
    """A few moves of a game, and a search: all that has to be compiled for it is, and stays in the cache."""
    play_through(key)
    think(opening(Game(key).start()), "club", 0)
    rehearsed(key).touch()


def rehearsed(key: str) -> Path:
    """A file beside the compiled code, present once all of this game's code has been compiled."""
    return code_cache.folder() / f"{key}-{content_hash('stol.kernel.search', f'stol.games.{key}')[:32]}.complete"


def opening(position: Position) -> dict[str, Any]:
    """The first view of a seat that is to move."""
    while position.actor == "chance":
        position = position.play(next(iter(position.chance())))
    return position.view(choosers(position)[0])


def play_through(key: str) -> None:
    """A whole game at random: rules are loaded, or compiled, where this runs."""
    position, rng = Game(key).start(), random.Random(0)  # noqa: S311 - nobody plays for it
    while position.actor is not None:
        choosers(position)
        position.open_view()
        position = position.play(rng.choice(position.legal() or list(position.chance())))
    position.view(0)
