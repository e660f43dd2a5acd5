"""Pages with one message: errors, handing over a shared device, rules being compiled, joining by code."""

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from stol.web.html.kit import coin, icon
from stol.web.html.pages.parts import Visit, code_form, emblem, sheet
from stol.web.scene.games import title

PREPARING = 2
"""Seconds after which the page is reloaded until the rules are compiled."""
STATES = (400, 403, 404, 409, 413, 429, 500, 503)


def page(visit: Visit, title: str, text: str, link: tuple[str, str], picture: Markup | None = None) -> Renderable:
    """A title, a text, and one link (address and label)."""
    address, words = link
    main = h.main(".sheet.message")[
        picture or icon("mark", "mark"),
        h.h1[title],
        h.p(".lead")[text],
        h.a(".button.go", href=address)[words],
    ]
    return sheet(visit, title, main, styles=())


def wrong(visit: Visit, state: int, text: str = "") -> Renderable:
    """An error page for an HTTP status, with the given or a general text; it links to where the visitor came from."""
    key = f"message-{state if state in STATES else 400 if state < 500 else 500}"
    link = visit.here, visit.say(back_label(visit.here))
    return page(visit, visit.say(key), text or visit.say(f"{key}-text"), link)


def back_label(here: str) -> str:
    """The id of the label of a link that leads on from an error."""
    if here == "/":
        return "message-home"
    return "message-back" if here.startswith("/tables/") else "message-again"


def hand_over(visit: Visit, name: str, seat: int) -> Renderable:
    """For a shared device: nothing is shown before it is in the right person's hands."""
    say, address = visit.say, f"{visit.here}/seat/{seat}"
    link = address, say("hand-over-go", name=name)
    return page(visit, say("hand-over", name=name), say("hand-over-text", name=name), link, coin(seat, 96))


def closed(visit: Visit) -> Renderable:
    """A table that was closed before its game began."""
    say = visit.say
    return page(visit, say("ended-closed"), say("note-table-closed"), ("/", say("message-home")))


def preparing(visit: Visit, game: str) -> Renderable:
    """The rules are being compiled, which happens once; the page reloads by itself."""
    say = visit.say
    main = h.main(".sheet.message.preparing", data_game=game)[
        icon(emblem(game), "mark"),
        h.h1[say("preparing", game=title(game, say))],
        h.p(".lead", role="status")[say("preparing-text")],
        h.a(".button", href=visit.here)[say("preparing-look")],
    ]
    return sheet(visit, say("preparing-title"), main, styles=(), refresh=PREPARING)


def join(visit: Visit, code: str = "") -> Renderable:
    """The form to join by code; with an unknown code, it says so."""
    say = visit.say
    main = h.main(".sheet.message")[
        icon("mark", "mark"),
        h.h1[say("join-head")],
        h.p(".lead", role="alert" if code else None)[say("join-wrong", code=code) if code else say("join-lead")],
        code_form(say, code),
    ]
    return sheet(visit, say("join-title"), main, styles=())
