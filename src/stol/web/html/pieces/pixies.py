"""Drawings of Pixies: cards, and the nine cells with the cards on them. A card is 100 by 112 units."""

import functools
from collections.abc import Iterable, Sequence

from markupsafe import Markup

from stol.draw.pixies import Card, CellCards, read_card
from stol.web.html.kit import num, svg, use

WIDTH, HEIGHT, GAP = 100, 112, 12
WHOLE = 3 * WIDTH + 2 * GAP, 3 * HEIGHT + 2 * GAP
BOX = f'width="{WIDTH}" height="{HEIGHT}" rx="11"'
"""The attributes of a `rect` that is a card's outline."""
MARGIN = 10
"""Margin round the nine cells: room for the line of a zone, and for stacks that stick out."""
NOTCH = {False: 34, True: 46}
"""Size of the corner for the value, by whether the card is small."""
STRIP = 20
"""Height of the foot of a card, where its symbols are."""
FOOT = HEIGHT - 14.5

BLANK = (
    f'<rect y="2.5" fill="var(--piece-shadow)" fill-opacity=".55" {BOX}/>'
    f'<rect fill="var(--piece)" stroke="var(--piece-edge)" {BOX}/>'
)
"""A blank card with its shadow. It needs no style sheet, because other pages show cards too."""

LAND = {
    "b": ("M0 78Q12 72 25 78T50 78T75 78T100 78V112H0Z", "M0 90Q12 84 25 90T50 90T75 90T100 90V112H0Z"),
    "g": ("M0 82C20 62 44 66 60 78S88 74 100 66V112H0Z", "M0 92C24 84 50 98 100 84V112H0Z"),
    "y": ("M0 80Q50 62 100 80V112H0Z", "M0 96Q40 78 100 94V112H0Z"),
    "r": ("M0 76L16 66L30 78L48 62L66 78L82 68L100 80V112H0Z", "M0 92Q50 82 100 92V112H0Z"),
}
"""Two bands of land or water at the foot of each coloured field."""


def piece(name: str) -> str:
    """A card's id for animation, without special characters: b4+1 is card-b4p1."""
    return "card-" + name.translate({ord("+"): "p", ord("-"): "n", ord("*"): "s"})


# ---- one card


def field_path(*, strip: bool, small: bool) -> str:
    """The coloured field: a notch for the value, and room below for symbols."""
    left, top, right, bottom = 5, 5, WIDTH - 5, HEIGHT - 5 - (STRIP if strip else 0)
    x, y, r, k = left + NOTCH[small], top + NOTCH[small] * 1.12, 7, 9
    return (
        f"M{x + k} {top}H{right - r}Q{right} {top} {right} {top + r}V{bottom - r}Q{right} {bottom} {right - r} {bottom}"
        f"H{left + r}Q{left} {bottom} {left} {bottom - r}V{y + k:.1f}Q{left} {y:.1f} {left + k} {y:.1f}"
        f"H{x - k}Q{x} {y:.1f} {x} {y - k:.1f}V{top + k}Q{x} {top} {x + k} {top}Z"
    )


def clip(*, strip: bool, small: bool) -> str:
    return f"px-field{'-strip' if strip else ''}{'-small' if small else ''}"


def clips() -> Markup:
    """The clip paths of coloured fields; every card refers to one of them."""
    shapes = [(strip, small) for strip in (False, True) for small in (False, True)]
    paths = "".join(
        f'<clipPath id="{clip(strip=strip, small=small)}"><path d="{field_path(strip=strip, small=small)}"/></clipPath>'
        for strip, small in shapes
    )
    return svg(f"<defs>{paths}</defs>")


@functools.cache
def defs() -> Markup:
    """The clip paths as an element of its own, for a page with many drawings."""
    return svg(f'<svg width="0" height="0" aria-hidden="true">{clips()}</svg>')


def has_strip(look: Card) -> bool:
    return bool(look.symbols or look.special or look.per_face_down or look.crossed)


@functools.cache
def card(name: str, *, small: bool = False) -> Markup:
    """Inside an SVG: a card face up. A small one has fewer and larger details."""
    look = read_card(name)
    strip = has_strip(look)
    middle = (HEIGHT - STRIP if strip else HEIGHT) / 2 + (8 if small else 5)
    value = num(int(look.value), 5 + NOTCH[small] / 2 - 2, 3.5 + NOTCH[small] * 0.56, 31 if small else 23.5)
    return svg(
        f'<g class="pcard">{BLANK}'
        f'<g clip-path="url(#{clip(strip=strip, small=small)})">{field(look.colours, middle)}</g>'
        f"{emblems(look.colours, middle, small=small)}"
        f'<g color="var(--piece-ink)">{value}{marks(look, small=small) if strip else ""}</g></g>'
    )


