"""`stol score`: itemised points of a table typed in."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from stol import score as points_of
from stol.cli.files import TableFile, table

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Loose = Annotated[bool, typer.Option("--loose", help="Score an impossible table too, where that has a meaning.")]


def add_to(app: typer.Typer) -> None:
    app.command("score")(score)


def score(file: TableFile, as_json: AsJson = False, loose: Loose = False) -> None:  # noqa: FBT002 - switches
    """Score a table as it lies: the part of a view that its score needs, as JSON.

    Pixies: round, areas. Everything on 1 Card: hands, scored. Clustered: cards. Ingenious: tracks.
    """
    seats = points_of(table(file), strict=not loose)
    if as_json:
        typer.echo(json.dumps(seats))
        return
    rows = Table("seat", *(seats[0] if seats else ()), box=None, padding=(0, 2))
    for seat, items in enumerate(seats):
        rows.add_row(str(seat), *map(str, items.values()))
    Console().print(rows)
