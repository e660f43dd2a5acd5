"""A player's own page: strength, shares of wins, luck and streaks, firsts and records, the latest games."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

import htpy as h
from htpy import Node, Renderable

from stol.draw.strength import Moment
from stol.games.registry import keys
from stol.table.career import Luck, PlayedGame
from stol.table.deals import may_watch, today
from stol.table.reviews import MAX_WAITING
from stol.table.strength import Strength
from stol.text import Say
from stol.web.html.kit import icon
from stol.web.html.own_links import own_links
from stol.web.html.pages.parts import Visit, sheet, thumb
from stol.web.html.pages.track.games import date, game_rows, opponent
from stol.web.html.pages.track.shares import shares_section
from stol.web.html.pages.track.strength import strength_section
from stol.web.scene.games import title
from stol.web.service.own_games import OwnGames
from stol.web.service.track_record import OPPONENTS, First, against, firsts, records, shares, streaks

LATEST = 5
"""Games that the page lists itself."""


@dataclass(frozen=True, kw_only=True)
class Track(Visit):
    own: OwnGames
    game: str
    """Whose strength is shown."""
    steps: tuple[Moment, ...] = ()
    levels: tuple[tuple[str, float], ...] = ()


def page(track: Track) -> Renderable:
    say, games = track.say, track.own.games
    main = h.main(".sheet.person")[
        own_links(say, "track"),
        hello(track),
        strength_section(say, track.game, track.steps, track.levels, strength_in(track.own, track.game)),
        how_often(say, games),
        games_sections(say, track.own) if games else None,
        picture_section(say),
    ]
    return sheet(track, say("track-title"), main, styles=("home", "track"))


def how_often(say: Say, games: Sequence[PlayedGame]) -> Node:
    """The shares of wins; nothing as long as there is no game against anybody."""
    sizes = sorted({game.plan.players for game in games if game.others})
    by_opponent, by_size = shares(games, against), shares(games, lambda game: game.plan.players)
    if not sizes:
        return None
    return [
        shares_section(say, "track-shares", [(one, opponent(say, one)) for one in OPPONENTS], by_opponent),
        shares_section(say, "track-sizes", [(one, say("track-players", count=one)) for one in sizes], by_size),
    ]


def games_sections(say: Say, own: OwnGames) -> Node:
    games = own.games
    return [
        luck_section(say, games, own.luck),
        firsts_section(say, firsts(games), records(games)),
        h.section(".latest", aria_labelledby="latest")[
            h.h2("#latest")[say("track-all")],
            game_rows(say, games[:LATEST]),
            h.p[h.a(".button", href="/me/games")[icon("i-right"), say("track-all")]],
        ],
    ]


def strength_in(own: OwnGames, game: str) -> Strength | None:
    return dict(own.strengths).get(game)


def hello(track: Track) -> Renderable:
    say, games = track.say, track.own.games
    counts = {key: sum(game.plan.game == key for game in games) for key in keys()}
    return h.header(".hello")[
        h.div[
            h.h1[track.name or say("track-nobody")],
            h.p(".lead")[say("track-lead", games=len(games), won=track.own.won)],
        ],
        h.ul(".played")[
            [h.li[thumb(key), h.b[count], h.small[title(key, say)]] for key, count in counts.items() if count]
        ],
    ]


def luck_section(say: Say, games: Sequence[PlayedGame], luck: Luck) -> Renderable:
    run = streaks(games)
    return h.section("#luck.slip.luck")[
        h.h2[say("track-luck")],
        h.dl(".figures")[
            h.div[h.dt[say("track-run-now")], h.dd[run.now]],
            h.div[h.dt[say("track-run-longest")], h.dd[run.longest]],
        ],
        h.p(".about")[luck_text(say, luck)],
        h.p(".about")[say("track-luck-waiting", games=luck.waiting)] if luck.waiting else None,
        len(games) > luck.games + luck.waiting
        and luck.waiting < MAX_WAITING
        and h.form(method="post", action="/me/reviews")[
            h.button(".button", type="submit")[icon("i-eye"), say("track-luck-more")]
        ],
    ]


def luck_text(say: Say, luck: Luck) -> str:
    if not luck.games:
        return say("track-luck-unknown")
    wins = f"{luck.wins:+.1f}".replace("-", "−")
    return say("track-luck-known", games=luck.games, wins=wins, error=f"{luck.error:.1f}")


def firsts_section(say: Say, first: Sequence[First], best: Sequence[PlayedGame]) -> Node:
    if not first and not best:
        return None
    return h.section(".slip.firsts")[
        h.h2[say("track-firsts")],
        h.ul(".bests")[[best_item(say, game) for game in best]] if best else None,
        h.ul[[first_item(say, one) for one in first]] if first else None,
    ]


def best_item(say: Say, game: PlayedGame) -> Renderable:
    """With the board as it lay at the end, where others may see it: it is a part of the picture for links."""
    shown = may_watch(game.plan, today())
    return h.li[
        h.a(href=f"/tables/{game.plan.code}/review")[
            h.span(".pic.mat", data_game=game.plan.game)[board_picture(say, game) if shown else thumb(game.plan.game)],
            h.span[say("track-record", game=title(game.plan.game, say)), h.small[date(say, game.at)]],
            h.b(".points")[game.points],
        ]
    ]


def board_picture(say: Say, game: PlayedGame) -> Renderable:
    query = urlencode({"lang": say.language})
    return h.img(src=f"/share/{game.plan.code}/picture.png?{query}", alt="", loading="lazy")


def first_item(say: Say, first: First) -> Renderable:
    what = title(first.what, say) if first.kind == "game" else opponent(say, first.what)
    return h.li[
        h.a(href=f"/tables/{first.game.plan.code}/review")[
            thumb(first.game.plan.game), h.span[say("track-first", what=what), h.small[date(say, first.game.at)]]
        ]
    ]


def picture_section(say: Say) -> Renderable:
    return h.section(".slip.share-me")[
        h.h2[say("track-picture")],
        h.p(".about")[say("track-picture-about")],
        h.p[h.a(".button", href="/me/picture.png", download="stol.png")[icon("i-share"), say("track-picture")]],
    ]
