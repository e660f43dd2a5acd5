"""Several server processes behind one port: each has an event loop and worker processes of its own."""

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType
from typing import TypeAlias

Run: TypeAlias = Callable[[socket.socket, Callable[[], None]], None]
"""Runs one server at an open socket, and calls a function when it answers. It has to be picklable."""

LOG = logging.getLogger(__name__)
RESTART_DELAY = 1.0
"""Seconds until a process that has died is replaced."""


class ServerProcesses:
    """Starts the processes, replaces those that die, and ends them all together."""

    def __init__(self, run: Run, door: socket.socket, count: int) -> None:
        self._run, self._door = run, door
        self._context = multiprocessing.get_context("spawn")
        self._started: list[Event] = [self._context.Event() for _ in range(count)]
        self._stopping = threading.Event()

    def run_until_stopped(self, started: Callable[[], None]) -> None:
        """Returns after SIGTERM or Ctrl-C, when all have ended. Calls `started` when all answer."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        processes = [self._start(place) for place in range(len(self._started))]
        threading.Thread(target=self._announce, args=(started,), daemon=True).start()
        while not self._stopping.wait(RESTART_DELAY):
            for place, process in enumerate(processes):
                if not process.is_alive():
                    LOG.error("server process %d died (%s); starting another", place + 1, process.exitcode)
                    processes[place] = self._start(place)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()

    def _start(self, place: int) -> SpawnProcess:
        process = self._context.Process(target=serve_in_process, args=(self._run, self._door, self._started[place]))
        process.start()
        return process

    def _announce(self, started: Callable[[], None]) -> None:
        for each in self._started:
            each.wait()
        started()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping.set()


def serve_in_process(run: Run, door: socket.socket, started: Event) -> None:
    """The main function of a server process. Ctrl-C reaches all processes of a terminal: the parent passes it on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    run(door, started.set)


def end_with_parent() -> None:
    """A server process does not outlive the one that started it, even if that is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def workers_each(count: int) -> int | None:
    """How many processes for computer players each of so many servers has; None: as many as suit one server."""
    return None if count == 1 else max(1, (os.cpu_count() or 1) // count)
