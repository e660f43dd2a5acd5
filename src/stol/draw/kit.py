"""Parts shared by all SVG drawings: elements, colours, and boxes with a size for layout

Elements are `xml.etree` elements, so text in them is escaped.
There are only presentation attributes and no ids, so that several drawings can be on one page.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import zip_longest
from typing import NamedTuple
from xml.etree.ElementTree import Element, tostring

from stol.draw.emblems import EMBLEMS
from stol.games.view import BaseView
from stol.text import Say, speak
from stol.text.languages import ENGLISH

ROOM, PAPER, LINE, LINE_STRONG = "#f1ece2", "#fdfbf6", "#dbd3c5", "#857e73"
INK, INK_2 = "#22262a", "#565b5e"
PIECE, PIECE_2, PIECE_EDGE, PIECE_INK = "#fbf7ee", "#efe8d9", "#cbc0ab", "#2a2b2b"
BACK, BACK_2 = "#3a4856", "#5b6b7a"
CHALK, SHADE = "#fffdf6", "#14181c"

SEATS = ("#1b4da0", "#a85f30", "#14390c", "#8c1a68", "#067790", "#6e4c10", "#3b3c3e", "#b02f5d")

FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'
DISPLAY = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'


class Enamel(NamedTuple):
    fill: str
    deep: str
    tint: str


ENAMEL = {
    "r": Enamel("#bf2f2b", "#7c1613", "#f4d9d2"),
    "o": Enamel("#f47b12", "#823500", "#fce3c8"),
    "y": Enamel("#fbcb3f", "#735200", "#fcefc4"),
    "g": Enamel("#4cae86", "#0f5138", "#d5ebdf"),
    "b": Enamel("#2f66bc", "#163a78", "#d7e2f3"),
    "p": Enamel("#4e2584", "#2c1151", "#e2d8ee"),
}


LANGUAGE = ContextVar("LANGUAGE", default=ENGLISH)
"""The language of the drawing under way."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Draw in this language"""
    before = LANGUAGE.set(language)
    try:
        yield
    finally:
        LANGUAGE.reset(before)


PICTURED = ContextVar("PICTURED", default=False)
"""Whether coins have pictures, as on the pages, or the numbers of seats, as in views."""


@contextmanager
def pictured() -> Iterator[None]:
    """Draw coins with pictures"""
    before = PICTURED.set(True)
    try:
        yield
    finally:
        PICTURED.reset(before)


def speaker() -> Say:
    return speak(LANGUAGE.get())


def say(message: str, /, **named: object) -> str:
    return speaker()(message, **named)


def colour_name(colour: str) -> str:
    return say(f"draw-colour-{colour}")


class Box(NamedTuple):
    """A part of a drawing with its upper left corner at 0,0, and its size"""

    element: Element
    width: float
    height: float


def _written(value: str | float) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"


def el(tag: str, *children: Element, **attributes: str | float) -> Element:
    """Make an element; underscores in attribute names become hyphens"""
    element = Element(tag, {name.replace("_", "-"): _written(value) for name, value in attributes.items()})
    element.extend(children)
    return element


def at(x: float, y: float, *children: Element) -> Element:
    return el("g", *children, transform=f"translate({_written(x)} {_written(y)})")


def scaled(factor: float, *children: Element) -> Element:
    return el("g", *children, transform=f"scale({factor:.4g})")


def label(words: str, x: float, y: float, **attributes: str | float) -> Element:
    """Write text with its baseline at y"""
    element = el("text", x=x, y=y, **{"font_size": 14, "fill": INK, **attributes})
    element.text = words
    return element


def numeral(words: str, x: float, y: float, size: float, fill: str = INK) -> Element:
    """Write a bold number centred on a point"""
    attributes: dict[str, str | float] = {"font_size": size, "font_weight": "bold", "text_anchor": "middle"}
    return label(words, x, y + size * 0.36, fill=fill, **attributes)


def plate(width: float, height: float, radius: float, **attributes: str | float) -> Element:
    """Draw a rectangle with round corners, at 0,0"""
    return el("rect", width=width, height=height, rx=radius, **attributes)


def titled(words: str, *children: Element) -> Element:
    """Group elements with a title, which browsers show as a tooltip"""
    title = el("title")
    title.text = words
    return el("g", title, *children)


def box(width: float, height: float, *children: Element) -> Box:
    return Box(el("g", *children), width, height)


def word_box(words: str, size: float = 14, **attributes: str | float) -> Box:
    """Make a box of text. Its width is a generous estimate, since fonts differ"""
    width = len(words) * size * 0.58
    return box(width, size * 1.4, label(words, 0, size * 1.06, font_size=size, **attributes))


def row(boxes: Sequence[Box], gap: float = 0, lift: float = 0.5) -> Box:
    """Put boxes side by side, vertically centred; with `lift` 0 they are aligned at the top"""
    height = max((part.height for part in boxes), default=0)
    elements, x = [], 0.0
    for part in boxes:
        elements.append(at(x, (height - part.height) * lift, part.element))
        x += part.width + gap
    return box(max(0.0, x - gap), height, *elements)


def column(boxes: Sequence[Box], gap: float = 0) -> Box:
    """Put boxes one below the other"""
    elements, y = [], 0.0
    for part in boxes:
        elements.append(at(0, y, part.element))
        y += part.height + gap
    return box(max((part.width for part in boxes), default=0), max(0.0, y - gap), *elements)


