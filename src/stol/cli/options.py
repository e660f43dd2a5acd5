"""A game's options on the command line: `--fast`, `--table 7,5`, `--third-joker all`, `--deck my-cards.csv`."""

import dataclasses
from collections.abc import Iterable
from typing import Annotated, Any

import typer

from stol.cli.words import say
from stol.errors import Argument, BadOptions, Reason
from stol.games.registry import find
from stol.games.validate import guess
from stol.position import Game
from stol.text import refused, unquoted

EXTRA = {"allow_extra_args": True, "ignore_unknown_options": True}
"""For commands that pass on options which only the game knows."""

Players = Annotated[int | None, typer.Option(help=say("cli-players"))]
Preset = Annotated[str | None, typer.Option(help=say("cli-preset"))]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("cli-ray"))]


def chosen(key: str, players: int | None, preset: str | None, rest: Iterable[str]) -> Game:
    """The game that a command line asks for."""
    options: dict[str, Any] = dict(named(key, preset)) | dict(flags(key, list(rest)))
    seats = options.pop("players", 2)
    return Game.of(key, seats if players is None else players, options)


def named(key: str, preset: str | None) -> dict[str, object]:
    presets = find(key).presets
    if preset is not None and preset not in presets:
        named: dict[str, Argument] = {"name": unquoted(preset), "game": key, "names": tuple(presets)}
        raise refused(BadOptions, Reason("refused-preset", named))
    return dict(presets[preset]) if preset else {}


def flags(key: str, words: list[str]) -> dict[str, object]:
    """`--name`, `--name=value` or `--name value`."""
    kind = find(key).options
    names = {field.name: field.type for field in dataclasses.fields(kind)}
    options: dict[str, object] = {}
    while words:
        word = words.pop(0)
        if not word.startswith("--"):
            raise refused(BadOptions, Reason("refused-word", {"typed": unquoted(word), "game": key}))
        name, given, value = word[2:].partition("=")
        name = name.replace("-", "_")
        if name not in names:
            near = guess(flag(name), [flag(other) for other in names])
            raise refused(BadOptions, Reason("refused-option", {"game": key, **near}, path=("options", name)))
        if not given and names[name] is not bool and words and not words[0].startswith("--"):
            given, value = "=", words.pop(0)
        options[name] = kind.from_text(name, value) if given else True
    return options


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")
