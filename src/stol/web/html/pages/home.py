"""The home page: the games, a field for a table's code, and the visitor's tables. It loads no rules of games."""

from dataclasses import dataclass, field
from urllib.parse import urlencode

import htpy as h
from htpy import Node, Renderable

from stol.games.registry import KEYS, keys
from stol.table.company import Invited
from stol.text import Say
from stol.web.html.kit import coin, icon
from stol.web.html.learn import has_page
from stol.web.html.pages.company import invitations
from stol.web.html.pages.parts import Visit, as_public, code_form, picture, sheet, thumb
from stol.web.html.printing import has_sheets
from stol.web.scene import games
from stol.web.service.list_kinds import ALL, HIDDEN

REFRESH = 60
"""Seconds after which the page is reloaded, if there is no script."""


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
    unread: int = 0
    """The number of chat messages that the visitor has not read."""
    left: str = ""
    """With days for a move: the time that is left, of the visitor or of who is waited for."""
    soon: bool = False
    """Whether that is little."""
    readable: bool = True
    """False: what is stored of it is damaged. There is no game then, and nothing can be done there."""


@dataclass(frozen=True)
class TableList:
    """One page of a list of tables."""

    rows: tuple[Row, ...] = ()
    page: int = 1
    next_page: int | None = None


@dataclass(frozen=True, kw_only=True)
class Home(Visit):
    running: TableList = field(default_factory=TableList)
    """Open tables, or hidden ones if those are shown."""
    finished: TableList = field(default_factory=TableList)
    show: str = ALL
    """Which tables `running` lists."""
    invitations: tuple[Invited, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()
    """The number of tables of each kind that can be shown."""


def page(home: Home) -> Renderable:
    say = home.say
    main = h.main(".sheet.home")[
        h.div(".hero")[
            h.div[h.h1[say("home-head")], h.p(".lead")[say("home-lead")]],
            h.div(".ways")[h.a(".button", href="/lobby")[icon("i-person"), say("lobby-link")], code_form(say)],
        ],
        invitations(home.invitations, say) if home.invitations else None,
        h.div(".games")[[game_card(game, say) for game in keys()]],
        running(home),
        finished(home),
        h.p(".more")[
            h.a(".button.quiet", href="/enter")[say("enter-head")],
            h.a(".button.quiet", href="/records")[say("records-link")],
        ],
    ]
    visit = as_public(home, say("home-description"))
    return sheet(
        visit, say("home-title"), main, styles=("home", "company", *styles()), refresh=REFRESH if home.stream else None
    )


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
            h.p(".also")[more_links(game, title, say)],
        ],
    ]


def more_links(game: str, title: str, say: Say) -> list[Node]:
    """Today's deal, and what helps to play with the box."""

    def link(address: str, message: str) -> Renderable:
        return h.a(href=address, aria_label=say(f"{message}-label", game=title))[say(message)]

    return [
        games.has_chance(game) and link(f"/daily/{game}", "home-today"),
        game in KEYS and link(f"/score/{game}", "score-open"),
        has_sheets(game) and link(f"/print/{game}", "print-open"),
    ]


def running(home: Home) -> Renderable | None:
    """The open tables, with links to those of one kind."""
    say, counts = home.say, dict(home.counts)
    if not any(counts.values()):
        return None
    return h.section(".home-running", aria_labelledby="home-running")[
        h.h2("#home-running")[say("home-running")],
        filters(home) if counts[HIDDEN] or counts[ALL] > 1 else None,
        rows(home.running.rows, say) if home.running.rows else h.p(".none")[say("home-nothing")],
        pager(home.running, "home-running", {} if home.show == ALL else {"show": home.show}, "page", say),
    ]


def filters(home: Home) -> Renderable:
    """Which tables are listed. A kind without tables has no link."""
    say = home.say
    return h.nav(".filters", aria_label=say("home-filters"))[
        [
            h.a(
                href="/" if kind == ALL else f"/?show={kind}",
                aria_current="true" if kind == home.show else None,
                data_pick=True,
            )[say(f"home-show-{kind}", count=count)]
            for kind, count in home.counts
            if count or kind in {ALL, home.show}
        ]
    ]


def finished(home: Home) -> Renderable | None:
    say = home.say
    if not home.finished.rows and home.finished.page == 1:
        return None
    return h.section(".home-finished", aria_labelledby="home-finished")[
        h.h2("#home-finished")[say("home-finished")],
        rows(home.finished.rows, say),
        pager(home.finished, "home-finished", {}, "finished", say),
    ]


def pager(listed: TableList, heading: str, query: dict[str, str], name: str, say: Say) -> Renderable | None:
    """Links to the pages before and after this one."""

    def link(page: int, relation: str, words: str) -> Renderable:
        address = f"/?{urlencode({**query, name: page})}#{heading}"
        return h.a(".button.quiet", href=address, rel=relation)[words]

    back = listed.page > 1 and link(listed.page - 1, "prev", say("home-later"))
    onwards = listed.next_page and link(listed.next_page, "next", say("home-earlier"))
    return h.p(".pager")[back, onwards] if back or onwards else None


def rows(listed: tuple[Row, ...], say: Say) -> Renderable:
    return h.ul(".rows")[[h.li[table_row(row, say), row.readable and leave_link(row, say)] for row in listed]]


def leave_link(row: Row, say: Say) -> Renderable:
    """A link to the ways to leave the table, or to hide it."""
    label = say("row-leave", table=row.title)
    return h.a(".tool", href=f"{row.address}/leave", aria_label=label, title=label)[icon("i-close")]


def table_row(row: Row, say: Say) -> Renderable:
    if not row.readable:
        return h.a(href=row.address)[h.span(".what")[h.b[row.title], h.small[row.progress]]]
    game = games.title(row.game, say)
    return h.a(href=row.address)[
        thumb(row.game),
        h.span(".what")[
            h.b[row.title],
            h.small[say("home-row", game=game, progress=row.progress) if row.progress else game],
            h.small(class_=["left", {"soon": row.soon}])[icon("i-glass"), say("row-left", time=row.left)]
            if row.left
            else None,
            h.small(".news")[icon("i-chat"), say("row-unread", count=row.unread)] if row.unread else None,
        ],
        row.seats and h.span(".coins")[[coin(seat, 32) for seat in row.seats]],
        row.flag and h.span(class_=["flag", {"now": row.yours}])[row.flag],
    ]
