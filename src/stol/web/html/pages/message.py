"""Plain pages: something could not be done, or the device goes from hand to hand."""

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from stol.web.html.kit import coin, icon
from stol.web.html.pages.parts import Visit, code_form, emblem, sheet
from stol.web.scene.games import title

PREPARING = 2
"""Seconds until it is looked again whether the rules are ready."""
STATES = (400, 403, 404, 409, 413, 429, 500)


def page(visit: Visit, title: str, text: str, link: tuple[str, str], picture: Markup | None = None) -> Renderable:
    """A sentence, a few words more, and one way on: the link's address and words."""
    address, words = link
    main = h.main(".sheet.message")[
        picture or icon("mark", "mark"),
        h.h1[title],
        h.p(".lead")[text],
        h.a(".button.go", href=address)[words],
    ]
    return sheet(visit, title, main, styles=())


def wrong(visit: Visit, state: int, text: str = "") -> Renderable:
    """What an HTTP state means to people, or the text given; the way on leads to where the visit began."""
    key = f"message-{state if state in STATES else 400 if state < 500 else 500}"
    link = visit.here, visit.say("message-home" if visit.here == "/" else "message-back")
    return page(visit, visit.say(key), text or visit.say(f"{key}-text"), link)


def hand_over(visit: Visit, name: str, seat: int) -> Renderable:
    """Pass and play: nothing is shown before the right person looks."""
    say, address = visit.say, f"{visit.here}/seat/{seat}"
    link = address, say("hand-over-go", name=name)
    return page(visit, say("hand-over", name=name), say("hand-over-text", name=name), link, coin(seat, 96))


def preparing(visit: Visit, game: str) -> Renderable:
    """The rules are being compiled, which happens once; the page comes back by itself."""
    say = visit.say
    main = h.main(".sheet.message", data_game=game)[
        icon(emblem(game), "mark laying"),
        h.h1[say("preparing", game=title(game, say))],
        h.p(".lead", role="status")[say("preparing-text")],
        h.a(".button", href=visit.here)[say("preparing-look")],
    ]
    return sheet(visit, say("preparing-title"), main, styles=(), refresh=PREPARING)


def join(visit: Visit, code: str = "") -> Renderable:
    """Where a code is typed in; with one that there is no table of, it says so."""
    say = visit.say
    main = h.main(".sheet.message")[
        icon("mark", "mark"),
        h.h1[say("join-head")],
        h.p(".lead", role="alert" if code else None)[say("join-wrong", code=code) if code else say("join-lead")],
        code_form(say, code),
    ]
    return sheet(visit, say("join-title"), main, styles=())
