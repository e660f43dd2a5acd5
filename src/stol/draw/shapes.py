"""The printed shapes, in a square of 64 around 0,0: every colour has a shape of its own"""

from typing import NamedTuple
from xml.etree.ElementTree import Element

from stol.draw.kit import ENAMEL, PIECE, PIECE_INK, Enamel, el, scaled

UNIT = 64


class Shape(NamedTuple):
    outline: str
    mark: str = ""  # printed inside
    light: bool = False  # the mark in ivory, not in the deep colour
    line: float = 0  # the mark's line; 0: filled


INGENIOUS = {
    "r": Shape("M0-26L22 0L0 26L-22 0Z", "M0-11L10 0L0 11L-10 0Z", light=True, line=4.4),
    "g": Shape(
        "M-11-12a11 11 0 1 1 22 0a11 11 0 0 1-2 6.5A11 11 0 1 1 3 13"
        "Q4 20 8 25H-8Q-4 20-3 13A11 11 0 1 1-9-5.5A11 11 0 0 1-11-12Z"
    ),
    "b": Shape("M0-27C5-15 20-6 20 8A20 18 0 0 1-20 8C-20-6-5-15 0-27Z"),
    "o": Shape("M0-25A25 25 0 1 1 0 25A25 25 0 1 1 0-25ZM0-10A10 10 0 1 0 0 10A10 10 0 1 0 0-10Z"),
    "y": Shape("M0-26L7-8L26-7L12 6L16 24L0 15L-16 24L-12 6L-26-7L-7-8Z"),
    "p": Shape("M4-25A25 25 0 1 0 25 7A20 20 0 0 1 4-25Z"),
}

DICE = {
    "r": Shape("M13-22L26 0L13 22L-13 22L-26 0L-13-22Z", "M0-13V13M-11-6L11 6M-11 6L11-6", light=True, line=5.5),
    "o": Shape("M0-25L26-6L16 24L-16 24L-26-6Z", "M0-11L4-2L13-2L6 4L8 14L0 9L-8 14L-6 4L-13-2L-4-2Z"),
    "y": Shape("M-25 0a25 25 0 1 1 50 0a25 25 0 1 1-50 0Z", "M-11 0a11 11 0 1 1 22 0a11 11 0 1 1-22 0Z", line=6),
    "g": Shape("M10-24L24-10L24 10L10 24L-10 24L-24 10L-24-10L-10-24Z", "M0-12V12M-12 0H12", line=6.5),
    "b": Shape("M0-25L25 20L-25 20Z", "M0-6L10 12L-10 12Z", light=True),
    "p": Shape("M-22-22H22V22H-22Z", "M0-12L12 0L0 12L-12 0Z", light=True, line=5.5),
}

PIXIES = {
    "b": Shape(
        "M0-28C6-14 21-6 21 8A21 19 0 0 1-21 8C-21-6-6-14 0-28Z",
        "M-12 9c0 6 5 11 11 12M12 3c1 2 1 3 1 5",
        line=4,
    ),
    "g": Shape(
        "M-19 19C-26-4-8-26 25-25C26 7 5 27-19 19Z",
        "M-25 25L14-14M-9 9L-10-6M-9 9L6 10M2-2V-15M2-2H15",
        line=4,
    ),
    "y": Shape(
        "M0-9a10 10 0 1 1 10 3a10 10 0 1 1-2 12a10 10 0 1 1-16 0a10 10 0 1 1-2-12A10 10 0 1 1 0-9Z",
        "M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z",
    ),
    "r": Shape(
        "M-26 3C-26-15-14-26 0-26S26-15 26 3C26 7 22 8 18 8H8C7 13 8 18 11 22C12 25 11 27 8 27H-8"
        "C-11 27-12 25-11 22C-8 18-7 13-8 8H-18C-22 8-26 7-26 3Z",
        "M-18-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0ZM-4-15a5 5 0 1 1 10 0a5 5 0 1 1-10 0ZM8-4a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z",
    ),
}

