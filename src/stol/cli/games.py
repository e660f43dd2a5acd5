"""`stol games`: what can be played."""

import dataclasses
from collections.abc import Mapping
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stol.cli.options import flag
from stol.cli.usage import Command
from stol.cli.words import columns, say
from stol.games import words
from stol.games.registry import find, keys

Key = Annotated[str | None, typer.Argument(metavar="GAME", help=say("cli-games-game"))]


def add_to(app: typer.Typer) -> None:
    app.command("games", cls=Command, help=say("cli-games"))(games)


def games(game: Key = None) -> None:
    console = Console()
    for key in (game,) if game else keys():
        definition = find(key)
        seats = definition.options().players()
        named = {"game": f"[bold]{words.title(key, say)}[/]", "key": key}
        heading = say("cli-games-heading", **named, low=seats[0], high=seats[-1])
        console.print(f"{heading}\n{words.about(key, say)}", highlight=False)
        console.print(_options(key))
        console.print(_presets(definition.presets), "")


def _options(key: str) -> Table:
    table = Table(*columns("option", "default", "meaning"), box=None, padding=(0, 2))
    meanings = words.option_meanings(key, say)
    for field in dataclasses.fields(find(key).options):
        if len(field.metadata["choices"]) == 1:
            continue
        default = "" if field.default is None else str(field.default).lower()
        table.add_row(flag(field.name), default, escape(meanings[field.name]))
    return table


def _presets(presets: Mapping[str, Mapping[str, object]]) -> Table:
    table = Table(*columns("preset", "stands-for"), box=None, padding=(0, 2))
    no_option = say("cli-games-no-option")
    for name, options in presets.items():
        table.add_row(name, ", ".join(f"{option}: {value}".lower() for option, value in options.items()) or no_option)
    return table
