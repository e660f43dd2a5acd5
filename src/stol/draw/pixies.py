"""Drawings of Pixies: nine cells per player, the market, and the points of the rounds"""

import re
from typing import TYPE_CHECKING, NamedTuple
from xml.etree.ElementTree import Element

from stol.draw import kit, shapes, words
from stol.draw.kit import Box, at, box, el

if TYPE_CHECKING:  # the game imports Numba, which is slow to load
    from stol.games.pixies.view import Cell, PixiesView, RoundItems

MAT = "#5c6c58"
CARD_WIDTH, CARD_HEIGHT = 74, 88

_CARD = re.compile(r"([bgyrm]+)(\d)([+-]\d)?(\*)?(?:d(\d)|x([bgyr]))?")


class CellCards(NamedTuple):
    """The names of the cards on a cell"""

    up: str | None
    down: str | None


class Card(NamedTuple):
    """The features of a card, parsed from its name (P1, P19)"""

    colours: str
    value: str
    symbols: str  # "+n" spirals, "-n" crosses or nothing
    special: bool
    per_face_down: str  # dN
    crossed: str  # xC


def read_card(name: str) -> Card:
    found = _CARD.fullmatch(name)
    if found is None:
        raise ValueError(f"no card of Pixies: {name}")
    colours, value, symbols, special, per_face_down, crossed = found.groups("")
    return Card("bgyr" if colours == "m" else colours, value, symbols, bool(special), per_face_down, crossed)


def note(view: "PixiesView") -> str:
    message = "draw-pixies-note-flower-power" if view["options"]["flower_power"] else "draw-pixies-note"
    return kit.say(message, round=view["round"])


def status(view: "PixiesView") -> str:
    if view["result"]:
        return words.outcome(view["result"])
    if view["first"] is None:
        return kit.say("draw-pixies-drawn-first")
    if not isinstance(view["actor"], int):
        return kit.say("draw-pixies-revealed", seat=view["first"])
    return kit.say("draw-pixies-takes", seat=view["actor"])


def takes_first(view: "PixiesView", seat: int) -> bool:
    return bool(view["first"] == seat and not view["result"])


def first_mark(view: "PixiesView", seat: int) -> list[str]:
    return [kit.say("draw-pixies-first")] if takes_first(view, seat) else []


def total(view: "PixiesView", seat: int) -> int:
    return sum(scores[seat]["total"] for scores in view["rounds"])


# Text


def _cell(number: int, cell: "Cell") -> str:
    if cell["up"]:
        return f"{cell['up']}{'✓' if cell['down'] else ''}"
    return "▒▒▒" if cell["down"] else str(number)


def _area(view: "PixiesView", seat: int) -> words.Lines:
    width = 9 if view["options"]["flower_power"] else 6
    rule = "─" * width
    cells = [_cell(i, cell).ljust(width - 1) for i, cell in enumerate(view["areas"][seat], 1)]
    lines = [
        "  ".join([words.pointer(view, seat), *first_mark(view, seat)]),
        f"┌{rule}┬{rule}┬{rule}┐",
    ]
    for start in (0, 3, 6):
        lines += ["│ " + "│ ".join(cells[start : start + 3]) + "│", f"├{rule}┼{rule}┼{rule}┤"]
    lines[-1] = f"└{rule}┴{rule}┴{rule}┘"
    return lines


def _sum(view: "PixiesView", points: "RoundItems") -> str:
    """Write the points of a round as a sum, in the order of the legend"""
    items = [points["validated"], points["symbols"], points["zone"]]
    items += [points["face_down"]] if view["options"]["flower_power"] else []
    return f"{items[0]}{''.join(f'{item:+}' for item in items[1:])} = {points['total']}"


