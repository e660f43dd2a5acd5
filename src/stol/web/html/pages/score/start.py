"""Who plays, and with which options: a new score sheet; and the sheets that the visitor has opened."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import htpy as h
from htpy import Node, Renderable

from stol.errors import Reason
from stol.table.player import LONGEST_NAME
from stol.text.phrases import list_text
from stol.web.html.kit import coin, icon
from stol.web.html.pages.options import control
from stol.web.html.pages.parts import Visit, as_public, print_link, share_picture, sheet, thumb
from stol.web.html.pages.setup import wrong
from stol.web.scene import games
from stol.web.service.score_sheet.book import scoring_options, seat_names
from stol.web.service.score_sheet.sheet import Sheet
from stol.web.service.table_request import MOST, TableRequestDraft, option_controls


@dataclass(frozen=True, kw_only=True)
class Start(Visit):
    game: str
    draft: TableRequestDraft
    """Players and options, as far as they were typed."""
    typed: Mapping[str, str] = field(default_factory=dict)
    sheets: Sequence[Sheet] = ()
    """The visitor's own, latest first."""
    problem: Reason | None = None


def page(start: Start) -> Renderable:
    say, players = start.say, start.draft.table_request.players
    title = say("score-title", game=games.title(start.game, say))
    main = h.main(".sheet.scorestart", data_game=start.game)[
        h.h1(".page")[title],
        h.p(".lead")[say("score-about")],
        h.form(method="post", action=f"/score/{start.game}")[
            h.input(type="hidden", name="players", value=str(players)),
            # The first button of the form, so that Enter in a field does this.
            h.button(".sr", type="submit", tabindex="-1", aria_hidden="true")[say("score-start")],
            h.section(".slip", aria_label=say("score-players"))[
                h.h2[say("score-who")],
                h.ol(".players-list")[[player(start, seat) for seat in range(players)]],
                stepper(start, players),
            ],
            h.div(".slip.opts")[options(start)],
            wrong("problem", start.problem, say),
            h.button(".button.go", type="submit")[say("score-start")],
        ],
        own_sheets(start),
        print_link(start.game, say),
    ]
    public = as_public(start, say("score-about"), share_picture(start.game))
    return sheet(public, title, main, styles=("setup", "score"), scripts=())


def player(start: Start, seat: int) -> Renderable:
    say = start.say
    return h.li[
        coin(seat, 40),
        h.input(
            ".field", name=f"name-{seat}", value=start.typed.get(f"name-{seat}", start.name if seat == 0 else ""),
            maxlength=str(LONGEST_NAME), autocomplete="off", placeholder=say("player", number=seat + 1),
            aria_label=say("score-name", number=seat + 1),
        ),
    ]  # fmt: skip


def stepper(start: Start, players: int) -> Renderable:
    """Buttons that show the form again with more or fewer players."""
    say, allowed = start.say, start.draft.allowed

    def step(count: int, symbol: str, label: str) -> Renderable:
        return h.button(
            ".button", type="submit", formmethod="get", formaction=f"/score/{start.game}", formnovalidate=True,
            name="resize", value=str(count), disabled=count not in range(1, MOST + 1),
        )[icon(symbol), label]  # fmt: skip

    return h.div(".howmany")[
        step(players - 1, "i-minus", say("setup-fewer")) if players > allowed[0] else None,
        step(players + 1, "i-plus", say("setup-more")) if players < MOST else None,
    ]


def options(start: Start) -> list[Node]:
    """Only those that change how points are counted."""
    kinds, names = option_controls(start.game), scoring_options(start.game)
    return [control(name, kinds[name], start.draft.table_request, start.say) for name in names if name in kinds]


def own_sheets(start: Start) -> Node:
    if not start.sheets:
        return None
    say = start.say
    return h.section(".mysheets", aria_labelledby="mysheets")[
        h.h2("#mysheets")[say("score-mine")],
        h.ul(".rows")[
            [
                h.li[
                    h.a(href=sheet.address)[
                        thumb(start.game), h.span(".what")[h.b[list_text(say, list(seat_names(sheet, say)))]]
                    ]
                ]
                for sheet in start.sheets
            ]
        ],
    ]
