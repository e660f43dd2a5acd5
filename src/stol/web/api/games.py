"""What can be played."""

import asyncio
import dataclasses
import functools
from typing import Annotated, Any

from litestar import get
from msgspec import Meta, Struct

from stol.games import words
from stol.games.registry import find, keys
from stol.schema import options_schema
from stol.text import speak
from stol.web.api import problems
from stol.web.api.dependencies import ANYBODY
from stol.web.http.dependencies import Who
from stol.web.service.table_request import levels


class Option(Struct):
    """Of a game."""

    name: str
    type: Annotated[dict[str, Any], Meta(description="As JSON Schema.")]
    default: Any
    meaning: str


class Level(Struct):
    """Of a computer player."""

    name: str
    meaning: str


class Game(Struct):
    """With all that can be chosen."""

    game: str
    title: str
    about: str
    players: Annotated[list[int], Meta(description="How many may play; options may change it.")]
    options: list[Option]
    presets: Annotated[dict[str, dict[str, Any]], Meta(description="Named sets of options, players among them.")]
    levels: Annotated[list[Level], Meta(description="Of the computer players, from the weakest on.")]


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
        levels=[Level(name=level, meaning=say(f"level-{level}-meaning")) for level in levels(key)],
    )
