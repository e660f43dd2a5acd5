"""Rankings of all tables that played the same deal: a named deal, or the daily deals."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

import htpy as h
from htpy import Node, Renderable

from stol.table.ranking import Entry, Ranking, Score
from stol.text import Say
from stol.web.html.kit import icon
from stol.web.html.pages.parts import Visit, as_public, name_field, picture, share_picture, sheet
from stol.web.scene import games
from stol.web.scene.words import gain_text
from stol.web.service.deals import leads_on

AGO = ("today", "yesterday", "before")
"""Message keys of the days that are shown, the latest first."""


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
    """A ranking for each day of `AGO`."""
    table: str | None = None
    """The address of the visitor's table of today."""


def named(deal: Named) -> Renderable:
    say = deal.say
    title = say("deal-head", deal=deal.deal)
    play = h.a(".button.go", href=f"/setup?{urlencode({'game': deal.game, 'deal': deal.deal})}")[
        icon("i-play"), say("deal-play")
    ]
    body = h.section(aria_label=say("deal-results"))[ranking_table(deal.ranking, deal), running_note(deal.ranking, say)]
    return page(deal, deal.game, title, (say("deal-lead"), play), body)


def daily(deal: Daily) -> Renderable:
    say = deal.say
    body = h.div(".days")[[day_section(deal, ago, ranking) for ago, ranking in enumerate(deal.days)]]
    public = as_public(deal, say("daily-lead"), share_picture(deal.game))
    return page(public, deal.game, say("daily-head"), (say("daily-lead"), play_today(deal)), body)


def page(visit: Visit, game: str, title: str, top: tuple[str, Node], body: Node) -> Renderable:
    """`top`: a description, and the button to play."""
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
    """The daily deal is played once: then the button leads to the table or to its result."""
    say = deal.say
    if deal.table is not None:
        over = deal.days[0].own is not None
        return h.a(".button" if over else ".button.go", href=deal.table)[say("daily-result" if over else "daily-go-on")]
    return h.form(method="post", action=f"/daily/{deal.game}")[
        None if deal.name else [h.label(for_="daily-name")[say("waiting-name")], name_field("daily-name")],
        h.button(".button.go", type="submit")[icon("i-play"), say("daily-play")],
    ]


def day_section(deal: Daily, ago: int, ranking: Ranking) -> Renderable:
    say, key, date = deal.say, AGO[ago], deal.today - dt.timedelta(days=ago)
    return h.section(aria_labelledby=key)[
        h.h2(f"#{key}")[say(f"daily-{key}"), h.time(datetime=date.isoformat())[say("daily-date", date=date)]],
        ranking_table(ranking, deal, "deal-nobody" if ago == 0 else "daily-nobody"),
        ago == 0 and running_note(ranking, say),
    ]


def ranking_table(ranking: Ranking, visit: Named | Daily, nobody: str = "deal-nobody") -> Renderable:
    """`nobody`: the message for an empty list."""
    say = visit.say
    if not ranking.entries:
        return h.p(".slip.none")[say(nobody)]
    return h.table(".slip.ranking")[
        h.thead(".sr")[h.tr[[h.th(scope="col")[say(f"deal-{column}")] for column in ("rank", "table", "margin")]]],
        h.tbody[[entry_row(entry, visit) for entry in ranking.entries], own_entry(ranking, visit)],
        ranking.ended > len(ranking.entries)
        and h.tfoot[h.tr[h.td(colspan="3")[say("deal-ended", count=ranking.ended)]]],
    ]


def own_entry(ranking: Ranking, visit: Named | Daily) -> Node:
    """The visitor's own entry, if it is not among the best."""
    own = ranking.own
    if own is None or own.rank <= len(ranking.entries):
        return None
    return [h.tr(".gap", aria_hidden="true")[h.td(colspan="3")["⋮"]], entry_row(own, visit)]


def entry_row(entry: Entry, visit: Named | Daily) -> Renderable:
    names: list[Node] = [player_score(score, visit.say) for score in entry.end.scores]
    names += [h.small(".you")[visit.say("deal-you")]] if entry.mine else []
    return h.tr(class_={"mine": entry.mine})[
        h.td(".rank")[entry.rank],
        h.th(scope="row")[h.a(href=f"/tables/{entry.plan.code}")[names] if leads_on(entry, visit.today) else names],
        h.td(".margin")[gain_text(visit.say, entry.end.margin)],
    ]


def player_score(score: Score, say: Say) -> Renderable:
    name = score.name or say("deal-somebody")
    return h.span(class_=["sitter", {"opponent": bool(score.level)}])[
        h.b[say("deal-opponent", name=name, level=score.level) if score.level else name],
        " ",
        h.span(".points")[score.points],
    ]


def running_note(ranking: Ranking, say: Say) -> Renderable | None:
    return h.p(".note")[say("deal-running", count=ranking.running)] if ranking.running else None
