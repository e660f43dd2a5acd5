"""Proof of a fair deal: the hash of the seed from the start, the seed at the end; and a link to the deal's ranking."""

from urllib.parse import quote

import htpy as h
from htpy import Renderable

from stol.table.plan import DAILY
from stol.text import Say
from stol.web.html.kit import icon
from stol.web.service.table_visit import Dealt


def ranking_address(game: str, name: str) -> str:
    """The address of a deal's ranking."""
    return f"/daily/{game}" if name.startswith(DAILY) else f"/deals/{game}/{quote(name)}"


def fair_slip(dealt: Dealt | None, say: Say) -> Renderable | None:
    """The proof is folded, since few check it; the link to the ranking is for everybody."""
    if dealt is None:
        return None
    about = "fair-seed-about" if dealt.seed else "fair-later" if dealt.over else "fair-about"
    return h.fragment[
        dealt.name and ranking_link(dealt, say),
        h.details(".slip.fair")[
            h.summary[icon("i-lock"), say("fair")],
            h.p[say(about)],
            h.dl[
                h.div[h.dt[say("fair-hash")], h.dd[h.code[dealt.sealed]]],
                dealt.seed and h.div[h.dt[say("fair-seed")], h.dd[h.code[dealt.seed]]],
            ],
        ],
    ]


def ranking_link(dealt: Dealt, say: Say) -> Renderable:
    words = say("fair-daily") if dealt.name.startswith(DAILY) else say("fair-named", name=dealt.name)
    return h.a(".button", href=ranking_address(dealt.game, dealt.name))[words]
