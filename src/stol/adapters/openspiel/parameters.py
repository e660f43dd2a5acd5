"""Options and players as OpenSpiel's parameters: whole numbers, truth values and text."""

import dataclasses
from collections.abc import Mapping

from stol.games.definition import Definition
from stol.games.options import Options
from stol.position import Game

COMMA = ";"
"""OpenSpiel writes a game as one line with commas between its parameters, so a list has these instead."""


def defaults(definition: Definition) -> dict[str, int | bool | str]:
    """All parameters. An empty text leaves its option open."""
    fields = {field.name: plain(field.default) for field in dataclasses.fields(definition.options)}
    return {"players": 2, **fields}


def plain(default: object) -> bool | str:
    return default if isinstance(default, bool | str) else ""


def chosen(definition: Definition, given: Mapping[str, int | bool | str]) -> Game:
    """The game of some parameters; a bad one is refused (BadOptions)."""
    wanted = {name: value for name, value in given.items() if value != defaults(definition)[name]}
    players = wanted.pop("players", defaults(definition)["players"])
    return Game.of(definition.key, players, {name: meant(definition.options, name, wanted[name]) for name in wanted})


def meant(options: type[Options], name: str, value: bool | str) -> object:  # noqa: FBT001 - a value like any other
    """The option that a parameter stands for: as it is typed on the command line."""
    return options.from_text(name, value.replace(COMMA, ",")) if isinstance(value, str) else value
