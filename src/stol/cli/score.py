"""`stol score`: itemised points of a table typed in."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from stol import score as points_of
from stol.cli.files import TableFile, table
from stol.cli.usage import Command
from stol.cli.words import columns, paragraphs, say

AsJson = Annotated[bool, typer.Option("--json", help=say("cli-json"))]
Loose = Annotated[bool, typer.Option("--loose", help=say("cli-score-loose"))]


def add_to(app: typer.Typer) -> None:
    app.command("score", cls=Command, help=paragraphs("cli-score", "cli-score-more"))(score)


def score(file: TableFile, as_json: AsJson = False, loose: Loose = False) -> None:  # noqa: FBT002 - switches
    seats = points_of(table(file), strict=not loose)
    if as_json:
        typer.echo(json.dumps(seats))
        return
    rows = Table(*columns("seat"), *(seats[0] if seats else ()), box=None, padding=(0, 2))
    for seat, items in enumerate(seats):
        rows.add_row(str(seat), *map(str, items.values()))
    Console().print(rows)
