"""Checks of every request (host, origin), the client's address, and the headers of every response."""

import re
from collections.abc import Iterable

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stol.web.http.networks import client_of

LARGEST_BODY = 64_000
"""Bytes: enough for the largest form, a typed-in deck of thirty cards."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # with no-referrer, browsers send `Origin: null` with our own forms
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NO_STORE = "no-store"
"""Cache-Control for everything but static files: pages may show secrets of a seat."""

RENEWING = "stol-renewing"
"""The key in a request's state of cookies that are sent with its answer."""

HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:(?P<port>[0-9]{1,5}))?")
"""A valid Host header: it becomes part of the links that people share."""


_ENCODED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_NO_STORE = (b"cache-control", NO_STORE.encode())


def with_headers(app: ASGIApp) -> ASGIApp:
    """The application with these headers in every response, errors and static files included.

    Not a hook of Litestar, which would be called for every part of a stream, too.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *_ENCODED]
                kept = [value for name, value in headers if name.lower() == b"cache-control"]
                if not any(b"public" in value for value in kept):  # else a cache would hand the cookie to everybody
                    headers += renewed_cookies(scope)
                message["headers"] = headers if kept else [*headers, _NO_STORE]
            await send(message)

        await app(scope, receive, send_with_headers)

    return answer


def renewed_cookies(scope: Scope) -> Iterable[tuple[bytes, bytes]]:
    """Cookies that are sent with any answer to this request that is for this client alone."""
    for cookie in scope["state"].get(RENEWING, ()):
        yield b"set-cookie", cookie.to_header(header="").encode()


class BadHost(HTTPException):
    """The Host header is invalid."""

    status_code = 400


class Foreign(HTTPException):
    """Another site's page sent this request."""

    status_code = 403


async def check_request(request: Request[None, None, State]) -> None:
    """Checks host and origin before the handler runs. Async, because sync hooks would run in a thread."""
    if not is_host(request.headers.get("host", "")):
        raise BadHost(detail="bad-host")
    if request.method not in {"GET", "HEAD", "OPTIONS"} and is_foreign(request):
        raise Foreign(detail="foreign")


def is_host(name: str) -> bool:
    """Whether the Host header is valid. HTTP/1.0 clients send none.

    Litestar's allowed hosts would need a list of names, but a server on a local network has names it does not know.
    """
    found = HOST.fullmatch(name)
    return not name or (found is not None and int(found.group("port") or 0) < 2**16)


def is_foreign(request: Request[None, None, State]) -> bool:
    """Whether another site's page sent the request (CSRF). Programs that are no browsers may change things.

    A request with a token is safe: browsers don't add it by themselves like a cookie.
    """
    if token(request) is not None:
        return False
    site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin")
    if site is not None:
        return site not in {"same-origin", "none"}
    return origin is not None and origin.partition("://")[2] != request.headers.get("host")


def token(request: Request[None, None, State]) -> str | None:
    """The bearer token, which programs send in place of a cookie."""
    kind, _, value = request.headers.get("authorization", "").partition(" ")
    return value.strip() if kind.lower() == "bearer" else None


def client(request: Request[None, None, State]) -> str:
    """The client that rate limits count for."""
    return client_of_scope(request.scope)


def client_of_scope(scope: Scope) -> str:
    """The same for a request that nobody has looked at yet."""
    return client_of(scope["client"][0] if scope["client"] else "")
