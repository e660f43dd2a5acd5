"""Everything on 1 Card: a player's cards, box by box, and the deck to choose new ones from."""

from collections.abc import Sequence

import htpy as h
from htpy import Node, Renderable

from stol.games.onecard.analysis import Row
from stol.web.html.box_rows import boxes_row
from stol.web.html.kit import icon
from stol.web.html.pages.score.page import Column
from stol.web.html.pages.score.visit import ENTRY, ScoreVisit, enter_button, entry_form, pressed
from stol.web.html.pieces import onecard as pieces
from stol.web.service.score_sheet import onecard as sheets
from stol.web.service.score_sheet.onecard import MarkedCard


def columns(visit: ScoreVisit) -> Sequence[Column]:
    items, say = sheets.card_scores(visit.sheet).items, visit.say
    symbols = {"scored": ("i-check", "O8"), "unfinished": ("i-clock", "O11")}
    return [
        Column(say(f"onecard-result-{name}"), tuple(str(own[name]) for own in items), icon(symbol, "i key"), rule)
        for name, (symbol, rule) in symbols.items()
    ]


def state(visit: ScoreVisit, party: int) -> str:
    scored = [card for card in sheets.cards(visit.sheet, party) if sheets.is_scored(visit.sheet, card)]
    return visit.say("score-scored", count=len(scored))


def area(visit: ScoreVisit) -> Node:
    sheet, say = visit.sheet, visit.say
    own = sheets.cards(sheet, visit.party)
    return [
        entry_form(visit, ENTRY, part=visit.party + 1),
        h.section(".crossing", aria_label=visit.party_name(visit.party))[
            [marked_card(visit, card) for card in reversed(own)],
            None if own else h.p(".slip")[say("score-no-cards")],
            choose_card(visit) if sheets.may_add(sheet, visit.party) else None,
        ],
    ]


def marked_card(visit: ScoreVisit, card: MarkedCard) -> Renderable:
    """A card whose boxes are buttons; with three full rows it counts as scored."""
    say, scored = visit.say, sheets.is_scored(visit.sheet, card)
    remove = say("score-remove", card=card.card)
    return h.article(class_=["crosscard", {"scored": scored}], aria_label=say("onecard-card", card=card.card))[
        h.header[
            h.b[card.card],
            h.span[say("onecard-need", full=sheets.full_rows(visit.sheet, card))],
            h.em[icon("i-check"), say("score-is-scored")] if scored else None,
            enter_button(f"remove {card.card}", cls="tool", label=remove)[icon("i-close")],
        ],
        [row_of(visit, card, row) for row in sheets.rows(visit.sheet)[card.card]],
    ]


def row_of(visit: ScoreVisit, card: MarkedCard, row: Row) -> Renderable:
    def button(wanted: int, label: str, cls: str, crossed: bool) -> h.Element:  # noqa: FBT001 - as `boxes_row` calls it
        do = f"mark {card.card} {row.colour} {wanted}"
        return enter_button(do, cls=cls, label=label, aria_pressed=pressed(crossed))

    return boxes_row(visit.say, row, card.marks[row.colour], button)


def choose_card(visit: ScoreVisit) -> Renderable:
    """The cards that nobody has."""
    say, sheet = visit.say, visit.sheet
    used, rows = sheets.used(sheet), sheets.rows(sheet)
    return h.details(".slip.newcard", open=not sheets.cards(sheet, visit.party))[
        h.summary[icon("i-plus"), say("score-add-card")],
        h.div(".deck.ledge")[
            [
                enter_button(f"add {name}", label=say("onecard-card", card=name))[
                    pieces.card(name, rows[name], pieces.plain({}, rows[name]))
                ]
                for name in rows
                if name not in used
            ]
        ],
    ]
