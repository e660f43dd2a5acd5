"""The result page: who won and by how much, then the scores item by item."""

from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.text import Say
from stol.text.phrases import list_text
from stol.web.html.kit import coin, icon
from stol.web.html.learn import has_page
from stol.web.html.pages import fair
from stol.web.html.pages.parts import Visit, picture, sheet
from stol.web.html.table_help import cited, drawer, rules_link
from stol.web.scene import games
from stol.web.service.table_visit import Dealt, PersonalBest


@dataclass(frozen=True, kw_only=True)
class Finished(Visit):
    address: str
    game: str
    title: str
    """The title of the table, or its progress in words."""
    names: tuple[str, ...]
    ended_early: str | None = None
    """How the table ended before the game did, in words: then there are no scores."""
    stayed: str | None = None
    """Who won because the others left, in words: then nobody has points."""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    """The winning seats, as in `Position.result`."""
    parties: tuple[int, ...] = ()
    """The party (player or team) of each seat, as in `Game.parties`."""
    mine: frozenset[int] = frozenset()
    """The visitor's seats; if it is only one, the page says "you"."""
    items: Node = None
    """The final scores as the game itemises them: `stage.result(scene)`."""
    rematch: bool = True
    """Whether the visitor may ask for another game."""
    may_group: bool = False
    """Whether there are other people whom the visitor can keep as a group."""
    tells: bool = True
    """Whether the points can be told step by step."""
    dealt: Dealt | None = None
    best: PersonalBest | None = None


def page(finished: Finished) -> Renderable:
    say = finished.say
    headline = headline_text(finished)
    game = games.title(finished.game, say)
    main = h.main(".sheet.result", data_game=finished.game)[
        h.header(".headline.mat")[
            h.span(".coins")[[coin(seat, 76) for seat in finished.winners]],
            h.div(".words")[
                h.h1[headline],
                h.p(".lead")[say("home-row", game=game, progress=finished.title)],
                h.p(".lead.record")[best_text(say, finished.best)] if finished.best else None,
            ],
            h.div(".pic", aria_hidden="true")[picture(finished.game)],
        ],
        actions(finished),
        early_end(finished) if finished.ended_early else scores(finished),
        fair.fair_slip(finished.dealt, say),
    ]
    title = say("result-title", game=game, headline=headline)
    return sheet(
        finished,
        title,
        [main, drawer(say, finished.game)],
        styles=("result", "drawer", games.module(finished.game)),
        scripts=("drawer",),
    )


def early_end(finished: Finished) -> Renderable:
    """Whether it counts, and for whom."""
    if finished.stayed is None:
        return h.p(".slip")[finished.say("ended-about")]
    return h.p(".slip")[h.strong[finished.stayed], " ", finished.say("ended-about-left")]


def scores(finished: Finished) -> Renderable:
    say = finished.say
    return h.section(".scores", aria_label=say("result-scores"))[
        finished.items,
        counted(finished.game, say),
        finished.tells
        and h.a(".button", href=f"{finished.address}?final=1&points=1")[icon("i-hint"), say("points-how")],
    ]


def counted(game: str, say: Say) -> Node:
    """By which rules the points were counted, if they can be read here."""
    return h.p(".counted")[cited(game, say(f"counted-{game}"))] if has_page(game) else None


def actions(finished: Finished) -> Renderable:
    say, address = finished.say, finished.address
    return h.div(".acts")[
        finished.rematch
        and h.form(method="post", action=f"{address}/rematch")[
            h.button(".button.go", type="submit")[icon("i-again"), say("result-rematch")]
        ],
        finished.may_group
        and h.form(method="post", action=f"{address}/group")[
            h.button(".button", type="submit")[icon("i-person"), say("group-keep")]
        ],
        h.a(".button", href=f"{address}/review")[icon("i-eye"), say("review")],
        h.a(".button", href=f"{address}?final=1")[icon("i-fit"), say("result-table")],
        h.a(".button", href=finished.share.path)[icon("i-share"), say("share-open")] if finished.share else None,
        rules_link(say, finished.game),
        h.a(".button", href=f"{address}/record", download=True)[icon("i-save"), say("result-record")],
        h.a(".button.quiet", href="/")[say("result-home")],
    ]


def headline_text(finished: Finished) -> str:
    """The headline: who won, and by how much."""
    say, winners = finished.say, finished.winners
    if finished.ended_early:
        return finished.ended_early
    if len(finished.names) == 1:
        return say("result-solo", count=finished.scores[0])
    margin = winning_margin(finished)
    end = "" if margin > 0 else "-even"
    you = "yes" if own_win(finished) else "no"
    if len({finished.parties[seat] for seat in winners}) > 1:
        return say("result-shared", names=names_text(finished), you=you)
    if len(winners) > 1:
        return say(f"result-team{end}", names=names_text(finished), you=you, margin=margin)
    return say(f"result-win{end}", name=finished.names[winners[0]], you=you, margin=margin)


def best_text(say: Say, best: PersonalBest) -> str:
    return say("ended-best", points=best.points, next=best.next_best)


def own_win(finished: Finished) -> bool:
    """Whether the visitor plays one seat, and it has won."""
    return len(finished.mine) == 1 and finished.mine <= set(finished.winners)


def winning_margin(finished: Finished) -> int:
    """By how many points the winners lead; 0 if a tie-break decided."""
    others = [score for seat, score in enumerate(finished.scores) if seat not in finished.winners]
    return finished.scores[finished.winners[0]] - max(others, default=0)


def names_text(finished: Finished) -> str:
    """The winners' names as the language joins a list, "You" first."""
    own = finished.mine if own_win(finished) else frozenset()
    others = [finished.names[seat] for seat in finished.winners if seat not in own]
    return list_text(finished.say, [finished.say("you"), *others] if own else others)
