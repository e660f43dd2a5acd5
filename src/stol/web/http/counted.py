"""Counts every request for the rate limit of its client: pages, files, the schema, and whatever does not exist."""

from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from stol.web.http.allowances import FILE, LOOK, Limits, TooMany
from stol.web.http.guard import client_of_scope

FILES = "/static/"
HEALTH, READY = "/health", "/ready"
PROBES = {HEALTH, READY}
"""Not counted: they are as cheap as a refusal, and several balancers may ask from one address."""


def counted(
    app: ASGIApp, limits: Limits, refuse: Callable[[Request[None, None, State], TooMany], Response[Any]]
) -> ASGIApp:
    """The application behind the count. `refuse` makes the answer to a request too many.

    Not a middleware of Litestar, which does not see requests without a route.
    """

    async def count(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["path"] in PROBES:
            return await app(scope, receive, send)
        try:
            limits.take(FILE if scope["path"].startswith(FILES) else LOOK, client_of_scope(scope))
        except TooMany as problem:
            request: Request[None, None, State] = Request(scope, receive, send)
            refusal = refuse(request, problem).to_asgi_response(app=None, request=request)
            return await refusal(scope, receive, send)
        return await app(scope, receive, send)

    return count
