"""`stol hint`: the best moves."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stol.bots.hint import Advice, Hint
from stol.bots.hint import hint as best_moves
from stol.bots.thinking import Budget
from stol.cli.files import Number, lines, nth_record
from stol.cli.score import AsJson
from stol.cli.usage import Command
from stol.cli.words import columns, paragraphs, percent, say
from stol.errors import BadRecord, Reason
from stol.kernel.rng import MAX_SEED
from stol.position import Position
from stol.record import Record
from stol.table_entry import entered
from stol.text import refused

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-hint-file"))]
Ply = Annotated[int | None, typer.Option(min=0, help=say("cli-hint-ply"))]
Seconds = Annotated[float, typer.Option(min=0.01, max=3600, help=say("cli-hint-seconds"))]
Simulations = Annotated[int | None, typer.Option(min=1, help=say("cli-hint-simulations"))]
Top = Annotated[int, typer.Option(min=1, help=say("cli-hint-top"))]
Seed = Annotated[int, typer.Option(min=0, max=MAX_SEED, help=say("cli-hint-seed"))]
Workers = Annotated[int, typer.Option(min=1, max=64, help=say("cli-hint-workers"))]

BAR = 20
"""Characters for 100 %."""


def add_to(app: typer.Typer) -> None:
    app.command("hint", cls=Command, help=paragraphs("cli-hint", "cli-hint-more"))(hint)


def hint(  # noqa: PLR0913, PLR0917 - each is an option of the command
    file: File,
    game: Number = 1,
    ply: Ply = None,
    seconds: Seconds = 1.0,
    simulations: Simulations = None,
    top: Top = 5,
    seed: Seed = 0,
    workers: Workers = 1,
    as_json: AsJson = False,  # noqa: FBT002 - a switch of the command line
) -> None:
    budget = Budget(simulations=simulations) if simulations else Budget(seconds=seconds)
    found = best_moves(position_or_view(file, game, ply), budget, seed, workers)
    if as_json:
        typer.echo(json.dumps(found.to_dict()))
    else:
        report(found, top)


def position_or_view(file: Path, game: int, ply: int | None) -> Position | dict[str, Any]:
    """What the file shows: a view, a real table typed in, or a position of a record."""
    content = list(lines(file))
    view = as_view(b"".join(content))
    if view is None:
        return at(nth_record(content, game, file), ply)
    return view if "ply" in view else entered(view)


def as_view(content: bytes) -> dict[str, Any] | None:
    """The view or the table that the text is, if it is no record."""
    try:
        view = json.loads(content)
    except (ValueError, RecursionError):
        return None
    return view if isinstance(view, dict) and "moves" not in view else None


def at(record: Record, ply: int | None) -> Position:
    """The position after so many plies; without a number, the last in which a seat is to move."""
    plies = len(record.moves)
    if ply is not None and ply > plies:
        raise refused(BadRecord, Reason("refused-ply", {"last": plies, "ply": ply}))
    choices = [position for position in record.positions() if isinstance(position.actor, int)]
    if ply is None and not choices:
        raise refused(BadRecord, Reason("refused-nobody-moves"))
    return choices[-1] if ply is None else record.replay(ply)


def report(found: Hint, top: int) -> None:
    console = Console()
    named = {"ply": str(found.ply), "seat": found.seat, "legal": found.legal, "count": found.simulations}
    heading = say("cli-hint-heading-exact" if found.exact else "cli-hint-heading", **named)
    console.print(heading, highlight=False)
    table = Table(*columns("move", "expected", "", "between", "looked-at"), box=None, padding=(0, 2))
    for advice in found.moves[:top]:
        table.add_row(escape(advice.move), percent(advice.expected), bar(advice.expected), *sureness(found, advice))
    console.print(table)


def bar(value: float) -> str:
    """A line as long as the value, in eighths of a character."""
    whole, rest = divmod(round(value * BAR * 8), 8)
    return "█" * whole + " ▏▎▍▌▋▊▉"[rest].strip()


def sureness(found: Hint, advice: Advice) -> tuple[str, str]:
    if found.exact:
        return say("cli-hint-exact"), ""
    between = say("cli-hint-between", low=percent(advice.low), high=percent(advice.high))
    return between, percent(advice.share)