def field(colours: str, middle: float) -> str:
    """One colour, two split by a diagonal, or all four."""
    if len(colours) == 1:
        back, front = LAND[colours]
        return (
            f'<path fill="var(--{colours})" d="M0 0H100V112H0Z"/>'
            f'<path fill="var(--{colours}-deep)" fill-opacity=".22" d="{back}"/>'
            f'<path fill="var(--{colours}-deep)" fill-opacity=".3" d="{front}"/>'
        )
    if len(colours) == 2:
        first, second = colours[0], colours[1]
        return (
            f'<path fill="var(--{first})" d="M0 0H100V112Z"/><path fill="var(--{second})" d="M0 0V112H100Z"/>'
            '<path stroke="var(--piece)" stroke-width="4" d="M0 0L100 112"/>'
        )
    return (
        '<path fill="var(--b)" d="M0 0H50V56H0Z"/><path fill="var(--g)" d="M50 0H100V56H50Z"/>'
        '<path fill="var(--y)" d="M0 56H50V112H0Z"/><path fill="var(--r)" d="M50 56H100V112H50Z"/>'
        f'<circle cx="56" cy="{middle + 2}" r="33" fill="var(--piece)"/>'
    )


def emblems(colours: str, middle: float, *, small: bool) -> str:
    if len(colours) == 1:
        drawn = use(f"px-{colours}", 60 if small else 56, middle, 58 if small else 62)
        return f'<g class="pale is-{colours}">{drawn}</g>'
    if len(colours) == 2:
        places = ((73, 33, 36), (26, 71, 27)) if small else ((69, 33, 40), (28, 64, 34))
        return "".join(
            f'<g class="pale is-{colour}">{use(f"px-{colour}", *place)}</g>'
            for colour, place in zip(colours, places, strict=True)
        )
    return use("px-m", 56, middle + 2, 52)


def marks(look: Card, *, small: bool) -> Markup:
    """The foot of a card: its spirals or crosses, and what they depend on."""
    count = abs(int(look.symbols or 0))
    symbol = "px-cross" if look.symbols.startswith("-") else "px-spiral"
    if look.special:
        return use("px-special", 33, FOOT, 19) + slash(50) + use(f"px-{look.colours}", 67, FOOT, 18)
    if look.per_face_down or look.crossed:
        each = per_back(look.per_face_down) if look.per_face_down else per_colour(look.crossed)
        if not count:
            return svg(f'<g transform="translate(-16 0)">{each}</g>')
        return use(symbol, 14, FOOT, 16) + num(count, 27, FOOT, 11.5, cls="bold") + DIVIDER + each
    if small:
        return use(symbol, 38, FOOT, 18) + num(count, 62, FOOT, 13, cls="bold")
    step = min(17, 84 / count)
    places = (WIDTH / 2 + (i - (count - 1) / 2) * step for i in range(count))
    return svg("".join(use(symbol, x, FOOT, 15) for x in places))


DIVIDER = svg(f'<path d="M36 {FOOT - 7}v14" stroke="var(--piece-edge)" stroke-width="1.6"/>')


def slash(x: float) -> Markup:
    line = f"M{x - 2.5} {FOOT + 6}l5 -12"
    return svg(f'<path d="{line}" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>')


def per_back(spirals: str) -> Markup:
    """A number of spirals for every uncovered face-down card."""
    each = num(int(spirals), 45, FOOT, 11.5, cls="bold") + use("px-special", 59, FOOT, 18)
    down = svg(f'<rect x="78.5" y="{FOOT - 7}" width="11.5" height="14" rx="2.5" fill="var(--back)"/>')
    return each + slash(72.5) + down


def per_colour(colour: str) -> Markup:
    """A cross for every face-up card of a colour."""
    return use("px-cross", 53, FOOT, 16) + slash(65) + use(f"px-{colour}", 80, FOOT, 18)


