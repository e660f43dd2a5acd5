"""The page that the service worker shows where there is no connection: it leads to the rules, which are kept."""

import htpy as h
from htpy import Renderable

from stol.games.registry import KEYS
from stol.web.html.kit import icon
from stol.web.html.learn import has_page
from stol.web.html.pages.parts import Visit, sheet, thumb
from stol.web.scene import games

AGAIN = 10
"""Seconds after which the page that was wanted is tried again."""


def page(visit: Visit) -> Renderable:
    """It is shown at the address of another page; the empty link leads there."""
    say = visit.say
    main = h.main(".sheet.message")[
        icon("mark", "mark"),
        h.h1[say("offline-head")],
        h.p(".lead", role="status")[say("offline-text")],
        h.a(".button.go", href="")[say("offline-again")],
        h.p[say("offline-rules")],
        h.nav(".kept", aria_label=say("offline-rules"))[
            [
                h.a(".button", href=f"/learn/{game}")[thumb(game), games.title(game, say)]
                for game in KEYS
                if has_page(game)
            ]
        ],
    ]
    return sheet(visit, say("offline-title"), main, styles=(), refresh=AGAIN)
