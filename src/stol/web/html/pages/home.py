"""The home page: the games, a field for a table's code, and the visitor's tables. It loads no rules of games."""

from dataclasses import dataclass

import htpy as h
from htpy import Renderable

from stol.games.registry import KEYS, keys
from stol.text import Say
from stol.web.html.kit import coin
from stol.web.html.learn import has_page
from stol.web.html.pages.parts import Visit, as_public, code_form, picture, sheet, thumb
from stol.web.scene import games


@dataclass(frozen=True)
class Row:
    """A table in a list."""

    address: str
    game: str
    title: str
    progress: str
    """The progress or the result, in words."""
    seats: tuple[int, ...] = ()
    flag: str = ""
    """What to do there: "Your turn", "Result"."""
    yours: bool = False
    """Whether the table waits for the visitor."""


@dataclass(frozen=True, kw_only=True)
class Home(Visit):
    running: tuple[Row, ...] = ()
    finished: tuple[Row, ...] = ()


def page(home: Home) -> Renderable:
    say = home.say
    main = h.main(".sheet.home")[
        h.div(".hero")[h.div[h.h1[say("home-head")], h.p(".lead")[say("home-lead")]], code_form(say)],
        h.div(".games")[[game_card(game, say) for game in keys()]],
        table_list("home-running", home.running, say),
        table_list("home-finished", home.finished, say),
        h.p(".more")[
            h.a(".button.quiet", href="/enter")[say("enter-head")],
            h.a(".button.quiet", href="/records")[say("records-link")],
        ],
    ]
    return sheet(as_public(home, say("home-description")), say("home-title"), main, styles=("home", *styles()))


def styles() -> list[str]:
    """Of all games, each once."""
    return list(dict.fromkeys(map(games.module, keys())))


def game_card(game: str, say: Say) -> Renderable:
    title = games.title(game, say)
    return h.article(".game", data_game=game)[
        h.div(".pic.mat", aria_hidden="true")[picture(game)],
        h.div(".txt")[
            h.h2[title],
            h.p[games.players(game, say)],
            h.p(".about")[games.about(game, say)],
            h.div(".do")[
                h.form(method="post", action=f"/play/{game}")[
                    h.button(".button.go", type="submit", aria_label=say("home-play-label", game=title))[
                        say("home-play")
                    ],
                ],
                has_page(game)
                and h.a(".button", href=f"/learn/{game}", aria_label=say("home-learn-label", game=title))[
                    say("home-learn")
                ],
                h.a(".button.quiet", href=f"/setup?game={game}", aria_label=say("home-setup-label", game=title))[
                    say("home-setup")
                ],
            ],
            games.has_chance(game)
            and h.a(".today", href=f"/daily/{game}", aria_label=say("home-today-label", game=title))[say("home-today")],
            game in KEYS
            and h.a(".today", href=f"/score/{game}", aria_label=say("score-open-label", game=title))[say("score-open")],
        ],
    ]


def table_list(heading: str, rows: tuple[Row, ...], say: Say) -> Renderable | None:
    if not rows:
        return None
    return h.section(class_=heading, aria_labelledby=heading)[
        h.h2(f"#{heading}")[say(heading)],
        h.ul(".rows")[[h.li[table_row(row, say)] for row in rows]],
    ]


def table_row(row: Row, say: Say) -> Renderable:
    game = games.title(row.game, say)
    return h.a(href=row.address)[
        thumb(row.game),
        h.span(".what")[
            h.b[row.title],
            h.small[say("home-row", game=game, progress=row.progress) if row.progress else game],
        ],
        row.seats and h.span(".coins")[[coin(seat, 32) for seat in row.seats]],
        row.flag and h.span(class_=["flag", {"now": row.yours}])[row.flag],
    ]
