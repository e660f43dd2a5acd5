"""Figures as HTML: drawings without words, and the words beside them."""

import htpy as h
from htpy import Node, Renderable

from stol.text import Say
from stol.text.files import has
from stol.web.html.kit import icon
from stol.web.html.learn.guide import Facts, Figure, Panel
from stol.web.html.rule_links import linked


def disc(number: int) -> Renderable:
    """A number that leads from a drawing to the words beside it."""
    return h.span(".disc", aria_hidden="true")[str(number)]


def arrow() -> Renderable:
    return h.span(".arrow", aria_hidden="true")[icon("i-arrow")]


def figure(figure: Figure, say: Say, name: str) -> Renderable:
    """A figure with what it shows in words, for those who don't see it. `name` begins its messages."""
    show, facts = figure.show, figure.facts
    panels: list[Node] = [panel(part, say, name, facts) for part in show.panels]
    if show.arrow:
        panels.insert(show.arrow, arrow())
    return h.figure(".show")[
        h.p(".sr")[say(f"{name}-alt", **facts)],
        h.div(class_=show.layout)[panels],
        show.foot,
        show.sum and h.p(".grand")[show.sum],
    ]


def panel(panel: Panel, say: Say, name: str, facts: Facts) -> Renderable:
    drawn = h.div(class_=["figmat", panel.cls], aria_hidden="true")[panel.drawing] if panel.drawing else None
    return h.div(".panel")[drawn, caption(panel, say, name, facts)]


def caption(panel: Panel, say: Say, name: str, facts: Facts) -> Node:
    """What stands below a drawing: a number or a symbol, words, a calculation."""
    if not (panel.caption or panel.head or panel.sum or panel.number):
        return None
    return h.div(".cap")[
        disc(panel.number) if panel.number else None,
        panel.head and h.span(".head", aria_hidden="true")[panel.head],
        panel.caption and caption_text(say, f"{name}-{panel.caption}", {**facts, **dict(panel.named)}),
        panel.sum and h.b(".sum")[panel.sum],
    ]


def caption_text(say: Say, message: str, facts: Facts) -> Renderable:
    """A caption; `-more` is its second line, if there is one."""
    more = f"{message}-more"
    return h.p[linked(say(message, **facts)), has(more) and h.small[linked(say(more, **facts))]]
