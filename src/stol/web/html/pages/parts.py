"""What the pages beside the table share: who looks at them, the top, the little pictures of the games."""

from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games.registry import KEYS
from stol.table.player import LIGHTS, SYSTEM
from stol.text import Say
from stol.web.html.frame import Head, Stream, document
from stol.web.html.kit import SPRITE, icon
from stol.web.html.pieces import generic
from stol.web.service.visitor import LONGEST_NAME

REFRESH = 5
"""Seconds after which a page that waits for others is fetched again, where there is no script."""
EMBLEMS: Final = {"pixies": "px-m", "onecard": "oc-sun", "clustered": "cl-start", "ingenious": "ing-y"}


@dataclass(frozen=True, kw_only=True)
class Visit:
    """Somebody looks at a page."""

    say: Say
    name: str = ""
    """As the visitor wants to be called; empty until that is known."""
    light: str = SYSTEM
    here: str = "/"
    """The address of the page, to come back to it from the small forms at the top."""
    stream: Stream | None = None
    """Of the table that the page is about."""
    note: str | None = None
    """The id of something to say once: what was refused, and why."""


def sheet(
    visit: Visit,
    title: str,
    main: Node,
    *,
    styles: tuple[str, ...],
    scripts: tuple[str, ...] = (),
    refresh: int | None = None,
) -> Renderable:
    """A whole page with its top."""
    head = Head(
        title=title,
        say=visit.say,
        styles=("pages", *styles),
        scripts=(*scripts, "table") if visit.stream else scripts,
        light=visit.light,
        stream=visit.stream,
        refresh=REFRESH if visit.stream else refresh,
    )
    note = visit.note and h.p(".slip.noted", role="alert")[visit.say(f"note-{visit.note}")]
    return document(head, [top(visit), note, main])


def logo(say: Say) -> Renderable:
    drawn = f'<svg class="logo" viewBox="-6 -36 142 68" aria-hidden="true"><use href="{SPRITE}#logo" x="-6" y="-36" width="142" height="68"/></svg>'  # noqa: E501 - one drawing
    return h.a(href="/", aria_label=say("home-link"))[Markup(drawn)]  # noqa: S704 - our own symbol only


def top(visit: Visit) -> Renderable:
    say = visit.say
    return h.header(".top")[
        logo(say),
        h.details(".me")[
            h.summary(aria_label=say("me-label", name=visit.name) if visit.name else None)[
                icon("i-person"), h.span[visit.name or say("me-nobody")]
            ],
            h.div(".slip")[name_form(visit), light_form(visit)],
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


def light_form(visit: Visit) -> Renderable:
    say = visit.say
    return h.form(method="post", action="/light", aria_label=say("me-light"))[
        h.input(type="hidden", name="back", value=visit.here),
        h.p(aria_hidden="true")[say("me-light")],
        h.div(".segs")[
            [
                h.button(type="submit", name="light", value=light, aria_pressed=str(light == visit.light).lower())[
                    say(f"light-{light}")
                ]
                for light in LIGHTS
            ]
        ],
    ]


class Pieces(Protocol):
    """What pages ask of the drawings of a game's pieces."""

    def picture(self) -> Node:
        """Some of them, as if they lay on the table."""


def picture(game: str) -> Node:
    """The game, to be recognised by its pieces."""
    if game not in KEYS:
        return generic.picture(game)
    return cast("Pieces", import_module(f"stol.web.html.pieces.{game}")).picture()


def emblem(game: str) -> str:
    """The symbol that stands for a game where there is no room for a picture."""
    return EMBLEMS.get(game, "mark")


def thumb(game: str) -> Renderable:
    return h.span(".thumb", data_game=game)[icon(emblem(game), "emblem")]


def code_form(say: Say, code: str = "") -> Renderable:
    """Join a table by its code."""
    return h.form(".join", action="/join")[
        h.label(for_="code")[say("join-code")],
        h.input(
            "#code.field", name="code", value=code, placeholder=say("join-example"), required=True, maxlength="12",
            autocomplete="off", autocapitalize="characters", spellcheck="false",
        ),
        h.button(".button", type="submit")[say("join-go")],
    ]  # fmt: skip
