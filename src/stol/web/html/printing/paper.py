"""Paper and what lies on it, in millimetres: pieces in a grid, lines to cut along, the ruler on every sheet."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from markupsafe import Markup

from stol.web.html.kit import svg, use

SIDE, TOP, BOTTOM = 10.0, 15.5, 15.5
"""Margins round the pieces: room for cut marks, heading and note."""
EDGE = 5.0
"""Nothing is drawn nearer to the edge of the paper, where printers leave it blank."""
RULER = 50
"""Length of the ruler: whoever measures it knows whether the printer has scaled the page."""
MARK_GAP, MARK = 0.8, 4.0
"""Distance of a cut mark from the pieces, and its length."""


class Paper(NamedTuple):
    key: str
    width: float
    height: float

    @property
    def inner_width(self) -> float:
        """Of the area for pieces."""
        return self.width - 2 * SIDE

    @property
    def inner_height(self) -> float:
        return self.height - TOP - BOTTOM


PAPERS: Final = {paper.key: paper for paper in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4))}


class Piece(NamedTuple):
    """Something that is cut out, or a plan that stays on its sheet."""

    kind: str
    name: str
    x: float
    y: float
    width: float
    height: float
    drawn: str
    """In millimetres from its upper left corner."""


@dataclass(frozen=True)
class Sheet:
    pieces: Sequence[Piece]
    note: str
    """What it holds, in a line at its foot."""
    under: str = ""
    """Drawn below the pieces."""
    over: str = ""
    """Drawn above them: lines to cut along."""


class Grid(NamedTuple):
    """Places of one size, side by side."""

    left: float
    top: float
    columns: int
    rows: int
    width: float
    height: float

    @property
    def size(self) -> int:
        return self.columns * self.rows

    def corner(self, index: int) -> tuple[float, float]:
        """The upper left corner of a place."""
        return self.left + index % self.columns * self.width, self.top + index // self.columns * self.height

    def piece(self, index: int, kind: str, name: str, drawn: str) -> Piece:
        return Piece(kind, name, *self.corner(index), self.width, self.height, drawn)

    def lengths(self, count: int) -> list[int]:
        """How many places of each row are taken by so many pieces."""
        return [min(self.columns, count - row * self.columns) for row in range(math.ceil(count / self.columns))]

    def cuts(self, count: int) -> str:
        """Lines between so many pieces, and marks in the margins where a knife is laid."""
        rows = self.lengths(count)
        down = "".join(
            f"M{self.left + column * self.width:g} {self.top + row * self.height:g}v{self.height:g}"
            for row, length in enumerate(rows)
            for column in range(length + 1)
        )
        across = "".join(
            f"M{self.left:g} {self.top + row * self.height:g}h{rows[max(row - 1, 0)] * self.width:g}"
            for row in range(len(rows) + 1)
        )
        return f'<path class="cut-line" d="{down}{across}"/>{self.marks(len(rows))}'

    def marks(self, rows: int) -> str:
        right, bottom = self.left + self.columns * self.width, self.top + rows * self.height
        out = MARK_GAP + MARK
        columns = "".join(
            f"M{x:g} {self.top - out:g}v{MARK:g}M{x:g} {bottom + MARK_GAP:g}v{MARK:g}"
            for x in (self.left + column * self.width for column in range(self.columns + 1))
        )
        lines = "".join(
            f"M{self.left - out:g} {y:g}h{MARK:g}M{right + MARK_GAP:g} {y:g}h{MARK:g}"
            for y in (self.top + row * self.height for row in range(rows + 1))
        )
        return f'<path class="cut-mark" d="{columns}{lines}"/>'


def fitted_grid(paper: Paper, width: float, height: float) -> Grid:
    """As many places of this size as the paper has room for."""
    columns, rows = int(paper.inner_width // width), int(paper.inner_height // height)
    return Grid((paper.width - columns * width) / 2, TOP, columns, rows, width, height)


def scaled(drawn: str, scale: float, x: float = 0, y: float = 0) -> str:
    """A drawing in other units, moved and scaled to millimetres."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.5f})">{drawn}</g>'


def text(x: float, y: float, size: float, words: str, *, cls: str = "", anchor: str = "start") -> str:
    kind = f' class="{cls}"' if cls else ""
    return f'<text{kind} x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}">{Markup.escape(words)}</text>'


class Heading(NamedTuple):
    """The words on every sheet."""

    title: str
    ruler: str
    label: str
    """For screen readers."""


def drawn_sheet(sheet: Sheet, paper: Paper, heading: Heading, number: str, *, sparing: bool) -> Markup:
    """A sheet of paper: heading, ruler, pieces, note. `number`: which sheet it is."""
    low = paper.height - EDGE - 1.5
    head = (
        f'<g class="ink">{use("mark", SIDE + 4, 7.5, 8)}</g>'
        f'<text class="title" x="{SIDE + 10}" y="9.3" font-size="5.2">{Markup.escape(heading.title)}'
        f'<tspan class="quiet" font-size="3.4" dx="3">{Markup.escape(number)}</tspan></text>'
    )
    foot = f'<g class="quiet-ink">{use("i-cut", SIDE + 3, low - 1, 5)}</g>' + text(
        SIDE + 8, low, 3.1, sheet.note, cls="quiet"
    )
    pieces = "".join(map(drawn_piece, sheet.pieces))
    kinds = f"paper {paper.key}{' sparing' if sparing else ''}"
    return svg(
        f'<svg class="{kinds}" viewBox="0 0 {paper.width:g} {paper.height:g}" role="img"'
        f' aria-label="{Markup.escape(heading.label)}">{sheet.under}{pieces}{sheet.over}'
        f"{head}{ruler(paper, heading.ruler)}{foot}</svg>"
    )


def drawn_piece(piece: Piece) -> str:
    return (
        f'<g data-kind="{piece.kind}" data-name="{piece.name}" transform="translate({piece.x:g} {piece.y:g})">'
        f"{piece.drawn}</g>"
    )


def ruler(paper: Paper, words: str) -> str:
    x, y = paper.width - SIDE - RULER, 7.2
    ticks = "".join(f"M{x + 5 * i:g} {y:g}v{-2.2 if i % 2 == 0 else -1.3}" for i in range(RULER // 5 + 1))
    return f'<path class="ruler" d="M{x:g} {y:g}h{RULER}{ticks}"/>' + text(
        x + RULER, y + 2.9, 2.8, words, cls="quiet", anchor="end"
    )
