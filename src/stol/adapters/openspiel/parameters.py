"""Options and the number of players as OpenSpiel's parameters: int, bool and str."""

import dataclasses
from collections.abc import Mapping
from typing import Any, TypeAlias

from stol.games.definition import Definition
from stol.games.options import Options
from stol.position import Game

Parameters: TypeAlias = Mapping[str, Any]

DEFAULT_PLAYERS = 2
"""The number of players if none is given."""

LIST_SEPARATOR = ";"
"""Separates the elements of a list: OpenSpiel separates parameters by commas."""


def defaults(definition: Definition) -> Parameters:
    """All parameters with their defaults. An empty text stands for the option's default."""
    return {"players": DEFAULT_PLAYERS} | {
        field.name: default_parameter(field.default) for field in dataclasses.fields(definition.options)
    }


def default_parameter(default: object) -> bool | str:
    return default if isinstance(default, bool | str) else ""


def without_defaults(definition: Definition, given: Parameters) -> Parameters:
    """The parameters that differ from their defaults: OpenSpiel fills in the others."""
    default = defaults(definition)
    return {name: value for name, value in given.items() if value != default[name]}


def game_from_parameters(definition: Definition, given: Parameters) -> Game:
    """The game with these parameters. BadOptions: one of them is wrong."""
    options = {
        name: option_value(definition.options, name, value) for name, value in given.items() if name != "players"
    }
    return Game.of(definition.key, given.get("players", DEFAULT_PLAYERS), options)


def option_value(options: type[Options], name: str, value: object) -> object:
    """The value of an option from its parameter. Text is read as on the command line."""
    return options.from_text(name, value.replace(LIST_SEPARATOR, ",")) if isinstance(value, str) else value
