"""Rate limits per client: a token bucket for each kind of request, and a cap on open streams.

Neither Litestar's rate limit nor the package `limits` would do: they count in time windows, so that burst and long-run
rate can't be set apart, and the number of clients they remember is not bounded.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from cachetools import LRUCache
from litestar.exceptions import HTTPException


class TooMany(HTTPException):
    """The client exceeds its rate limit."""

    status_code = 429


@dataclass(frozen=True)
class Allowance:
    """A token bucket: requests at once, and requests per second in the long run."""

    burst: int
    rate: float


ALLOWED = {
    "open": Allowance(burst=30, rate=30 / 600),  # tables opened
    "change": Allowance(burst=60, rate=10),  # moves, chat, seats
    "look": Allowance(burst=300, rate=50),  # pages
    "stream": Allowance(burst=60, rate=5),  # streams started
    "arrive": Allowance(burst=60, rate=60 / 600),  # new players
    "guess": Allowance(burst=40, rate=10 / 60),  # wrong table codes
    "think": Allowance(burst=40, rate=1),  # hints
    "enter": Allowance(burst=120, rate=4),  # taps and pauses while a real table is entered
}
"""The rate limits, by kind of request."""
ALLOWANCE = "allowance"
"""The key in a route handler's options that names the kind of its requests."""
LOOK = "look"
CHANGE = {ALLOWANCE: "change"}
OPEN = {ALLOWANCE: "open"}
THINK = {ALLOWANCE: "think"}
ENTER = {ALLOWANCE: "enter"}
STREAMS = 100
"""Open streams per client: enough for a household behind one address."""
STREAM_RETRY_SECONDS = 10
"""The Retry-After for a client with too many streams."""
CLIENTS = 50_000
"""Clients in memory; the least recently active is dropped first."""


@dataclass
class Limits:
    """The remaining allowance of each client."""

    allowed: dict[str, Allowance] = field(default_factory=lambda: dict(ALLOWED))
    streams: int = STREAMS
    clock: Callable[[], float] = time.monotonic
    _left: LRUCache[tuple[str, str], tuple[float, float]] = field(default_factory=lambda: LRUCache(CLIENTS))
    _open: Counter[str] = field(default_factory=Counter)

    def take(self, kind: str, client: str, amount: int = 1) -> None:
        """Takes tokens for a request, or raises TooMany. An amount of 0 only checks that one is left."""
        if kind not in self.allowed:
            return
        allowance, now = self.allowed[kind], self.clock()
        left, then = self._left.get((kind, client), (float(allowance.burst), now))
        left = min(float(allowance.burst), left + (now - then) * allowance.rate)
        self._left[kind, client] = (left - amount if left >= 1 else left, now)
        if left < 1:
            raise too_many(math.ceil((1 - left) / allowance.rate))

    def take_stream(self, client: str) -> None:
        """Checks the rate of new streams and the number of open ones."""
        self.take("stream", client)
        if self.allowed and self._open[client] >= self.streams:
            raise too_many(STREAM_RETRY_SECONDS)

    @contextmanager
    def streaming(self, client: str) -> Iterator[None]:
        """Counts a stream as open."""
        self._open[client] += 1
        try:
            yield
        finally:
            self._open -= Counter([client])  # this drops the key at 0


def too_many(seconds: int) -> TooMany:
    return TooMany(detail="too-many", headers={"Retry-After": str(seconds)})
