"""`stol verify`: whether every record of a file is a game by the rules."""

import typer

from stol.cli.files import RecordFile, lines
from stol.cli.progress import progress
from stol.errors import BadRecord
from stol.record import Record


def add_to(app: typer.Typer) -> None:
    app.command("verify")(verify)


def verify(file: RecordFile) -> None:
    """Check every move and every result of the records in a file. Exit code 1 if one is bad."""
    good = bad = 0
    with progress() as bar:
        for number, line in bar.track(enumerate(lines(file), 1), description="checking"):
            if not line.strip():
                continue
            try:
                Record.from_json(line)
                good += 1
            except BadRecord as error:
                typer.echo(f"line {number}: {error}", err=True)
                bad += 1
    typer.echo(f"{good} good, {bad} bad")
    if bad or not good:
        raise typer.Exit(1)
