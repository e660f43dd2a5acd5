"""Beside the cells of each player: the name and the running score."""

import functools
from typing import Final

import htpy as h
from htpy import Node
from markupsafe import Markup

from stol.games.pixies.preview import Item
from stol.games.pixies.view import RoundItems
from stol.text import Say
from stol.web.html import kit
from stol.web.html.table_help import term
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import total_named, with_minus
from stol.web.scene.words import signed

TERMS: Final[dict[Item, str]] = {
    "validated": "validated",
    "symbols": "spiral",
    "zone": "zone",
    "face_down": "uncovered",
}
"""The words of the glossary that explain the items."""
RULES: Final[dict[Item, str]] = {"validated": "P15", "symbols": "P16", "zone": "P17", "face_down": "P20"}
"""The rules by which the items are counted."""


def seat_head(look: Look, seat: int, change: RoundItems, link: Node = None) -> Node:
    over = look.view["result"] is not None
    so_far = look.say("pixies-in-all" if over else "pixies-so-far", **total_named(look.points_so_far(seat)))
    now = look.points.now[seat]["total"]
    return h.div(".who")[
        name_head(seat, look.scene.called(seat), so_far), link, sum_head(look.say, seat, now, change["total"])
    ]


@functools.lru_cache(maxsize=4096)
def name_head(seat: int, name: str, so_far: str) -> Markup:
    return kit.rendered(kit.coin(seat, 38, home=True), h.b[h.span(".name")[name], h.small[so_far]])


@functools.lru_cache(maxsize=4096)
def sum_head(say: Say, seat: int, points: int, change: int) -> Markup:
    return kit.rendered(
        h.span(".sum")[
            h.span(**kit.counted(f"points-{seat}", points))[with_minus(points)],
            changed_by(change),
            h.small[say("pixies-this-round")],
        ]
    )


def rounds_link(look: Look) -> Node:
    """A link to the finished rounds, if there are any."""
    if not (look.finished and look.scene.address):
        return None
    href = look.link(rounds=look.finished, card=look.picked.card, at=look.picked.at)
    return h.a(".button.quiet.rounds-link", href=href, data_pick=True, data_key="t")[
        look.say("pixies-rounds"), h.kbd(aria_hidden="true")["T"]
    ]


def score_items(look: Look, seat: int, change: RoundItems) -> Node:
    """The score of this round so far, itemised."""
    now, zone = look.points.now[seat], look.points.zone(seat)
    lines = tuple((item, now[item], change[item]) for item in look.points.items)
    return item_list(look.say, lines, len(zone), own=seat == look.scene.seat)


@functools.lru_cache(maxsize=4096)
def item_list(say: Say, lines: tuple[tuple[Item, int, int], ...], zone: int, *, own: bool) -> Markup:
    """Each item with its points and their change; `zone`: how many cards the largest zone has.

    `own`: whether the words are links to their explanations.
    """

    def name(item: Item, points: int) -> str:
        if item == "zone" and zone:
            return say("pixies-zone-of", cards=zone, each=points // zone)
        return say(f"pixies-{item}")

    def item_label(item: Item, points: int) -> Node:
        inside = [item_symbol(item), h.span[name(item, points)]]
        return term(say, "pixies", TERMS[item], inside) if own else inside

    return kit.rendered(
        h.dl(".items")[
            [
                h.div[
                    h.dt[item_label(item, points)],
                    h.dd[item_points(item, points), changed_by(change)],
                ]
                for item, points, change in lines
            ]
        ]
    )


def item_symbol(item: str) -> Node:
    """The symbol of an item of the score."""
    if item in {"validated", "symbols"}:
        return kit.icon("px-seal" if item == "validated" else "px-spiral")
    return h.i(".zone-key" if item == "zone" else ".back-key")


def item_points(item: str, number: int) -> str:
    """The points of an item; those of symbols always with a sign, because they may be negative."""
    return signed(number) if item == "symbols" else with_minus(number)


def changed_by(change: int) -> Node:
    """How the selected move would change the points."""
    return h.em(".by")[signed(change)] if change else None
