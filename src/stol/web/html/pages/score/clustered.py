"""Clustered: whose cards lie where, tapped on a plan of the table; or totals that are typed in."""

from collections.abc import Sequence
from typing import Final

import htpy as h
from htpy import Node, Renderable

from stol.web.html.kit import coin, icon, sym
from stol.web.html.pages.score.page import Column
from stol.web.html.pages.score.visit import ENTRY, SHARED, ScoreVisit, enter_button, entry_form, hidden_fields, pressed
from stol.web.html.pieces import clustered as pieces
from stol.web.html.rule_links import rule_link
from stol.web.scene.words import space_name
from stol.web.service.score_sheet import clustered as sheets
from stol.web.service.score_sheet.clustered import MOST, TOTALS, Space

RULES: Final = {"rows": "C10", "columns": "C10", "rectangle": "C11", "bonus": "C18"}
FIRSTS: Final = {"first_rectangle": "clustered-first-rectangle", "first_run": "clustered-first-run"}
"""The bonuses of C17, with their names."""


def shown_totals(visit: ScoreVisit) -> list[str]:
    """The items of the points in this game: only some options give a bonus."""
    options = visit.sheet.plan.options
    with_bonus = options.get("first_bonus") or options.get("largest_bonus")
    return [name for name in TOTALS if name != "bonus" or with_bonus]


def columns(visit: ScoreVisit) -> Sequence[Column]:
    items = sheets.table_scores(visit.sheet).items
    return [
        Column(
            visit.say(f"clustered-{name}"),
            tuple(str(own[name]) for own in items) or ("–",) * len(visit.sheet.parts),
            pieces.key(name),
            RULES[name],
        )
        for name in shown_totals(visit)
    ]


def state(visit: ScoreVisit, party: int) -> str:
    if visit.sheet.shared.totals:
        return visit.say("score-typed")
    return visit.say("score-cards", count=len(sheets.parts(visit.sheet)[party].spaces))


def area(visit: ScoreVisit) -> Node:
    typed = visit.sheet.shared.totals
    return [
        entry_form(visit, ENTRY, part=visit.party + 1),
        h.section(".laying", aria_label=visit.party_name(visit.party))[
            ways(visit),
            totals_form(visit) if typed else ground(visit),
            None if typed or not visit.sheet.plan.options.get("first_bonus") else first_bonuses(visit),
        ],
    ]


def ways(visit: ScoreVisit) -> Renderable:
    """Placing cards, or typing totals."""
    typed = visit.sheet.shared.totals
    return h.div(".segs.ways", role="group", aria_label=visit.say("score-ways"))[
        [
            enter_button(f"by {way}", form=SHARED, aria_pressed=pressed(chosen))[visit.say(f"score-by-{way}")]
            for way, chosen in (("cards", not typed), ("totals", typed))
        ]
    ]


# ---- cards


def ground(visit: ScoreVisit) -> Renderable:
    """A plan of the table, row by row: free spaces and own cards are buttons."""
    sheet = visit.sheet
    owners, starts, free = sheets.owners(sheet), set(sheets.starts(sheet)), set(sheets.free_spaces(sheet))
    spaces = owners.keys() | starts | free
    xs, ys = [x for x, _ in spaces], [y for _, y in spaces]

    def content(space: Space) -> Node:
        if space in starts:
            return h.span(".start", role="img", aria_label=visit.say("score-start-card"))[sym("cl-start", 34)]
        if space in owners:
            return card(visit, space, owners[space])
        return free_space(visit, space) if space in free else None

    return h.div(".mat.ground")[
        h.p[visit.say("score-lay", name=visit.party_name(visit.party))],
        h.div(".scroll")[
            h.table[
                h.tbody[
                    [h.tr[[h.td[content((x, y))] for x in range(min(xs), max(xs) + 1)]]
                     for y in range(min(ys), max(ys) + 1)]
                ]
            ]
        ],
    ]  # fmt: skip


def card(visit: ScoreVisit, space: Space, owner: int) -> Renderable:
    at = space_name(visit.say, space)
    label = visit.say("score-card-at", name=visit.party_name(owner), at=at, own="yes" if owner == visit.party else "no")
    if owner != visit.party:
        return h.span(".laid", role="img", aria_label=label)[coin(owner, 34)]
    return enter_button(f"lift {space[0]} {space[1]}", cls="laid own", label=label, data_spot=True)[coin(owner, 34)]


def free_space(visit: ScoreVisit, space: Space) -> Renderable:
    label = visit.say("score-space", at=space_name(visit.say, space))
    return enter_button(f"lay {space[0]} {space[1]}", cls="space", label=label, data_spot=True)[icon("i-plus")]


def first_bonuses(visit: ScoreVisit) -> Renderable:
    """Who had the first rectangle and the first run: the table does not show it."""
    holders = {"first_rectangle": visit.sheet.shared.first_rectangle, "first_run": visit.sheet.shared.first_run}
    return h.div(".slip.firsts")[
        [
            h.div(role="group", aria_label=visit.say(FIRSTS[name]))[
                h.b[visit.say(FIRSTS[name]), " ", rule_link("C17")],
                holder_button(visit, name, None, holder),
                [holder_button(visit, name, party, holder) for party in range(len(visit.sheet.parts))],
            ]
            for name, holder in holders.items()
        ]
    ]


def holder_button(visit: ScoreVisit, name: str, party: int | None, holder: int | None) -> Renderable:
    label = visit.say("score-nobody") if party is None else visit.party_name(party)
    do = f"{name} {'none' if party is None else party}"
    return enter_button(do, cls="holder", label=label, form=SHARED, aria_pressed=pressed(party == holder))[
        "–" if party is None else coin(party, 30)
    ]


# ---- totals


def totals_form(visit: ScoreVisit) -> Renderable:
    say, part = visit.say, sheets.parts(visit.sheet)[visit.party]
    saved = dict(zip(TOTALS, part.totals, strict=True))
    fields = {"part": visit.party + 1, "of": visit.party, "version": visit.version}
    return h.form(".slip.typed", method="post", action=visit.sheet.address, data_swap=True)[
        hidden_fields(fields),
        [
            h.div[
                h.label(for_=f"total-{name}")[pieces.key(name), say(f"clustered-{name}"), " "],
                rule_link(RULES[name]),
                h.input(
                    f"#total-{name}.field", name=name, value=visit.typed.get(name, str(saved[name])), type="number",
                    min="0", max=str(MOST), step="1", inputmode="numeric", autocomplete="off",
                ),
            ]
            for name in shown_totals(visit)
        ],
        h.button(".button.go", type="submit", name="do", value="totals")[say("me-save")],
    ]  # fmt: skip
