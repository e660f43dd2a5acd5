"""`stol schema`: a game's views, tables and records as JSON Schema."""

import json
from typing import Annotated

import typer

from stol.schema import schema as schema_of

Key = Annotated[str, typer.Argument(metavar="GAME", help="Which game.")]


def add_to(app: typer.Typer) -> None:
    app.command("schema")(schema)


def schema(game: Key) -> None:
    """Print the JSON Schema of a game: its view, a table typed in, a table to be scored, a record."""
    typer.echo(json.dumps(schema_of(game), indent=2))
