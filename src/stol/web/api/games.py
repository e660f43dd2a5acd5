"""The list of games, with their options and levels."""

import asyncio
import dataclasses
import functools
from typing import Annotated, Any

from litestar import get
from msgspec import Meta, Struct

from stol.games import words
from stol.games.registry import find, keys
from stol.schema import options_schema
from stol.table.level_strengths import level_strength
from stol.text import speak
from stol.web.api import problems
from stol.web.api.dependencies import ANYBODY
from stol.web.http.dependencies import Who
from stol.web.service.table_request import levels


class Option(Struct):
    """An option of a game."""

    name: str
    type: Annotated[dict[str, Any], Meta(description="The JSON Schema of its values.")]
    default: Any
    meaning: str


class Level(Struct):
    """A level of computer players."""

    name: str
    meaning: str
    strengths: Annotated[
        dict[str, int],
        Meta(description="By the number of players, from two on: on the scale of rated games, where `club` is 1500."),
    ]


class Game(Struct):
    """A game with its options, presets and levels."""

    game: str
    title: str
    about: str
    players: Annotated[list[int], Meta(description="The possible numbers of players; options may change them.")]
    options: list[Option]
    presets: Annotated[dict[str, dict[str, Any]], Meta(description="Named sets of options, with the players.")]
    levels: Annotated[list[Level], Meta(description="The levels of computer players, the weakest first.")]


@get("/games", operation_id="listGames", tags=["games"], security=ANYBODY, responses=problems.on())
async def list_games(who: Who) -> list[Game]:  # noqa: ARG001 - this counts the request for the rate limit
    """The games, with their options and the levels of their computer players."""
    return await asyncio.to_thread(games)


@functools.cache
def games() -> list[Game]:
    return [described(key) for key in keys()]


def described(key: str) -> Game:
    game, say = find(key), speak()
    meanings, types = words.option_meanings(key, say), options_schema(game)["properties"]
    return Game(
        game=key,
        title=words.title(key, say),
        about=words.about(key, say),
        players=list(game.options().players()),
        options=[
            Option(
                name=field.name,
                type=types[field.name],
                default=field.default,
                meaning=meanings[field.name],
            )
            for field in dataclasses.fields(game.options)
        ],
        presets={name: dict(options) for name, options in game.presets.items()},
        levels=[
            Level(name=level, meaning=say(f"level-{level}-meaning"), strengths=strengths(key, level))
            for level in levels(key)
        ],
    )


def strengths(key: str, level: str) -> dict[str, int]:
    seats = find(key).options().players()
    return {str(count): round(level_strength(key, count, level).mean) for count in seats if count > 1}
