"""Drawings of Everything on 1 Card: cards and dice. The rows of a card are arguments, because decks are data (O3)."""

import functools
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from markupsafe import Markup

from stol.web.html.kit import square, svg, use


class Crosses(NamedTuple):
    """The crosses in the boxes of a row, from left to right."""

    made: int = 0
    fresh: int = 0
    """How many of them are from the last round."""
    soon: int = 0
    """How many the present dice would cross off."""
    misfit: bool = False
    """Whether there are more dice of this colour than free boxes."""


Row: TypeAlias = tuple[str, int, bool]
"""A printed row: its colour, its boxes, and whether it has a sun."""
Rows: TypeAlias = tuple[Row, ...]
Crossed: TypeAlias = tuple[Crosses, ...]

WIDE, HIGH = 276, 256
ROW, BOX, STEP, LEFT = 42, 27, 31.5, 68
MIDDLE = 18.5
FOOT = 10 + 5 * ROW + 15
ROWS_TO_SCORE = 3


class Notes(NamedTuple):
    """Texts on a card besides its rows."""

    need: str = ""
    """How many rows are full."""
    gain: str = ""
    """The points that it would score."""
    label: str = ""
    """The label for screen readers; empty hides the card from them."""
    by: int | None = None
    """The seat that has it."""
    counted: tuple[tuple[str, str], ...] = ()
    """The rows that give points, by colour, with a text beside each."""
    moves: bool = True
    """Whether it is the card itself, which is animated; not a picture of it."""


NO_NOTES = Notes()


def card(name: str, rows: Rows, crossed: Crossed, notes: Notes = NO_NOTES) -> Markup:
    """A card, face up."""
    counted = "".join(_counted(place, dict(notes.counted).get(row[0])) for place, row in enumerate(rows))
    return svg(f"{_head('ocard', name, notes)}{_face(rows, crossed)}{_foot(name, notes)}{counted}</svg>")


def plain(marks: Mapping[str, int], rows: Rows) -> Crossed:
    """The crosses of a card without new or expected ones."""
    return tuple(Crosses(marks.get(colour, 0)) for colour, _boxes, _sun in rows)


def blank_rows(rows: Rows) -> str:
    """Inside an SVG: the rows of a card that nothing is crossed off on."""
    return "".join(_row(place, row, Crosses()) for place, row in enumerate(rows))


def back(name: str, notes: Notes = NO_NOTES) -> Markup:
    """A card face down with a seal: a secret choice."""
    lines = "".join(f'<path d="M{x} 8 L{x - 60} {HIGH - 8}"/>' for x in range(70, WIDE + 60, 24))
    return svg(
        f'{_head("ocard down", name, notes)}<rect class="face" width="{WIDE}" height="{HIGH}" rx="16"/>'
        f'<svg width="{WIDE}" height="{HIGH}"><g class="lines">{lines}</g></svg>'
        f'<rect class="frame" x="9" y="9" width="{WIDE - 18}" height="{HIGH - 18}" rx="10"/>'
        f'<g transform="translate({WIDE / 2} {HIGH / 2})">{_wax(46)}</g></svg>'
    )


@functools.cache
def seal(size: int = 26) -> Markup:
    """The seal alone: a seat has made its secret choice."""
    return svg(f'<svg class="seal" viewBox="-48 -48 96 96" {square(size)} aria-hidden="true">{_wax(44)}</svg>')


@functools.cache
def tick() -> Markup:
    """The tick on a card that is picked."""
    return svg(
        f'<svg class="tick" viewBox="-32 -32 64 64" aria-hidden="true"><circle r="30"/>{use("i-check", 0, 0, 44)}</svg>'
    )


@functools.cache
def die(colour: str) -> Markup:
    return svg(
        '<svg viewBox="0 0 76 80" aria-hidden="true"><rect class="under" x="2" y="6" width="72" height="72" rx="17"/>'
        f'<rect class="upper" x="2" y="2" width="72" height="72" rx="17"/>{use(f"oc-{colour}", 38, 38, 52)}</svg>'
    )


@functools.cache
def small_die() -> Markup:
    """The mark of the roller: a die without a colour."""
    return svg(
        '<svg class="rolls" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">'
        '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="8.6" cy="8.6" r="2"/>'
        '<circle cx="12" cy="12" r="2"/><circle cx="15.4" cy="15.4" r="2"/></svg>'
    )


def _head(kind: str, name: str, notes: Notes) -> str:
    """The start tag of a card, with its label and its id for animation."""
    told = f'role="img" aria-label="{Markup.escape(notes.label)}"' if notes.label else 'aria-hidden="true"'
    piece = f' data-piece="card-{name}"' if notes.moves else ""
    piece += "" if notes.by is None else f' data-by="{notes.by}"'
    return f'<svg class="{kind}" viewBox="-2 -2 {WIDE + 4} {HIGH + 6}" {told}{piece}>'


