"""How much each client may ask for: a token bucket for each kind of request, and a cap on open streams.

Neither Litestar's rate limit nor the package `limits` would do: they count in windows of time, so that a burst and a
rate in the long run can't be told apart, and they don't bound how many clients they remember.
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
    """More than one client may ask for in that time."""

    status_code = 429


@dataclass(frozen=True)
class Allowance:
    """So many at once, and so many a second in the long run."""

    burst: int
    rate: float


ALLOWED = {
    "open": Allowance(burst=30, rate=30 / 600),
    "change": Allowance(burst=60, rate=10),
    "look": Allowance(burst=300, rate=50),
    "stream": Allowance(burst=60, rate=5),
    "arrive": Allowance(burst=60, rate=60 / 600),
    "guess": Allowance(burst=40, rate=10 / 60),
    "think": Allowance(burst=40, rate=1),
    "enter": Allowance(burst=60, rate=2),
}
"""Tables opened, things changed, pages, streams begun; new players; codes of no table; hints; real tables typed in."""
ALLOWANCE = "allowance"
"""Of which kind a request is: by a handler's options."""
LOOK = "look"
CHANGE = {ALLOWANCE: "change"}
OPEN = {ALLOWANCE: "open"}
THINK = {ALLOWANCE: "think"}
ENTER = {ALLOWANCE: "enter"}
STREAMS = 100
"""Of one client at the same time: a house full of people, each with a page or two."""
STREAM_RETRY_SECONDS = 10
"""What a client with too many streams is told to wait."""
CLIENTS = 50_000
"""As many are remembered; the one that was quiet longest is forgotten first."""


@dataclass
class Limits:
    """How much each client has left of its allowance."""

    allowed: dict[str, Allowance] = field(default_factory=lambda: dict(ALLOWED))
    streams: int = STREAMS
    clock: Callable[[], float] = time.monotonic
    _left: LRUCache[tuple[str, str], tuple[float, float]] = field(default_factory=lambda: LRUCache(CLIENTS))
    _open: Counter[str] = field(default_factory=Counter)

    def take(self, kind: str, client: str, amount: int = 1) -> None:
        """One more of a kind; TooMany if it is one too many. With 0 it is only asked whether there is one left."""
        if kind not in self.allowed:
            return
        allowance, now = self.allowed[kind], self.clock()
        left, then = self._left.get((kind, client), (float(allowance.burst), now))
        left = min(float(allowance.burst), left + (now - then) * allowance.rate)
        self._left[kind, client] = (left - amount if left >= 1 else left, now)
        if left < 1:
            raise too_many(math.ceil((1 - left) / allowance.rate))

    def take_stream(self, client: str) -> None:
        """One more stream: not too often, and not too many that are still open."""
        self.take("stream", client)
        if self.allowed and self._open[client] >= self.streams:
            raise too_many(STREAM_RETRY_SECONDS)

    @contextmanager
    def streaming(self, client: str) -> Iterator[None]:
        """While a stream is open."""
        self._open[client] += 1
        try:
            yield
        finally:
            self._open -= Counter([client])  # who has none open is not kept, not even with a 0


def too_many(seconds: int) -> TooMany:
    return TooMany(detail="too-many", headers={"Retry-After": str(seconds)})