@functools.cache
def back() -> Markup:
    """Inside an SVG: a card face down."""
    dots = "".join(use("mark", 22 + 19 * (i % 4), 26 + 20 * (i // 4), 12) for i in range(16))
    return svg(
        f'<g class="pcard">{BLANK}'
        f'<rect x="6" y="6" width="{WIDTH - 12}" height="{HEIGHT - 12}" rx="7" fill="var(--back)"/>'
        f'<g color="var(--back-2)">{dots}</g></g>'
    )


@functools.cache
def edge() -> Markup:
    """A back of which only the edge is visible, because a card lies on it."""
    return svg(
        f'<g class="pcard">{BLANK}'
        f'<rect x="6" y="6" width="{WIDTH - 12}" height="{HEIGHT - 12}" rx="7" fill="var(--back)"/></g>'
    )


@functools.cache
def seal(*, small: bool = False) -> Markup:
    """The mark of a validated card."""
    return use("px-seal", WIDTH - 13, 13, 25 if small else 22)


@functools.cache
def lone(name: str, *, small: bool = False, cls: str = "onepcard") -> Markup:
    """A card as an element of its own."""
    box = f"-3 -3 {WIDTH + 6} {HEIGHT + 8}"
    return svg(f'<svg class="{cls}" viewBox="{box}" aria-hidden="true">{card(name, small=small)}</svg>')


@functools.cache
def pair(name: str) -> Markup:
    """A validated card as an element of its own, with the edge of the card beneath it."""
    box = f"-3 -3 {WIDTH + 12} {HEIGHT + 14}"
    return svg(
        f'<svg class="onepcard" viewBox="{box}" aria-hidden="true">{under(edge())}{card(name)}{seal(small=True)}</svg>'
    )


def under(drawn: Markup) -> Markup:
    """A card beneath another, a little rotated."""
    return svg(f'<g transform="translate(4 5) rotate(2.4 50 56)">{drawn}</g>')


# ---- nine cells


def corner(cell: int) -> tuple[int, int]:
    """The upper left corner of a cell; cells are counted from 0."""
    return cell % 3 * (WIDTH + GAP), cell // 3 * (HEIGHT + GAP)


@functools.cache
def on_cell(cell: int, cards: CellCards, seat: int, *, small: bool) -> Markup:
    """Inside an SVG: a cell with its cards. A card keeps its id for animation when it is turned over."""
    x, y = corner(cell)
    return svg(f'<g transform="translate({x} {y})">{lying(cell, cards, seat, small=small)}</g>')


def lying(cell: int, cards: CellCards, seat: int, *, small: bool) -> str:
    if cards.up is None and cards.down is None:
        number = num(cell + 1, WIDTH / 2, HEIGHT / 2, 44)
        return f'<rect class="well" {BOX}/><g class="cellno">{number}</g>'
    if cards.up is None:
        return with_owner(cards.down, seat, back())
    if cards.down is None:
        return with_owner(cards.up, seat, card(cards.up, small=small))
    upper = card(cards.up, small=small) + seal(small=small)
    lower = under(with_owner(cards.down, seat, edge()))
    return f'{lower}<g transform="translate(-2 -2)">{with_owner(cards.up, seat, upper)}</g>'


def with_owner(name: str | None, seat: int, drawn: Markup) -> Markup:
    """A card with its id for animation and its owner."""
    return svg(f'<g data-piece="{piece(name or "")}" data-by="{seat}">{drawn}</g>')


@functools.cache
def zone_line(cells: tuple[int, ...]) -> Markup:
    """A line round adjacent cells: outlines first, then fills over them, so that only the outer edge stays visible."""
    grown = GAP / 2 + 1
    boxes = []
    for cell in cells:
        x, y = corner(cell)
        boxes.append((x - grown, y - grown, WIDTH + 2 * grown, HEIGHT + 2 * grown))
        if cell % 3 < 2 and cell + 1 in cells:
            boxes.append((x + WIDTH / 2, y - grown, WIDTH + GAP, HEIGHT + 2 * grown))
        if cell + 3 in cells:
            boxes.append((x - grown, y + HEIGHT / 2, WIDTH + 2 * grown, HEIGHT + GAP))
    drawn = "".join(f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="14"/>' for x, y, w, h in boxes)
    return svg(f'<g class="zone-line">{drawn}</g><g class="zone-fill">{drawn}</g>')


@functools.cache
def frame(cls: str, by: int = 5) -> Markup:
    """Inside a cell: a line round it, with a casing so that it is visible on any card."""
    box = f'x="{-by}" y="{-by}" width="{WIDTH + 2 * by}" height="{HEIGHT + 2 * by}" rx="15"'
    return svg(f'<rect class="{cls}-case" {box}/><rect class="{cls}" {box}/>')


def dim(lit: Iterable[int]) -> Markup:
    """In a guided game: darkness over all cells but the lit ones."""
    places = (corner(cell) for cell in sorted(lit))
    holes = "".join(f"M{x - 6} {y - 6}h{WIDTH + 12}v{HEIGHT + 12}h{-WIDTH - 12}Z" for x, y in places)
    width, height = WHOLE
    edge = f"M{-MARGIN} {-MARGIN}H{width + MARGIN}V{height + MARGIN}H{-MARGIN}Z"
    return svg(f'<path class="dim" fill-rule="evenodd" d="{edge}{holes}"/>')


@functools.cache
def badge(text: str) -> Markup:
    """Inside a cell: a badge with points at its upper edge."""
    width = 22 + 12 * len(text)
    return svg(
        f'<g class="badge" transform="translate({WIDTH / 2} -2)"><rect x="{-width / 2}" y="-16" width="{width}"'
        f' height="32" rx="16"/><text y="7">{text}</text></g>'
    )


def view_box() -> str:
    width, height = WHOLE
    return f"{-MARGIN} {-MARGIN} {width + 2 * MARGIN} {height + 2 * MARGIN}"


# ---- for the home page

FAN: Sequence[tuple[str, int, int, int]] = (
    ("b2+4", -128, 26, -13),
    ("y3+5", -50, 2, -4),
    ("m4", 28, 0, 5),
    ("r8", 104, 22, 13),
)


@functools.cache
def picture() -> Markup:
    """The picture for the home page: four cards, fanned out."""
    fan = "".join(
        f'<g transform="translate({x} {y}) rotate({turned} 50 56) scale(1.12)">{card(name)}</g>'
        for name, x, y, turned in FAN
    )
    return svg(
        '<svg viewBox="-110 -20 300 196" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'{clips()}<g transform="translate(-10 14)">{fan}</g></svg>'
    )
