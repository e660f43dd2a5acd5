"""`stol arena`: bots against each other."""

import contextlib
import functools
import shlex
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from stol.bots.arena import Arena, Played
from stol.bots.program import SECONDS_PER_MOVE
from stol.bots.registry import PROGRAM
from stol.bots.results import Results
from stol.bots.tally import Tally
from stol.bots.workers import play
from stol.cli.options import EXTRA, Players, Preset, Ray, chosen
from stol.cli.progress import progress
from stol.cli.sim import Key
from stol.cli.standings import report
from stol.cli.usage import Command
from stol.cli.words import paragraphs, say
from stol.cluster import Cluster
from stol.errors import BadOptions, Reason
from stol.kernel.rng import MAX_SEED
from stol.text import refused

Bots = Annotated[
    list[str],
    typer.Option(help=say("cli-arena-bots")),
]
Games = Annotated[int, typer.Option(min=1, help=say("cli-arena-games"))]
Seed = Annotated[int, typer.Option(min=0, max=MAX_SEED, help=say("cli-arena-seed"))]
Workers = Annotated[int, typer.Option(min=1, max=1024, help=say("cli-arena-workers"))]
Out = Annotated[Path | None, typer.Option(help=say("cli-arena-out"))]
TimeLimit = Annotated[float, typer.Option(min=0.001, help=say("cli-arena-time-limit"))]

Pool = Callable[[Arena, Iterable[int]], Generator[list[Played], None, None]]
"""Plays deals of an arena; the games of each come as soon as they are finished."""

STOPPED = 130
"""The exit code of what was interrupted."""


def add_to(app: typer.Typer) -> None:
    app.command("arena", cls=Command, context_settings=EXTRA, help=paragraphs("cli-arena", "cli-arena-more"))(arena)


def arena(  # noqa: PLR0913, PLR0917 - each is an option of the command
    context: typer.Context,
    game: Key,
    bots: Bots,
    games: Games = 100,
    players: Players = None,
    preset: Preset = None,
    seed: Seed = 0,
    workers: Workers = 1,
    ray: Ray = None,
    out: Out = None,
    time_limit: TimeLimit = SECONDS_PER_MOVE,
) -> None:
    named = Arena(chosen(game, players, preset, context.args), tuple(names(bots)), seed, time_limit)
    named.makers  # noqa: B018 - a bot that does not exist is refused before anything is played
    if out and not out.parent.is_dir():
        raise refused(BadOptions, Reason("refused-folder", {"folder": str(out.parent), "name": out.name}))
    with pool(workers, ray) as run, Results(named, out) as results:
        whole = finish(named, results, named.deals(games), run)
    if results.games:
        report(Tally(named, results.games))
    if not whole:
        typer.echo(how_to_go_on(out), err=True)
        raise typer.Exit(STOPPED)


def names(given: list[str]) -> list[str]:
    """A command may hold commas, so it is taken whole."""
    split = [[text] if text.startswith(PROGRAM) else text.split(",") for text in given]
    return [name.strip() for part in split for name in part]


@contextlib.contextmanager
def pool(workers: int, ray: str | None) -> Iterator[Pool]:
    """Where deals are played: in local processes, or on a Ray cluster."""
    if ray is None:
        yield functools.partial(play, workers=workers)
    else:
        with Cluster(ray) as cluster:
            yield cluster.run


def finish(arena: Arena, results: Results, deals: int, run: Pool) -> bool:
    """Play what is not there yet; whether it came to an end."""
    there = results.deals()
    missing = [deal for deal in range(deals) if deal not in there]
    with progress() as bar:
        task = bar.add_task(say("cli-playing"), total=deals * len(arena.seatings), completed=len(results.games))
        try:
            with contextlib.closing(run(arena, missing)) as played:
                for games in played:
                    results.add(games)
                    bar.update(task, completed=len(results.games))
        except KeyboardInterrupt:
            return False
    return True


def how_to_go_on(out: Path | None) -> str:
    if not out:
        return say("cli-arena-stopped")
    return say("cli-arena-go-on", command=f"stol {shlex.join(sys.argv[1:])}")
