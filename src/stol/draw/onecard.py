"""Drawings of Everything on 1 Card: the dice, all cards with their marks, and the scored cards"""

import csv
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple
from xml.etree.ElementTree import Element

from stol.draw import kit, shapes, words
from stol.draw.kit import ENAMEL, Box, at, box, el

if TYPE_CHECKING:  # the game imports Numba, which is slow to load
    from stol.games.onecard.view import OnecardView, PlacedCard, ScoredCard

MAT = "#7b6156"
DICE = 5  # O1
CARDS_TO_END = 4  # O10


class Row(NamedTuple):
    """A row of a card (O2)"""

    colour: str
    boxes: int
    sun: bool


Deck = dict[str, list[Row]]


def _row(colour: str, printed: str) -> Row:
    return Row(colour, int(printed.removesuffix("s")), printed.endswith("s"))


@cache
def _own_deck() -> Deck:
    path = files("stol") / "games" / "onecard" / "data" / "onecard.csv"
    lines = csv.DictReader(path.read_text(encoding="utf-8").splitlines())
    return {
        line["card"]: [_row(name[0], cell) for name, cell in line.items() if name != "card" and cell] for line in lines
    }


def _typed_deck(lines: list[str]) -> Deck:
    cards = [line.split() for line in lines]
    return {number: [_row(cell[0], cell[1:]) for cell in cells] for number, *cells in cards}


def deck(view: "OnecardView") -> Deck:
    """Return the rows of each card, of the deck in the options or of the built-in deck"""
    typed = view["options"]["deck"]
    return _typed_deck(typed) if typed else _own_deck()


def note(view: "OnecardView") -> str:
    message = "draw-onecard-roller-draft" if view["options"]["draft"] else "draw-onecard-roller"
    return kit.say(message, seat=view["roller"])


def status(view: "OnecardView") -> str:
    if view["result"]:
        return words.outcome(view["result"])
    seat = view["actor"] if isinstance(view["actor"], int) else view["roller"]
    return kit.say(f"draw-onecard-{view['phase']}", seat=seat)


def points(view: "OnecardView", seat: int) -> int:
    """Return the points of a seat; at the end with those of unfinished cards (O11)"""
    if view["result"]:
        return view["result"]["scores"][seat]
    return sum(card["points"] for card in view["scored"][seat])


def secret(view: "OnecardView", seat: int) -> str:
    """Write a choice that is not yet resolved, if the view shows it"""
    return kit.say("draw-onecard-chose", move=view["chosen"][seat]) if view["chosen"][seat] else ""


# Text


def _row_text(printed: Row, marks: int) -> str:
    boxes = "[x]" * marks + "[ ]" * (printed.boxes - marks)
    return f"{printed.colour}{'*' if printed.sun else ' '} {boxes}{' ✓' if marks == printed.boxes else ''}"


def _card_text(rows: list[Row], card: "PlacedCard") -> words.Lines:
    lines = [
        kit.say("draw-onecard-card", card=card["card"]),
        *(_row_text(row, card["marks"].get(row.colour, 0)) for row in rows),
    ]
    return [line.ljust(23) for line in lines]


def _seat_text(view: "OnecardView", seat: int) -> words.Lines:
    total = words.counted(points(view, seat), "point")
    head = [words.pointer(view, seat), total, words.ranked(view, seat), secret(view, seat)]
    scored = [f"{card['card']}={card['points']}" for card in view["scored"][seat]]
    cards = [_card_text(deck(view)[card["card"]], card) for card in view["hands"][seat]]
    done = kit.say("draw-onecard-scored", cards=words.dashed(scored))
    return ["  ".join(filter(None, head)), done, *words.beside(cards, 2)]


def _display_text(view: "OnecardView") -> words.Lines:
    cards = [_card_text(deck(view)[number], {"card": number, "marks": {}}) for number in view["display"]]
    return [kit.say("draw-onecard-display"), *words.beside(cards, 2)] if cards else []


def text(view: "OnecardView") -> str:
    """Draw the dice, then every seat's cards"""
    seats = [_seat_text(view, seat) for seat in range(view["players"])]
    return words.sheet(
        [words.heading(view, note(view)), status(view)],
        [kit.say("draw-onecard-table", dice=words.dashed(view["dice"]), rerolls=view["rolls_left"], deck=view["deck"])],
        words.beside(seats, 4),
        _display_text(view),
        [kit.say("draw-onecard-legend")],
    )


# SVG


def _die(colour: str) -> Box:
    face = kit.plate(52, 52, 10, fill=kit.PIECE, stroke=kit.PIECE_EDGE)
    mark = at(26, 26, shapes.symbol(shapes.DICE[colour], ENAMEL[colour], 36))
    return box(52, 52, kit.titled(kit.colour_name(colour), face, mark))


def _no_die() -> Box:
    """Draw the empty place of a die that is not rolled yet"""
    return box(52, 52, kit.plate(52, 52, 10, fill="none", stroke=kit.CHALK, stroke_dasharray="5 4", opacity=0.6))


