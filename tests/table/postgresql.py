"""A PostgreSQL server of one's own.

pytest-postgresql would start one as well, but not for root, as in most containers, and with a database for each test.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

PLACES = Path("/usr/lib/postgresql")


def programs() -> Path:
    """The folder of PostgreSQL's programs; the newest, where there are several."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(PLACES.glob("*/bin/initdb"), key=lambda path: (len(path.parts[-3]), path.parts[-3]))
    if not versions:
        raise FileNotFoundError(
            f"this needs PostgreSQL, but initdb is neither on the path nor under {PLACES}; "
            "make test installs it; on Debian: sudo apt-get install postgresql"
        )
    return versions[-1].parent


@contextmanager
def postgresql_server(*, lasting: bool = False) -> Iterator["Server"]:
    """A server that answers. Of a lasting one, commits survive a crash of all its processes."""
    binaries = programs()
    with tempfile.TemporaryDirectory(prefix="stol-", ignore_cleanup_errors=True) as folder:
        server = Server(binaries, Path(folder), lasting=lasting)
        try:
            server.connect().close()
            yield server
        finally:
            server.stop()


def identity() -> dict[str, object]:
    """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    entry = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


class Server:
    """A PostgreSQL server in a folder of its own, reached by a socket there."""

    def __init__(self, binaries: Path, folder: Path, *, lasting: bool = False) -> None:
        self._folder, self._places, who = folder, 0, identity()
        if who:
            os.chown(folder, who["user"], who["group"])  # type: ignore[arg-type]  # numbers, both
        common = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **who}
        data = folder / "data"
        made = [binaries / "initdb", "-D", data, "-U", "stol", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(made, check=True, **common)  # type: ignore[call-overload]  # options that depend on who runs it
        self._command = [binaries / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses="]
        self._command += [] if lasting else ["-c", "fsync=off"]
        self._options = {**common, "start_new_session": True}
        self.start()

    def start(self) -> None:
        """Starts it in a process group of its own."""
        self.process = subprocess.Popen(self._command, **self._options)  # type: ignore[call-overload]  # as above

    def signal_all(self, number: signal.Signals) -> None:
        """Sends a signal to all its processes: SIGSTOP freezes it, SIGKILL is like a power failure."""
        os.killpg(self.process.pid, number)

    def crash(self) -> None:
        self.signal_all(signal.SIGKILL)
        self.process.wait()
        (self._folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def connect(self) -> psycopg.Connection[tuple[object, ...]]:
        """As soon as it answers."""
        while True:
            assert self.process.poll() is None, "PostgreSQL did not start"
            try:
                return psycopg.connect(host=str(self._folder), user="stol", dbname="postgres", autocommit=True)
            except psycopg.OperationalError:
                continue

    def new(self) -> str:
        """The URL of an empty place: a schema, as a database takes long to make and to remove."""
        self._places += 1
        with self.connect() as connection:
            connection.execute(f"CREATE SCHEMA place{self._places}".encode())
        return f"{self._url('postgres')}&options=-csearch_path%3Dplace{self._places}"

    def new_database(self, name: str) -> str:
        """The URL of an empty database, for what concerns whole databases."""
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def _url(self, database: str) -> str:
        return f"postgresql+psycopg://stol@/{database}?host={self._folder}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
        self.process.wait()
