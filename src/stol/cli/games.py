"""`stol games`: what can be played."""

import dataclasses
from collections.abc import Mapping
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stol.cli.options import flag
from stol.games.registry import find, keys

Key = Annotated[str | None, typer.Argument(metavar="GAME", help="Only this game.")]


def add_to(app: typer.Typer) -> None:
    app.command("games")(games)


def games(game: Key = None) -> None:
    """List the games, their options and their presets."""
    console = Console()
    for key in (game,) if game else keys():
        definition = find(key)
        seats = definition.options().players()
        heading = f"[bold]{definition.title}[/] ({key}), {seats[0]} to {seats[-1]} players"
        console.print(f"{heading}\n{definition.about}", highlight=False)
        console.print(_options(key))
        console.print(_presets(definition.presets), "")


def _options(key: str) -> Table:
    table = Table("option", "default", "meaning", box=None, padding=(0, 2))
    for field in dataclasses.fields(find(key).options):
        default = "" if field.default is None else str(field.default).lower()
        table.add_row(flag(field.name), default, escape(field.metadata["meaning"]))
    return table


def _presets(presets: Mapping[str, Mapping[str, object]]) -> Table:
    table = Table("preset", "stands for", box=None, padding=(0, 2))
    for name, options in presets.items():
        table.add_row(name, ", ".join(f"{option}: {value}".lower() for option, value in options.items()) or "no option")
    return table
