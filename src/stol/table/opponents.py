"""Opponents: bots in worker processes, so that searches don't block requests. A bot gets its seat's view only."""

import math
import multiprocessing
import os
import random
import signal
import threading
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from stol.bots.hint import Hint, hint
from stol.bots.registry import find
from stol.bots.thinking import Budget
from stol.games.registry import find as find_game
from stol.games.registry import module
from stol.kernel import code_cache
from stol.kernel.sources import content_hash
from stol.position import Game, Position
from stol.table.fair_queue import Caller
from stol.table.kept_bots import BotKey, KeptBots
from stol.table.pool import WorkerPool
from stol.table.simultaneous import choosers
from stol.table.worker import Worker

ANYBODY = Caller()
SEARCHING_PER_QUICK = 4
"""Processes that search for each one that makes quick moves."""
SWEEP_SECONDS = 60.0
"""How often a worker process drops idle bots."""
BOTS = KeptBots()
"""The bots of this process."""


class Opponents:
    """Worker processes for moves and hints, and one that compiles the rules of games in the background.

    Quick moves have processes of their own, so that none of them waits for a search that takes a second.
    """

    def __init__(self, workers: int | None = None) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._searching = WorkerPool(count, start_worker)
        self._quick = WorkerPool(math.ceil(count / SEARCHING_PER_QUICK), start_worker)
        self._compiler = Worker(start_background_worker, retry_delays=())  # the caller of `prepare` retries

    async def move(self, view: dict[str, Any], key: BotKey, seed: int, caller: Caller = ANYBODY) -> str:
        """The move of the bot that is kept for the key, in the position that the view shows."""
        pool = self._quick if is_quick(view["game"], key.level) else self._searching
        return await pool.run(caller, key, choose_move, key, view, seed)

    async def hint(self, view: dict[str, Any], seconds: float, caller: Caller = ANYBODY) -> Hint:
        """The best moves of the seat whose view it is."""
        return await self._searching.run(caller, None, find_hint, view, seconds)

    def attend(self, table: str) -> None:
        """Somebody has come to the table: its opponents are no longer among the last."""
        for pool in (self._quick, self._searching):
            pool.attend(table)

    def waiting(self) -> dict[str, int]:
        """How many calls wait for a process, by the name of their queue."""
        return {"quick": self._quick.waiting, "searches": self._searching.waiting}

    async def prepare(self, game: str) -> None:
        """Compiles the rules and the search of a game into the cache on disk, unless they are there."""
        if not compiled_marker(game).exists():
            await self._compiler.run(compile_game, game)

    def close_compiler(self) -> None:
        """Ends the compiling process, once nothing is left to compile."""
        self._compiler.close()

    def pids(self) -> dict[str, list[int]]:
        """The ids of the worker processes, by what they do."""
        return {"quick": self._quick.pids(), "searches": self._searching.pids(), "compiler": self._compiler.pids}

    def close(self) -> None:
        for part in (self._quick, self._searching, self._compiler):
            part.close()


def is_quick(game: str, level: str) -> bool:
    """Whether a level moves within milliseconds: one that is limited by time, or not ours, may take a second."""
    strength = find_game(game).levels.get(level)
    return strength is not None and not strength.seconds


def start_background_worker() -> None:
    """Initializer of a worker process with low priority, so that opponents and requests come first."""
    start_worker()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)


def start_worker() -> None:
    """Initializer of a worker process: it ends with the server, even if that is killed, and drops idle bots.

    Ctrl-C is ignored: the terminal sends it to all processes, but the server has to end its workers.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        while parent is not None and not wait([parent.sentinel], SWEEP_SECONDS):
            BOTS.drop_idle()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def choose_move(key: BotKey, view: dict[str, Any], seed: int) -> str:
    return BOTS.move(key, view, seed)


def find_hint(view: dict[str, Any], seconds: float) -> Hint:
    return hint(view, Budget(seconds=seconds))


def compile_game(key: str) -> None:
    """Plays a game and runs a search, so that all their code is compiled and cached."""
    play_random_game(key)
    find("club")(0).move(first_view(Game(key).start()))
    code_cache.make_folder()  # nothing is cached there if all code was compiled before
    compiled_marker(key).touch()


def compiled_marker(key: str) -> Path:
    """A file beside the compiled code, present once all of this game's code has been compiled."""
    return code_cache.folder() / f"{key}-{content_hash('stol.kernel.search', module(key))[:32]}.complete"


def first_view(position: Position) -> dict[str, Any]:
    """The view of the first seat that is to move."""
    while position.actor == "chance":
        position = position.play(next(iter(position.chance())))
    return position.view(choosers(position)[0])


def play_random_game(key: str) -> None:
    """Plays a whole game at random, so that its rules are loaded or compiled in this process."""
    position, rng = Game(key).start(), random.Random(0)  # noqa: S311 - no secret depends on it
    while position.actor is not None:
        choosers(position)
        position.open_view()
        position = position.play(rng.choice(position.legal() or list(position.chance())))
    position.view(0)
