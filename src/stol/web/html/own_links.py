"""Links to the pages about the player, on each of them and in the settings."""

from typing import Final

import htpy as h
from htpy import Renderable

from stol.text import Say
from stol.web.html.kit import icon

OWN_PAGES: Final = {
    "track": "i-graph",
    "people": "i-person",
    "devices": "i-device",
    "notices": "i-bell",
    "holidays": "i-clock",
    "data": "i-save",
}
"""The pages, by the last part of their addresses, /me/devices, each with its symbol; `track` is /me."""


def own_links(say: Say, here: str = "") -> Renderable:
    """`here`: the page that they stand on."""
    return h.nav(".own-links", aria_label=say("own-pages"))[
        [
            h.a(href=address(name), aria_current="page" if here == name else None)[icon(symbol), say(f"own-{name}")]
            for name, symbol in OWN_PAGES.items()
        ]
    ]


def address(name: str) -> str:
    return "/me" if name == "track" else f"/me/{name}"
