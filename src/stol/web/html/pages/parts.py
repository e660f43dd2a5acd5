"""What all pages except the table share: the visitor's data, the top bar, pictures of the games."""

from dataclasses import dataclass, replace
from importlib import import_module
from typing import Final, Protocol, TypeVar, cast

import htpy as h
from htpy import Node, Renderable

from stol.games.registry import KEYS
from stol.table.player import DEFAULT_SETTINGS, LONGEST_NAME, PlayerSettings
from stol.text import Say
from stol.web.html.frame import Head, Share, Stream, document
from stol.web.html.kit import SPRITE, icon, svg
from stol.web.html.pieces import generic
from stol.web.html.printing import has_sheets
from stol.web.html.settings import settings_link

REFRESH = 5
"""Seconds after which a page that waits for others is reloaded, if there is no script."""
EMBLEMS: Final = {"pixies": "px-m", "onecard": "oc-sun", "clustered": "cl-start", "ingenious": "ing-y"}


@dataclass(frozen=True, kw_only=True)
class Visit:
    """The data of a visitor's request that every page needs."""

    say: Say
    name: str = ""
    """The visitor's name; empty if unknown."""
    settings: PlayerSettings = DEFAULT_SETTINGS
    here: str = "/"
    """The address of the page; the forms of the top bar lead back to it."""
    stream: Stream | None = None
    """The event stream of the table that the page is about."""
    note: str | None = None
    """The id of a message to show once: what was refused, and why."""
    base: str = ""
    """The server's base URL, for links that are shared."""
    share: Share | None = None
    """Set for public pages."""


V = TypeVar("V", bound=Visit)


def as_public(visit: V, description: str, picture: str = "share") -> V:
    """The same visit of a page that anybody may see: it has a description, and a picture for links to it."""
    return replace(visit, share=Share(visit.base, visit.here, description, picture))


def sheet(
    visit: Visit,
    title: str,
    main: Node,
    *,
    styles: tuple[str, ...],
    scripts: tuple[str, ...] = (),
    refresh: int | None = None,
) -> Renderable:
    """A complete page with the top bar."""
    head = Head(
        title=title,
        say=visit.say,
        styles=("pages", *styles),
        scripts=(*scripts, "table", "input") if visit.stream else scripts,
        settings=visit.settings,
        stream=visit.stream,
        refresh=refresh or (REFRESH if visit.stream else None),
        share=visit.share,
    )
    note = visit.note and h.p(".slip.noted", role="alert")[visit.say(f"note-{visit.note}")]
    return document(head, [top(visit), note, main])


def logo(say: Say) -> Renderable:
    drawn = f'<svg class="logo" viewBox="-6 -36 142 68" aria-hidden="true"><use href="{SPRITE}#logo" x="-6" y="-36" width="142" height="68"/></svg>'  # noqa: E501 - one drawing
    return h.a(href="/", aria_label=say("home-link"))[svg(drawn)]


def top(visit: Visit) -> Renderable:
    say = visit.say
    return h.header(".top")[
        logo(say),
        settings_link(say, visit.here),
        h.div(".me")[
            h.button(
                type="button",
                popovertarget="me",
                aria_label=say("me-label", name=visit.name) if visit.name else None,
            )[icon("i-person"), h.span[visit.name or say("me-nobody")]],
            h.div("#me.slip", popover=True)[name_form(visit), h.p[h.a(".button", href="/me")[say("track-open")]]],
        ],
    ]


def name_form(visit: Visit) -> Renderable:
    say = visit.say
    return h.form(method="post", action="/name")[
        h.input(type="hidden", name="back", value=visit.here),
        h.label(for_="me-name")[say("me-name")],
        h.div(".line")[
            name_field("me-name", visit.name),
            h.button(".button", type="submit")[say("me-save")],
        ],
    ]


def name_field(key: str, value: str = "", *, form: str | None = None) -> Renderable:
    return h.input(
        f"#{key}.field", name="name", value=value, maxlength=str(LONGEST_NAME), autocomplete="nickname", form=form,
        required=True,
    )  # fmt: skip


class Pieces(Protocol):
    """What pages need of a game's `pieces` module."""

    def picture(self) -> Node:
        """A picture of some pieces."""


def picture(game: str) -> Node:
    """The picture of a game."""
    if game not in KEYS:
        return generic.picture(game)
    return cast("Pieces", import_module(f"stol.web.html.pieces.{game}")).picture()


def share_picture(game: str) -> str:
    """The name of the picture that links to a page about a game show elsewhere."""
    return f"share-{game}" if game in KEYS else "share"


def print_link(game: str, say: Say, cls: str = "") -> Node:
    """A link to the sheets of a game, if there are any."""
    if not has_sheets(game):
        return None
    return h.a(class_=["button", cls], href=f"/print/{game}")[icon("i-cut"), say("print-open")]


def emblem(game: str) -> str:
    """The symbol that stands for a game where there is no room for a picture."""
    return EMBLEMS.get(game, "mark")


def thumb(game: str) -> Renderable:
    return h.span(".thumb", data_game=game)[icon(emblem(game), "emblem")]


def code_form(say: Say, code: str = "") -> Renderable:
    """The form to join a table by its code."""
    return h.form(".join", action="/join")[
        h.label(for_="code")[say("join-code")],
        h.input(
            "#code.field", name="code", value=code, placeholder=say("join-example"), required=True, maxlength="16",
            autocomplete="off", data_asked="code", autocapitalize="characters", spellcheck="false",
        ),
        h.button(".button", type="submit")[say("join-go")],
    ]  # fmt: skip
