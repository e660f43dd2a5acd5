"""Plays the deals of an arena in this process or in several worker processes."""

import contextlib
import itertools
import multiprocessing
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Self

from stol.bots.arena import Arena, Played
from stol.bots.bot import BotFailure
from stol.errors import Reason
from stol.text import refused

SECONDS_TO_END = 10
"""Seconds until a worker that was terminated is killed."""
RETRY_SECONDS = 0.01
"""Seconds until a worker that can't stop now tries again."""


def play(arena: Arena, deals: Iterable[int], workers: int = 1) -> Generator[list[Played], None, None]:
    """The games of each deal, as soon as they are finished."""
    if workers > 1:
        yield from play_in_processes(arena, iter(deals), workers)
        return
    arena.warm_up()
    yield from map(arena.play, deals)


def play_in_processes(arena: Arena, deals: Iterator[int], workers: int) -> Generator[list[Played], None, None]:
    with contextlib.ExitStack() as team:
        busy = [team.enter_context(Worker(arena, deal)) for deal in itertools.islice(deals, workers)]
        while busy:
            ready = wait([worker.pipe for worker in busy])
            for worker in [worker for worker in busy if worker.pipe in ready]:
                yield worker.answer()
                if (deal := next(deals, None)) is None:
                    busy.remove(worker)
                else:
                    worker.pipe.send(deal)


class Worker:
    """A process that plays deals, one at a time."""

    def __init__(self, arena: Arena, deal: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self._process = context.Process(target=work, args=(other, arena))
        with ignoring_interrupts():
            self._process.start()
        other.close()
        self.pipe.send(deal)

    def __enter__(self) -> Self:
        return self

    def answer(self) -> list[Played]:
        try:
            played: list[Played] = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            self._process.join(SECONDS_TO_END)
            raise refused(BotFailure, Reason("bot-worker-died", {"code": str(self._process.exitcode)})) from None
        return played

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.join(SECONDS_TO_END)
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


@contextlib.contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes started inside ignore Ctrl-C: the terminal sends it to all, but the parent has to stop its workers."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(pipe: Connection, arena: Arena) -> None:
    """The main loop of a worker process, until it is terminated or its parent is gone."""
    for name in ("SIGTERM", "SIGALRM"):
        if hasattr(signal, name):  # Windows has no SIGALRM and kills a worker without calling `stop`
            signal.signal(getattr(signal, name), stop)
    with contextlib.suppress(KeyboardInterrupt, EOFError, BrokenPipeError):
        arena.warm_up()
        while True:
            pipe.send(arena.play(pipe.recv()))


def stop(_: int, frame: FrameType | None) -> None:
    """Raises KeyboardInterrupt so that bots can close; later if in `__del__`, where Python ignores exceptions."""
    while frame is not None:
        if frame.f_code.co_name == "__del__":
            signal.setitimer(signal.ITIMER_REAL, RETRY_SECONDS)
            return
        frame = frame.f_back
    raise KeyboardInterrupt
