"""Beside the cloth: everybody's points, what was asked, what was played lately."""

import itertools
from collections.abc import Iterator

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup, escape

from stol.web.html import kit
from stol.web.html.pieces import clustered as pieces
from stol.web.html.stage.clustered.count import Table
from stol.web.html.stage.clustered.moment import Last, size
from stol.web.html.stage.clustered.words import bonuses, items, named
from stol.web.scene.scene import Scene

LATELY = {1: 5, 2: 3, 3: 4, 4: 3, 5: 4, 6: 3}
"""How many of the last cards there is room for, by the number of players."""


def side(scene: Scene, table: Table, last: Last | None, gain: int | None) -> Node:
    players = scene.view["players"]
    return h.aside(class_=["side", "clus", f"for-{players}", {"few": players <= 2, "many": players >= 5}])[
        h.div(".scores")[(slip(scene, table, seat, gain if seat == scene.seat else None) for seat in scene.seats())],
        kit.why_box(scene) or lately(scene, last),
    ]


def slip(scene: Scene, table: Table, seat: int, gain: int | None) -> Markup:
    """A seat's points; with the gain of the card that is aimed. Written as text: eight players have many items."""
    total = scene.view["points"][seat]["total"]
    kind = " own" * (seat == scene.seat) + " now" * (seat == scene.view["turn"])
    aimed = f"<em>{kit.signed(gain)}</em>" if gain else ""
    return Markup(  # noqa: S704 - the words are escaped
        f'<section class="slip{kind}"><h2>{kit.coin(seat, 38)}<span class="name"><b>{escape(scene.called(seat))}</b>'
        f'{counts(scene, seat)}</span><span class="total"><b data-count="{total}">{total}</b>{aimed}</span></h2>'
        f"{itemised(scene, table, seat)}</section>"
    )


def counts(scene: Scene, seat: int) -> str:
    """How many cards a seat still has; a narrow screen shows what is left of its deck, and then of its hand."""
    deck = scene.view["decks"][seat]
    in_hand = escape(scene.say("clustered-in-hand", count=size(scene.view["hands"][seat])))
    if not deck:
        return f"<small>{in_hand}</small>"
    to_draw = escape(scene.say("clustered-to-draw", count=deck))
    return f'<small><span class="wide">{in_hand}</span><span>{to_draw}</span></small>'


def itemised(scene: Scene, table: Table, seat: int) -> str:
    """What the points are made of."""
    listed = ""
    for item in items(scene):
        name = escape(scene.say(f"clustered-{item}"))
        reasons = escape(", ".join(bonuses(scene, table, seat))) if item == "bonus" else ""
        listed += (
            f'<div title="{name}"><dt>{pieces.key(item)}<span>{name}<small>{reasons}</small></span></dt>'
            f"<dd>{scene.view['points'][seat][item]}</dd></div>"
        )
    return f'<dl class="pts">{listed}</dl>'


def lately(scene: Scene, last: Last | None) -> Node:
    """The last cards that were played; a discard only if it was the very last move."""
    room = LATELY.get(scene.view["players"], 2)
    listed = list(itertools.islice(entries(scene, last), room))
    return listed and h.section(".slip.wide", aria_label=scene.say("clustered-lately"))[h.ol(".lately")[listed]]


def entries(scene: Scene, last: Last | None) -> Iterator[Renderable]:
    if last and last.at is None:
        words = scene.say("clustered-just-discarded", card=named(scene.say, last.card))
        yield entry(scene, last.seat, last.card, words, 0)
    gain = last.gain if last and last.at else 0
    for card in reversed(scene.view["cards"]):
        if card["owner"] is not None:
            yield entry(scene, card["owner"], card["card"], named(scene.say, card["card"]), gain)
            gain = 0


def entry(scene: Scene, seat: int, card: str, words: str, gain: int) -> Renderable:
    return h.li[
        kit.coin(seat, 28),
        pieces.icon(card, seat),
        h.span[h.b[scene.called(seat)], " ", words],
        h.span(".pt")[kit.signed(gain)] if gain else None,
    ]
