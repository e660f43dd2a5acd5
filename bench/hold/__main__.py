"""A real server under load and attack: `python -m bench.hold --help` lists the ways."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from bench.hold import cluster as clustering
from bench.hold import cost as costing
from bench.hold import kill as killing
from bench.hold import load as loading
from bench.hold import quiet as quieting
from bench.hold import rolling, seen
from bench.hold import storm as storming
from bench.hold.fuzz import run as fuzzing
from bench.hold.fuzz.schema import schema
from bench.hold.leaks import run as leaking
from bench.hold.load import Size
from bench.hold.neighbour import run as neighbouring
from bench.hold.neighbour.attacks import ATTACKS

SQLITE, POSTGRESQL = "sqlite", "postgresql"

Tables = Annotated[int, typer.Option(help="Tables that are played at.", min=1)]
Clients = Annotated[int, typer.Option(help="Clients at all tables together, each with a stream.", min=2)]
Addresses = Annotated[int, typer.Option(help="Addresses of all clients together, with rate limits; 0: one, without.")]
Every = Annotated[float, typer.Option(help="Seconds between two moves at a table.", min=0.01)]
Minutes = Annotated[float, typer.Option(help="Minutes of steady load.", min=0.1)]
Saturate = Annotated[bool, typer.Option(help="Then increase the load until the server can't keep up.")]
Times = Annotated[int, typer.Option("--times", help="How often the server is killed.", min=1)]
Often = Annotated[
    float, typer.Option(help="The share of moves after which all clients read everything.", min=0.0, max=1.0)
]
Moments = Annotated[int, typer.Option(help="Positions per game that are compared with other hidden parts.", min=0)]
Games = Annotated[int, typer.Option(help="Games at each table.", min=1)]
Only = Annotated[int, typer.Option(help="The number of tables; 0 for all.", min=0)]
Plant = Annotated[bool, typer.Option(help="Put leaks into copies of the answers; each has to be found.")]
Requests = Annotated[int, typer.Option(help="The number of requests.", min=1)]
Examples = Annotated[int, typer.Option(help="Examples for each operation of the API's schema; 0 for none.", min=0)]
Samples = Annotated[int, typer.Option(help="How often each time is measured, in quiet and under attack.", min=2)]
Attacks = Annotated[list[str] | None, typer.Option(help=f"One or several of {', '.join(ATTACKS)}; by default all.")]
Seed = Annotated[int, typer.Option(help="The same seed sends the same requests.")]
Database = Annotated[str, typer.Option(help="sqlite or postgresql; a PostgreSQL server is started for the run.")]

Restarts = Annotated[int, typer.Option("--times", help="How often each server is restarted.", min=1)]
Proxy = Annotated[str, typer.Option(help="nginx or caddy.")]
Processes = Annotated[int, typer.Option(help="Server processes behind one port; several only on PostgreSQL.", min=1)]
Streams = Annotated[int, typer.Option(help="Streams, each from an address of its own.", min=1, max=60_000)]
Wait = Annotated[float, typer.Option(help="Seconds to wait until all streams are open.", min=1)]
Others = Annotated[
    list[Path] | None, typer.Option(help="The folder of another version, such as a git worktree.", exists=True)
]
Rate = Annotated[float, typer.Option(help="Moves per second, of each version.", min=1)]
Stretches = Annotated[int, typer.Option(help="How often it is measured.", min=1)]
Seconds = Annotated[float, typer.Option(help="Seconds of each stretch.", min=1)]
Most = Annotated[float, typer.Option("--minutes", help="Ends after so many minutes; 0: when all is done.", min=0)]
Begin = Annotated[int, typer.Option(help="Goes on after so many rounds of an earlier run with the same seed.", min=0)]

app = typer.Typer(help=__doc__, add_completion=False, no_args_is_help=True)


@app.command()
def load(  # noqa: PLR0913, PLR0917 - the options of the command
    tables: Tables = 500,
    clients: Clients = 2000,
    every: Every = 2.0,
    minutes: Minutes = 10.0,
    saturate: Saturate = True,  # noqa: FBT002 - a flag of the command line
    database: Database = SQLITE,
    processes: Processes = 1,
    addresses: Addresses = 0,
) -> None:
    """Steady load: latencies and memory of the server; then increasing load up to saturation."""
    with a_database(kind_for(processes, database)) as url:
        size = Size(tables, clients, every, 60 * minutes, addresses)
        exit_with(loading.load(url, size, saturate=saturate, processes=processes))


@app.command()
def storm(
    tables: Tables = 500,
    clients: Clients = 2000,
    every: Every = 2.0,
    minutes: Minutes = 3.0,
    database: Database = SQLITE,
    processes: Processes = 1,
) -> None:
    """The same load with faults: all connections cut at once, duplicate and late moves, clients that never read."""
    with a_database(kind_for(processes, database)) as url:
        exit_with(storming.storm(url, Size(tables, clients, every, 60 * minutes), processes))


@app.command()
def quiet(streams: Streams = 15_000, tables: Tables = 300, seconds: Wait = 180, database: Database = SQLITE) -> None:
    """Opens thousands of streams at which nothing happens; then all leave and come back at once."""
    with a_database(database) as url:
        exit_with(quieting.quiet(url, quieting.Size(streams, tables, seconds)))


@app.command()
def kill(times: Times = 300, database: Database = SQLITE) -> None:
    """Kills the server at random moments while games are played."""
    with a_database(database) as url:
        exit_with(killing.kill(url, times))


@app.command()
def cluster(times: Times = 300, seed: Seed = 1, begin: Begin = 0, minutes: Most = 0) -> None:
    """Kills or freezes one of three servers behind nginx, or their database, at random moments."""
    exit_with(clustering.cluster(times, seed, begin, 60 * minutes))


@app.command("rolling")
def rolling_restart(times: Restarts = 3, proxy: Proxy = "nginx") -> None:
    """Restarts three servers behind a proxy one after the other, while games are played."""
    exit_with(rolling.rolling(times, proxy))


@app.command("seen")
def seen_elsewhere(tables: Tables = 30, every: Every = 1.0, minutes: Minutes = 2.0) -> None:
    """How soon a move made through one of three servers is seen through the others."""
    exit_with(seen.seen(tables, every, 60 * minutes))


@app.command()
def leaks(  # noqa: PLR0913, PLR0917 - the options of the command
    often: Often = 0.1,
    moments: Moments = 4,
    games: Games = 1,
    only: Only = 0,
    plant: Plant = False,  # noqa: FBT002 - a flag of the command line
    database: Database = SQLITE,
    processes: Processes = 1,
    minutes: Most = 0,
) -> None:
    """Plays every option and number of players, and searches all responses for hidden information."""
    size = leaking.Size(often, moments, games, only, 60 * minutes)
    with a_database(kind_for(processes, database)) as url:
        exit_with(leaking.leaks(url, size, planting=plant, processes=processes))


@app.command()
def fuzz(requests: Requests = 100_000, examples: Examples = 100, seed: Seed = 1, minutes: Most = 0) -> None:
    """Sends malformed requests: nothing may break, and refused requests may change nothing."""
    with a_database(SQLITE) as url:
        described = not examples or schema(url, examples, seed)
    with a_database(SQLITE) as url:
        exit_with(fuzzing.fuzz(url, requests, seed, 60 * minutes) and described)


@app.command()
def neighbour(
    attack: Attacks = None, samples: Samples = 200, seed: Seed = 1, database: Database = SQLITE, minutes: Most = 0
) -> None:
    """Times an ordinary player while one client does its worst within the limits; each attack has its own server."""
    wrong = set(attack or ()) - set(ATTACKS)
    if wrong:
        raise typer.BadParameter(f"no such attack: {', '.join(wrong)}")
    held = []
    for name in attack or ATTACKS:
        with a_database(database) as url:
            held.append(neighbouring.neighbour(url, name, samples, seed, 60 * minutes))
    exit_with(all(held))


@app.command()
def cost(
    other: Others = None, tables: Tables = 24, rate: Rate = 60, stretches: Stretches = 8, seconds: Seconds = 5
) -> None:
    """The processor time of a move with four streams, beside other versions of stol."""
    exit_with(costing.cost(costing.Size(tables, rate, stretches, seconds), other or ()))


@app.command("all")
def everything(database: Database = SQLITE) -> None:
    """Load, storm and kill with their default options: about 35 minutes."""
    size, weather = Size(500, 2000, 2.0, 600), Size(500, 2000, 2.0, 180)
    with a_database(database) as url:
        loaded = loading.load(url, size, saturate=True)
    with a_database(database) as url:
        stormed = storming.storm(url, weather)
    with a_database(database) as url:
        exit_with(killing.kill(url, 300) and stormed and loaded)


def kind_for(processes: int, database: str) -> str:
    """The kind of database, which several server processes can share."""
    if processes > 1 and database == SQLITE:
        raise typer.BadParameter("several processes need --database postgresql")
    return database


@contextmanager
def a_database(kind: str) -> Iterator[str]:
    """The URL of an empty database, which is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="stol-", ignore_cleanup_errors=True) as folder:
        if kind == SQLITE:
            yield f"sqlite:///{Path(folder) / 'tables.db'}"
            return
    from table.postgresql import postgresql_server  # noqa: PLC0415 - a helper of the tests, only needed here

    with postgresql_server(lasting=True) as server:
        yield server.new()


def exit_with(success: bool) -> None:  # noqa: FBT001 - clear at every call
    sys.exit(0 if success else 1)


if __name__ == "__main__":
    app()
