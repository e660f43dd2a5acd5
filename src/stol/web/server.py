"""A server for the application: uvicorn with guarded connections, which trusts no proxy that was not named."""

import socket

import uvicorn
from litestar import Litestar

from stol.web.http.connections import Gate, guarded_by
from stol.web.http.networks import as_mapped

GRACE = 5
"""Seconds in which requests under way may end."""


def create_server(app: Litestar, gate: Gate) -> uvicorn.Server:
    """Ready to run. Only requests from trusted networks may say for whom, and by which scheme, they were made."""

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.service.close_streams()
            await super().shutdown(sockets)

    return Server(
        uvicorn.Config(
            app,
            http=guarded_by(gate),
            ws="none",
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=gate.patience.between,
            proxy_headers=bool(gate.trusted),
            forwarded_allow_ips=as_mapped(gate.trusted),
        )
    )
