"""The results of a deal that several tables played, best first: one with a name, or those of the day."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

import htpy as h
from htpy import Node, Renderable

from stol.table.ranking import Entry, Ranking, Score
from stol.text import Say
from stol.web.html.kit import icon
from stol.web.html.pages.parts import Visit, name_field, picture, sheet
from stol.web.scene import games
from stol.web.scene.words import signed
from stol.web.service.deals import leads_on

AGO = ("today", "yesterday", "before")
"""The days that are shown, the latest first."""


@dataclass(frozen=True, kw_only=True)
class Named(Visit):
    game: str
    deal: str
    today: dt.date
    ranking: Ranking


@dataclass(frozen=True, kw_only=True)
class Daily(Visit):
    game: str
    today: dt.date
    days: Sequence[Ranking]
    """As in `AGO`."""
    table: str | None = None
    """The address of the visitor's table of today."""


def named(deal: Named) -> Renderable:
    say = deal.say
    title = say("deal-head", deal=deal.deal)
    play = h.a(".button.go", href=f"/setup?{urlencode({'game': deal.game, 'deal': deal.deal})}")[
        icon("i-play"), say("deal-play")
    ]
    body = h.section(aria_label=say("deal-results"))[board(deal.ranking, deal), still(deal.ranking, say)]
    return page(deal, deal.game, title, (say("deal-lead"), play), body)


def daily(deal: Daily) -> Renderable:
    say = deal.say
    body = h.div(".days")[[day(deal, ago, ranking) for ago, ranking in enumerate(deal.days)]]
    return page(deal, deal.game, say("daily-head"), (say("daily-lead"), play_today(deal)), body)


def page(visit: Visit, game: str, title: str, top: tuple[str, Node], body: Node) -> Renderable:
    """`top`: what it is about, and what can be done."""
    about, action = top
    name = games.title(game, visit.say)
    main = h.main(".sheet.deals", data_game=game)[
        h.header(".headline.mat")[
            h.div(".words")[h.p(".lead")[name], h.h1[title]],
            h.div(".pic", aria_hidden="true")[picture(game)],
        ],
        h.div(".acts")[h.p(".lead")[about], action],
        body,
    ]
    title = visit.say("deal-title", game=name, deal=title)
    return sheet(visit, title, main, styles=("result", "deals", games.module(game)))


def play_today(deal: Daily) -> Renderable:
    """Once: who has begun goes on, who has finished looks at it."""
    say = deal.say
    if deal.table is not None:
        over = deal.days[0].own is not None
        return h.a(".button" if over else ".button.go", href=deal.table)[say("daily-result" if over else "daily-go-on")]
    return h.form(method="post", action=f"/daily/{deal.game}")[
        None if deal.name else [h.label(for_="daily-name")[say("waiting-name")], name_field("daily-name")],
        h.button(".button.go", type="submit")[icon("i-play"), say("daily-play")],
    ]


def day(deal: Daily, ago: int, ranking: Ranking) -> Renderable:
    say, key, date = deal.say, AGO[ago], deal.today - dt.timedelta(days=ago)
    return h.section(aria_labelledby=key)[
        h.h2(f"#{key}")[say(f"daily-{key}"), h.time(datetime=date.isoformat())[say("daily-date", date=date)]],
        board(ranking, deal, "deal-nobody" if ago == 0 else "daily-nobody"),
        ago == 0 and still(ranking, say),
    ]


def board(ranking: Ranking, visit: Named | Daily, nobody: str = "deal-nobody") -> Renderable:
    """`nobody`: what is said where the list is empty."""
    say = visit.say
    if not ranking.entries:
        return h.p(".slip.none")[say(nobody)]
    return h.table(".slip.ranking")[
        h.thead(".sr")[h.tr[[h.th(scope="col")[say(f"deal-{column}")] for column in ("rank", "table", "margin")]]],
        h.tbody[[line(entry, visit) for entry in ranking.entries], below(ranking, visit)],
        ranking.ended > len(ranking.entries)
        and h.tfoot[h.tr[h.td(colspan="3")[say("deal-ended", count=ranking.ended)]]],
    ]


def below(ranking: Ranking, visit: Named | Daily) -> Node:
    """The visitor's own, where it is not among the best."""
    own = ranking.own
    if own is None or own.rank <= len(ranking.entries):
        return None
    return [h.tr(".gap", aria_hidden="true")[h.td(colspan="3")["⋮"]], line(own, visit)]


def line(entry: Entry, visit: Named | Daily) -> Renderable:
    names: list[Node] = [sitter(score, visit.say) for score in entry.end.scores]
    names += [h.small(".you")[visit.say("deal-you")]] if entry.mine else []
    return h.tr(class_={"mine": entry.mine})[
        h.td(".rank")[entry.rank],
        h.th(scope="row")[h.a(href=f"/tables/{entry.plan.code}")[names] if leads_on(entry, visit.today) else names],
        h.td(".margin")[signed(entry.end.margin)],
    ]


def sitter(score: Score, say: Say) -> Renderable:
    name = score.name or say("deal-somebody")
    return h.span(class_=["sitter", {"opponent": bool(score.level)}])[
        h.b[say("deal-opponent", name=name, level=say(f"level-{score.level}")) if score.level else name],
        " ",
        h.span(".points")[score.points],
    ]


def still(ranking: Ranking, say: Say) -> Renderable | None:
    return h.p(".note")[say("deal-running", count=ranking.running)] if ranking.running else None
