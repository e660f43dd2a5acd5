"""Hooks of the site: a page about the games, with pictures of real positions, made from what the games declare."""

import dataclasses
import random

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from stol import Game, Position, draw
from stol.bots import find as find_bot
from stol.games.registry import KEYS, find

MOMENTS = {
    "pixies": (Game("pixies"), 150),
    "onecard": (Game("onecard"), 120),
    "clustered": (Game("clustered", table=[9, 9]), 90),
    "ingenious": (Game("ingenious"), 80),
}
"""The game of each picture, and the ply from which on the next turn of seat 0 is shown."""
SEED = 3


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for key, (game, ply) in MOMENTS.items():
        picture = draw.svg(moment(game, ply).view(0))
        files.append(File.generated(config, f"pictures/{key}.svg", content=picture))
    files.append(File.generated(config, "games.md", content=games_page()))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """The pictures are on the first page, too, below its title."""
    if page.file.src_uri != "index.md":
        return markdown
    page.meta["hide"] = ["navigation"]  # the first page stands alone in its section
    pictures = "\n".join(f"[{picture(key)}](games.md#{key})" for key in KEYS)
    title, rest = markdown.split("\n", 1)
    return f'{title}\n\n<div class="games" markdown>\n{pictures}\n</div>\n{rest}'


def moment(game: Game, ply: int) -> Position:
    """A position of a game between greedy bots, in which seat 0 is to move."""
    chance = random.Random(SEED)  # noqa: S311 - a picture needs no cryptographic chance
    bots = [find_bot("greedy")(seat) for seat in range(game.players)]
    position = game.start()
    while position.ply < ply or position.actor != 0:
        actor = position.actor
        if isinstance(actor, int):
            move = bots[actor].move(position.view(actor))
        else:
            move = chance.choice(list(position.chance()))
        position = position.play(move)
    return position


def picture(key: str) -> str:
    return f"![A table of {find(key).title}](pictures/{key}.svg)"


def games_page() -> str:
    return "\n\n".join(["# The games", *map(section, KEYS)])


def section(key: str) -> str:
    definition = find(key)
    seats = definition.options().players()
    options = "\n".join(
        f"| `{field.name}` | `{field.default!r}` | {field.metadata['meaning']} |"
        for field in dataclasses.fields(definition.options)
    )
    presets = ", ".join(f"*{name}*" for name in definition.presets)
    return f"""## {definition.title} {{ #{key} }}
{definition.about}

{picture(key)}

`{key}`, {seats[0]} to {seats[-1]} players with default options. Presets: {presets}.
[Rulings](rulings.md), [observations and actions](research/{key}.md).

| option | default | meaning |
|---|---|---|
{options}
"""
