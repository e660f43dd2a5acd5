"""Connections of a server: a time limit for whatever it waits for, and a cap for each client.

uvicorn by itself limits only the time between two requests.
"""

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from stol.web.http.networks import Networks, client_of, is_within, wider_networks

FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
LONGEST_HEAD = 16_384
"""Bytes of an address and headers, as much as deploy/Caddyfile lets through. The parser itself has no limit."""
AROUND = 4
"""Bytes of a header besides its name and value."""
MOST_QUEUED = 100
"""Requests of a connection that wait for an answer before theirs, such as a stream."""
CONNECTIONS = 300
"""For each client: three times as many as it may have streams."""
WIDER_SHARES = (2, 4)
"""How many times as many the /56 and the /48 around an IPv6 client have: a household or a site may have many of /64."""
MOST_FILES = 2**20
FILES_BESIDE = 256
"""Open files that are kept free for the database, worker processes and libraries."""


@dataclass(frozen=True)
class Patience:
    """Seconds that the server waits for a client."""

    head: float = 20
    """From the connection, or the first byte of a request, until all headers are there."""
    body: float = 60
    """From the headers until the whole body is there."""
    between: int = 75
    """From a response until the next request: longer than a proxy keeps its connections, usually a minute."""
    taking: float = 60
    """Until the client takes more of an answer that is larger than the buffer."""


@dataclass
class Gate:
    """What all connections of a server share: its patience, and how many each client has."""

    patience: Patience = Patience()
    per_client: int | None = CONNECTIONS
    most: int | None = None
    """Connections in all."""
    trusted: Networks = ()
    """Proxies, which connect for many clients."""
    _open: dict[str, int] = field(default_factory=dict)

    def has_room(self, host: str, open_now: int) -> bool:
        """Whether one more connection is accepted, besides as many as are open now."""
        if self.most is not None and open_now >= self.most:
            return False
        if self.per_client is None or is_within(host, self.trusted):
            return True
        return all(self._open.get(net, 0) < share * self.per_client for net, share in shares(host))

    def enter(self, host: str) -> None:
        for net, _ in shares(host):
            self._open[net] = self._open.get(net, 0) + 1

    def leave(self, host: str) -> None:
        for net, _ in shares(host):
            self._open[net] -= 1
            if not self._open[net]:
                del self._open[net]


def shares(host: str) -> Iterator[tuple[str, int]]:
    """The client and the networks around it, with how many times as many connections as a client each may have."""
    client = client_of(host)
    yield client, 1
    yield from zip(wider_networks(client), WIDER_SHARES, strict=False)


class TooMuchError(Exception):
    """A head is too long, or too many requests wait. It stops the parser, which then calls `send_400_response`."""


class GuardedConnection(HttpToolsProtocol):
    """A connection that is closed if its client keeps the server waiting; nobody waits for one with a stream."""

    gate: ClassVar[Gate]
    entered: str | None = None
    """The host under which the connection is counted."""
    deadline: asyncio.TimerHandle | None = None
    """For the head or the body of a request."""
    stalled: asyncio.TimerHandle | None = None
    """For an answer that the client does not take."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        self.unanswered: list[RequestResponseCycle] = []
        self.reads_head, self.is_refused = False, False
        self.head = self.piece = 0  # bytes of a head that came in pieces before, and of the present piece
        host = self.client[0] if self.client else ""
        if not self.gate.has_room(host, len(self.connections) - 1):
            transport.write(FULL)
            transport.close()
            return
        self.entered = host
        self.gate.enter(host)
        self.wait_for_client(self.gate.patience.head)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.resume_writing()
        for cycle in self.unanswered:  # uvicorn tells only the last one
            cycle.disconnected = True
            cycle.message_event.set()
        if self.entered is not None:
            self.gate.leave(self.entered)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.piece = len(data)
        self.head += self.piece if self.reads_head else 0
        super().data_received(data)
        if self.reads_head and self.head > LONGEST_HEAD:
            self.refuse()
        answered = self.cycle is None or self.cycle.response_complete
        if answered and not (self.deadline or self.timeout_keep_alive_task):  # empty lines between requests
            self.wait_for_client(self.gate.patience.head)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.reads_head, self.head = True, 0
        self.wait_for_client(self.gate.patience.head)

    def on_headers_complete(self) -> None:
        self.reads_head = False
        if self.head + self.piece > LONGEST_HEAD and self.head_length() > LONGEST_HEAD:
            self.refuse()
            raise TooMuchError
        self.wait_for_client(self.gate.patience.body)
        super().on_headers_complete()
        if self.unanswered and self.unanswered[-1].response_complete:
            self.unanswered.clear()
        self.unanswered.append(self.cycle)
        if len(self.pipeline) > MOST_QUEUED:
            self.refuse()
            raise TooMuchError

    def head_length(self) -> int:
        return len(self.url) + sum(len(name) + len(value) + AROUND for name, value in self.headers)

    def refuse(self) -> None:
        """Closes the connection. Why is said, unless that would be in the middle of another answer."""
        self.is_refused = True
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(TOO_LONG)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        if not self.is_refused:
            super().send_400_response(msg)

    def on_message_complete(self) -> None:
        self.stop_waiting()
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(self.gate.patience.taking, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def wait_for_client(self, seconds: float) -> None:
        self.stop_waiting()
        self.deadline = self.loop.call_later(seconds, self.transport.close)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


def guarded_by(gate: Gate) -> type[GuardedConnection]:
    """The protocol class for a server's connections."""
    return type("ServerConnection", (GuardedConnection,), {"gate": gate})


def ask_for_files() -> int | None:
    """Asks the system for as many open files as it allows; how many connections fit, or None if that is not known."""
    try:
        import resource  # noqa: PLC0415 - Windows has no such module, and no such limit
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    with contextlib.suppress(OSError, ValueError):  # macOS allows less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return max(resource.getrlimit(resource.RLIMIT_NOFILE)[0] - FILES_BESIDE, FILES_BESIDE)
