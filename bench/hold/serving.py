"""A real server process that can be measured, killed and restarted."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Self

from bench.hold.people import now

COMMAND = [sys.executable, "-c", "from stol.cli import main; main()", "serve"]
NO_LIMITS = ("--no-limits",)
OFTEN = 0.5
"""Seconds between two measurements."""
USER, SYSTEM, PAGES = 11, 12, 21
"""Indexes of CPU times and memory in /proc/PID/stat, counted after the name of the process."""


def in_processes(count: int, *, limited: bool = False) -> Sequence[str]:
    """The options of a server in so many processes behind one port; without rate limits, unless they are wanted."""
    limits = () if limited else NO_LIMITS
    return limits if count == 1 else (*limits, "--processes", str(count))


@dataclass(frozen=True)
class Look:
    """A measurement of a process."""

    at: float
    memory: int
    """Resident memory in bytes."""
    cpu: float
    """CPU seconds since the start."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Returns when a process listens at its port."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            if process.poll() is not None:
                raise RuntimeError(f"{process.args!r} ended: {log.read_text()}") from None
            time.sleep(0.02)
        else:
            return


class Server:
    """`stol serve` with a fixed port and database."""

    def __init__(
        self,
        database: str,
        log: int | IO[str] | None = None,
        options: Sequence[str] = NO_LIMITS,
        sources: Path | None = None,
    ) -> None:
        """`sources`: those of another version, in place of the installed ones."""
        self.port = free_port()
        self._log = log
        self._sources = {"PYTHONPATH": str(sources)} if sources else {}
        self._command = [*COMMAND, *options, "--port", str(self.port), "--database", database]
        self.start()

    def start(self) -> None:
        quiet = {"PYTHONWARNINGS": "ignore"}  # a killed server leaves semaphores, about which Python warns
        env = os.environ | quiet | self._sources
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=self._log, text=True, env=env)

    def wait(self) -> None:
        """Waits until the server prints its address."""
        if not (self._process.stdout and self._process.stdout.readline()):
            raise RuntimeError("the server did not start")

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def processes(self) -> list[int]:
        """Of a server of several processes, those; computer players think in others."""
        return children(self.pid) if "--processes" in self._command else []

    def kill(self) -> None:
        """Kills the server with SIGKILL."""
        os.kill(self.pid, signal.SIGKILL)
        self._done()

    def send(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def stop(self) -> None:
        self._process.terminate()
        self._done()

    def ended(self) -> int:
        """The exit status, once it has stopped."""
        self._done()
        return self._process.returncode

    def _done(self) -> None:
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()

    def __enter__(self) -> Self:
        self.wait()
        return self

    def __exit__(self, *_error: object) -> None:
        if self._process.poll() is None:
            self.stop()


@dataclass
class Meter:
    """Measures a process, or several together, at intervals, from /proc."""

    pid: int
    looks: list[Look] = field(default_factory=list)
    others: Sequence[int] = ()
    """Processes that are measured together with it."""

    def __enter__(self) -> Self:
        self._ended = threading.Event()
        self.look()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        with contextlib.suppress(OSError):  # it has ended, or was killed
            while not self._ended.wait(OFTEN):
                self.look()

    def look(self) -> None:
        told = [stat(pid) for pid in (self.pid, *self.others)]
        cpu = sum(each[USER] + each[SYSTEM] for each in told) / os.sysconf("SC_CLK_TCK")
        self.looks.append(Look(now(), sum(each[PAGES] for each in told) * os.sysconf("SC_PAGE_SIZE"), cpu))

    def memory(self, at: float) -> int:
        """The memory in MiB at a time."""
        return min(self.looks, key=lambda look: abs(look.at - at)).memory >> 20

    def busy(self, since: float, until: float) -> float:
        """The share of one core that it used."""
        within = [look for look in self.looks if since <= look.at <= until]
        if len(within) < 2:
            return 0.0
        return (within[-1].cpu - within[0].cpu) / (within[-1].at - within[0].at)


def stat(pid: int) -> list[int]:
    """The numbers of /proc/PID/stat that follow the name and state of the process."""
    told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return [0, *map(int, told[1:])]


def children(pid: int) -> list[int]:
    """The processes that a process has started itself."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]
