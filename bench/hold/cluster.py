"""Several servers on one PostgreSQL behind nginx: any of them, or the database, is killed or frozen during play."""

import random
import signal
import socket
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bench.hold.audit import unfinished
from bench.hold.crowd import Orders
from bench.hold.deployed import SERVERS, Deployed, deployed
from bench.hold.people import now
from bench.hold.proxies import HOST
from bench.hold.run import CONSOLE, Run, bar, end_after, running, verdict
from bench.hold.serving import NO_LIMITS, Server

if TYPE_CHECKING:
    from table.postgresql import Server as Database

DATABASE = len(SERVERS)
"""Its number as a victim."""
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
        who = "the database" if self.victim == DATABASE else f"server {self.victim + 1}"
        return f"{who} {'killed' if self.kills else 'frozen'} for {self.seconds:.1f} s"


def rounds(times: int, seed: int) -> Iterator[Round]:
    """The same rounds for the same seed, so that a run can be resumed at any of them."""
    for number in range(times):
        chance = random.Random(f"{seed} {number}")  # noqa: S311 - any moment will do
        quiet, victim, kills = chance.uniform(0, QUIET), chance.randint(0, DATABASE), chance.random() < 0.5
        frozen = LONG if number % LONG_EVERY == LONG_EVERY - 1 else chance.uniform(*FREEZE)
        yield Round(quiet, victim, kills, chance.uniform(0, DOWN) if kills else frozen)


@dataclass(frozen=True)
class Pause:
    """The time without a move, after the blow of a round."""

    seconds: float
    round: Round
    starting: int
    """Servers that had not started again since an earlier round: on a busy machine all three can be down at once."""

    def __str__(self) -> str:
        beside = f", while {self.starting} other(s) had not started again" if self.starting else ""
        return f"{self.seconds:.1f} s: {self.round}{beside}"


def cluster(times: int, seed: int, begin: int = 0, seconds: float = 0) -> bool:
    """Whether no answered move was lost or doubled, and all games were finished. `seconds`: of all rounds, at most."""
    CONSOLE.print(f"[bold]Cluster[/]: {len(SERVERS)} servers behind nginx, rounds {begin + 1} to {times}, seed {seed}")
    pauses: list[Pause] = []
    with deployed(NO_LIMITS) as whole:
        orders = Orders(whole.port, TABLES, PEOPLE, to_end=True)
        with running(whole.url, orders, EVERY, whole.servers[0]) as run, bar("rounds", times) as show:
            end = end_after(seconds)
            for number, one in enumerate(rounds(times, seed)):
                if number < begin:
                    continue
                if now() > end:
                    break
                time.sleep(one.quiet)
                starting = still_starting(whole.servers, one)
                pauses.append(Pause(pause(run, whole, one), one, starting))
                show(number + 1, f"rounds, {run.crowd.signals.gauges[1]:.0f} moves")
            run.crowd.signals.every.value = 0
        wrong = [*run.wrong(), *unfinished(whole.url, sorted({sent.code for sent in run.notes.sent}))]
    CONSOLE.print(f"  rounds {begin + 1} to {begin + len(pauses)}")
    CONSOLE.print(f"  {len(run.notes.sent)} moves; from the blow to the next move that was stored and answered:")
    for what, some in {
        "all": pauses,
        "while all servers ran": [each for each in pauses if not each.starting],
    }.items():
        CONSOLE.print(as_text(what, some))
    return verdict(wrong)


def as_text(what: str, pauses: Sequence[Pause]) -> str:
    if not pauses:
        return f"  {what}: none"
    longest = sorted(pauses, key=lambda each: -each.seconds)[:5]
    head = f"  {what}, {len(pauses)} rounds: median {statistics.median(each.seconds for each in pauses):.1f} s"
    return "\n    ".join([f"{head}; the longest:", *map(str, longest)])


def still_starting(servers: Sequence[Server], one: Round) -> int:
    """How many servers do not listen yet, besides the one that is struck."""
    return sum(not listens(server.port) for number, server in enumerate(servers) if number != one.victim)


def listens(port: int) -> bool:
    try:
        socket.create_connection((HOST, port)).close()
    except ConnectionRefusedError:
        return False
    return True


def pause(run: Run, whole: Deployed, one: Round) -> float:
    """Seconds from the blow until a move that was sent after it is answered; then everything runs again."""
    begun = now()
    if one.victim == DATABASE:
        strike_database(whole.database, one)
    elif one.kills:
        whole.servers[one.victim].kill()
    else:
        whole.servers[one.victim].send(signal.SIGSTOP)
    answered, struck = 0.0, one.victim != DATABASE
    while not answered or struck:
        if not answered and run.crowd.signals.gauges[2] > begun:
            answered = now()
        if struck and now() - begun >= one.seconds:
            recover(whole.servers, one)
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