def _tray(view: "OnecardView") -> Box:
    dice = [_die(colour) for colour in view["dice"]] + [_no_die()] * (DICE - len(view["dice"]))
    beside = kit.say("draw-onecard-tray", rerolls=view["rolls_left"], deck=view["deck"])
    return kit.framed(kit.row([*dice, kit.word_box(beside, 15, fill=kit.CHALK)], 12), 14, fill=MAT)


def _box(x: float, colour: str, *, crossed: bool) -> Element:
    edge = kit.plate(18, 18, 4, fill=kit.PIECE, stroke=ENAMEL[colour].deep, stroke_width=1.4)
    cross = [at(9, 9, shapes.icon(shapes.CROSS, 20, 7))] if crossed else []
    return at(x, 4, edge, *cross)


def _band(row: Row, marks: int) -> Box:
    """Draw a row of a card; a full row has a darker background"""
    enamel = ENAMEL[row.colour]
    full = marks == row.boxes
    band = kit.plate(184, 26, 6, fill=enamel.fill if full else enamel.tint)
    disc = [el("circle", cx=16, cy=13, r=12, fill=kit.PIECE)] if full else []
    mark = at(16, 13, shapes.symbol(shapes.DICE[row.colour], enamel, 21))
    sun = [at(40, 13, _sun(kit.PIECE if full and row.colour in "rbp" else kit.PIECE_INK))] if row.sun else []
    boxes = [_box(56 + 21 * i, row.colour, crossed=i < marks) for i in range(row.boxes)]
    return box(184, 26, band, *disc, mark, *sun, *boxes)


def _sun(colour: str) -> Element:
    return kit.titled(
        kit.say("draw-onecard-sun"),
        kit.scaled(0.31, el("path", d=shapes.SUN, fill=colour), shapes.stroke(shapes.SUN, 6, colour)),
    )


def _card(rows: list[Row], card: "PlacedCard") -> Box:
    marks = [card["marks"].get(row.colour, 0) for row in rows]
    full = sum(count == row.boxes for count, row in zip(marks, rows, strict=True))
    filled = kit.say("draw-onecard-rows", card=card["card"], rows=full)
    head = kit.word_box(filled, 13, fill=kit.INK_2)
    bands = [_band(row, count) for row, count in zip(rows, marks, strict=True)]
    return kit.framed(kit.column([head, *bands], 4), 9, fill=kit.PIECE, stroke=kit.PIECE_EDGE)


def _slot(card: "ScoredCard | None") -> Box:
    """Draw the points of a scored card, or an empty place for one"""
    if card is None:
        return box(30, 30, kit.plate(30, 30, 6, fill="none", stroke=kit.LINE_STRONG, stroke_dasharray="4 3"))
    paper = kit.plate(30, 30, 6, fill=kit.PIECE, stroke=kit.PIECE_EDGE)
    scored = kit.say("draw-onecard-slot", card=card["card"], points=card["points"])
    return box(30, 30, kit.titled(scored, paper, kit.numeral(str(card["points"]), 15, 15, 14)))


def _slots(scored: "list[ScoredCard]") -> Box:
    free = [None] * (CARDS_TO_END - len(scored))
    return kit.row([_slot(card) for card in [*scored, *free]], 6)


def _seat(view: "OnecardView", seat: int) -> Box:
    total = kit.word_box(words.counted(points(view, seat), "point"), 16)
    head = kit.row([kit.seat_head(view, seat), _slots(view["scored"][seat]), total], 14)
    cards = [_card(deck(view)[card["card"]], card) for card in view["hands"][seat]]
    choice = [kit.word_box(secret(view, seat), fill=kit.INK_2)] if secret(view, seat) else []
    return kit.slip(kit.column([head, kit.grid(cards, kit.evenly(len(cards), 3), 10), *choice], 10))


def _display(view: "OnecardView") -> list[Box]:
    cards = [_card(deck(view)[number], {"card": number, "marks": {}}) for number in view["display"]]
    if not cards:
        return []
    title = kit.word_box(kit.say("draw-onecard-display-head"), 15, fill=kit.CHALK, font_weight="bold")
    return [kit.framed(kit.column([title, kit.row(cards, 10)], 8), 14, fill=MAT)]


def svg(view: "OnecardView") -> str:
    """Draw the dice, all cards and the display"""
    seats = [_seat(view, seat) for seat in range(view["players"])]
    across = 1 if view["options"]["draft"] else 2
    table = kit.column([_tray(view), *_display(view), kit.grid(seats, across, 14)], 14)
    return kit.page(words.title(view), note(view), status(view), table)


def board(view: "OnecardView") -> Box:
    """Draw the cards alone: of every seat those that have scored, and those in front of it"""
    seats = []
    for seat, hand in enumerate(view["hands"]):
        head = kit.row([kit.coin(seat), _slots(view["scored"][seat])], 14)
        cards = [_card(deck(view)[card["card"]], card) for card in hand]
        seats.append(kit.slip(kit.column([head, kit.grid(cards, kit.evenly(len(cards), 3), 10)], 10)))
    return kit.grid(seats, 1 if len(seats) <= 3 else 2, 14)
