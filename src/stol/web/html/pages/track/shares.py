"""How often a player wins, as tables of shares with their intervals."""

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from stol.games.registry import keys
from stol.text import Say
from stol.web.html.kit import svg
from stol.web.html.pages.parts import thumb
from stol.web.scene.games import title
from stol.web.service.track_record import Share

LEFT, RIGHT = 3.0, 97.0
"""Where 0 and 100 % are on a bar."""


def shares_section(
    say: Say, message: str, columns: Sequence[tuple[object, str]], shares: Mapping[tuple[str, object], Share]
) -> Renderable:
    """`columns`: what the games are divided by, with the heads."""
    found = {game for game, _ in shares}
    games = [game for game in keys() if game in found]
    return h.section(".slip.shares")[
        h.h2[say(message)],
        h.p(".about")[say(f"{message}-about")],
        h.table(".shared")[
            h.thead[
                h.tr[
                    h.th(scope="col")[h.span(".sr")[say("track-game")]],
                    [h.th(scope="col")[words] for _, words in columns],
                ]
            ],
            h.tbody[
                [
                    h.tr[
                        h.th(scope="row")[thumb(game), h.span(".sr.gamename")[title(game, say)]],
                        [cell(say, words, shares.get((game, key))) for key, words in columns],
                    ]
                    for game in games
                ]
            ],
        ],
    ]


def cell(say: Say, words: str, share: Share | None) -> Renderable:
    if share is None:
        return h.td(".never", data_label=words)[h.i, h.span(".sr")[say("track-never")]]
    return h.td(data_label=words)[
        h.b[say("percent", share=share.won / share.of)], bar(share), h.small[f"{share.won}/{share.of}"]
    ]


def bar(share: Share) -> Markup:
    low, high, won = (x_of_share(part) for part in (share.low, share.high, share.won / share.of))
    return svg(
        '<svg class="share-bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="rail" d="M{LEFT:g} 7H{RIGHT:g}"/>'
        f'<rect class="span" x="{low:.1f}" y="2" width="{high - low:.1f}" height="10" rx="5"/>'
        f'<path class="tick" d="M{won:.1f} 3V11"/></svg>'
    )


def x_of_share(part: float) -> float:
    return LEFT + part * (RIGHT - LEFT)
