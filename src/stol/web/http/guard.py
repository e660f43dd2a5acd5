"""What every request passes: where it comes from, how many there are; and the headers that every answer carries."""

import ipaddress
import re

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


async def checked(request: Request[None, None, State]) -> None:
    """What is asked of every request, before anything is done for it. Async, or it would be done in a thread."""
    if not is_host(request.headers.get("host", "")):
        raise BadHost(detail="bad-host")
    if request.method not in {"GET", "HEAD", "OPTIONS"} and is_foreign(request):
        raise Foreign(detail="foreign")


def is_host(name: str) -> bool:
    """Whether there can be such a host. None at all is an old program's way.

    Litestar's list of allowed hosts would need their names: a table on a local network is reached by any of its own.
    """
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
