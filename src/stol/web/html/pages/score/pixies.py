"""Pixies: nine cells, the cards that can lie on the chosen one, and the points of the round."""

from collections.abc import Sequence

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.draw.pixies import CellCards
from stol.games.pixies.preview import ALL_ITEMS, Points
from stol.games.pixies.state import CELLS, ROUNDS
from stol.web.html.kit import coin, icon, svg
from stol.web.html.pages.score.page import Column
from stol.web.html.pages.score.visit import ENTRY, ScoreVisit, enter_button, entry_form, pressed
from stol.web.html.pieces import pixies as pieces
from stol.web.html.rule_links import rule_link
from stol.web.html.stage.pixies.side import RULES, item_points, item_symbol
from stol.web.scene.pixies.words import card_phrase
from stol.web.scene.words import with_minus
from stol.web.service.score_sheet import pixies as sheets
from stol.web.service.score_sheet.pixies import DOWN, EMPTY, NINE_UNKNOWN, UNKNOWN, Area, face_up
from stol.web.service.score_sheet.sheet import Sheet

ANY_BACK = "down"
"""Stands for a card face down, which nobody looks at."""


def columns(visit: ScoreVisit) -> Sequence[Column]:
    """The points of the rounds."""
    sheet = visit.sheet
    return [
        Column(
            str(number),
            tuple(round_total(sheet, number, party) for party in range(len(sheet.parts))),
            open=any(UNKNOWN in area for area in sheets.areas(sheet, number)),
        )
        for number in range(1, ROUNDS + 1)
    ]


def round_total(sheet: Sheet, number: int, party: int) -> str:
    """The points of a round; a dash as long as nothing is entered."""
    if sheets.areas(sheet, number)[party] == NINE_UNKNOWN:
        return "–"
    return with_minus(sheets.round_scores(sheet, number).items[party]["total"])


def state(visit: ScoreVisit, party: int) -> str:
    own = sheets.areas(visit.sheet, visit.round)[party]
    return visit.say("score-cells", count=CELLS - own.count(UNKNOWN))


def area(visit: ScoreVisit) -> Node:
    own = sheets.areas(visit.sheet, visit.round)[visit.party]
    chosen = visit.cell
    if chosen is None:
        chosen = sheets.next_cell(own, CELLS - 1 if visit.after is None else visit.after)
    return [
        pieces.defs(),
        entry_form(visit, ENTRY, part=visit.party + 1, after=chosen),
        h.section(".mine.mat", aria_label=visit.party_name(visit.party))[
            h.div(".cells")[drawn_cells(visit, own, chosen), over_cells(visit, own, chosen)],
            round_items(visit),
        ],
        pickup(visit, own, chosen),
    ]


# ---- the cells


def drawn_cells(visit: ScoreVisit, own: Area, chosen: int | None) -> Markup:
    drawn = "".join(pieces.on_cell(place, cards_of(cell), visit.party, small=False) for place, cell in enumerate(own))
    ring = "" if chosen is None else on_cell(chosen, pieces.frame("ring"))
    return svg(f'<svg class="parea" viewBox="{pieces.view_box()}" aria-hidden="true">{zone(visit)}{drawn}{ring}</svg>')


def cards_of(cell: str) -> CellCards:
    return CellCards(face_up(cell), ANY_BACK if cell.endswith(DOWN) else None)


def on_cell(cell: int, drawn: Markup) -> str:
    x, y = pieces.corner(cell)
    return f'<g transform="translate({x} {y})">{drawn}</g>'


def zone(visit: ScoreVisit) -> Markup:
    view = sheets.view(visit.sheet, visit.round)
    return pieces.zone_line(Points(view).zone(visit.party)) if view else svg("")  # type: ignore[arg-type] # made like one


def over_cells(visit: ScoreVisit, own: Area, chosen: int | None) -> Renderable:
    """Links that choose a cell, and a seal on every face-up card."""
    return h.div(".tapping")[
        [
            [
                h.a(
                    class_=["cell", f"c-{place + 1}", {"none": cell == EMPTY}],
                    href=visit.link(cell=place + 1), data_pick=True, data_key=str(place + 1),
                    aria_label=cell_label(visit, place, cell), aria_current="true" if place == chosen else None,
                ),
                face_up(cell) and seal_button(visit, place, cell),
            ]
            for place, cell in enumerate(own)
        ]
    ]  # fmt: skip