def _points(view: "PixiesView") -> list[list[str]]:
    """Return a table of the points of finished rounds: a header, then a row per seat"""
    if not view["rounds"]:
        return []
    rounds = [kit.say("draw-pixies-round", round=i) for i in range(1, len(view["rounds"]) + 1)]
    rows = [[kit.say("draw-points"), *rounds, kit.say("draw-total"), ""]]
    for seat in range(view["players"]):
        sums = [_sum(view, scores[seat]) for scores in view["rounds"]]
        rows.append([words.seat_name(seat), *sums, str(total(view, seat)), words.ranked(view, seat)])
    return rows


def _legend(view: "PixiesView") -> str:
    return kit.say("draw-pixies-sum-flower-power" if view["options"]["flower_power"] else "draw-pixies-sum")


def _points_text(view: "PixiesView") -> words.Lines:
    rows = _points(view)
    return [*words.table(rows), _legend(view)] if rows else []


def text(view: "PixiesView") -> str:
    """Draw the areas side by side, the market above, the points below"""
    return words.sheet(
        [words.heading(view, note(view)), status(view)],
        [kit.say("draw-pixies-table", market=words.dashed(view["market"]), deck=len(view["unseen"]))],
        words.beside([_area(view, seat) for seat in range(view["players"])]),
        [kit.say("draw-pixies-marks")],
        _points_text(view),
    )


# SVG


def _emblem(colour: str, size: float) -> Element:
    """Draw the emblem of a colour, pale to stand out from a background of that colour"""
    enamel = kit.ENAMEL[colour]
    return shapes.symbol(shapes.PIXIES[colour], enamel._replace(fill=enamel.tint), size)


def _field(colours: str) -> list[Element]:
    """Draw the picture of a card, 64 by 56: its colours with their emblems"""
    fills = [kit.ENAMEL[colour].fill for colour in colours]
    whole = kit.plate(64, 56, 6, fill=fills[0])
    if len(colours) == 1:
        return [whole, at(38, 30, _emblem(colours, 44))]
    if len(colours) == 2:
        half = el("path", d="M64 0V50a6 6 0 0 1-6 6H0Z", fill=fills[1])
        return [whole, half, at(34, 15, _emblem(colours[0], 25)), at(48, 39, _emblem(colours[1], 26))]
    corners = [
        "M32 0H58a6 6 0 0 1 6 6V28H32Z",
        "M0 28H32V56H6a6 6 0 0 1-6-6Z",
        "M32 28H64V50a6 6 0 0 1-6 6H32Z",
    ]
    quarters = [el("path", d=d, fill=fill) for d, fill in zip(corners, fills[1:], strict=True)]
    disc = el("circle", cx=36, cy=29, r=23, fill=kit.PIECE)
    return [whole, *quarters, disc, at(36, 30, shapes.butterfly(38))]


def _small(element: Element, width: float = 14) -> Box:
    return box(width, 16, at(width / 2, 8, element))


def _count(number: str) -> Box:
    return kit.word_box(number, 13, font_weight="bold")


def _foot(card: Card) -> Box:
    """Draw the spirals and crosses; a slash means "for each" something"""
    spiral, cross = _small(shapes.icon(shapes.SPIRAL, 15)), _small(shapes.icon(shapes.CROSS, 14, 9))
    each = kit.word_box("/", 12)
    groups = []
    if card.symbols:
        groups.append([spiral if card.symbols[0] == "+" else cross, _count(card.symbols[1])])
    if card.special:
        groups.append([spiral, each, _small(_printed_emblem(card.colours))])
    if card.per_face_down:
        groups.append([spiral, _count(card.per_face_down), each, kit.back(9, 11)])
    if card.crossed:
        groups.append([cross, each, _small(_printed_emblem(card.crossed))])
    return kit.row([kit.row(group) for group in groups], 5)


def _printed_emblem(colour: str) -> Element:
    return shapes.symbol(shapes.PIXIES[colour], kit.ENAMEL[colour], 14)


