"""`stol sim`: random games by the thousand."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from stol import draw
from stol.cli.files import check_new
from stol.cli.options import EXTRA, Players, Preset, Ray, chosen
from stol.cli.progress import progress
from stol.cli.usage import Command
from stol.cli.words import columns, paragraphs, say
from stol.cluster import Cluster
from stol.games.words import title
from stol.kernel.playouts import PlayoutResults
from stol.kernel.rng import MAX_SEED
from stol.position import Game
from stol.record import seats, write_line
from stol.simulation import Chunks, Tally, play_out, playouts

Key = Annotated[str, typer.Argument(metavar="GAME", help=say("cli-game"))]
Games = Annotated[int, typer.Option(min=1, help=say("cli-sim-games"))]
Seed = Annotated[int, typer.Option(min=0, max=MAX_SEED, help=say("cli-sim-seed"))]
Workers = Annotated[int, typer.Option(min=1, max=1024, help=say("cli-sim-workers"))]
Out = Annotated[Path | None, typer.Option(help=say("cli-sim-out"))]
Show = Annotated[bool, typer.Option("--show", help=say("cli-sim-show"))]


def add_to(app: typer.Typer) -> None:
    app.command("sim", cls=Command, context_settings=EXTRA, help=paragraphs("cli-sim", "cli-sim-more"))(sim)


def sim(  # noqa: PLR0913, PLR0917 - each is an option of the command
    context: typer.Context,
    game: Key,
    games: Games = 1000,
    players: Players = None,
    preset: Preset = None,
    seed: Seed = 0,
    workers: Workers = 1,
    ray: Ray = None,
    out: Out = None,
    show: Show = False,  # noqa: FBT002 - a switch of the command line
) -> None:
    choice = chosen(game, players, preset, context.args)
    if out:
        check_new(out)
    with pool(choice, games, seed, workers, ray) as played:
        tally, seconds = measure(choice, games, played)
    if out:
        write(choice, games, seed, out)
    if show:
        typer.echo(draw.text(play_out(choice, seed, games - 1)[1].view(), say.language) + "\n")
    report(choice, tally, seconds)


@contextlib.contextmanager
def pool(game: Game, games: int, seed: int, workers: int, ray: str | None) -> Iterator[Iterator[PlayoutResults]]:
    """The games, played in threads or on a Ray cluster."""
    if ray is None:
        many = playouts(game, seed)
        many.piece(0, 1)  # compile, so that the clock measures play
        yield many.run(games, workers)
    else:
        with Cluster(ray) as cluster:
            yield Chunks(game, games, seed).run(cluster)


def measure(game: Game, games: int, results: Iterator[PlayoutResults]) -> tuple[Tally, float]:
    """Play them all; what came of it, and the seconds it took."""
    tally = Tally(game.players)
    with progress() as bar:
        task = bar.add_task(say("cli-playing"), total=games)
        began = time.perf_counter()
        for played in results:
            tally.add(played)
            bar.update(task, completed=tally.games)
        return tally, time.perf_counter() - began


def write(game: Game, games: int, seed: int, out: Path) -> None:
    with progress() as bar, out.open("x", encoding="utf-8") as file:
        for number in bar.track(range(games), description=say("cli-sim-writing")):
            moves, last = play_out(game, seed, number)
            tags = {"seed": seed, "number": number, "play": "random"}
            file.write(write_line(last, moves, seats(game.players), tags) + "\n")


def report(game: Game, tally: Tally, seconds: float) -> None:
    console = Console()
    options = ", ".join(f"{name}={shortened(value)}" for name, value in game.options.items())
    heading = say("cli-sim-heading", game=title(game.key, say), players=game.players, options=options)
    console.print(heading, highlight=False, soft_wrap=True, markup=False)
    console.print(rates(tally, seconds), highlight=False, soft_wrap=True)
    table = Table(*columns("seat", "mean-score", "spread", "win-share"), box=None, padding=(0, 2))
    for seat, row in enumerate(zip(tally.mean(), tally.spread(), tally.win_share(), strict=True)):
        mean, spread, share = row
        table.add_row(str(seat), f"{mean:.2f}", f"{spread:.2f}", f"{share:.1%}")
    console.print(table)


def rates(tally: Tally, seconds: float) -> str:
    return say(
        "cli-sim-rates", count=tally.games, seconds=seconds, rate=round(tally.games / seconds),
        steps=round(tally.steps / seconds), length=tally.steps / tally.games,
    )  # fmt: skip


def shortened(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
