"""Links to the pages about the player, on each of them and in the settings."""

from typing import Final

import htpy as h
from htpy import Renderable

from stol.text import Say

OWN_PAGES: Final = ("people", "devices", "notices", "holidays", "data")
"""The pages, by the last part of their addresses: /me/devices."""


def own_links(say: Say, here: str = "") -> Renderable:
    """`here`: the page that they stand on."""
    return h.nav(".own-links", aria_label=say("own-pages"))[
        [
            h.a(".button", href=f"/me/{name}", aria_current="page" if here == name else None)[say(f"own-{name}")]
            for name in OWN_PAGES
        ]
    ]
