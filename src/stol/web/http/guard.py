"""What every request passes: where it comes from, how many there are; and the headers that every answer carries."""

import ipaddress
import math
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from litestar import Request
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

LARGEST_BODY = 64_000
"""Bytes: a deck of thirty cards typed in is the largest thing that anybody sends."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # with none at all, browsers hide from us that our own forms come from here
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NOT_KEPT = "no-store"
"""For all but the files that are the same for everybody: pages hold what only one pair of eyes may see."""

HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:(?P<port>[0-9]{1,5}))?")
"""What a browser can have been told to go to; it stands in the links that people give to others."""


async def with_headers(message: Message, _scope: Scope) -> None:
    """For whatever is answered: a page, a file, a refusal, by us or by what is below us."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    headers.setdefault("Cache-Control", NOT_KEPT)


class BadHost(HTTPException):
    """No address that anybody could have typed."""

    status_code = 400


class Foreign(HTTPException):
    """Another site's page sent this request."""

    status_code = 403


class TooMany(HTTPException):
    """More than one client may ask for in that time."""

    status_code = 429


async def checked(request: Request[None, None, State]) -> None:
    """What is asked of every request, before anything is done for it. Async, or it would be done in a thread."""
    if not is_host(request.headers.get("host", "")):
        raise BadHost(detail="bad-host")
    if request.method not in {"GET", "HEAD", "OPTIONS"} and is_foreign(request):
        raise Foreign(detail="foreign")


def is_host(name: str) -> bool:
    """Whether there can be such a host. None at all is an old program's way."""
    found = HOST.fullmatch(name)
    return not name or (found is not None and int(found.group("port") or 0) < 2**16)


def is_foreign(request: Request[None, None, State]) -> bool:
    """Only our own pages, or programs that are no browsers, may change anything.

    Another site's page can't send a token along, nor is one sent by itself like a cookie.
    """
    if token(request) is not None:
        return False
    site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin")
    if site is not None:
        return site not in {"same-origin", "none"}
    return origin is not None and origin.partition("://")[2] != request.headers.get("host")


def token(request: Request[None, None, State]) -> str | None:
    """What a program shows in place of a cookie."""
    kind, _, value = request.headers.get("authorization", "").partition(" ")
    return value.strip() if kind.lower() == "bearer" else None


def client(request: Request[None, None, State]) -> str:
    """Whom to count a request for. Who has one address of IPv6 has a whole network of them."""
    host = request.client.host if request.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))


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
PATIENCE = 10
"""Seconds to wait until a stream may have been closed."""
CLIENTS = 50_000
"""As many are remembered; the one that was quiet longest is forgotten first."""


@dataclass
class Limits:
    """How much each client has left of its allowance."""

    allowed: dict[str, Allowance] = field(default_factory=lambda: dict(ALLOWED))
    streams: int = STREAMS
    clock: Callable[[], float] = time.monotonic
    _left: OrderedDict[tuple[str, str], tuple[float, float]] = field(default_factory=OrderedDict)
    _open: Counter[str] = field(default_factory=Counter)

    def take(self, kind: str, client: str, amount: int = 1) -> None:
        """One more of a kind; TooMany if it is one too many. With 0 it is only asked whether there is one left."""
        if kind not in self.allowed:
            return
        allowance, now = self.allowed[kind], self.clock()
        left, then = self._left.pop((kind, client), (float(allowance.burst), now))
        left = min(float(allowance.burst), left + (now - then) * allowance.rate)
        self._left[kind, client] = (left - amount if left >= 1 else left, now)
        if len(self._left) > CLIENTS:
            self._left.popitem(last=False)
        if left < 1:
            raise too_many(math.ceil((1 - left) / allowance.rate))

    def take_stream(self, client: str) -> None:
        """One more stream: not too often, and not too many that are still open."""
        self.take("stream", client)
        if self.allowed and self._open[client] >= self.streams:
            raise too_many(PATIENCE)

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
