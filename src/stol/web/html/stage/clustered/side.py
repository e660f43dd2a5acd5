"""Beside the board: the players' points, the answer to "why not?", the last cards played."""

import functools
import itertools
from collections.abc import Iterator
from typing import NamedTuple

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games.clustered.gains import latest_gains
from stol.text import Say
from stol.web.html import kit
from stol.web.html.pieces import clustered as pieces
from stol.web.html.stage.clustered.points import Item, item_row, itemised
from stol.web.html.table_help import why_box
from stol.web.scene.clustered.look import Look
from stol.web.scene.clustered.words import card_name, card_phrase, hand_size
from stol.web.scene.words import signed

LISTED = {1: 5, 2: 3, 3: 4, 4: 3, 5: 4, 6: 3}
"""How many of the last cards fit, by the number of players."""


class Slip(NamedTuple):
    """The data of a seat's slip, as a key for caching."""

    seat: int
    name: str
    is_own: bool
    is_turn: bool
    in_hand: str
    to_draw: str
    """Empty if there is nothing left to draw."""
    total: int
    gain: int
    """The gain of the selected move."""
    items: tuple[Item, ...]


def draw_side(look: Look) -> Node:
    players = look.view["players"]
    return h.aside(class_=["side", "clus", f"for-{players}", {"few": players <= 2, "many": players >= 5}])[
        h.div(".scores")[(drawn_slip(look.say, slip(look, seat)) for seat in look.scene.seats())],
        why_box(look.scene) or last_cards(look),
    ]


def slip(look: Look, seat: int) -> Slip:
    is_own, deck = seat == look.scene.seat, look.view["decks"][seat]
    return Slip(
        seat=seat,
        name=look.scene.called(seat),
        is_own=is_own,
        is_turn=seat == look.view["turn"],
        in_hand=look.say("clustered-in-hand", count=hand_size(look.view["hands"][seat])),
        to_draw=look.say("clustered-to-draw", count=deck) if deck else "",
        total=look.view["points"][seat]["total"],
        gain=look.gains[look.aimed_space] if look.aimed_space and is_own else 0,
        items=itemised(look, seat),
    )


@functools.lru_cache(maxsize=1024)
def drawn_slip(say: Say, slip: Slip) -> Markup:
    """Cached: there are eight at most, and all but two or three are the same after a move."""
    return kit.rendered(
        h.section(class_=["slip", {"own": slip.is_own, "now": slip.is_turn}])[
            h.h2[
                kit.coin(slip.seat, 38, home=True),
                h.span(".name")[h.b[slip.name], counts(slip)],
                h.span(".total")[
                    h.b(**kit.counted(f"points-{slip.seat}", slip.total))[slip.total],
                    h.em[signed(slip.gain)] if slip.gain else None,
                ],
            ],
            h.dl(".pts")[[item_row(say, item, own=slip.is_own) for item in slip.items]],
        ]
    )


def counts(slip: Slip) -> Renderable:
    """How many cards a seat has left; a narrow screen shows only those to draw, or at the end those in hand."""
    if not slip.to_draw:
        return h.small[slip.in_hand]
    return h.small[h.span(".wide")[slip.in_hand], h.span[slip.to_draw]]


def last_cards(look: Look) -> Node:
    """The last cards that were played; a discard only if it was the last move."""
    room = LISTED.get(look.view["players"], 2)
    listed = list(itertools.islice(entries(look, latest_gains(look.view, room)), room))
    return listed and h.section(".slip.wide", aria_label=look.say("clustered-lately"))[h.ol(".lately")[listed]]


def entries(look: Look, gains: list[int]) -> Iterator[Renderable]:
    """The latest cards, each with the points that it brought."""
    last = look.last
    if last and last.space is None:
        words = look.say("clustered-just-discarded", card=card_phrase(look.say, last.card))
        yield entry(look, last.seat, last.card, words, 0)
    played = [(seat, card["card"]) for card in reversed(look.view["cards"]) if (seat := card["owner"]) is not None]
    for (seat, card), gain in zip(played, gains, strict=False):  # only the latest gains are counted
        yield entry(look, seat, card, card_name(look.say, card), gain)


def entry(look: Look, seat: int, card: str, words: str, gain: int) -> Renderable:
    return h.li[
        kit.coin(seat, 28),
        pieces.icon(card, seat),
        h.span[h.b[look.scene.called(seat)], h.span[words]],
        h.span(".pt")[signed(gain)] if gain else None,
    ]
