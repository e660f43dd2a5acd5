"""What a long command is doing: a bar on a terminal; elsewhere, such as in a log, a line now and then."""

import sys
import time
from collections.abc import Callable
from typing import Self, TypeAlias

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

Tell: TypeAlias = Callable[[str, float], None]
"""Takes what is done now, such as "playing", and which share of it is finished."""

SILENCE = 10.0
"""Seconds between two lines at least, unless something is done for the first time."""


class Report:
    """Use it in a `with`; nothing is shown on standard output."""

    def __init__(self, title: str) -> None:
        self.title, self.news = title, ""
        console = Console(stderr=True)
        columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), TextColumn("{task.fields[now]}")
        self.bar = Progress(*columns, console=console, disable=not console.is_terminal)
        self.task = self.bar.add_task(title, total=1.0, now="")
        self.seen: set[str] = set()
        self.last = 0.0

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def tell(self, what: str, share: float) -> None:
        now = f"{what} {share:.0%}"
        self.bar.update(self.task, now=f"{now}  {self.news}")
        if self.bar.disable and (what not in self.seen or time.monotonic() - self.last >= SILENCE):
            self.say(now)
        self.seen.add(what)

    def reached(self, share: float, news: str = "") -> None:
        """How much of the whole is finished, and how it went."""
        self.bar.update(self.task, completed=share)
        if news:
            self.news = news
            if self.bar.disable:
                self.say(f"{share:.0%} finished  {news}")

    def say(self, text: str) -> None:
        self.last = time.monotonic()
        print(f"{self.title}: {text}", file=sys.stderr, flush=True)
