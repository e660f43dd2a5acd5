"""How long stol takes to start, against an earlier commit. Run: python -m bench.starts COMMIT [ROUNDS]

Both are started alternately, so that other load on the machine affects both. CPU time includes child processes.
"""

import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).parents[1]
ROUNDS = 15
STOL = "from stol.cli import main; main()"
ANSWER_SECONDS = 120
"""Seconds until a server has to answer."""
Start: TypeAlias = Callable[[Mapping[str, str]], float]
"""Starts a program with these environment variables; returns the seconds until it is ready."""


class Seconds(NamedTuple):
    """Duration of a start: wall-clock time and CPU time."""

    wall: float
    cpu: float


def main() -> None:
    console, before = Console(), sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    with tempfile.TemporaryDirectory() as folder:
        both = [environment(unpacked(commit, Path(folder))) for commit in (before, "")]
        heads = ("before, s", "now, s", "ratio", "ratio of CPU time")
        grid = Table("", *heads, title=f"{rounds} starts in turn: the quickest, and medians of ratios")
        for name, start in STARTS.items():
            grid.add_row(name, *compared(start, both, track(range(rounds), name, console=console)))
        console.print(grid)


def unpacked(commit: str, folder: Path) -> Path:
    """The sources of a commit, unpacked to the folder; those of the working tree if there is no commit."""
    if not commit:
        return ROOT / "src"
    archive = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True)  # noqa: S607 - git from the path
    subprocess.run(["tar", "-x"], cwd=folder, input=archive.stdout, check=True)  # noqa: S607 - as above
    return folder / "src"


def environment(sources: Path) -> dict[str, str]:
    """Environment variables to run these sources, with bytecode written as for an installed package."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPATH": str(sources), "LC_ALL": "C.UTF-8"}


def compared(start: Start, both: list[dict[str, str]], rounds: Iterable[int]) -> tuple[str, str, str, str]:
    for one in both:
        start(one)  # writes bytecode, and fills the caches of the machine
    pairs = [tuple(measured(start, one) for one in both) for _ in rounds]
    before, now = (min(pair[which].wall for pair in pairs) for which in (0, 1))
    wall = statistics.median(new.wall / old.wall for old, new in pairs)
    cpu = statistics.median(new.cpu / old.cpu for old, new in pairs)
    return f"{before:.2f}", f"{now:.2f}", f"{wall:.2f} ×", f"{cpu:.2f} ×"


def measured(start: Start, environment: Mapping[str, str]) -> Seconds:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    wall = start(environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Seconds(wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def command(*words: str) -> Start:
    """Seconds that a command takes."""

    def run(environment: Mapping[str, str]) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", *words], env=environment, check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - began

    return run


def serve(environment: Mapping[str, str]) -> float:
    """Seconds until `stol serve` answers with its home page."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", str(port), "--database", f"sqlite:///{folder}/tables.db"]
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-c", STOL, *words], env=environment, stdout=subprocess.DEVNULL
        ) as server:
            try:
                wait_for_answer(f"http://127.0.0.1:{port}/")
                return time.perf_counter() - began
            finally:
                server.terminate()


def wait_for_answer(address: str) -> None:
    deadline = time.monotonic() + ANSWER_SECONDS
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(address, timeout=ANSWER_SECONDS).read()  # noqa: S310 - our own server
        except OSError:
            time.sleep(0.005)
        else:
            return
    raise TimeoutError(address)


STARTS: dict[str, Start] = {
    "import stol": command("import stol"),
    "stol --version": command(STOL, "--version"),
    "stol games": command(STOL, "games"),
    "stol serve, until it answers": serve,
}

if __name__ == "__main__":
    main()
