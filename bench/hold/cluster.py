"""Several servers on one PostgreSQL behind nginx: any of them, or the database, is killed or frozen during play."""

import random
import shutil
import signal
import socket
import statistics
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from bench.hold.audit import unfinished
from bench.hold.crowd import Orders
from bench.hold.people import now
from bench.hold.run import CONSOLE, Run, bar, running, verdict
from bench.hold.serving import Server

if TYPE_CHECKING:
    from table.postgresql import Server as Database

SERVERS = 3
TABLES, PEOPLE = 12, 4
EVERY = 0.25
"""Seconds between two moves at a table."""
QUIET = 1.0
"""Seconds of play between two rounds, at most."""
FREEZE = 2.0, 15.0
"""Seconds for which something is frozen."""
LONG, LONG_EVERY = 60.0, 30
"""Seconds of a long freeze, and how many rounds there are for each."""
DOWN = 3.0
"""Seconds until a killed server is started again, at most."""
LOOK = 0.005

NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr crit;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream stol {{
{upstreams}
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_connect_timeout 1s;
        proxy_read_timeout 4s;
        proxy_next_upstream error timeout http_502 http_503 non_idempotent;
        proxy_next_upstream_tries 3;
        location / {{ proxy_pass http://stol; }}
        location ~ (^|/)stream$ {{ proxy_pass http://stol; proxy_buffering off; proxy_read_timeout 20s; }}
    }}
}}
"""


@dataclass(frozen=True)
class Round:
    """What happens to whom, and how long the play went on before."""

    quiet: float
    victim: int
    """The number of a server; the database comes after the last server."""
    kills: bool
    """Whether it is killed, else frozen."""
    seconds: float
    """Until it is started again or goes on."""

    def __str__(self) -> str:
        who = "the database" if self.victim == SERVERS else f"server {self.victim + 1}"
        return f"{who} {'killed' if self.kills else 'frozen'} for {self.seconds:.1f} s"


def rounds(times: int, seed: int) -> Iterator[Round]:
    """The same rounds for the same seed, so that a run can be resumed at any of them."""
    for number in range(times):
        chance = random.Random(f"{seed} {number}")  # noqa: S311 - any moment will do
        quiet, victim, kills = chance.uniform(0, QUIET), chance.randint(0, SERVERS), chance.random() < 0.5
        frozen = LONG if number % LONG_EVERY == LONG_EVERY - 1 else chance.uniform(*FREEZE)
        yield Round(quiet, victim, kills, chance.uniform(0, DOWN) if kills else frozen)


def cluster(database: "Database", times: int, seed: int, begin: int = 0) -> bool:
    """Whether no answered move was lost or doubled, and all games were finished."""
    CONSOLE.print(f"[bold]Cluster[/]: {SERVERS} servers behind nginx, rounds {begin + 1} to {times}, seed {seed}")
    url = database.new()
    pauses: list[tuple[float, Round]] = []
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(url)) for _ in range(SERVERS)]
        port = stack.enter_context(nginx([server.port for server in servers]))
        run = stack.enter_context(running(url, Orders(port, TABLES, PEOPLE, to_end=True), EVERY, servers[0]))
        with bar("rounds", times) as show:
            for number, one in enumerate(rounds(times, seed)):
                if number < begin:
                    continue
                time.sleep(one.quiet)
                pauses.append((pause(run, servers, database, one), one))
                show(number + 1, f"rounds, {run.crowd.signals.gauges[1]:.0f} moves")
        run.crowd.signals.every.value = 0
    CONSOLE.print(f"  {len(run.notes.sent)} moves; from the blow to the next move that was stored and answered:")
    CONSOLE.print(f"  median {statistics.median(took for took, _ in pauses):.1f} s; the longest:")
    for took, one in sorted(pauses, key=lambda each: -each[0])[:5]:
        CONSOLE.print(f"    {took:.1f} s: {one}")
    return verdict([*run.wrong(), *unfinished(url, sorted({sent.code for sent in run.notes.sent}))])


def pause(run: Run, servers: list[Server], database: "Database", one: Round) -> float:
    """Seconds from the blow until a move that was sent after it is answered; then everything runs again."""
    begun = now()
    if one.victim == SERVERS:
        strike_database(database, one)
    elif one.kills:
        servers[one.victim].kill()
    else:
        servers[one.victim].send(signal.SIGSTOP)
    answered, struck = 0.0, one.victim != SERVERS
    while not answered or struck:
        if not answered and run.crowd.signals.gauges[2] > begun:
            answered = now()
        if struck and now() - begun >= one.seconds:
            recover(servers, one)
            struck = False
        run.crowd.check()
        time.sleep(LOOK)
    return answered - begun


def strike_database(database: "Database", one: Round) -> None:
    if one.kills:
        database.crash()
        time.sleep(one.seconds)
        database.start()
    else:
        database.signal_all(signal.SIGSTOP)
        time.sleep(one.seconds)
        database.signal_all(signal.SIGCONT)


def recover(servers: list[Server], one: Round) -> None:
    if one.kills:
        servers[one.victim].start()
    else:
        servers[one.victim].send(signal.SIGCONT)


@contextmanager
def nginx(ports: list[int]) -> Iterator[int]:
    """A real nginx in front of servers at these ports; the port at which it listens."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin:/usr/local/sbin")
    if program is None:
        raise RuntimeError("there is no nginx here; on Debian: apt-get install nginx-light")
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    with TemporaryDirectory(prefix="stol-nginx-", ignore_cleanup_errors=True) as folder:
        upstreams = "\n".join(f"        server 127.0.0.1:{each} max_fails=1 fail_timeout=1s;" for each in ports)
        settings = Path(folder) / "nginx.conf"
        settings.write_text(NGINX.format(folder=folder, port=port, upstreams=upstreams), encoding="utf-8")
        process = subprocess.Popen([program, "-p", folder, "-c", settings])
        try:
            wait_for(port)
            yield port
        finally:
            process.terminate()
            process.wait()


def wait_for(port: int) -> None:
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
