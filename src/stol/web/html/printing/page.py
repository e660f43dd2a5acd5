"""The page `/print/GAME`: what to print, and the sheets."""

from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games import registry
from stol.games.options import read_options
from stol.text import Say
from stol.web.html import printing
from stol.web.html.kit import icon
from stol.web.html.pages.options import control
from stol.web.html.pages.parts import Visit, as_public, share_picture, sheet
from stol.web.html.pages.setup import wrong
from stol.web.html.printing.order import Order
from stol.web.html.printing.paper import PAPERS, Heading, drawn_sheet
from stol.web.scene import games
from stol.web.service.printing import INKS, PrintRequest
from stol.web.service.table_request import option_controls


@dataclass(frozen=True, kw_only=True)
class PrintVisit(Visit):
    asked: PrintRequest


def page(visit: PrintVisit) -> Renderable:
    say, asked = visit.say, visit.asked
    title = say("print-title", game=games.title(asked.game, say))
    sheets = [] if asked.problem else drawn_sheets(asked, say)
    main = h.main(".sheet.printing", data_game=asked.game)[
        printing.find(asked.game).defs(),
        h.header[h.h1(".page")[title], h.p(".lead")[say("print-lead"), " ", say(f"print-need-{asked.game}")]],
        form(visit, len(sheets)),
        sheets,
    ]
    public = as_public(visit, say("print-about", game=games.title(asked.game, say)), share_picture(asked.game))
    return sheet(public, title, main, styles=("setup", "printing", f"printing-{asked.paper}"), scripts=("printing",))


def drawn_sheets(asked: PrintRequest, say: Say) -> list[Markup]:
    kind = registry.find(asked.game).options
    options = read_options(kind, asked.game, asked.players, asked.draft.table_request.options)
    sparing = asked.ink == "sparing"
    order = Order(PAPERS[asked.paper], sparing, asked.players, options, say)
    sheets = printing.find(asked.game).sheets(order)
    title, ruler = games.title(asked.game, say), say("print-ruler")
    return [
        drawn_sheet(
            each, order.paper,
            Heading(title, ruler, say("print-label", number=number, count=len(sheets), note=each.note)),
            f"{number} / {len(sheets)}", sparing=sparing,
        )
        for number, each in enumerate(sheets, 1)
    ]  # fmt: skip


def form(visit: PrintVisit, count: int) -> Renderable:
    say, asked = visit.say, visit.asked
    return h.form(".slip.choices", method="get", action=f"/print/{asked.game}")[
        h.div(".row")[
            players(asked, say),
            segments("paper", tuple(PAPERS), asked.paper, say),
            segments("ink", INKS, asked.ink, say),
        ],
        options(asked, say),
        wrong("problem", asked.problem, say),
        h.div(".row.acts")[
            h.button(".button", type="submit")[say("print-show")],
            print_button(count, say),
        ],
    ]


def print_button(count: int, say: Say) -> Node:
    """Printing needs a script; without it a hint says what to do."""
    if not count:
        return None
    return [
        h.span(".count")[say("print-count", count=count)],
        h.button(".button.go.scripted", type="button", data_print=True)[icon("i-print"), say("print-go")],
        h.p(".unscripted")[say("print-hint")],
    ]


def players(asked: PrintRequest, say: Say) -> Renderable:
    return h.label(".choice")[
        h.b[say("score-players")],
        h.select(".field", name="players")[
            [h.option(value=str(count), selected=count == asked.players)[str(count)] for count in asked.draft.allowed]
        ],
    ]


def segments(name: str, values: tuple[str, ...], chosen: str, say: Say) -> Renderable:
    return h.fieldset(".choice")[
        h.legend[say(f"print-{name}")],
        h.span(".segs")[
            [
                h.label[
                    h.input(type="radio", name=name, value=value, checked=value == chosen),
                    h.span[say(f"print-{name}-{value}")],
                ]
                for value in values
            ]
        ],
    ]


def options(asked: PrintRequest, say: Say) -> Renderable:
    """Only those that change the pieces."""
    kinds, names = option_controls(asked.game), printing.find(asked.game).OPTIONS
    return h.div(".opts")[[control(name, kinds[name], asked.draft.table_request, say) for name in names]]
