"""The page of a score sheet: players, the chosen player's entries, running totals, who leads and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast

import htpy as h
from htpy import Node, Renderable

from stol.table.player import LONGEST_NAME
from stol.text.phrases import list_text
from stol.web.html.kit import icon
from stol.web.html.pages.invitation import qr, reach_text
from stol.web.html.pages.parts import sheet as whole_page
from stol.web.html.pages.score.visit import SHARED, ScoreVisit, coins, entry_form, hidden_fields
from stol.web.html.rule_links import linked, rule_link
from stol.web.scene import games
from stol.web.scene.words import with_minus
from stol.web.service.score_sheet.book import explained
from stol.web.service.score_sheet.sheet import Standing, standings

WINNING: Final = {"pixies": "P18", "onecard": "O11", "clustered": "C12", "ingenious": "I14"}
"""The rule by which each game is won."""


@dataclass(frozen=True)
class Column:
    """A column of the running totals."""

    head: str
    values: tuple[Node, ...]
    """By party."""
    symbol: Node = None
    """Stands for the head where there is little room."""
    rule: str = ""
    """The number of the rule that gives these points."""
    open: bool = False
    """Whether it is still being entered."""


class GamePage(Protocol):
    """The functions of a game's module."""

    def area(self, visit: ScoreVisit) -> Node:
        """The chosen player's entries."""

    def columns(self, visit: ScoreVisit) -> Sequence[Column]:
        """The columns of the running totals before the sum."""

    def state(self, visit: ScoreVisit, party: int) -> str:
        """How far the entries of a player are, in a few words."""


def find(game: str) -> GamePage:
    return cast("GamePage", import_module(f"stol.web.html.pages.score.{game}"))


def page(visit: ScoreVisit) -> Renderable:
    say, game = visit.say, visit.sheet.game
    ranked = standings(visit.sheet)
    main = h.main(class_=["sheet", "scoring", game], data_game=game, data_stamp=visit.sheet.stamp)[
        bar(visit),
        tabs(visit, ranked),
        h.p(".problem.slip", role="alert")[icon("i-why"), h.span[linked(visit.problem)]] if visit.problem else None,
        find(game).area(visit),
        h.aside(".totals", aria_label=say("score-totals"))[
            totals(visit, ranked), points_explained(visit), names_form(visit), share(visit)
        ],
        entry_form(visit, SHARED, part=0),
        h.p(".unsaved.slip", role="status", hidden=True)[say("score-unsaved")],
    ]
    title = say("score-title", game=games.title(game, say))
    return whole_page(visit, title, main, styles=("laid", "score", game), scripts=("score", "copy"))


def bar(visit: ScoreVisit) -> Renderable:
    say, part = visit.say, visit.sheet.parts[visit.party]
    fields = {"part": visit.party + 1, "of": visit.party, "round": visit.round, "version": part.version}
    return h.div(".scorebar")[
        h.h1[games.title(visit.sheet.game, say), " ", h.small[say("score-sheet")]],
        rounds(visit),
        h.form(method="post", action=visit.sheet.address, data_swap=True)[
            hidden_fields(fields),
            h.button(
                ".tool", type="submit", name="do", value="undo", aria_label=say("score-undo"), title=say("score-undo"),
                data_key="u", disabled=not part.earlier,
            )[icon("i-undo")],
        ],
    ]  # fmt: skip


def rounds(visit: ScoreVisit) -> Node:
    if visit.sheet.game != "pixies":
        return None
    say = visit.say
    return h.nav(".stepper3", aria_label=say("pixies-rounds"))[
        [
            h.a(
                href=visit.link(round=number), data_pick=True, aria_label=say("pixies-round-was", round=number),
                aria_current="true" if number == visit.round else None,
            )[str(number)]
            for number in (1, 2, 3)
        ]
    ]  # fmt: skip


def tabs(visit: ScoreVisit, ranked: Sequence[Standing]) -> Renderable:
    return h.nav(class_=f"tabs n-{len(ranked)}", aria_label=visit.say("score-players"))[
        [
            h.a(
                ".tab", href=visit.link(of=own.party), data_pick=True,
                aria_current="true" if own.party == visit.party else None,
            )[
                coins(visit, own.party, 34), h.b(".name")[visit.party_name(own.party)],
                h.small[find(visit.sheet.game).state(visit, own.party)], h.strong[with_minus(own.score.total)],
            ]
            for own in ranked
        ]
    ]  # fmt: skip


