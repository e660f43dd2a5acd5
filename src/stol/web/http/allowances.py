"""Rate limits per client: a token bucket for each kind of request, and a cap on open streams.

Who has many networks of IPv6 is counted by the wider networks around them, too, which have more.

Neither Litestar's rate limit nor the package `limits` would do: they count in time windows, so that burst and long-run
rate can't be set apart, and the number of clients they remember is not bounded.
"""

import math
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from cachetools import LRUCache
from litestar.exceptions import HTTPException

from stol.table.career import MOST_GAMES
from stol.table.seats import CODE_LENGTH
from stol.web.http.metrics import OPEN_STREAMS
from stol.web.http.networks import wider_networks
from stol.web.service.own_tables import BLOCK


class TooMany(HTTPException):
    """The client exceeds its rate limit."""

    status_code = 429


@dataclass(frozen=True)
class Allowance:
    """A token bucket: requests at once, and requests per second in the long run."""

    burst: int
    rate: float
    spread: int = 0
    """How many times as much each wider network of IPv6 has as the network within it; 0: wider ones are not counted."""


ALLOWED = {
    "open": Allowance(burst=30, rate=30 / 600, spread=8),  # tables opened
    "change": Allowance(burst=60, rate=10),  # moves, chat, seats
    "look": Allowance(burst=300, rate=50),  # every request, whatever else it counts as; static files aside
    "file": Allowance(burst=2000, rate=200),  # static files: a page has dozens, but they are cheap and asked for once
    "stream": Allowance(burst=60, rate=5),  # streams started
    "arrive": Allowance(burst=60, rate=60 / 600, spread=8),  # new players
    "guess": Allowance(burst=40, rate=10 / 60, spread=4),  # wrong codes of tables, wrong links
    "draw": Allowance(burst=30, rate=0.5, spread=8),  # pictures for links that are not kept
    "mail": Allowance(burst=5, rate=5 / 3600, spread=4),  # addresses for mail, each of which gets one to confirm it
    "recover": Allowance(burst=10, rate=10 / 600, spread=4),  # recovery phrases that were typed
    "think": Allowance(burst=40, rate=1, spread=8),  # hints
    "enter": Allowance(burst=120, rate=4),  # taps and pauses while a real table is entered
}
"""The rate limits, by kind of request."""
ALLOWANCE = "allowance"
"""The key in a route handler's options that names the kind of its requests."""
LOOK = "look"
FILE = "file"
CHANGE = {ALLOWANCE: "change"}
OPEN = {ALLOWANCE: "open"}
MAIL = {ALLOWANCE: "mail"}
RECOVER = {ALLOWANCE: "recover"}
THINK = {ALLOWANCE: "think"}
ENTER = {ALLOWANCE: "enter"}
TABLES_READ = "tables_read"
"""The key in a route handler's options that tells how many of the visitor's tables it reads, at most."""
ALL_GAMES = {TABLES_READ: MOST_GAMES}
OPEN_TABLES = {TABLES_READ: BLOCK}
TABLES_A_LOOK = 50
"""Tables that cost as much to read as a page of one table."""
TOLD_PART = 4
"""The part of an allowance that several servers together give without telling each other: most clients take less."""
STREAMS = 100
"""Open streams per client: enough for a household behind one address. Each of several servers allows its share."""
LEAST_STREAMS = 30
"""Each of many servers allows at least so many, as connections are not spread evenly."""
STREAM_RETRY_SECONDS = 10
"""The Retry-After for a client with too many streams."""
CLIENTS = 20_000
"""Clients in memory for each kind of request, and networks of each size; the least recently active is dropped."""


@dataclass
class Left:
    """What is left of an allowance, at a moment."""

    tokens: float
    moment: float
    untold: float = 0
    """Tokens that were taken here and other servers don't know of; none once the allowance is whole again."""


@dataclass
class Limits:
    """The remaining allowance of each client."""

    allowed: dict[str, Allowance] = field(default_factory=lambda: dict(ALLOWED))
    streams: int = STREAMS
    clock: Callable[[], float] = time.monotonic
    servers: Callable[[], int] = lambda: 1
    """How many servers there are. Each knows what a client takes at all of them, unless that is little."""
    tell: Callable[[str, str, float], None] = lambda _kind, _client, _amount: None
    """Tells the other servers what a client has taken here."""
    _left: defaultdict[tuple[str, int], LRUCache[str, Left]] = field(
        default_factory=lambda: defaultdict(lambda: LRUCache(CLIENTS))
    )
    """By kind of request and size of network: a flood of small networks does not push out the wide ones around it."""
    _open: dict[str, int] = field(default_factory=dict)

    def take(self, kind: str, client: str, amount: int = 1) -> None:
        """Takes tokens for a request, or raises TooMany and takes none. 0 only checks that one is left."""
        if kind not in self.allowed:
            return
        found = list(self._all_left(kind, client))
        for left, widened in found:
            if left.tokens < 1:
                raise too_many(math.ceil((1 - left.tokens) / widened.rate))
        for left, _ in found:
            left.tokens -= amount
        self._tell_of(kind, client, found[0][0], amount)

    def taken_elsewhere(self, kind: str, client: str, amount: float) -> None:
        """A client has taken tokens at another server. It owes no more than the whole allowance."""
        for left, widened in self._all_left(kind, client) if kind in self.allowed else ():
            left.tokens = max(-widened.burst, left.tokens - amount)

    def _all_left(self, kind: str, client: str) -> Iterator[tuple[Left, Allowance]]:
        """What the client has left now, and the networks around it, with the allowance of each."""
        allowance, now = self.allowed[kind], self.clock()
        for size, net in enumerate((client, *wider_networks(client)) if allowance.spread else (client,)):
            share, known = allowance.spread**size, self._left[kind, size]
            burst, rate = allowance.burst * share, allowance.rate * share
            left = known.get(net) or Left(burst, now)
            left.tokens, left.moment = min(burst, left.tokens + (now - left.moment) * rate), now
            known[net] = left
            yield left, Allowance(burst, rate)

    def _tell_of(self, kind: str, client: str, left: Left, amount: int) -> None:
        """Tells other servers what is seldom taken, and of clients who take much of the rest."""
        allowance, servers = self.allowed[kind], self.servers()
        is_whole = left.tokens + amount >= allowance.burst
        left.untold = amount if is_whole else left.untold + amount
        if servers > 1 and left.untold > (0 if allowance.spread else allowance.burst / TOLD_PART / servers):
            self.tell(kind, client, left.untold)
            left.untold = 0

    def take_guess(self, client: str, code: str, *, right: bool) -> None:
        """Counts a wrong code of a table.

        After too many, a right one is told all the same: there are too many codes of ten letters to guess, and others
        behind the same address guess nothing. Those of earlier versions are shorter, and are refused then.
        """
        if not right or len(code) < CODE_LENGTH:
            self.take("guess", client, 0 if right else 1)

    def take_stream(self, client: str) -> None:
        """Checks the rate of new streams and the number of open ones."""
        self.take("stream", client)
        share = max(self.streams // self.servers(), min(self.streams, LEAST_STREAMS))
        if self.allowed and self._open.get(client, 0) >= share:
            raise too_many(STREAM_RETRY_SECONDS)

    @contextmanager
    def streaming(self, client: str) -> Iterator[None]:
        """Counts a stream as open."""
        self._open[client] = self._open.get(client, 0) + 1
        try:
            with OPEN_STREAMS.track_inprogress():
                yield
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


def too_many(seconds: int) -> TooMany:
    return TooMany(detail="too-many", headers={"Retry-After": str(seconds)})
