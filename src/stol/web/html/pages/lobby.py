"""The page of the lobby: finding somebody to play with at a press, and the tables that have an open seat."""

from dataclasses import dataclass
from urllib.parse import urlencode

import htpy as h
from htpy import Node, Renderable

from stol.games.registry import keys
from stol.table.lobby import RATED, SPEEDS, STRENGTHS, Seek
from stol.table.strength import Z_90, Strength
from stol.table.time_control import TimeControl
from stol.text import Say
from stol.web.html.kit import icon
from stol.web.html.pages.parts import Visit, as_public, name_field, sheet
from stol.web.html.pages.round import table_from_above
from stol.web.html.pages.time_choice import time_words
from stol.web.scene import games

FILTERS = ("game", "speed", "rated", "strength")
"""By which tables are sought: the names in the address, and in `Seek`."""
REFRESH = 60
"""Seconds after which the page is reloaded, if there is no script."""


@dataclass(frozen=True)
class Opening:
    """A table with an open seat."""

    code: str
    game: str
    host: str
    """The name of who opened it."""
    taken: tuple[bool, ...]
    """For each seat."""
    time: TimeControl | None = None
    rated: bool = False
    strength: Strength | None = None
    """Of who opened a rated table."""
    mine: bool = False
    """Whether the visitor sits there already."""
    options: tuple[str, ...] = ()
    """The names of those that are not the usual ones."""

    @property
    def free(self) -> int:
        return self.taken.count(False)


@dataclass(frozen=True, kw_only=True)
class Lobby(Visit):
    rows: tuple[Opening, ...]
    count: int
    """Of all tables that fit."""
    seek: Seek
    """What is shown."""
    page: int = 1
    next_page: int | None = None


def page(lobby: Lobby) -> Renderable:
    say = lobby.say
    main = h.main(".sheet.lobby")[
        h.header[h.h1[say("lobby-head")], h.p(".lead")[say("lobby-lead")]],
        h.section(".found", aria_labelledby="lobby-open")[
            h.h2("#lobby-open")[say("lobby-open")],
            filters(lobby),
            join_form(lobby),
            h.ul(".open-list")[[row(opening, say) for opening in lobby.rows]]
            if lobby.rows
            else h.p(".none")[say("lobby-none")],
            pager(lobby),
        ],
        h.aside[pairing(lobby), opening_slip(lobby)],
    ]
    visit = as_public(lobby, say("lobby-lead"))
    return sheet(visit, say("lobby-title"), main, styles=("home", "round", "lobby", *styles()), refresh=REFRESH)


def styles() -> list[str]:
    """Of all games, each once."""
    return list(dict.fromkeys(map(games.module, keys())))


def address(**query: str) -> str:
    chosen = {name: value for name, value in query.items() if value}
    return f"/lobby?{urlencode(chosen)}" if chosen else "/lobby"


def filters(lobby: Lobby) -> Renderable:
    """Which tables are shown, as links: by game, by speed, whether they are rated, and who opened them.

    The link that is chosen leads back to all.
    """
    say, now = lobby.say, sought(lobby)
    choices = {
        "game": [(game, games.title(game, say)) for game in keys()],
        "speed": [(speed, say(f"lobby-speed-{speed}")) for speed in SPEEDS],
        "rated": [(each, say(f"lobby-rated-{each}")) for each in RATED],
        "strength": [(each, say(f"lobby-strength-{each}")) for each in STRENGTHS],
    }

    def link(name: str, each: str, words: str) -> Renderable:
        chosen = each == now[name]
        query = now | {name: "" if chosen else each}
        return h.a(href=address(**query), aria_current="true" if chosen else None)[
            icon("i-check") if chosen else None, words
        ]

    return h.div(".filters")[
        h.a(href=address(), aria_current=None if any(now.values()) else "true")[say("lobby-all")],
        [
            h.nav(aria_label=say(f"lobby-by-{name}"))[[link(name, each, words) for each, words in choices[name]]]
            for name in FILTERS
        ],
    ]


def sought(lobby: Lobby) -> dict[str, str]:
    return {name: getattr(lobby.seek, name) for name in FILTERS}


def join_form(lobby: Lobby) -> Node:
    """The form that the buttons of the list belong to: a stranger gives a name first."""
    if lobby.name or not lobby.rows:
        return h.form("#join-open", method="post")
    label = h.label(for_="join-name")[lobby.say("waiting-name")]
    return h.form("#join-open.slip.maker", method="post")[label, name_field("join-name")]


