"""The web app manifest: how stol is installed as an app, in the visitor's language."""

from typing import Final, TypedDict

from stol.games.registry import KEYS
from stol.text import Say
from stol.web.html.assets import asset
from stol.web.scene import games

SIZES: Final = (192, 512)
ROOM: Final = "#f1ece2"
"""The colour of the page by day, as `--room` in tokens.css."""


class Icon(TypedDict):
    src: str
    sizes: str
    type: str
    purpose: str


class Shortcut(TypedDict):
    name: str
    description: str
    url: str
    icons: list[Icon]


class Manifest(TypedDict):
    id: str
    name: str
    short_name: str
    description: str
    lang: str
    dir: str
    start_url: str
    scope: str
    display: str
    background_color: str
    theme_color: str
    categories: list[str]
    icons: list[Icon]
    shortcuts: list[Shortcut]


def manifest(say: Say) -> Manifest:
    """The manifest in a language."""
    return {
        "id": "/", "name": say("home-title"), "short_name": "stol", "description": say("home-description"),
        "lang": say.language, "dir": "ltr", "start_url": "/", "scope": "/", "display": "standalone",
        "background_color": ROOM, "theme_color": ROOM, "categories": ["games", "entertainment"],
        "icons": [
            *(png("icon-app", size) for size in SIZES),
            *(png("icon-maskable", size, purpose="maskable") for size in SIZES),
            {"src": asset("icon-mono.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "monochrome"},
        ],
        "shortcuts": [shortcut(game, say) for game in KEYS],
    }  # fmt: skip


def png(name: str, size: int, *, purpose: str = "any") -> Icon:
    return {"src": asset(f"{name}-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def shortcut(game: str, say: Say) -> Shortcut:
    """Sets up a table of a game."""
    return {
        "name": games.title(game, say),
        "description": games.about(game, say),
        "url": f"/setup?game={game}",
        "icons": [png(f"shortcut-{game}", SIZES[0])],
    }
