"""The player's days off: how many are left, a form to take some, or the way back from them."""

from dataclasses import dataclass

import htpy as h
from htpy import Renderable

from stol.errors import Reason
from stol.table.holidays import AHEAD
from stol.text import Say
from stol.web.html.kit import icon
from stol.web.html.pages.own import own_page
from stol.web.html.pages.parts import Visit
from stol.web.scene.words import refusal_text
from stol.web.service.holidays import DaysOff


@dataclass(frozen=True, kw_only=True)
class Holidays(Visit):
    off: DaysOff
    problem: Reason | None = None
    first: str = ""
    """What was typed, if it was refused."""
    last: str = ""


def page(visit: Holidays) -> Renderable:
    say, off = visit.say, visit.off
    return own_page(
        visit,
        "holidays",
        h.h1[say("holidays-head")],
        h.p(".lead")[say("holidays-lead")],
        taking(visit) if off.last is None else lasting(say, off),
        h.p(".note")[say("holidays-left", count=off.left, year=str(off.today.year))],
    )


def taking(visit: Holidays) -> Renderable:
    say = visit.say
    return h.section(".slip")[
        h.form(method="post", action="/me/holidays")[
            h.div(".dates")[
                date_field(visit, "first", visit.first, required=False),
                date_field(visit, "last", visit.last, required=True),
            ],
            h.p(".warning", role="alert")[icon("i-alert"), h.span[refusal_text(visit.problem, say)]]
            if visit.problem
            else None,
            h.p(".note")[say("holidays-about")],
            h.button(".button.go", type="submit")[icon("i-clock"), say("holidays-take")],
        ]
    ]


def date_field(visit: Holidays, name: str, typed: str, *, required: bool) -> Renderable:
    today = visit.off.today
    return h.label[
        visit.say(f"holidays-{name}"),
        h.input(
            ".field", type="date", name=name, value=typed, required=required, min=today.isoformat(),
            max=(today + AHEAD).isoformat(), autocomplete="off",
        ),
    ]  # fmt: skip


def lasting(say: Say, off: DaysOff) -> Renderable:
    now = off.first is not None and off.first <= off.today
    return h.section(".slip")[
        h.p[say("holidays-now" if now else "holidays-coming", first=off.first, last=off.last)],
        h.form(method="post", action="/me/holidays/end")[
            h.button(".button.go", type="submit")[say("holidays-end" if now else "holidays-cancel")]
        ],
    ]
