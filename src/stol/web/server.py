"""A server for the application: uvicorn with guarded connections, which trusts no proxy that was not named."""

import asyncio
import gc
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from stol.web.app import Settings, create
from stol.web.http.connections import CONNECTIONS, Gate, ask_for_files, guarded_by
from stol.web.http.logs import LogFormat, configure_logs
from stol.web.http.networks import Networks, as_mapped
from stol.web.http.observed import observed

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

GRACE = 5
"""Seconds in which requests under way may end."""
RARELY = 20_000, 200, 100
"""When to look for garbage, by generation: to look through thousands of tables stops all of them for a moment, and
play leaves next to none."""
BACKLOG = 2**16
"""Connections that may wait until they are accepted; the system allows fewer (net.core.somaxconn). Those that don't fit
are tried again by their clients after 1, 3, 7, 15, 31 seconds."""
LOOK = 0.02
"""Seconds between two looks whether the server has started, or has to stop at once: uvicorn only sets flags."""


def create_server(app: Litestar, gate: Gate, drain: float = 0) -> uvicorn.Server:
    """Ready to run. For `drain` seconds before it stops it says that it is not ready, so that nobody is sent to it.

    Only requests from trusted networks may say for whom, and by which scheme, they were made.
    """

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.readiness.is_stopping = True
            await self.serve_until(time.monotonic() + drain)
            app.state.service.close_streams()
            await super().shutdown(sockets)

        async def serve_until(self, end: float) -> None:
            """Goes on for a while; a second Ctrl-C cuts it short."""
            while time.monotonic() < end and not self.force_exit:  # noqa: ASYNC110 - uvicorn only sets a flag
                await asyncio.sleep(LOOK)

    return Server(
        uvicorn.Config(
            observed(behind_proxies(app, gate.trusted), gate.trusted),
            http=guarded_by(gate),
            ws="none",
            log_config=None,
            access_log=False,
            backlog=BACKLOG,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=gate.patience.between,
            proxy_headers=False,  # it is behind the part above, which has to know from whom a request really comes
        )
    )


def behind_proxies(app: Litestar, trusted: Networks) -> ASGIApp:
    """The application, told by trusted proxies for whom a request was made."""
    if not trusted:
        return app
    return cast("ASGIApp", ProxyHeadersMiddleware(cast("ASGI3Application", app), as_mapped(trusted)))


@dataclass(frozen=True)
class Serving:
    """How one server process is run."""

    settings: Settings
    proxies: Networks = ()
    log_format: LogFormat = LogFormat.TEXT
    access_log: bool = False
    drain: float = 0
    """Seconds for which the server goes on after it was told to stop."""

    def run(self, door: socket.socket, started: Callable[[], None]) -> None:
        """Serves at an open socket until it is told to stop. Calls `started` when it answers."""
        per_client = CONNECTIONS if self.settings.limited else None
        gate = Gate(per_client=per_client, most=ask_for_files(), trusted=self.proxies)
        server = create_server(create(self.settings), gate, self.drain)
        gc.set_threshold(*RARELY)
        configure_logs(self.log_format, access=self.access_log)
        threading.Thread(target=wait_for_start, args=(server, started), daemon=True).start()
        server.run(sockets=[door])


def wait_for_start(server: uvicorn.Server, started: Callable[[], None]) -> None:
    while not server.started:
        time.sleep(LOOK)
    started()
