"""Real server processes with little patience, and raw connections to them from several addresses."""

import contextlib
import http.client
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SCRIPT = """
import json, socket, sys
from stol.web.app import Settings, create
from stol.web.http.allowances import ALLOWED, Allowance, Limits
from stol.web.http.connections import Gate, Patience
from stol.web.http.logs import LogFormat, configure_logs
from stol.web.http.networks import read_networks
from stol.web.server import create_server

said = json.loads(sys.argv[1])
looks = {"look": Allowance(said["looks"], 1e-9)} if said["looks"] else {}
app = create(Settings(said["database"], workers=1), Limits({**ALLOWED, **looks}))
gate = Gate(Patience(**said["patience"]), said["per_client"], said["most"], read_networks(said["trusted"]))
configure_logs(LogFormat.TEXT, access=False)
door = socket.create_server((said["host"], 0))
print(door.getsockname()[1], flush=True)
create_server(app, gate).run(sockets=[door])
"""
HOST = "127.0.0.1"
LONG = 60
"""Seconds after which a test gives up waiting."""


@dataclass(frozen=True)
class Served:
    """A server that runs, or a proxy before it."""

    port: int
    log: Path

    def connect(self, source: str = HOST) -> socket.socket:
        return socket.create_connection((HOST, self.port), timeout=LONG, source_address=(source, 0))

    def get(self, path: str = "/", source: str = HOST, **headers: str) -> http.client.HTTPResponse:
        """An answer, read to its end."""
        with contextlib.closing(http.client.HTTPConnection(HOST, self.port, LONG, source_address=(source, 0))) as way:
            way.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
            answer = way.getresponse()
            answer.read()
            return answer


@contextlib.contextmanager
def served(  # noqa: PLR0913 - each has its default
    folder: Path,
    patience: dict[str, float] | None = None,
    *,
    per_client: int | None = None,
    most: int | None = None,
    trusted: str = "",
    looks: int | None = None,
    host: str = HOST,
) -> Iterator[Served]:
    """A server process; `looks`: how many requests a client may send."""
    said = {
        "database": f"sqlite:///{folder / 'tables.db'}", "patience": patience or {}, "per_client": per_client,
        "most": most, "trusted": trusted, "looks": looks, "host": host,
    }  # fmt: skip
    log = folder / "server.log"
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [sys.executable, "-c", SCRIPT, json.dumps(said)], stdout=subprocess.PIPE, stderr=errors, text=True,
            env=os.environ | {"PYTHONWARNINGS": "ignore"},
        ) as process,
    ):  # fmt: skip
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline() or 0)
            assert port, log.read_text()
            running = Served(port, log)
            running.get("/offline")  # it answers
            yield running
        finally:
            process.terminate()
            process.wait(LONG)
    left = log.read_text()
    assert not left, left