@functools.lru_cache(maxsize=2048)
def _face(rows: Rows, crossed: Crossed) -> str:
    drawn = "".join(_row(place, row, crosses) for place, (row, crosses) in enumerate(zip(rows, crossed, strict=True)))
    full = sum(boxes == crosses.made for (_, boxes, _), crosses in zip(rows, crossed, strict=True))
    soon = sum(boxes == crosses.made + crosses.soon for (_, boxes, _), crosses in zip(rows, crossed, strict=True))
    kinds = [" on" if pip < full else " soon" if pip < soon else "" for pip in range(ROWS_TO_SCORE)]
    pips = "".join(
        f'<circle class="pip{kind}" cx="{22 + pip * 22}" cy="{FOOT}" r="7"/>' for pip, kind in enumerate(kinds)
    )
    return f'<rect class="face" width="{WIDE}" height="{HIGH}" rx="16"/>{drawn}{pips}'


@functools.lru_cache(maxsize=4096)
def _row(place: int, row: Row, crosses: Crosses) -> str:
    colour, count, has_sun = row
    full = crosses.made == count
    kind = f"row is-{colour}{' full' if full else ''}{' misfit' if crosses.misfit else ''}"
    disc = f'<circle class="disc" cx="21" cy="{MIDDLE}" r="16.5"/>' if full else ""
    sun = f'<g class="sun">{use("oc-sun", 52, MIDDLE, 21)}</g>' if has_sun else ""
    boxes = "".join(_box(place, number, crosses) for number in range(count))
    return (
        f'<g transform="translate(8 {10 + place * ROW})" class="{kind}"><rect class="band" width="{WIDE - 16}"'
        f' height="{ROW - 5}" rx="11"/>{disc}{use(f"oc-{colour}", 21, MIDDLE, 29)}{sun}{boxes}</g>'
    )


def _counted(place: int, text: str | None) -> str:
    """A ring round a row that gives points, with a badge."""
    if text is None:
        return ""
    box = f'x="-3" y="-3" width="{WIDE - 10}" height="{ROW + 1}" rx="14"'
    ring = f'<rect class="ring-case" {box}/><rect class="ring" {box}/>'
    body = f'<rect x="-24" y="-17" width="48" height="34" rx="17"/><text y="7">{text}</text>'
    badge = f'<g class="badge" transform="translate({WIDE - 18} {MIDDLE})">{body}</g>' if text else ""
    return f'<g class="counts" transform="translate(8 {10 + place * ROW})">{ring}{badge}</g>'


def _box(place: int, number: int, crosses: Crosses) -> str:
    x = LEFT + number * STEP
    kind = _state(number, crosses)
    box = f'<rect class="box{kind}" x="{x}" y="5" width="{BOX}" height="{BOX}" rx="6"/>'
    if not kind:
        return box
    centre = x + BOX / 2
    turn = (number * 5 + place * 3) % 13 - 6  # varies the angle of the crosses
    cross = use("oc-cross", centre, MIDDLE, 25)
    return f'{box}<g class="x{kind}" transform="rotate({turn} {centre} {MIDDLE})">{cross}</g>'


def _state(number: int, crosses: Crosses) -> str:
    if number < crosses.made - crosses.fresh:
        return " on"
    if number < crosses.made:
        return " on fresh"
    return " soon" if number < crosses.made + crosses.soon else ""


def _foot(name: str, notes: Notes) -> str:
    if not notes.gain:
        words = f'<text class="need" x="88" y="{FOOT + 6}">{Markup.escape(notes.need)}</text>' if notes.need else ""
        return f'{words}<text class="no" x="{WIDE - 16}" y="{FOOT + 6}">{name}</text>'
    badge = f'<rect x="-30" y="-17" width="60" height="34" rx="17"/><text y="7">{Markup.escape(notes.gain)}</text>'
    return (
        f'<text class="no" x="{WIDE - 76}" y="{FOOT + 6}">{name}</text>'
        f'<g class="badge" transform="translate({WIDE - 30} {HIGH - 4})">{badge}</g>'
    )


def _wax(radius: float) -> str:
    return (
        f'<g class="wax"><circle r="{radius}"/><circle class="rim" r="{radius * 0.76:.1f}"/>'
        f"{use('oc-sun', 0, 0, radius * 1.05)}</g>"
    )


PICTURED: Rows = (
    ("r", 6, False),
    ("y", 3, True),
    ("g", 2, False),
    ("b", 4, True),
    ("p", 5, False),
)
FALLEN = (("y", 252, 58, -9), ("r", 282, 128, 12), ("b", 216, 152, -5))


@functools.cache
def picture() -> Markup:
    """The picture for the home page: a half-filled card and three dice."""
    marks = plain({"r": 4, "y": 2, "g": 2, "b": 4, "p": 2}, PICTURED)
    dice = "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">'
        '<rect class="under" x="-29" y="-25" width="58" height="58" rx="14"/>'
        f'<rect class="upper" x="-29" y="-29" width="58" height="58" rx="14"/>{use(f"oc-{colour}", 0, 0, 42)}</g>'
        for colour, x, y, turn in FALLEN
    )
    return svg(
        '<svg viewBox="0 0 320 206" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<g transform="rotate(-7 130 110) translate(24 18) scale(.82)" class="ocard">{_face(PICTURED, marks)}</g>'
        f'<g class="die">{dice}</g></svg>'
    )
