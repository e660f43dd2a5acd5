"""The result of a score sheet: who wins and by how much, item by item."""

import htpy as h
from htpy import Renderable

from stol.web.html.kit import coin, icon
from stol.web.html.pages.parts import picture, sheet
from stol.web.html.pages.result import Finished, counted, headline_text
from stol.web.html.pages.score.page import share, totals
from stol.web.html.pages.score.visit import ScoreVisit
from stol.web.html.rule_links import linked
from stol.web.scene import games
from stol.web.service.score_sheet.book import seat_names
from stol.web.service.score_sheet.sheet import Standing, standings


def page(visit: ScoreVisit) -> Renderable:
    say, own = visit.say, visit.sheet
    ranked = standings(own)
    headline = headline_text(finished(visit, ranked))
    main = h.main(class_=["sheet", "result", "scored", own.game], data_game=own.game, data_stamp=own.stamp)[
        h.header(".headline.mat")[
            h.span(".coins")[[coin(seat, 74) for one in ranked if one.rank == 1 for seat in own.parties[one.party]]],
            h.div(".words")[h.h1[headline], h.p(".lead")[say("score-title", game=games.title(own.game, say))]],
            h.div(".pic", aria_hidden="true")[picture(own.game)],
        ],
        h.p(".problem.slip", role="alert")[icon("i-why"), h.span[linked(visit.problem)]] if visit.problem else None,
        h.div(".acts")[
            h.form(method="post", action=f"{own.address}/again")[
                h.button(".button.go", type="submit")[icon("i-again"), say("score-again")]
            ],
            h.a(".button", href=visit.link())[icon("i-undo"), say("score-correct")],
        ],
        h.div(".totals")[totals(visit, ranked), counted(own.game, say), share(visit)],
    ]
    title = say("result-title", game=games.title(own.game, say), headline=headline)
    return sheet(visit, title, main, styles=("result", "score", own.game), scripts=("score", "copy"))


def finished(visit: ScoreVisit, ranked: list[Standing]) -> Finished:
    """The result as the page of a table's result takes it."""
    own = visit.sheet
    party_of = {seat: party for party, seats in enumerate(own.parties) for seat in seats}
    seats = range(own.plan.players)
    return Finished(
        say=visit.say, address=own.address, game=own.game, title="", names=seat_names(own, visit.say),
        scores=tuple(ranked[party_of[seat]].score.total for seat in seats),
        winners=tuple(seat for seat in seats if ranked[party_of[seat]].rank == 1),
        parties=tuple(party_of[seat] for seat in seats),
    )  # fmt: skip
