"""Several server processes behind one port, real ones, on a PostgreSQL of their own."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from table.postgresql import postgresql_server

SERVE = [sys.executable, "-c", "from stol.cli import main; main()", "serve", "--port", "0", "--processes", "2"]


@contextmanager
def served() -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of the servers, whose database is named in the environment only, and their parent process."""
    with postgresql_server() as database:
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "STOL_DATABASE": database.new()}
        with subprocess.Popen(SERVE, stdout=subprocess.PIPE, text=True, env=environment) as parent:
            try:
                assert parent.stdout is not None
                yield parent.stdout.readline().split()[3].rstrip("/"), parent
            finally:
                parent.terminate()
                parent.wait()


def children(pid: int) -> set[int]:
    """The server processes; multiprocessing's own helper is none."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return {int(one) for one in found if b"resource_tracker" not in Path(f"/proc/{one}/cmdline").read_bytes()}


def ask(address: str, data: dict[str, object] | None = None, token: str = "") -> dict[str, object]:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    body = None if data is None else json.dumps(data).encode()
    with urllib.request.urlopen(urllib.request.Request(address, body, headers)) as answer:  # noqa: S310 - our own server
        read: dict[str, object] = json.load(answer)
        return read


def test_processes_share_one_port_and_one_that_dies_is_replaced() -> None:
    with served() as (address, parent):
        token = str(ask(f"{address}/api/players", {"name": "Ana"})["token"])
        first = children(parent.pid)
        assert len(first) == 2
        os.kill(min(first), signal.SIGKILL)
        while len(children(parent.pid)) < 2 or children(parent.pid) == first:
            time.sleep(0.05)
        for _ in range(20):  # each by a connection of its own, at either process
            assert ask(f"{address}/api/tables", token=token)["tables"] == []
    assert parent.returncode == 0


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "LANGUAGE": "en", "LC_ALL": "C"}
    command = [*SERVE, "--database", f"sqlite:///{tmp_path / 'stol.db'}"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 2
    assert "several processes need PostgreSQL" in done.stderr
