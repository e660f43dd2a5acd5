"""The ways to leave a table, each said in words before it is done: resigning, closing the table, hiding it."""

from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.web.html.kit import coin, icon
from stol.web.html.pages.parts import Visit, sheet
from stol.web.scene.games import title


@dataclass(frozen=True, kw_only=True)
class Leaving(Visit):
    address: str
    game: str
    code: str
    resigning: tuple[tuple[int, str], ...] = ()
    """The visitor's seats that can resign, with the players' names."""
    ends: bool = False
    """Whether the table ends where one of them resigns."""
    closing: bool = False
    """Whether the visitor may close the table."""
    hidden: bool = False
    """Whether the visitor has hidden the table from the own list."""


def page(leaving: Leaving) -> Renderable:
    say = leaving.say
    main = h.main(".sheet.leave", data_game=leaving.game)[
        h.h1(".page")[say("leave-head")],
        h.p(".lead")[say("leave-lead", game=title(leaving.game, say), code=leaving.code)],
        h.p[h.a(".button.go", href=leaving.address)[say("leave-stay")]],
        leaving.resigning and resign_section(leaving),
        leaving.closing and close_section(leaving),
        hide_section(leaving),
        h.p[h.a(".button.quiet", href=f"{leaving.address}/people")[icon("i-person"), say("people-link")]],
    ]
    return sheet(leaving, say("leave-title"), main, styles=("leave",))


def resign_section(leaving: Leaving) -> Node:
    say = leaving.say
    alone = len(leaving.resigning) == 1
    return h.section(".slip")[
        h.h2[say("leave-resign-head")],
        h.p[say("leave-resign-ends" if leaving.ends else "leave-resign-goes-on")],
        [
            h.form(method="post", action=f"{leaving.address}/resign")[
                h.input(type="hidden", name="seat", value=str(seat)),
                h.button(".button", type="submit")[
                    coin(seat, 28),
                    say("leave-resign") if alone else say("leave-resign-seat", name=name),
                ],
            ]
            for seat, name in leaving.resigning
        ],
    ]


def close_section(leaving: Leaving) -> Node:
    say = leaving.say
    return h.section(".slip")[
        h.h2[say("leave-close-head")],
        h.p[say("leave-close-about")],
        h.form(method="post", action=f"{leaving.address}/close")[
            h.button(".button", type="submit")[icon("i-close"), say("leave-close")]
        ],
    ]


def hide_section(leaving: Leaving) -> Node:
    say, hidden = leaving.say, leaving.hidden
    return h.section(".slip")[
        h.h2[say("leave-shown-head" if hidden else "leave-hide-head")],
        h.p[say("leave-hide-about")],
        h.form(method="post", action=f"{leaving.address}/{'show' if hidden else 'hide'}")[
            h.button(".button", type="submit")[icon("i-eye"), say("leave-show" if hidden else "leave-hide")]
        ],
    ]
