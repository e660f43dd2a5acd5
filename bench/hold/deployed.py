"""The set-up of `deploy/` from processes of this machine: a proxy, three servers, PostgreSQL. `make cluster` starts it.

The servers get the options of `deploy/compose.yaml`; only places are others.
"""

import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec

from bench.hold.proxies import DEPLOY, HOST, proxied
from bench.hold.serving import Server, free_port

if TYPE_CHECKING:
    from table.postgresql import Server as Database

SERVERS = ("server1", "server2", "server3")
LOOK = 0.05


class Service(msgspec.Struct):
    """What is read of a service in the compose file."""

    command: list[str] = []
    environment: dict[str, str] = {}


class Compose(msgspec.Struct):
    """The compose file."""

    services: dict[str, Service]


@dataclass
class Deployed:
    """A running set-up."""

    port: int
    """Of the proxy."""
    url: str
    """Of the database."""
    servers: list[Server]
    database: "Database"
    folder: Path
    """With the logs of all servers."""

    def restart(self, number: int) -> None:
        """Restarts a server as `systemctl restart` does, and returns when it is ready."""
        server = self.servers[number]
        server.stop()
        server.start()
        server.wait()
        until_ready(server.port)


def compose() -> Compose:
    return msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes(), type=Compose)


@contextmanager
def deployed(options: Sequence[str] = (), proxy: str = "nginx", *, lasting: bool = True) -> Iterator[Deployed]:
    """All processes, until the block ends; the servers get these options in addition."""
    from table.postgresql import postgresql_server  # noqa: PLC0415 - a helper of the tests, only needed here

    with (
        TemporaryDirectory(prefix="stol-deployed-", ignore_cleanup_errors=True) as name,
        postgresql_server(lasting=lasting) as database,
        ExitStack() as stack,
    ):
        folder, url = Path(name), database.new()
        servers = []
        for service in SERVERS:
            log = stack.enter_context((folder / f"{service}.log").open("w"))
            servers.append(stack.enter_context(Server(url, log, [*own_options(service), *options])))
        for server in servers:
            until_ready(server.port)
        port = stack.enter_context(proxied(proxy, folder, [server.port for server in servers]))
        yield Deployed(port, url, servers, database, folder)


def own_options(service: str) -> list[str]:
    """The options of a server in the compose file. Of an option that is given twice, the second counts."""
    _serve, *options = compose().services[service].command
    places = (f"--host={HOST}", f"--trusted-proxies={HOST}", f"--metrics-host={HOST}", f"--metrics={free_port()}")
    return [*options, *places]


def until_ready(port: int) -> None:
    while True:
        try:
            urllib.request.urlopen(f"http://{HOST}:{port}/ready").close()
        except urllib.error.HTTPError:
            time.sleep(LOOK)
        else:
            return


if __name__ == "__main__":
    with deployed() as running:
        print(f"stol is at http://{HOST}:{running.port}/, logs in {running.folder}; Ctrl-C ends it, and deletes all")
        try:
            while True:
                time.sleep(1)
        except KeyboardInterrupt:
            print()
