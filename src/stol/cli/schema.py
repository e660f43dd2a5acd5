"""`stol schema`: a game's views, tables and records as JSON Schema."""

import json
from typing import Annotated

import typer

from stol.cli.usage import Command
from stol.cli.words import say
from stol.schema import schema as schema_of

Key = Annotated[str, typer.Argument(metavar="GAME", help=say("cli-schema-game"))]


def add_to(app: typer.Typer) -> None:
    app.command("schema", cls=Command, help=say("cli-schema"))(schema)


def schema(game: Key) -> None:
    typer.echo(json.dumps(schema_of(game), indent=2))
