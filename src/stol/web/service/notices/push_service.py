"""Sends to push services of browsers. Endpoints come from outside: none may lead into the server's own network."""

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult, urlsplit

from stol.table.notices import Target
from stol.web.service.notices.outcome import Outcome
from stol.web.service.notices.push import Vapid, encrypt

TIMEOUT: Final = 15.0
"""Seconds for a push service to be reached, and to answer."""
LONGEST_ENDPOINT: Final = 1000
KEPT_SECONDS: Final = 24 * 3600
"""How long a push service keeps a message for a browser that is switched off."""
TRANSLATED: Final = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("2002::/16"))
"""IPv6 addresses that lead to an IPv4 address inside them."""


class BadEndpointError(ValueError):
    """Nothing is sent there: it is no public https address."""


@dataclass(frozen=True)
class PushHosts:
    """Where may be sent to: to public https addresses, and to hosts that whoever runs the server has named."""

    named: frozenset[str] = frozenset()
    """HOST or HOST:PORT; they may be anywhere, and need no https."""

    def require(self, endpoint: str) -> SplitResult:
        """The parts of an endpoint that may be sent to, or BadEndpointError."""
        try:
            place = urlsplit(endpoint)
            host, port = place.hostname or "", place.port
        except ValueError as problem:
            raise BadEndpointError("this is no address") from problem
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not plain or len(endpoint) > LONGEST_ENDPOINT or not host or place.username is not None:
            raise BadEndpointError("this is no address of a push service")
        if self.is_named(host, port) and place.scheme in {"http", "https"}:
            return place
        if place.scheme != "https" or port not in {None, 443}:
            raise BadEndpointError("a push service has an https address")
        if is_address(host) and not is_public(host):
            raise BadEndpointError("a push service has a public address")
        return place

    def is_named(self, host: str, port: int | None) -> bool:
        return bool({host, f"{host}:{port}"} & self.named)

    def address(self, place: SplitResult) -> tuple[str, int]:
        """The IP address and port to connect to: looked up once and checked. BadEndpointError: it is not public."""
        port = place.port or (443 if place.scheme == "https" else 80)
        host = place.hostname or ""
        found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        usable = found if self.is_named(host, place.port) else [one for one in found if is_public(one)]
        if not usable or len(usable) < len(found):
            raise BadEndpointError("a push service has a public address")
        return usable[0], port


def domain_of(endpoint: str) -> str:
    """The domain of an endpoint that may be sent to: whoever has one has any number of names in it."""
    host = urlsplit(endpoint).hostname or ""
    return host if is_address(host) else ".".join(host.split(".")[-2:])


@contextmanager
def cut_after(seconds: float, wire: socket.socket) -> Iterator[None]:
    """Ends a connection after so long, however slowly something still comes: its time-out is for each byte alone."""

    def cut() -> None:
        with suppress(OSError):  # it has ended
            socket.socket.shutdown(wire, socket.SHUT_RDWR)  # not that of TLS, which another thread is using

    timer = threading.Timer(seconds, cut)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an IP address is out in the internet, and no way back into a private network."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if ip.version == 6:
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if any(ip in network for network in TRANSLATED):
            return False
    return ip.is_global and not ip.is_multicast


class PushService:
    """Sends messages to browsers. Calls block, so they are made from threads."""

    def __init__(self, vapid: Vapid, hosts: PushHosts) -> None:
        self.vapid, self.hosts = vapid, hosts
        self._tls = ssl.create_default_context()

    def send(self, target: Target, message: bytes, topic: str) -> Outcome:
        """`topic`: a message that was not delivered yet is replaced by a later one about the same."""
        try:
            place = self.hosts.require(target.address)
            body = encrypt(message, target.keys["p256dh"], target.keys["auth"])
            status = self._post(place, body, self._headers(target.address, topic))
        except (BadEndpointError, KeyError):
            return Outcome.GONE
        except (OSError, http.client.HTTPException, ValueError):
            return Outcome.FAILED
        if 200 <= status < 300:
            return Outcome.SENT
        return Outcome.GONE if status in {404, 410} else Outcome.FAILED

    def _headers(self, endpoint: str, topic: str) -> dict[str, str]:
        return {
            "Authorization": self.vapid.authorization(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic,
            "Urgency": "normal",
        }

    def _post(self, place: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer; redirects are not followed."""
        address, port = self.hosts.address(place)
        host = place.hostname or ""
        wire = socket.create_connection((address, port), TIMEOUT)
        if place.scheme == "https":
            wire = self._tls.wrap_socket(wire, server_hostname=host, do_handshake_on_connect=False)
        with wire, cut_after(TIMEOUT, wire):
            if isinstance(wire, ssl.SSLSocket):
                wire.do_handshake()
            connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
            connection.sock = wire
            path = place.path or "/"
            connection.request("POST", f"{path}?{place.query}" if place.query else path, body, headers)
            status = connection.getresponse().status
            connection.close()
            return status