def _card(name: str) -> Element:
    card = read_card(name)
    foot = _foot(card)
    return kit.titled(
        name,
        kit.plate(CARD_WIDTH, CARD_HEIGHT, 7, fill=kit.PIECE, stroke=kit.PIECE_EDGE),
        at(5, 5, *_field(card.colours)),
        el("path", d="M5 5H25V25a6 6 0 0 1-6 6H5Z", fill=kit.PIECE),
        kit.numeral(card.value, 14, 17, 23),
        at((CARD_WIDTH - foot.width) / 2, 66, foot.element),
    )


def _seal() -> Element:
    """Mark a validated card"""
    ring = el("circle", r=27, fill=kit.PIECE, stroke=kit.PIECE_INK, stroke_width=5)
    return at(
        CARD_WIDTH - 6,
        8,
        kit.titled(kit.say("draw-pixies-validated"), kit.scaled(0.34, ring, shapes.stroke(shapes.CHECK, 8))),
    )


def _place(number: int, cell: "Cell") -> Box:
    """Draw a cell: empty, a back, a card, or a card on a back"""
    size = CARD_WIDTH, CARD_HEIGHT
    if not cell["up"] and not cell["down"]:
        well = kit.plate(*size, 7, fill=kit.SHADE, fill_opacity=0.2)
        figure = kit.label(str(number), 37, 56, font_size=34, fill=kit.CHALK, fill_opacity=0.55, text_anchor="middle")
        return box(*size, well, figure)
    if not cell["up"]:
        return kit.back(*size)
    under = [at(5, 5, kit.back(*size).element)] if cell["down"] else []
    seal = [_seal()] if cell["down"] else []
    return box(*size, *under, _card(cell["up"]), *seal)


def _mat(view: "PixiesView", seat: int) -> Box:
    head = kit.seat_head(view, seat, kit.CHALK)
    cells = [_place(i, cell) for i, cell in enumerate(view["areas"][seat], 1)]
    so_far = words.counted(total(view, seat), "point") if view["rounds"] else kit.say("draw-pixies-no-points")
    below = kit.word_box(", ".join([so_far, *first_mark(view, seat)]), fill=kit.CHALK)
    return kit.framed(kit.column([head, below, kit.grid(cells, 3, 10)], 8), 14, fill=MAT)


def _deck(view: "PixiesView") -> Box:
    count = kit.word_box(kit.say("draw-pixies-deck", count=len(view["unseen"])), fill=kit.INK_2)
    return kit.row([kit.back(CARD_WIDTH / 2, CARD_HEIGHT / 2), count], 8)


def _market(view: "PixiesView") -> list[Box]:
    if view["result"]:
        return []
    cards = [box(CARD_WIDTH, CARD_HEIGHT, _card(name)) for name in view["market"]]
    # An empty market keeps its height, so that the areas stay in place from move to move.
    return [kit.row([_deck(view), *(cards or [box(0, CARD_HEIGHT)])], 14)]


def _slip(view: "PixiesView") -> list[Box]:
    rows = _points(view)
    return [kit.slip(kit.column([kit.ledger(rows), kit.word_box(_legend(view), fill=kit.INK_2)], 6))] if rows else []


def svg(view: "PixiesView") -> str:
    """Draw the market, all areas and the points"""
    mats = [_mat(view, seat) for seat in range(view["players"])]
    areas = kit.grid(mats, kit.evenly(len(mats), 3), 14)
    return kit.page(words.title(view), note(view), status(view), kit.column([*_market(view), areas, *_slip(view)], 14))


def board(view: "PixiesView") -> Box:
    """Draw the areas alone, each with the coin of its seat"""
    areas = [
        kit.column([kit.coin(seat), kit.grid([_place(i, cell) for i, cell in enumerate(cells, 1)], 3, 10)], 8)
        for seat, cells in enumerate(view["areas"])
    ]
    mats = [kit.framed(area, 14, fill=MAT, stroke=kit.CHALK, stroke_opacity=0.35) for area in areas]
    return kit.grid(mats, kit.evenly(len(mats), 3), 14)