# The butterfly of the cards of all four colours: a wing of each.
WINGS = {
    "b": "M-2-2C-5-15-15-25-24-23C-31-21-29-3-14 1C-9 2-4 1-2-2Z",
    "g": "M2-2C5-15 15-25 24-23C31-21 29-3 14 1C9 2 4 1 2-2Z",
    "y": "M-2 1C-9 2-20 6-21 14C-22 22-13 25-8 20C-4 16-2 8-2 1Z",
    "r": "M2 1C9 2 20 6 21 14C22 22 13 25 8 20C4 16 2 8 2 1Z",
}
FEELERS = "M0-8V17M0-9C-2-16-4-20-8-23M0-9C2-16 4-20 8-23"

SPIRAL = "M0 0A5 5 0 0 1 10 0A10 10 0 0 1-10 0A16 15 0 0 1 22 0A21 20 0 0 1-20 0"
CROSS = "M-17-17L17 17M17-17L-17 17"
CHECK = "M-12 1L-4 10L13-9"
SUN = (
    "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0ZM0-19V-27M13-13L19-19M19 0H27M13 13L19 19"
    "M0 19V27M-13 13L-19 19M-19 0H-27M-13-13L-19-19"
)
STAR = "M0-27L7-7L27 0L7 7L0 27L-7 7L-27 0L-7-7Z"

FORMS = {"s": "M-22-22H22V22H-22Z", "t": "M0-24L26 21H-26Z", "c": "M-24 0a24 24 0 1 1 48 0a24 24 0 1 1-48 0Z"}
HATCHES = {
    "s": "M-5-22L-22-5M8-22L-22 8M22-22L-22 22M22-8L-8 22M22 5L5 22",
    "t": "M5-16L-17 6M10-8L-19 21M14 1L-6 21M19 10L8 21",
    "c": "M-24-3L-3-24M-22 9L9-22M-17 17L17-17M-9 22L22-9M24 3L3 24",
}


def stroke(path: str, width: float, colour: str = PIECE_INK) -> Element:
    """Draw a line with round ends"""
    return el("path", d=path, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


def _rimmed(path: str, enamel: Enamel) -> Element:
    # The rim is painted first and the fill over it, so parts that overlap show no seams.
    return el(
        "path",
        d=path,
        fill=enamel.fill,
        stroke=enamel.deep,
        stroke_width=6,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def _printed(shape: Shape, colour: str) -> Element:
    return stroke(shape.mark, shape.line, colour) if shape.line else el("path", d=shape.mark, fill=colour)


def symbol(shape: Shape, enamel: Enamel, size: float) -> Element:
    """Draw a shape in its colour, `size` across, around 0,0"""
    parts = [_rimmed(shape.outline, enamel)]
    if shape.mark:
        parts.append(_printed(shape, PIECE if shape.light else enamel.deep))
    return scaled(size / UNIT, *parts)


def butterfly(size: float) -> Element:
    wings = [_rimmed(path, ENAMEL[colour]) for colour, path in WINGS.items()]
    return scaled(size / UNIT, *wings, stroke(FEELERS, 4))


def icon(path: str, size: float, width: float = 7, colour: str = PIECE_INK) -> Element:
    """Draw a line drawing, `size` across, around 0,0"""
    return scaled(size / UNIT, stroke(path, width, colour))


def form(name: str, fill: str, size: float) -> Element:
    """Draw one of Clustered's shapes, hollow, dashed or filled"""
    edge = el(
        "path",
        d=FORMS[name],
        fill=PIECE_INK if fill == "f" else "none",
        stroke=PIECE_INK,
        stroke_width=5,
        stroke_linejoin="round",
    )
    hatch = [stroke(HATCHES[name], 4.4)] if fill == "d" else []
    return scaled(size / UNIT, *hatch, edge)
