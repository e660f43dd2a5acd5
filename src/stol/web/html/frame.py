"""The HTML document around every page: head, styles, scripts."""

from dataclasses import dataclass
from typing import Final

import htpy as h
from htpy import Node, Renderable

from stol.table.player import DEFAULT_SETTINGS, PlayerSettings
from stol.text import Say
from stol.text.languages import SHIPPED
from stol.web.html.assets import asset
from stol.web.html.manifest import ROOM
from stol.web.html.settings import root_attributes

STYLES: Final = ("tokens", "base", "settings")
SCRIPTS: Final = ("settings", "app")
"""What every page has."""


@dataclass(frozen=True)
class Stream:
    """The event stream that tells a page of changes, and the state of the table when the page was made."""

    address: str
    sequence: int
    stamp: str
    """What the stream sends while the page is up to date; another value means: fetch the page again."""


@dataclass(frozen=True)
class Share:
    """What links to a public page show elsewhere (Open Graph), and its addresses in all languages."""

    base: str
    """The server's base URL."""
    path: str
    """The path of the page, the same in all languages."""
    description: str
    picture: str = "share"
    """The name of a PNG file in the folder `static`, 1200 × 630."""
    drawn: str = ""
    """The path of a picture that the server draws; empty: the one in the folder."""


@dataclass(frozen=True)
class Head:
    """What the document needs besides the body."""

    title: str
    say: Say
    styles: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()
    settings: PlayerSettings = DEFAULT_SETTINGS
    stream: Stream | None = None
    refresh: int | None = None
    """Seconds after which the page is reloaded; with a stream only where there is no script."""
    share: Share | None = None
    """Set for public pages."""
    yours: bool = False
    """Whether somebody waits for the visitor: the icon says so."""


def document(head: Head, body: Node) -> Renderable:
    """A complete HTML document. It works without scripts."""
    stream = head.stream
    return h.html(lang=head.say.language, **root_attributes(head.settings))[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.title[head.title],
            share_tags(head.title, head.say, head.share) if head.share else None,
            head.refresh and refresh(head.refresh, stream),
            h.link(rel="icon", href=asset("icon-turn.svg" if head.yours else "icon.svg"), type="image/svg+xml"),
            h.link(rel="manifest", href=f"/manifest.webmanifest?lang={head.say.language}"),
            h.link(rel="apple-touch-icon", href=asset("icon-maskable-192.png")),
            h.meta(name="theme-color", content=ROOM),
            [h.link(rel="stylesheet", href=asset(f"{name}.css")) for name in (*STYLES, *head.styles)],
            [h.script(type="module", src=asset(f"{name}.js")) for name in (*SCRIPTS, *head.scripts)],
        ],
        h.body(**heard(stream))[body],
    ]


def share_tags(title: str, say: Say, share: Share) -> Node:
    address = f"{share.base}{share.path}"
    graph = {
        "title": title,
        "description": share.description,
        "url": f"{address}?lang={say.language}",
        "image": f"{share.base}{share.drawn or asset(f'{share.picture}.png')}",
        "locale": say.language.replace("-", "_"),
        "type": "website",
        "site_name": "stol",
    }
    return [
        h.meta(name="description", content=share.description),
        [h.meta(property=f"og:{name}", content=value) for name, value in graph.items()],
        h.meta(name="twitter:card", content="summary_large_image"),
        h.link(rel="alternate", hreflang="x-default", href=address),
        [h.link(rel="alternate", hreflang=tag, href=f"{address}?lang={tag}") for tag in SHIPPED],
    ]


def refresh(seconds: int, stream: Stream | None) -> Node:
    """A reload after some seconds; a page with a stream needs it only without scripts."""
    again = h.meta(http_equiv="refresh", content=str(seconds))
    return h.noscript[again] if stream else again


def heard(stream: Stream | None) -> dict[str, str]:
    if stream is None:
        return {}
    return {"data_stream": stream.address, "data_sequence": str(stream.sequence), "data_stamp": stream.stamp}
