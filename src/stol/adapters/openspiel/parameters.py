"""Options and players as OpenSpiel's parameters: whole numbers, truth values and text."""

import dataclasses
from collections.abc import Mapping
from typing import Any, TypeAlias

from stol.games.definition import Definition
from stol.games.options import Options
from stol.position import Game

Parameters: TypeAlias = Mapping[str, Any]

PLAYERS = 2
"""Unless it is said how many."""

COMMA = ";"
"""OpenSpiel writes a game as one line with commas between its parameters, so a list has these instead."""


def defaults(definition: Definition) -> Parameters:
    """All parameters. An empty text leaves its option open."""
    return {"players": PLAYERS} | {field.name: plain(field.default) for field in dataclasses.fields(definition.options)}


def plain(default: object) -> bool | str:
    return default if isinstance(default, bool | str) else ""


def wanted(definition: Definition, given: Parameters) -> Parameters:
    """Those that are not as usual: OpenSpiel fills in the others."""
    usual = defaults(definition)
    return {name: value for name, value in given.items() if value != usual[name]}


def chosen(definition: Definition, given: Parameters) -> Game:
    """The game of some parameters; a bad one is refused (BadOptions)."""
    options = {name: meant(definition.options, name, value) for name, value in given.items() if name != "players"}
    return Game.of(definition.key, given.get("players", PLAYERS), options)


def meant(options: type[Options], name: str, value: object) -> object:
    """The option that a parameter stands for: text as it is typed on the command line."""
    return options.from_text(name, value.replace(COMMA, ",")) if isinstance(value, str) else value
