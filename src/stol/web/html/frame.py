"""The HTML document around every page: head, styles, scripts."""

from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.table.player import SYSTEM
from stol.text import Say
from stol.web.html.assets import asset


@dataclass(frozen=True)
class Stream:
    """The event stream that tells a page of changes, and the state of the table when the page was made."""

    address: str
    sequence: int
    stamp: str
    """What the stream sends while the page is up to date; another value means: fetch the page again."""


@dataclass(frozen=True)
class Head:
    """What the document needs besides the body."""

    title: str
    say: Say
    styles: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()
    light: str = SYSTEM
    """The colour scheme: day, night, or that of the system."""
    stream: Stream | None = None
    refresh: int | None = None
    """Seconds after which the page is reloaded; with a stream only where there is no script."""


def document(head: Head, body: Node) -> Renderable:
    """A complete HTML document. It works without scripts."""
    stream = head.stream
    return h.html(lang=head.say.language, data_light=None if head.light == SYSTEM else head.light)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.title[head.title],
            head.refresh and refresh(head.refresh, stream),
            h.link(rel="icon", href=asset("icon.svg"), type="image/svg+xml"),
            [h.link(rel="stylesheet", href=asset(f"{name}.css")) for name in ("tokens", "base", *head.styles)],
            [h.script(type="module", src=asset(f"{name}.js")) for name in head.scripts],
        ],
        h.body(**heard(stream))[body],
    ]


def refresh(seconds: int, stream: Stream | None) -> Node:
    """A reload after some seconds; a page with a stream needs it only without scripts."""
    again = h.meta(http_equiv="refresh", content=str(seconds))
    return h.noscript[again] if stream else again


def heard(stream: Stream | None) -> dict[str, str]:
    if stream is None:
        return {}
    return {"data_stream": stream.address, "data_sequence": str(stream.sequence), "data_stamp": stream.stamp}