def strengths(say: Say) -> list[tuple[str, str]]:
    return [("", say("lobby-all-strengths")), *((each, say(f"lobby-strength-{each}")) for each in STRENGTHS)]


def row(opening: Opening, say: Say) -> Renderable:
    game = games.title(opening.game, say)
    table = f"/tables/{opening.code}"
    free = " · ".join([say("lobby-free", name=opening.host, free=opening.free), *opening.options])
    return h.li(data_game=opening.game)[
        h.span(".roundlet")[table_from_above(opening.game, opening.taken)],
        h.span(".what")[h.b[game], h.small[free], opening.rated and h.small[strength_text(opening, say)]],
        pace(opening.time, say),
        h.a(".button", href=table)[say("lobby-mine")]
        if opening.mine
        else h.button(
            ".button", type="submit", form="join-open", formaction=f"{table}/join",
            aria_label=say("lobby-join-label", game=game, name=opening.host),
        )[say("lobby-join")],
    ]  # fmt: skip


def strength_text(opening: Opening, say: Say) -> str:
    """A number only after games enough, as everywhere."""
    if opening.strength is None or not opening.strength.is_shown:
        return say("lobby-strength-new", name=opening.host)
    points, width = f"{opening.strength.mean:.0f}", f"{Z_90 * opening.strength.deviation:.0f}"
    return say("lobby-strength", name=opening.host, points=points, width=width)


def pace(time: TimeControl | None, say: Say) -> Renderable:
    """How much time there is for a move."""
    if time is None:
        return h.span(".tempo.none")[say("setup-time-none")]
    return h.span(".tempo")[icon("i-glass" if time.kind == "days" else "i-clock"), time_words(time, say)]


def pager(lobby: Lobby) -> Node:
    """Links to the pages before and after this one."""

    def link(number: int, relation: str, words: str) -> Renderable:
        to = address(**sought(lobby), page=str(number))
        return h.a(".button.quiet", href=to, rel=relation)[words]

    say = lobby.say
    back = lobby.page > 1 and link(lobby.page - 1, "prev", say("lobby-before"))
    onwards = lobby.next_page and link(lobby.next_page, "next", say("lobby-after"))
    return h.p(".pager")[back, onwards] if back or onwards else None


def pairing(lobby: Lobby) -> Renderable:
    """One button: joins a table that fits, or waits at a new one."""
    say = lobby.say
    return h.form(".slip.maker", method="post", action="/lobby/pair")[
        h.h2[say("lobby-pair-head")],
        h.p[say("lobby-pair-about")],
        None if lobby.name else [h.label(for_="pair-name")[say("waiting-name")], name_field("pair-name")],
        h.label(for_="pair-game")[say("lobby-by-game")],
        h.select("#pair-game.field", name="game")[
            [h.option(value=game, selected=game == lobby.seek.game)[games.title(game, say)] for game in keys()]
        ],
        h.label(for_="pair-speed")[say("lobby-by-speed")],
        h.select("#pair-speed.field", name="speed")[
            [h.option(value=each, selected=each == lobby.seek.speed)[say(f"lobby-pair-{each}")] for each in SPEEDS]
        ],
        h.label(for_="pair-strength")[say("lobby-by-strength")],
        h.select("#pair-strength.field", name="strength")[
            [h.option(value=each, selected=each == lobby.seek.strength)[words] for each, words in strengths(say)]
        ],
        h.button(".button.go", type="submit")[icon("i-play"), say("lobby-pair")],
    ]


def opening_slip(lobby: Lobby) -> Renderable:
    say = lobby.say
    query = {"game": lobby.seek.game or keys()[0], "seat1": "open", "public": "on"}
    return h.section(".slip.maker")[
        h.h2[say("lobby-own-head")],
        h.p[say("lobby-own-about")],
        h.a(".button", href=f"/setup?{urlencode(query)}")[icon("i-plus"), say("lobby-own")],
    ]


def listing_form(table: str, say: Say, *, listed: bool) -> Renderable:
    """With it the host shows the table in the lobby, or takes it out."""
    state = "on" if listed else "off"
    return h.form(".slip.listing", method="post", action=f"{table}/listed")[
        h.p[h.b[say(f"lobby-listed-{state}")]],
        h.button(".button", type="submit", name="listed", value="off" if listed else "on")[
            say(f"lobby-take-{'out' if listed else 'in'}")
        ],
        h.a(".button.quiet", href="/lobby")[say("lobby-title")],
    ]
