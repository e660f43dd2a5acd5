"""Latency until the other player sees a move: two clients at one table, over HTTP. Run: python -m bench.live"""

import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path

import httpx
from rich.progress import track

MOVES = 24
"""Fewer than in a round, after which a score sheet covers the table."""


@contextmanager
def server() -> Iterator[str]:
    """Start a server on a free port; yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from stol.cli import main; main()", "serve", "--port", "0", "--no-limits"]
        command += ["--database", f"sqlite:///{Path(folder) / 'tables.db'}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                line = process.stdout.readline() if process.stdout else ""
                yield re.findall(r"http://[\d.:]+", line)[0]
            finally:
                process.terminate()


class Person:
    """A client with an open page: it fetches the table at every event of the stream."""

    def __init__(self, base: str) -> None:
        self.http = httpx.Client(base_url=base, follow_redirects=True, timeout=120)
        self.seen = threading.Condition()
        self.sequence, self.at = -1, 0.0

    def listen(self, table: str) -> None:
        with self.http.stream("GET", f"{table}/stream", timeout=None) as stream:
            for line in stream.iter_lines():
                if line.startswith("data:"):
                    page = self.http.get(table).text
                    with self.seen:
                        self.sequence, self.at = sequence(page), time.perf_counter()
                        self.seen.notify_all()

    def wait_for(self, number: int) -> float:
        """Wait until the page shows this sequence number; return the time when it did."""
        with self.seen:
            self.seen.wait_for(lambda: self.sequence >= number)
            return self.at


def sequence(page: str) -> int:
    return int(re.findall(r'data-sequence="(\d+)"', page)[0])


def main() -> None:
    with server() as base:
        people = Person(base), Person(base)
        form = {"game": "pixies", "players": "2", "seat0": "you", "seat1": "open"}
        opened = people[0].http.post("/tables", data=form)
        table = str(opened.url.path)
        while "laying" in people[1].http.get(table).text:
            time.sleep(0.5)
        people[1].http.post(f"{table}/sit", data={"seat": "1", "name": "Tomek"})
        for person in people:
            threading.Thread(target=person.listen, args=(table,), daemon=True).start()
        delays = [time_move(people, table) for _ in track(range(MOVES))]
    stored, seen = zip(*delays, strict=True)
    for what, times in (("stored and answered", stored), ("seen by the other", seen)):
        ordered = sorted(1000 * delay for delay in times)
        print(f"{what}: median {statistics.median(ordered):.1f} ms, slowest {ordered[-1]:.1f} ms of {MOVES} moves")


def time_move(people: tuple[Person, Person], table: str) -> tuple[float, float]:
    """Make a move; seconds until the mover has the answer, and until the other player's page shows it."""
    for mover, other in (people, people[::-1]):
        page = mover.http.get(table).text
        if 'class="turn yours"' in page:
            move, ply = first_move(mover, table, page), re.findall(r'name="ply" value="(\d+)"', page)[0]
            begin = time.perf_counter()
            answer = mover.http.post(f"{table}/moves", data={"move": move, "ply": ply})
            answered = time.perf_counter() - begin
            return answered, other.wait_for(sequence(answer.text)) - begin
    raise AssertionError("nobody is to move")


def first_move(mover: Person, table: str, page: str) -> str:
    """Any legal move: pick cards until the page offers one."""
    for link in re.findall(r'href="([^"]+card=[^"]+)"', page):
        picked = mover.http.get(unescape(link)).text
        moves = re.findall(r'(?:data-move|name="move" value)="([^"]+)"', picked)
        if moves:
            return unescape(moves[0])
    raise AssertionError(f"nothing can be picked at {table}")


if __name__ == "__main__":
    main()
