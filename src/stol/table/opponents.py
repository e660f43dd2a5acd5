"""Opponents think in processes of their own: no request waits for a search, and all they get is their seat's view."""

import multiprocessing
import os
import random
import signal
import threading
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from cachetools import LRUCache

from stol.bots.hint import Hint, hint
from stol.bots.registry import find
from stol.bots.thinking import Budget
from stol.games.registry import module
from stol.kernel import code_cache
from stol.kernel.sources import content_hash
from stol.position import Game, Position
from stol.table.kept_bots import MOST_BOTS, Chair, KeptBots
from stol.table.simultaneous import choosers
from stol.table.worker import Worker

SWEEP_SECONDS = 60.0
"""How often a process looks for bots that nobody has asked for long."""
KEPT = KeptBots()
"""The bots of this process."""


class Opponents:
    """Those who think, and somebody who has rules compiled meanwhile: nobody's turn waits for another game's rules."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._thinkers = [Worker(end_with_parent) for _ in range(count)]
        self._latest: LRUCache[Chair, Worker] = LRUCache(count * MOST_BOTS)
        """Who thought for a chair last, and keeps its bot."""
        self._study = Worker(study)

    async def move(self, view: dict[str, Any], chair: Chair, seed: int) -> str:
        """The move of the seat whose view it is. The bot of its chair may know what it thought before, and no more."""
        worker = self._latest[chair] = self._free(self._latest.get(chair))
        return await worker.ask(think, chair, view, seed)

    async def hint(self, view: dict[str, Any], seconds: float) -> Hint:
        """What the seat whose view it is had best do."""
        return await self._free().ask(advise, view, seconds)

    async def prepare(self, game: str) -> None:
        """Has the rules and the search of a game compiled, for all processes to come: once, not at every start."""
        if not rehearsed(game).exists():
            await self._study.ask(rehearse, game)

    def prepared(self) -> None:
        """Nothing is left to be compiled."""
        self._study.close()

    def pids(self) -> list[int]:
        """Of the processes that think."""
        return [pid for worker in self._thinkers for pid in worker.pids]

    def close(self) -> None:
        for worker in (*self._thinkers, self._study):
            worker.close()

    def _free(self, wanted: Worker | None = None) -> Worker:
        """The one with the least to do; the wanted one if no other has less; else one whose process runs already."""
        return min(self._thinkers, key=lambda one: (one.pending, one is not wanted, not one.pids))


def study() -> None:
    """Compiling leaves the others their time."""
    end_with_parent()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)


def end_with_parent() -> None:
    """A process must not outlive the server, even if that is killed: a pool's own queue would keep it waiting.

    Ctrl-C, which the terminal sends to all, is for the server: it ends the others.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        while parent is not None and not wait([parent.sentinel], SWEEP_SECONDS):
            KEPT.drop_idle()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(chair: Chair, view: dict[str, Any], seed: int) -> str:
    return KEPT.move(chair, view, seed)


def advise(view: dict[str, Any], seconds: float) -> Hint:
    return hint(view, Budget(seconds=seconds))


def rehearse(key: str) -> None:
    """A few moves of a game, and a search: all that has to be compiled for it is, and stays in the cache."""
    play_through(key)
    find("club")(0).move(opening(Game(key).start()))
    rehearsed(key).touch()


def rehearsed(key: str) -> Path:
    """A file beside the compiled code, present once all of this game's code has been compiled."""
    return code_cache.folder() / f"{key}-{content_hash('stol.kernel.search', module(key))[:32]}.complete"


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