def totals(visit: ScoreVisit, ranked: Sequence[Standing]) -> Renderable:
    """Item by item, by rank; who leads, and by which rule."""
    say, columns = visit.say, find(visit.sheet.game).columns(visit)
    order = sorted(ranked, key=lambda own: (own.rank, own.party))
    return h.section(".slip.sums")[
        h.h2[say("score-totals")],
        lead(visit, ranked),
        h.table(".sheet3")[
            h.thead[
                h.tr[
                    h.th(scope="col")[h.span(".sr")[say("pixies-player")]],
                    [column_head(column) for column in columns],
                    h.th(scope="col")[say("ingenious-lowest" if visit.sheet.game == "ingenious" else "score-sum")],
                ]
            ],
            h.tbody[[totals_row(visit, columns, own, alone=len(ranked) == 1) for own in order]],
        ],
        h.a(".button", href=visit.link(end=1))[say("score-result")],
    ]  # fmt: skip


def column_head(column: Column) -> Renderable:
    return h.th(scope="col", class_={"short": column.symbol is not None})[
        column.symbol, h.span[column.head], " ", rule_link(column.rule) if column.rule else None
    ]


def totals_row(visit: ScoreVisit, columns: Sequence[Column], own: Standing, *, alone: bool) -> Renderable:
    return h.tr[
        h.th(scope="row")[
            h.div(".who")[
                None if alone else h.span(".rank")[own.rank],
                coins(visit, own.party, 28),
                h.b[visit.party_name(own.party)],
            ]
        ],
        [h.td(class_={"soon": column.open})[h.span[column.values[own.party]]] for column in columns],
        h.td(".all")[with_minus(own.score.total)],
    ]


def lead(visit: ScoreVisit, ranked: Sequence[Standing]) -> Node:
    """Who leads and why; nothing before two players have points to compare."""
    if len(ranked) == 1 or not any(own.score.entered for own in ranked):
        return None
    return h.p(".leads")[lead_text(visit, ranked), " ", rule_link(WINNING[visit.sheet.game])]


def lead_text(visit: ScoreVisit, ranked: Sequence[Standing]) -> str:
    say = visit.say
    first = [own for own in ranked if own.rank == 1]
    if len(first) > 1:
        return say("score-level", names=list_text(say, [visit.party_name(own.party) for own in first]))
    best, name = first[0], visit.party_name(first[0].party)
    second = max((own for own in ranked if own.rank > 1), key=lambda own: own.score.order)
    margin = best.score.total - second.score.total
    if margin:
        return say("score-leads", name=name, margin=margin)
    return f"{say('score-leads-even', name=name)} {tie_text(visit, best, second)}"


def tie_text(visit: ScoreVisit, best: Standing, second: Standing) -> str:
    """Ingenious: the colour that decides between two who are equally low (I14)."""
    pairs = zip(best.score.order, second.score.order, strict=True)
    place, (step, versus) = next((place, pair) for place, pair in enumerate(pairs, 1) if pair[0] != pair[1])
    return visit.say(
        "points-ingenious-tie", name=visit.party_name(best.party), you="no",
        other=visit.party_name(second.party), other_you="no",
        lowest=best.score.total, place=place, step=step, versus=versus,
    )  # fmt: skip


def points_explained(visit: ScoreVisit) -> Node:
    """Every point of the chosen player, explained."""
    seats = visit.sheet.parties[visit.party]
    steps = [step for step in explained(visit.sheet, visit.round, visit.say) if step.seats == seats]
    if not steps:
        return None
    return h.details(".slip.told")[
        h.summary[visit.say("points-how")],
        h.ol[
            [
                h.li[
                    h.span[step.text, " ", [[rule_link(number), " "] for number in step.rules]], points_of(step.points)
                ]
                for step in steps
            ]
        ],
    ]


def points_of(points: int) -> Node:
    return h.b[with_minus(points)] if points else None


def names_form(visit: ScoreVisit) -> Renderable:
    """Names can be corrected at any time."""
    say = visit.say
    return h.details(".slip.renames")[
        h.summary[say("score-names")],
        h.form(method="post", action=visit.sheet.address, data_swap=True)[
            hidden_fields({"part": 0, "of": visit.party, "round": visit.round}),
            [
                h.input(
                    ".field", name=f"name-{seat}", value=name, maxlength=str(LONGEST_NAME), autocomplete="off",
                    aria_label=say("score-name", number=seat + 1), placeholder=say("player", number=seat + 1),
                )
                for seat, name in enumerate(visit.sheet.shared.names)
            ],
            h.button(".button", type="submit", name="do", value="names")[say("me-save")],
        ],
    ]  # fmt: skip


def share(visit: ScoreVisit) -> Renderable:
    """The link with which others enter their own."""
    say, link = visit.say, visit.invited.link
    return h.details(".slip.shares")[
        h.summary[say("score-share")],
        h.p[say("score-share-about")],
        h.div(".invite")[
            qr(link, say("waiting-qr")),
            h.button(".button.scripted", type="button", data_copy=link, data_copied=say("waiting-copied"))[
                icon("i-link"), h.span(role="status")[say("waiting-copy")]
            ],
            visit.invited.note and h.p(".note")[reach_text(say, visit.invited.note)],
            h.input(".field", type="text", value=link, readonly=True, aria_label=say("score-link")),
        ],
    ]
