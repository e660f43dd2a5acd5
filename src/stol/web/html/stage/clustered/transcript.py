"""The position as text for screen readers."""

import functools
from collections.abc import Iterable, Iterator

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.web.html import kit
from stol.web.scene.clustered.look import Look
from stol.web.scene.clustered.words import bonus_text, card_list, card_name, card_phrase, hand_size, items, turn_text
from stol.web.scene.words import with_minus


def transcript(look: Look) -> Node:
    """All that the viewer may see."""
    say = look.say
    hands = [hand for hand in look.view["hands"] if isinstance(hand, list)]
    return [
        h.h2[turn_text(look)],
        [h.p[say("clustered-words-hand", cards=card_list(say, tuple(hand)))] for hand in hands if hand],
        h.h3[say("clustered-words-scores")],
        score_table(look),
        h.h3[say("clustered-words-table")],
        card_table(look),
    ]


def score_table(look: Look) -> Renderable:
    heads = (
        *("clustered-words-player", *(f"clustered-{item}" for item in items(look.view)), "clustered-words-total"),
        *("clustered-words-in-hand", "clustered-words-to-draw", "clustered-words-discards"),
    )
    return html_table([[look.say(head) for head in heads], *(score_row(look, seat) for seat in look.scene.seats())])


def score_row(look: Look, seat: int) -> list[str]:
    say, view = look.say, look.view
    thrown = card_list(say, tuple(view["discards"][seat]))
    discards = say("clustered-words-discarded", count=len(thrown.items), cards=thrown)
    total, hand, deck = view["points"][seat]["total"], hand_size(view["hands"][seat]), view["decks"][seat]
    return [look.scene.called(seat), *item_amounts(look, seat), str(total), str(hand), str(deck), discards]


def item_amounts(look: Look, seat: int) -> Iterator[str]:
    """A seat's points item by item; the bonus with its reasons."""
    for item in items(look.view):
        points = look.view["points"][seat][item]
        reasons = bonus_text(look, seat) if item == "bonus" else ""
        yield look.say("clustered-words-bonus", points=points, reasons=reasons) if reasons else str(points)


def card_table(look: Look) -> Renderable:
    """The cards as an HTML table, so that a screen reader can move between neighbouring cards."""
    lying = {(card["x"], card["y"]): owned_card_text(look, card["card"], card["owner"]) for card in look.view["cards"]}
    xs, ys = [x for x, _ in lying], [y for _, y in lying]
    across, down = range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)
    return html_table(
        [["", *map(with_minus, across)], *([with_minus(y), *(lying.get((x, y), "") for x in across)] for y in down)]
    )


def owned_card_text(look: Look, card: str, owner: int | None) -> str:
    if owner is None:
        return card_name(look.say, card)
    return look.say("clustered-words-owned", card=card_phrase(look.say, card), **look.scene.who(owner))


def html_table(cells: list[list[str]]) -> Renderable:
    """A table whose first row and first column are heads."""
    head, *body = cells
    lines = [html_row(head_cell(text) if text else cell(text) for text in head)]
    lines += [html_row((head_cell(first), *map(cell, rest))) for first, *rest in body]
    return h.table[lines]


def html_row(cells: Iterable[Markup]) -> Renderable:
    return h.tr[cells]


@functools.lru_cache(maxsize=4096)
def head_cell(text: str) -> Markup:
    return kit.rendered(h.th[text])


@functools.lru_cache(maxsize=4096)
def cell(text: str) -> Markup:
    """Cached: a table has hundreds of cells, and most are empty or the same after a move."""
    return kit.rendered(h.td[text])
