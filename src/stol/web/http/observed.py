"""Every request gets an id, is timed by its route, and is logged if the server was asked to."""

import logging
import re
import secrets
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from stol.web.http.logs import ACCESS, REQUEST_ID
from stol.web.http.metrics import REQUEST_SECONDS
from stol.web.http.networks import Networks, is_within

ID_HEADER: Final = b"x-request-id"
VALID_ID: Final = re.compile(rb"[A-Za-z0-9._-]{8,64}")
NO_ROUTE: Final = "none"
"""The route of a request that leads nowhere."""


def observed(app: ASGIApp, trusted: Networks) -> ASGIApp:
    """The application with an id for each request: that of a trusted proxy, or a new one."""

    async def observe(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await app(scope, receive, send)
        begun, request_id = time.perf_counter(), id_of(scope, trusted)
        REQUEST_ID.set(request_id.decode())

        async def send_observed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (ID_HEADER, request_id)]
                note(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        return await app(scope, receive, send_observed)

    return observe


def id_of(scope: HTTPScope, trusted: Networks) -> bytes:
    """The id that a trusted proxy has given to the request, if it is valid; else a new one."""
    client = scope["client"]
    if trusted and client and is_within(client[0], trusted):
        sent = next((value for name, value in scope["headers"] if name == ID_HEADER), b"")
        if VALID_ID.fullmatch(sent):
            return sent
    return secrets.token_hex(8).encode()


def route_of(scope: Scope) -> str:
    """The path with the names of its parameters in place of their values: `/tables/{code}`."""
    return scope.get("path_template") or NO_ROUTE


def note(scope: HTTPScope, status: int, seconds: float) -> None:
    """An answer begins: later, streams go on for hours."""
    route = route_of(scope)
    REQUEST_SECONDS.labels(scope["method"], route, str(status)).observe(seconds)
    if ACCESS.isEnabledFor(logging.INFO):
        fields = {"method": scope["method"], "route": route, "status": status, "milliseconds": round(seconds * 1000, 1)}
        ACCESS.info("%(method)s %(route)s %(status)d %(milliseconds).1f ms", fields, extra={"fields": fields})
