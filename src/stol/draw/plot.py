"""Line chart of the expected result of each seat over a game, as text and as SVG

Seats differ by number and dash pattern, not by colour alone.
"""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import NamedTuple
from xml.etree.ElementTree import Element

import numpy as np

from stol.draw.kit import (
    INK,
    INK_2,
    LINE,
    LINE_STRONG,
    PAPER,
    SEATS,
    Box,
    at,
    box,
    coin,
    column,
    el,
    label,
    numeral,
    page,
    row,
    say,
    slip,
    speaking,
    titled,
    word_box,
)
from stol.draw.words import Lines, join_names, percent, readable, sheet
from stol.text.languages import ENGLISH


class Mark(NamedTuple):
    """A turning point: its ply, the seat whose line it is on, and a description"""

    ply: int
    seat: int
    words: str


class Curve(NamedTuple):
    title: str
    names: Sequence[str]
    """Names by seat"""
    plies: Sequence[int]
    values: Sequence[Sequence[float]]
    """Expected results from 0 to 1, by ply, then by seat"""
    marks: Sequence[Mark] = ()
    """Turning points, ordered by ply"""

    def at(self, ply: float, seat: int) -> float:
        """Return the value at any ply, linearly interpolated"""
        return float(np.interp(ply, self.plies, [values[seat] for values in self.values]))

    def name(self, seat: int) -> str:
        return readable(self.names[seat])


ROWS = 13
MARGIN = 6
"""Columns left of the plot"""
SEVERAL = "*"
"""Drawn where lines of several seats meet"""
NAMES = ascii_uppercase
"""Letters of the turning points"""


def text(curve: Curve, width: int = 80, language: str = ENGLISH) -> str:
    """Draw the chart as plain text; a line is made of the seat's number"""
    columns = max(20, width - MARGIN)
    with speaking(language):
        return sheet(framed(curve, columns), legend(curve, width))


def framed(curve: Curve, columns: int) -> Lines:
    """Add the percent scale on the left and the plies below"""
    rows = ["".join(cells).rstrip() for cells in plotted(curve, columns)]
    scale = [f"{100 - 100 * line // (ROWS - 1):3}% ┤" if line % 3 == 0 else "     │" for line in range(ROWS)]
    return [*(left + cells for left, cells in zip(scale, rows, strict=True)), *axis(curve, columns)]


def plotted(curve: Curve, columns: int) -> list[list[str]]:
    cells = [[" "] * columns for _ in range(ROWS)]
    plies = np.linspace(curve.plies[0], curve.plies[-1], columns)
    for seat in range(len(curve.names)):
        before = level(curve.at(plies[0], seat))
        for place, ply in enumerate(plies):
            here = level(curve.at(ply, seat))
            for between in range(min(before, here) + 1, max(before, here)):
                put_sign(cells, between, place, "│")
            put_sign(cells, here, place, str(seat))
            before = here
    return cells


def level(value: float) -> int:
    return round((1 - min(max(value, 0.0), 1.0)) * (ROWS - 1))


def put_sign(cells: list[list[str]], line: int, place: int, sign: str) -> None:
    """Write a character: numbers replace connecting lines; where two seats meet, write a star"""
    there = cells[line][place]
    if there in {" ", "│"}:
        cells[line][place] = sign
    elif sign not in {there, "│"}:
        cells[line][place] = SEVERAL


