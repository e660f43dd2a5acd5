"""Ingenious: six tracks with a minus and a plus each; what is added in this turn stays dashed until the next."""

from collections.abc import Sequence

import htpy as h
from htpy import Node, Renderable

from stol.games.ingenious.components import COLOURS
from stol.web.html.kit import icon, sym
from stol.web.html.pages.score.page import Column
from stol.web.html.pages.score.visit import ENTRY, ScoreVisit, coins, enter_button, entry_form
from stol.web.html.pieces.ingenious import strip
from stol.web.html.rule_links import rule_link
from stol.web.scene.ingenious.words import colour_list, colour_name
from stol.web.service.score_sheet import ingenious as sheets
from stol.web.service.score_sheet.ingenious import IngeniousPart


def columns(visit: ScoreVisit) -> Sequence[Column]:
    """The colours from the lowest up, because they are compared in that order."""
    ordered = [sorted(part.steps, key=part.steps.__getitem__) for part in sheets.parts(visit.sheet)]
    steps = [tuple(items["ordered"]) for items in sheets.track_scores(visit.sheet).items]
    return [
        Column(
            str(place + 1),
            tuple(colour_step(visit, ordered[party][place], own[place]) for party, own in enumerate(steps)),
        )
        for place in range(len(COLOURS))
    ]


def colour_step(visit: ScoreVisit, letter: str, step: int) -> Node:
    return h.span(".v")[sym(f"ing-{letter}", 20, "sym chip"), h.span(".sr")[colour_name(visit.say, letter)], str(step)]


def state(visit: ScoreVisit, party: int) -> str:  # noqa: ARG001 - the same for all
    return visit.say("ingenious-lowest")


def area(visit: ScoreVisit) -> Node:
    part, end = sheets.parts(visit.sheet)[visit.party], sheets.track_end(visit.sheet)
    lowest = sheets.track_scores(visit.sheet).items[visit.party]["lowest"]
    return [
        entry_form(visit, ENTRY, part=visit.party + 1),
        h.section(".six.slip", aria_label=visit.party_name(visit.party))[
            cry(visit, part),
            h.ol(".steppers")[
                [stepper(visit, part, letter, end, low=part.steps[letter] == lowest) for letter in COLOURS]
            ],
            closing(visit),
        ],
    ]


def cry(visit: ScoreVisit, part: IngeniousPart) -> Node:
    """A colour has come to 18, or to 36 on a double track; alone there is no bonus play (I18)."""
    colours = sheets.reached(visit.sheet, part)
    if not colours:
        return None
    alone = visit.sheet.plan.players == 1
    named = {"colours": colour_list(visit.say, colours), "count": len(colours)}
    words = visit.say("score-goal" if alone else "score-bonus", **named, name=visit.party_name(visit.party))
    return h.p(".cried", role="status")[
        h.span(".word")[visit.say("score-ingenious")], h.span[words, " ", rule_link("I18" if alone else "I9")]
    ]


def stepper(visit: ScoreVisit, part: IngeniousPart, letter: str, end: int, *, low: bool) -> Renderable:
    say, step, gain = visit.say, part.steps[letter], part.steps[letter] - part.before[letter]
    name = colour_name(say, letter)
    less, more = say("score-less", colour=letter), say("score-more", colour=letter)
    return h.li(class_={"low": low})[
        h.span(".sr")[name],
        enter_button(f"less {letter}", cls="step", label=less, data_key=f"shift+{letter}", disabled=step == 0)[
            icon("i-minus")
        ],
        h.span(".reel")[sym(f"ing-{letter}", 32, "sym chip"), strip(letter, part.before[letter], step, end)],
        h.b[step],
        h.em[f"+{gain}"] if gain else h.small[say("ingenious-lowest")] if low else h.i,
        enter_button(f"more {letter}", cls="step more", label=more, data_key=letter, disabled=step == end)[
            icon("i-plus")
        ],
    ]


def closing(visit: ScoreVisit) -> Renderable:
    """The end of the turn: what was dashed becomes certain, and the next player's tracks are shown."""
    say, count = visit.say, len(visit.sheet.parts)
    if count == 1:
        return h.div(".closing")[enter_button("turn", cls="button go", data_key="n")[say("score-turn")]]
    following = (visit.party + 1) % count
    return h.div(".closing")[
        h.p(".said")[say("score-dashed")],
        enter_button("turn", cls="button go", data_key="n")[
            coins(visit, following, 28), say("score-next", name=visit.party_name(following))
        ],
    ]
