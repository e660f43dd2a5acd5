"""What is stored about the player: everything as a file, and the way to delete it."""

from dataclasses import dataclass

import htpy as h
from htpy import Renderable

from stol.web.html.kit import icon
from stol.web.html.pages.message import page as message
from stol.web.html.pages.own import own_page
from stol.web.html.pages.parts import Visit

GOES, STAYS = ("name", "alone", "sheets", "devices", "notices"), ("shared", "copies")
"""What erasing deletes, and what not; each is a message."""


@dataclass(frozen=True, kw_only=True)
class OwnData(Visit):
    known: bool
    """Whether the visitor is a player."""
    problem: bool = False
    """Whether another name was typed than the player's."""


def page(visit: OwnData) -> Renderable:
    say = visit.say
    return own_page(
        visit,
        "data",
        h.h1[say("data-head")],
        h.p(".lead")[say("data-lead")],
        [export_section(visit), erase_link(visit)] if visit.known else h.p(".slip")[say("devices-none")],
    )


def export_section(visit: OwnData) -> Renderable:
    say = visit.say
    return h.section(".slip")[
        h.h2[say("data-export-head")],
        h.p[say("data-export-about")],
        h.p[h.a(".button", href="/me/data.json", download=True)[icon("i-save"), say("data-export")]],
    ]


def erase_link(visit: OwnData) -> Renderable:
    say = visit.say
    return h.section(".slip")[
        h.h2[say("erase-head")],
        h.p[say("erase-lead")],
        h.p[h.a(".button.danger", href="/me/erase")[icon("i-close"), say("erase-look")]],
    ]


def erasing(visit: OwnData) -> Renderable:
    """What goes and what stays, and the question."""
    say = visit.say
    return own_page(
        visit,
        "data",
        h.h1[say("erase-head")],
        h.section(".slip")[
            h.h2[say("erase-goes")],
            h.ul(".listed")[[h.li[say(f"erase-goes-{what}")] for what in GOES]],
            h.h2[say("erase-stays")],
            h.ul(".listed")[[h.li[say(f"erase-stays-{what}")] for what in STAYS]],
            h.p(".warning")[icon("i-why"), h.span[say("erase-for-good")]],
            h.form(method="post", action="/me/erase")[
                visit.name and name_field(visit),
                h.button(".button.danger", type="submit")[icon("i-close"), say("erase-go")],
                h.a(".button", href="/me/data")[say("erase-no")],
            ],
        ],
    )


def name_field(visit: OwnData) -> Renderable:
    say = visit.say
    return h.div(".confirm")[
        h.label(for_="erase-name")[say("erase-name", name=visit.name)],
        h.input("#erase-name.field", name="name", required=True, maxlength="100", autocomplete="off"),
        visit.problem and h.p(".warning", role="alert")[icon("i-why"), h.span[say("erase-wrong-name")]],
    ]


def erased(visit: Visit) -> Renderable:
    say = visit.say
    return message(visit, say("erased-head"), say("erased-about"), ("/", say("message-home")))