def cell_label(visit: ScoreVisit, place: int, cell: str) -> str:
    up = face_up(cell)
    what = "open" if cell == UNKNOWN else "none" if cell == EMPTY else "down" if not up else "up"
    kind = "two" if up and cell.endswith(DOWN) else what
    return visit.say("score-cell", cell=place + 1, what=kind, card=card_phrase(visit.say, up) if up else "")


def seal_button(visit: ScoreVisit, place: int, cell: str) -> Renderable:
    sealed = cell.endswith(DOWN)
    label = visit.say("score-seal", cell=place + 1, sealed="yes" if sealed else "no")
    key = "v" if place == visit.after else None
    cls = f"sealer c-{place + 1}{' on' if sealed else ''}"
    return enter_button(
        f"seal {visit.round} {place + 1}", cls=cls, label=label, data_key=key, aria_pressed=pressed(sealed)
    )[h.i]


def round_items(visit: ScoreVisit) -> Renderable:
    """The points of the round, each item with its rule."""
    points = sheets.round_scores(visit.sheet, visit.round).items[visit.party]
    items = [item for item in ALL_ITEMS if item != "face_down" or visit.sheet.plan.options.get("flower_power")]
    return h.dl(".items")[
        [
            h.div[
                h.dt[item_symbol(item), h.span[visit.say(f"pixies-{item}")], rule_link(RULES[item])],
                h.dd[item_points(item, points[item])],
            ]
            for item in items
        ],
        h.div(".grand")[h.dt[h.span[visit.say("pixies-this-round")]], h.dd[with_minus(points["total"])]],
    ]


# ---- what lies on the chosen cell


def pickup(visit: ScoreVisit, own: Area, chosen: int | None) -> Renderable:
    say = visit.say
    if chosen is None:
        return h.section(".pickup", aria_label=say("score-what"))[
            h.p(".done", role="status")[icon("i-check"), say("score-round-done", name=visit.party_name(visit.party))],
            next_link(visit),
        ]
    return h.section(".pickup", aria_label=say("score-what"))[
        h.div(".top-line")[
            h.h2[say("score-which", number=chosen + 1)],
            h.div(".else")[
                enter_button(f"down {visit.round} {chosen + 1}", cls="button", data_key="d")[
                    h.i(".backicon"), say("score-down")
                ],
                enter_button(f"empty {visit.round} {chosen + 1}", cls="button", data_key="e")[
                    h.i(".noneicon"), say("score-empty")
                ],
            ],
        ],
        h.div(".deck.ledge")[deck(visit, own, chosen)],
        h.p(".tip")[h.i(".sealer-sample"), h.span[say("score-seal-tip")]],
    ]


def deck(visit: ScoreVisit, own: Area, chosen: int) -> list[Node]:
    used = sheets.used(visit.sheet, visit.round)
    return [
        card_button(visit, card, used.get(card), face_up(own[chosen])) for card in sheets.cards_of(visit.sheet, chosen)
    ]


def card_button(visit: ScoreVisit, card: str, owner: int | None, lying: str | None) -> Renderable:
    """A card to be tapped; one that somebody else has is out."""
    gone = owner is not None and owner != visit.party
    label = str(card_phrase(visit.say, card))
    if gone:
        label = visit.say("score-gone", card=card_phrase(visit.say, card), name=visit.party_name(owner or 0))
    cls = "gone" if gone else "lies" if card == lying else ""
    return enter_button(f"up {visit.round} {card}", cls=cls, label=label, disabled=gone)[
        pieces.lone(card, small=True), coin(owner or 0, 22) if gone else None
    ]


def next_link(visit: ScoreVisit) -> Renderable:
    """The next player; after the last one, the next round; after the last round, the result."""
    say, areas = visit.say, sheets.areas(visit.sheet, visit.round)
    others = [(visit.party + step) % len(areas) for step in range(1, len(areas))]
    party = next((party for party in others if UNKNOWN in areas[party]), None)
    if party is not None:
        words, href = say("score-next", name=visit.party_name(party)), visit.link(of=party)
        return h.a(".button.go", href=href, data_pick=True, data_key="n")[coin(party, 28), words]
    if visit.round < ROUNDS:
        words, href = say("pixies-round-was", round=visit.round + 1), visit.link(of=0, round=visit.round + 1)
        return h.a(".button.go", href=href, data_pick=True, data_key="n")[words]
    return h.a(".button.go", href=visit.link(end=1))[say("score-result")]
