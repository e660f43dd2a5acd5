"""Clustered in words: cards, turns, what happened, the whole position."""

from collections.abc import Iterator

import htpy as h
from htpy import Node
from markupsafe import Markup, escape

from stol.games.clustered.components import START_CARD
from stol.text import Say
from stol.web.html.stage.clustered.count import Space, Table
from stol.web.html.stage.clustered.moment import Last, size
from stol.web.scene.scene import Scene

ITEMS = ("rows", "columns", "rectangle", "bonus")


def named(say: Say, card: str) -> str:
    """A card in words: "two filled triangles"."""
    if card == START_CARD:
        return say("clustered-start-card")
    if card == "J":
        return say("clustered-joker")
    return say("clustered-card", number=int(card[0]), shape=card[1], fill=card[2])


def located(space: Space) -> str:
    """A space as it is printed: 3,−1."""
    return f"{printed(space[0])},{printed(space[1])}"


def printed(number: int) -> str:
    return str(number).replace("-", "−")


def turn(scene: Scene) -> str:
    view = scene.view
    if view["turn"] is None:
        return scene.say("over")
    who = scene.who(view["turn"])
    if view["phase"] == "deal":
        return scene.say("clustered-draws", **who)
    if view["phase"] == "discard":
        return scene.say("clustered-discards-now", **who)
    return scene.say("your-turn") if view["turn"] == scene.seat else scene.say("turn-of", **who)


def said(scene: Scene, last: Last | None) -> str:
    """What happened last."""
    if last is None:
        return ""
    who, card = scene.who(last.seat), named(scene.say, last.card)
    if last.at is None:
        return scene.say("clustered-threw", **who, card=card)
    return scene.say("clustered-played", **who, card=card, at=located(last.at), gain=last.gain)


def bonuses(scene: Scene, table: Table, seat: int) -> list[str]:
    """What a seat has its bonus for (C17, C18)."""
    first, (largest, longest) = scene.view["bonuses"], table.holders
    holders = {
        "clustered-first-rectangle": first["first_rectangle"],
        "clustered-first-run": first["first_run"],
        "clustered-largest-rectangle": largest,
        "clustered-longest-run": longest,
    }
    return [scene.say(message) for message, holder in holders.items() if holder == seat]


def items(scene: Scene) -> tuple[str, ...]:
    """What points are made of here: bonuses only where they are given."""
    options = scene.view["options"]
    return ITEMS if options["first_bonus"] or options["largest_bonus"] else ITEMS[:-1]


def position(scene: Scene, table: Table) -> Node:
    """All that lies open, and the own hand."""
    say = scene.say
    hands = [hand for hand in scene.view["hands"] if isinstance(hand, list)]
    return [
        h.h2[turn(scene)],
        [h.p[say("clustered-hand"), ": ", ", ".join(named(say, card) for card in hand)] for hand in hands if hand],
        h.h3[say("clustered-words-scores")],
        scores(scene, table),
        h.h3[say("clustered-words-table")],
        cards(scene),
    ]


def scores(scene: Scene, table: Table) -> Markup:
    say = scene.say
    heads = (
        *("clustered-words-player", *(f"clustered-{item}" for item in items(scene)), "clustered-words-total"),
        *("clustered-words-in-hand", "clustered-words-to-draw", "clustered-words-discards"),
    )
    return rows([[say(head) for head in heads], *(row(scene, table, seat) for seat in scene.seats())])


def row(scene: Scene, table: Table, seat: int) -> list[str]:
    """Of the table of scores."""
    say, view = scene.say, scene.view
    discards = ", ".join(named(say, card) for card in view["discards"][seat]) or say("clustered-words-none")
    total, hand, deck = view["points"][seat]["total"], size(view["hands"][seat]), view["decks"][seat]
    return [scene.called(seat), *amounts(scene, table, seat), str(total), str(hand), str(deck), discards]


def amounts(scene: Scene, table: Table, seat: int) -> Iterator[str]:
    """A seat's points item by item; a bonus with what it is for."""
    for item in items(scene):
        amount = str(scene.view["points"][seat][item])
        reasons = bonuses(scene, table, seat) if item == "bonus" else []
        yield f"{amount} ({', '.join(reasons)})" if reasons else amount


def cards(scene: Scene) -> Markup:
    """The table as a table: a reader goes from card to card as the cards lie."""
    lying = {(card["x"], card["y"]): owned(scene, card["card"], card["owner"]) for card in scene.view["cards"]}
    xs, ys = [x for x, _ in lying], [y for _, y in lying]
    across, down = range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)
    return rows([["", *map(printed, across)], *([printed(y), *(lying.get((x, y), "") for x in across)] for y in down)])


def owned(scene: Scene, card: str, owner: int | None) -> str:
    words = named(scene.say, card)
    return words if owner is None else scene.say("clustered-words-owned", card=words, name=scene.called(owner))


def rows(cells: list[list[str]]) -> Markup:
    """A table with heads above and before. Written as text: there are many cells."""
    head, *body = cells
    lines = ["".join(f"<th>{escape(cell)}</th>" if cell else "<td></td>" for cell in head)]
    for first, *rest in body:
        drawn = "".join(f"<td>{escape(cell)}</td>" if cell else "<td></td>" for cell in rest)
        lines.append(f"<th>{escape(first)}</th>{drawn}")
    return Markup(f"<table><tr>{'</tr><tr>'.join(lines)}</tr></table>")  # noqa: S704 - the words are escaped