def grid(boxes: Sequence[Box], across: int, gap: float) -> Box:
    """Put boxes into rows of `across` boxes"""
    return column([row(boxes[i : i + across], gap, 0) for i in range(0, len(boxes), across)], gap)


def evenly(count: int, most: int) -> int:
    """Return the row length, at most `most`, that makes all rows about equally long"""
    return -(-count // -(-count // most)) if count else 1


def framed(inner: Box, pad: float, **attributes: str | float) -> Box:
    """Put a box on a background with round corners and a margin"""
    width, height = inner.width + 2 * pad, inner.height + 2 * pad
    return box(width, height, plate(width, height, 12, **attributes), at(pad, pad, inner.element))


def slip(inner: Box, pad: float = 14) -> Box:
    """Put a box on a paper-coloured panel"""
    return framed(inner, pad, fill=PAPER, stroke=LINE)


def ledger(rows: Sequence[Sequence[str]], size: float = 14) -> Box:
    """Write a table: the first column is aligned left, the others, which are numbers, right"""
    widths = [max(map(len, cells)) * size * 0.6 for cells in zip_longest(*rows, fillvalue="")]
    ends = [sum(widths[: i + 1]) + 24 * i for i in range(len(widths))]
    labels = [
        label(cell, ends[i] if i else 0, (line + 0.8) * size * 1.5, **_cell_style(line, i, size))
        for line, cells in enumerate(rows)
        for i, cell in enumerate(cells)
        if cell
    ]
    return box(ends[-1], len(rows) * size * 1.5, *labels)


def _cell_style(line: int, place: int, size: float) -> dict[str, str | float]:
    return {
        "font_size": size,
        "fill": INK if line else INK_2,
        "text_anchor": "end" if place else "start",
        "font_variant_numeric": "tabular-nums",
    }


def widened(inner: Box, width: float) -> Box:
    return Box(inner.element, max(inner.width, width), inner.height)


def coin(seat: int, radius: float = 13) -> Box:
    """Draw a disc with the colour of a seat, and its number or picture"""
    disc = el("circle", r=radius, fill=SEATS[seat], stroke=CHALK, stroke_width=2)
    sign = scaled(radius / 42, *_emblem(seat)) if PICTURED.get() else numeral(str(seat), 0, 0, radius * 1.15, CHALK)
    return box(2 * radius, 2 * radius, at(radius, radius, disc, sign))


def _emblem(seat: int) -> list[Element]:
    return [
        el(
            "path",
            d=part.path,
            fill="none",
            stroke=CHALK,
            stroke_width=part.line,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        if part.line
        else el("path", d=part.path, fill=SEATS[seat] if part.is_hole else CHALK)
        for part in EMBLEMS[seat]
    ]


def seat_head(view: BaseView, seat: int, fill: str = INK) -> Box:
    """Draw the coin and name of a seat, and whether it is to act or has won"""
    marks = [coin(seat), word_box(say("draw-seat-start", seat=seat), 16, font_weight="bold", fill=fill)]
    if view["actor"] == seat:
        marks.append(word_box(say("draw-to-act"), fill=fill))
    if view["result"] and seat in view["result"]["winners"]:
        marks.append(word_box(say("draw-winner"), fill=fill))
    return row(marks, 8)


def back(width: float, height: float) -> Box:
    """Draw the back of a card"""
    dots = [
        el("circle", cx=width * (i + 0.5) / 3, cy=height * (j + 0.5) / 3, r=width / 14, fill=BACK_2)
        for i in range(3)
        for j in range(3)
    ]
    edge = plate(width, height, width / 9, fill=BACK, stroke=PIECE, stroke_width=width / 22)
    return box(width, height, titled(say("draw-face-down"), edge, *dots))


def pill(words: str) -> Box:
    inner = word_box(words, 16, fill=PAPER, font_weight="bold")
    width, height = inner.width + 36, inner.height + 12
    return box(width, height, plate(width, height, height / 2, fill=INK), at(18, 6, inner.element))


def bare(body: Box) -> str:
    """Write an SVG document of a box alone, without a background"""
    width, height = _written(body.width), _written(body.height)
    size = {"width": width, "height": height, "viewBox": f"0 0 {width} {height}"}
    return tostring(el("svg", body.element, xmlns="http://www.w3.org/2000/svg", font_family=FONT, **size), "unicode")


def page(name: str, note: str, status: str, body: Box, about: str = "") -> str:
    """Write the SVG document: name of the game, note, status, table; `about` is its description for screen readers"""
    head = row(
        [
            word_box(name, 26, font_family=DISPLAY, font_weight="bold"),
            word_box(note, 16, fill=INK_2),
        ],
        24,
    )
    inside = column([head, pill(status), body], 12)
    width, height = inside.width + 40, inside.height + 36
    title = el("title")
    title.text = say("draw-titled", game=name, status=status)
    description = el("desc")
    description.text = about
    root = el(
        "svg",
        title,
        *([description] if about else []),
        plate(width, height, 16, fill=ROOM),
        at(20, 16, inside.element),
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {_written(width)} {_written(height)}",
        role="img",
        font_family=FONT,
    )
    return tostring(root, encoding="unicode")