def axis(curve: Curve, columns: int) -> Lines:
    """Draw the axis of plies with the letters of the turning points on it and numbers below"""
    line, numbers = ["─"] * columns, [" "] * (columns + MARGIN)
    first, last = curve.plies[0], curve.plies[-1]
    for letter, mark in zip(NAMES, curve.marks, strict=False):
        wanted = place_of(mark.ply, first, last, columns)
        line[nearest_free(line, wanted)] = letter
    for ply in ticks(first, last, columns // 10):
        words = str(ply)
        start = min(place_of(ply, first, last, columns), columns - len(words))
        numbers[start : start + len(words)] = words
    return [f"     └{''.join(line)}", f"{say('draw-plot-ply'):>4}  {''.join(numbers).rstrip()}"]


def nearest_free(line: Sequence[str], wanted: int) -> int:
    free = [place for place, sign in enumerate(line) if sign == "─"]
    return min(free, key=lambda place: abs(place - wanted))


def place_of(ply: int, first: int, last: int, columns: int) -> int:
    return round((ply - first) / max(1, last - first) * (columns - 1))


def ticks(first: int, last: int, most: int) -> list[int]:
    """Return round plies for the axis, about `most` of them"""
    step = next(step for step in round_numbers() if (last - first) / step <= most)
    return list(range(-(-first // step) * step, last + 1, step))


def round_numbers() -> Sequence[int]:
    return [lead * 10**zeros for zeros in range(9) for lead in (1, 2, 5)]


def legend(curve: Curve, width: int) -> Lines:
    """Write the name and final value of each seat"""
    entries = [say("draw-plot-key", seat=seat, name=curve.name(seat), value=end(curve, seat)) for seat in seats(curve)]
    entries += [say("draw-plot-several", sign=SEVERAL)] if len(curve.names) > 1 else []
    lines = [""]
    for entry in entries:
        longer = f"{lines[-1]}   {entry}".lstrip()
        lines = [*lines[:-1], longer] if len(longer) <= width else [*lines, entry]
    return [line[:width] for line in lines if line]


WIDTH, HEIGHT, LEFT, TOP = 760, 300, 52, 46
APART = 27
"""Minimum distance between letters"""
DASHES = ("none", "11 6", "2 6", "16 5 2 5", "6 4", "1 4 6 4", "20 4", "9 3 2 3 2 3")


def svg(curve: Curve, language: str = ENGLISH) -> str:
    """Draw the chart as a complete SVG document"""
    with speaking(language):
        return drawn(curve)


def drawn(curve: Curve) -> str:
    ends = join_names([named(curve, seat) for seat in seats(curve)])
    lines = [line_of(curve, seat) for seat in reversed(range(len(curve.names)))]
    pins = [pin(curve, *lettered) for lettered in zip(NAMES, curve.marks, spread(curve), strict=False)]
    drawing = box(LEFT + WIDTH + 20, TOP + HEIGHT + 36, *grid(curve), *lines, *pins)
    parts = column([drawing, keys(curve)], 14)
    return page(curve.title, say("draw-plot-about"), ends, slip(parts), about(curve))


def about(curve: Curve) -> str:
    """Describe the chart for screen readers"""
    lines = [
        say("draw-plot-from-to", name=curve.name(seat), first=percent(curve.values[0][seat]), last=end(curve, seat))
        for seat in seats(curve)
    ]
    lettered = zip(NAMES, curve.marks, strict=False)
    turns = [say("draw-plot-turn", letter=letter, words=mark_words(mark)) for letter, mark in lettered]
    return " ".join([*lines, *turns])


def seats(curve: Curve) -> range:
    return range(len(curve.names))


def end(curve: Curve, seat: int) -> str:
    return percent(curve.values[-1][seat])


def named(curve: Curve, seat: int) -> str:
    """Name a line and where it ends"""
    return say("draw-plot-line", name=curve.name(seat), value=end(curve, seat))


def mark_words(mark: Mark) -> str:
    """Describe a turning point"""
    return say("draw-plot-mark", ply=str(mark.ply), words=readable(mark.words))


def point(curve: Curve, ply: float, value: float) -> tuple[float, float]:
    first, last = curve.plies[0], curve.plies[-1]
    return LEFT + (ply - first) / max(1, last - first) * WIDTH, TOP + (1 - value) * HEIGHT


def grid(curve: Curve) -> list[Element]:
    """Draw the grid lines, the percent scale and the plies"""
    parts = []
    for quarter in range(5):
        _, y = point(curve, 0, quarter / 4)
        parts.append(el("path", d=f"M{LEFT} {y:g}h{WIDTH}", stroke=LINE_STRONG if quarter == 2 else LINE))
        parts.append(label(percent(quarter / 4), LEFT - 8, y + 5, text_anchor="end", fill=INK_2))
    for ply in ticks(curve.plies[0], curve.plies[-1], 12):
        x, y = point(curve, ply, 0)
        parts.append(label(str(ply), x, y + 24, text_anchor="middle", fill=INK_2))
    return parts


def line_of(curve: Curve, seat: int) -> Element:
    """Draw the line of a seat, with a paper-coloured outline to keep crossings clear"""
    places = [point(curve, ply, values[seat]) for ply, values in zip(curve.plies, curve.values, strict=True)]
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    case = el("path", d=path, fill="none", stroke=PAPER, stroke_width=6)
    return titled(curve.name(seat), case, stroke(path, seat))


def stroke(path: str, seat: int) -> Element:
    return el(
        "path",
        d=path,
        fill="none",
        stroke=SEATS[seat],
        stroke_width=3,
        stroke_linejoin="round",
        stroke_dasharray=DASHES[seat],
    )


def spread(curve: Curve) -> list[float]:
    """Return the x coordinates of the letters: above their marks, but without overlaps"""
    places: list[float] = []
    for mark in curve.marks:
        x, _ = point(curve, mark.ply, 1)
        places.append(max(x, places[-1] + APART) if places else x)
    room = [LEFT + WIDTH - APART * behind for behind in reversed(range(len(places)))]
    return list(map(min, places, room))


def pin(curve: Curve, letter: str, mark: Mark, place: float) -> Element:
    """Draw a turning point: a letter above the chart and a dot on the line"""
    x, y = point(curve, mark.ply, curve.at(mark.ply, mark.seat))
    lead = f"M{place:.1f} {TOP - 26}L{x:.1f} {TOP}V{TOP + HEIGHT}"
    return titled(
        mark_words(mark),
        el("path", d=lead, fill="none", stroke=INK_2, stroke_dasharray="2 4"),
        el("circle", cx=x, cy=y, r=5, fill=PAPER, stroke=INK, stroke_width=2.5),
        at(place, TOP - 26, el("circle", r=12, fill=PAPER, stroke=INK, stroke_width=2), numeral(letter, 0, 0, 14)),
    )


def keys(curve: Curve) -> Box:
    """Draw the legend of lines and turning points"""
    rows = [row([key(curve, seat) for seat in together], 28) for together in in_rows(len(curve.names), 4)]
    marks = [word_box(f"{letter}  {mark_words(mark)}") for letter, mark in zip(NAMES, curve.marks, strict=False)]
    return column([*rows, *marks], 6)


def in_rows(count: int, across: int) -> list[range]:
    return [range(start, min(start + across, count)) for start in range(0, count, across)]


def key(curve: Curve, seat: int) -> Box:
    sample = box(44, 12, stroke("M0 6H44", seat))
    return row([coin(seat), sample, word_box(named(curve, seat))], 8)
