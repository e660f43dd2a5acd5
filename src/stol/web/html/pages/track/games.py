"""All games of a player with filters, each opened in its review."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

import htpy as h
from htpy import Node, Renderable

from stol.games.registry import keys
from stol.table.career import PlayedGame
from stol.text import Say
from stol.text.phrases import list_text
from stol.web.html.kit import icon
from stol.web.html.pages.parts import Visit, sheet, thumb
from stol.web.scene.games import title
from stol.web.service.track_record import OPPONENTS, PEOPLE, Wanted

PAGE = 20
"""Games on a page."""


@dataclass(frozen=True, kw_only=True)
class GamesPage(Visit):
    found: tuple[PlayedGame, ...]
    """All that fit."""
    wanted: Wanted
    number: int
    """Of the page."""


def page(visit: GamesPage) -> Renderable:
    say, first = visit.say, (visit.number - 1) * PAGE
    listed = visit.found[first : first + PAGE]
    main = h.main(".sheet.person")[
        h.header(".hello")[
            h.div[h.h1[say("track-all")], h.p[h.a(".button", href="/me")[icon("i-left"), say("track-open")]]]
        ],
        filter_form(say, visit.wanted),
        h.section("#games")[
            game_rows(say, listed) if listed else h.p(".none")[say("track-nothing")],
            pager(visit),
        ],
    ]
    return sheet(visit, say("track-all"), main, styles=("home", "track"))


def filter_form(say: Say, wanted: Wanted) -> Renderable:
    players = [(str(count), say("track-players", count=count)) for count in range(1, 9)]
    against = [(one, opponent(say, one)) for one in OPPONENTS]
    results = [(one, say(f"track-{one}")) for one in ("won", "lost")]
    rated = [(one, say(f"track-{one}")) for one in ("yes", "no")]
    return h.form(".slip.game-filters", action="/me/games")[
        choice(say, "game", say("track-game"), [(key, title(key, say)) for key in keys()], wanted.game),
        choice(say, "players", say("track-filter-players"), players, wanted.players),
        choice(say, "against", say("track-filter-against"), against, wanted.against),
        choice(say, "result", say("track-filter-result"), results, wanted.result),
        choice(say, "rated", say("track-filter-rated"), rated, wanted.rated),
        h.button(".button", type="submit")[say("track-show")],
    ]


def choice(say: Say, name: str, label: str, options: Sequence[tuple[str, str]], chosen: str) -> Renderable:
    return h.label[
        h.span[label],
        h.select(".field", name=name)[
            h.option(value="")[say("track-any")],
            [h.option(value=value, selected=value == chosen)[words] for value, words in options],
        ],
    ]


def opponent(say: Say, kind: str) -> str:
    """The head of a column, and a word of a filter."""
    return say("track-people") if kind == PEOPLE else say(f"level-{kind}")


def game_rows(say: Say, games: Sequence[PlayedGame]) -> Renderable:
    return h.ul(".rows")[[h.li[row(say, game)] for game in games]]


def row(say: Say, game: PlayedGame) -> Renderable:
    names = [other.name or say("player", number=other.seat + 1) for other in game.others]
    about = [title(game.plan.game, say), date(say, game.at)]
    return h.a(href=f"/tables/{game.plan.code}/review")[
        thumb(game.plan.game),
        h.span(".what")[
            h.b[say("row-with", others=list_text(say, names)) if names else say("track-alone")],
            h.small[" · ".join([*about, say("setup-rated")] if game.plan.rated else about)],
        ],
        h.span(class_=["flag", {"now": game.is_won}])[result(say, game)],
    ]


def result(say: Say, game: PlayedGame) -> str:
    """Won or not, with the points of the player and of the others, which stay on one line."""
    words = say(f"track-{how_it_ended(game)}")
    if game.result is None:
        return words
    scores = game.result["scores"]
    order = [*range(game.seat, len(scores)), *range(game.seat)]
    points = "\u00a0:\u00a0".join(str(scores[seat]) for seat in order)
    return f"{words} {points}"


def how_it_ended(game: PlayedGame) -> str:
    """The end of a message's id."""
    if game.has_given_up:
        return "left"
    if not game.others:
        return "alone"
    return "stand-in" if game.has_left else "won" if game.is_won else "lost"


def date(say: Say, at: int) -> str:
    return say("track-date", date=dt.datetime.fromtimestamp(at / 1000, dt.UTC).date())


def pager(visit: GamesPage) -> Node:
    say, last = visit.say, -(-len(visit.found) // PAGE)

    def link(number: int, message: str, symbol: str) -> Renderable:
        return h.a(".button.quiet", href=address(visit.wanted, number))[icon(symbol), say(message)]

    return h.nav(".pager", aria_label=say("track-all"))[
        visit.number > 1 and link(visit.number - 1, "track-newer", "i-left"),
        visit.number < last and link(visit.number + 1, "track-older", "i-right"),
    ]


def address(wanted: Wanted, number: int = 1) -> str:
    """The page of the list with these filters."""
    chosen = {name: value for name, value in vars(wanted).items() if value}
    query = urlencode(chosen | ({"page": number} if number > 1 else {}))
    return f"/me/games?{query}" if query else "/me/games"
