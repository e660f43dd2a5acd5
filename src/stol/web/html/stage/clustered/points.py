"""A seat's points item by item, and the final scores."""

import functools
from typing import NamedTuple

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.text import Say
from stol.web.html import kit
from stol.web.html.pieces import clustered as pieces
from stol.web.html.table_help import term
from stol.web.scene.clustered.look import Look
from stol.web.scene.clustered.words import bonus_text, items
from stol.web.scene.scene import Scene


class Item(NamedTuple):
    """A part of a seat's points."""

    key: str
    name: str
    amount: int
    reasons: str


def itemised(look: Look, seat: int) -> tuple[Item, ...]:
    """The items of a seat's points."""
    points, bonus = look.view["points"][seat], bonus_text(look, seat)
    return tuple(
        Item(key, look.say(f"clustered-{key}"), points[key], bonus if key == "bonus" else "")
        for key in items(look.view)
    )


@functools.lru_cache(maxsize=4096)
def item_row(say: Say, item: Item, *, own: bool) -> Markup:
    """Cached: eight players have 32 such rows, and nearly all are the same after a move.

    `own`: whether the words are links to their explanations.
    """
    named = h.span[item.name, h.small[item.reasons]]
    shown = term(say, "clustered", item.key, named) if own else named
    return kit.rendered(h.div(title=item.name)[h.dt[pieces.key(item.key), shown], h.dd[item.amount]])


def result(scene: Scene) -> Node:
    """The final scores, best rank first."""
    look = Look(scene)
    view, say = look.view, look.say
    ranks = view["result"]["ranks"] if view["result"] else [1] * view["players"]
    return h.section(".slip.clus-result")[
        h.table(".board")[
            h.thead[
                h.tr[
                    hidden_head(say("clustered-words-player")),
                    (h.th(scope="col")[say(f"clustered-{item}")] for item in items(view)),
                    hidden_head(say("clustered-words-total")),
                ]
            ],
            h.tbody[
                (result_row(look, seat, ranks[seat]) for seat in sorted(range(view["players"]), key=ranks.__getitem__))
            ],
        ]
    ]


def hidden_head(head: str) -> Renderable:
    """The head of a column for screen readers only."""
    return h.th(scope="col")[h.span(".sr")[head]]


def result_row(look: Look, seat: int, rank: int) -> Renderable:
    return h.tr(class_={"first": rank == 1})[
        h.th(scope="row")[
            h.div(".who")[h.span(".rank")[rank], kit.coin(seat, 44 if rank == 1 else 38), h.b[look.scene.called(seat)]]
        ],
        map(result_cell, itemised(look, seat)),
        h.td(".sum")[look.view["points"][seat]["total"]],
    ]


def result_cell(item: Item) -> Renderable:
    reasons = h.small[item.reasons] if item.key == "bonus" else None
    return h.td[h.div(".rnd", data_label=item.name)[pieces.key(item.key), h.strong[item.amount], reasons]]
