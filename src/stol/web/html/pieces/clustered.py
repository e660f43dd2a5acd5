"""Drawings of Clustered: cards, and the marks around them on the table."""

import functools
from collections.abc import Iterable

from markupsafe import Markup

from stol.web.html.kit import coin_svg, svg, use

PITCH = 100
"""Distance from the middle of a card to the middle of the next, in units of the SVG."""
SIZE = 90
"""Side of a card."""
HALF = SIZE / 2
MARGIN = 74
"""From the middle of the outermost space to the edge of the drawing; points stick out of their card."""
START = "*"
STARTING = 'fill="color-mix(in srgb, var(--mat) 62%, black)" stroke="var(--on-mat)" stroke-width="2"'
"""The paint of the start card: it has no owner, so it has no frame."""

WEAVES = (
    "",
    '<path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" stroke-width="2.6"/>',
    '<circle cx="2" cy="2" r="1.7"/><circle cx="6" cy="6" r="1.7"/>',
    '<path d="M0 2H8M0 6H8" stroke-width="1.8"/>',
    '<path d="M0 0H4V4H0ZM4 4H8V8H4Z" stroke="none"/>',
    '<path d="M0 0L8 8M8 0L0 8" stroke-width="1.6"/>',
    '<path d="M2 0V8M6 0V8" stroke-width="1.8"/>',
    '<path d="M0 6L4 2L8 6" stroke-width="2" fill="none"/>',
)
"""A pattern for each seat, so that owners can be told apart without colour."""

PIPS: dict[int, list[tuple[float, float, float]]] = {
    1: [(0, 0, 40)],
    2: [(-17, 0, 31), (17, 0, 31)],
    3: [(0, -15.5, 27), (-16.5, 14, 27), (16.5, 14, 27)],
}
"""Place and size of the shapes of a card, by its number."""

KEYS = {
    "rows": '<rect x="2" y="6" width="8" height="10" rx="2"/><rect x="13" y="6" width="8" height="10" rx="2"/>'
    '<rect x="24" y="6" width="8" height="10" rx="2"/>',
    "columns": '<rect x="11" y="1.5" width="12" height="5" rx="2"/><rect x="11" y="8.7" width="12" height="5" rx="2"/>'
    '<rect x="11" y="16" width="12" height="5" rx="2"/>',
    "rectangle": '<rect x="5" y="2" width="24" height="18" rx="4"/><path d="M17 2V20M5 11H29" stroke-width="1.6"/>',
    "bonus": '<circle cx="17" cy="11" r="9"/><path d="M17 6.5V15.5M12.5 11H21.5"/>',
}
"""A small drawing for each item of the points."""


@functools.cache
def key(item: str) -> Markup:
    drawn = f'<g fill="none" stroke="currentColor" stroke-width="2.4">{KEYS[item]}</g>'
    return svg(f'<svg class="key" viewBox="0 0 34 22" aria-hidden="true">{drawn}</svg>')


def square(around: float, corner: float, paint: str) -> str:
    """A square centred on 0, 0, larger than a card by `around` on each side."""
    side = SIZE + 2 * around
    return f'<rect x="{-side / 2:g}" y="{-side / 2:g}" width="{side:g}" height="{side:g}" rx="{corner:g}" {paint}/>'


def weave(seat: int) -> str:
    """The pattern of a seat, to fill frames with; the first seat has none."""
    return WEAVES[seat] and (
        f'<pattern id="weave-{seat}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect width="8" height="8" fill="var(--seat-{seat})"/>'
        '<g class="weave" color="var(--on-seat)" stroke="currentColor" fill="currentColor" opacity=".62">'
        f"{WEAVES[seat]}</g>"
        "</pattern>"
    )


def frame(seat: int) -> str:
    """The frame of a seat's cards and the coin at their corner; cards refer to both by id."""
    shade = square(0, 15, 'fill="var(--piece-shadow)" transform="translate(0 3)"')
    fill = f"url(#weave-{seat})" if WEAVES[seat] else f"var(--seat-{seat})"
    card = square(0, 15, f'fill="{fill}"') + square(-8.5, 9, 'fill="var(--piece)"')
    return (
        f'{weave(seat)}<g id="frame-{seat}">{shade}{card}</g>'
        f'<g id="mark-{seat}">{coin_svg(seat, HALF - 10, HALF - 10, 11)}</g>'
    )


@functools.cache
def defs(players: int) -> Markup:
    """Frames and coins that the cards of a page refer to."""
    frames = "".join(map(frame, range(players)))
    return svg(f'<svg width="0" height="0" aria-hidden="true"><defs>{frames}</defs></svg>')


@functools.cache
def face(card: str, owner: int | None, *, marked: bool = True) -> str:
    """Inside an SVG: a card centred on 0, 0; with its owner's coin if it is marked."""
    if owner is None:
        star = f'<g color="var(--on-mat)">{use("cl-start", 0, 0, 58)}</g>'
        return square(0, 15, STARTING) + star
    coin = f'<use href="#mark-{owner}"/>' if marked else ""
    return f'<use href="#frame-{owner}"/>{pips(card)}{coin}'


@functools.cache
def pips(card: str) -> str:
    if card == "J":
        return use("cl-joker", 0, 0, 52)
    return "".join(use(f"cl-{card[1:]}", x, y, size) for x, y, size in PIPS[int(card[0])])


@functools.cache
def icon(card: str, owner: int) -> Markup:
    """A card as an element of its own, sized by its class."""
    return svg(f'<svg class="cicon" viewBox="-48 -48 96 99" aria-hidden="true">{face(card, owner, marked=False)}</svg>')


def ring(x: int, y: int, owner: int) -> str:
    """A ring round the card that was played last, with its owner's coin."""
    marks = count_ring()
    coin = coin_svg(owner, HALF - 8, HALF - 8, 15)
    return f'<g class="last" transform="translate({x * PITCH} {y * PITCH})">{marks}{coin}</g>'


@functools.cache
def count_ring() -> str:
    """A ring round a card that gives points."""
    return square(4, 18, 'class="ring-case"') + square(4, 18, 'class="ring"')


@functools.cache
def count_badge(points: int) -> str:
    """Points at the lower right corner of a card."""
    body = f'<rect x="-27" y="-20" width="54" height="40" rx="20"/><text y="8">+{points}</text>'
    return f'<g class="badge" transform="translate({HALF - 2:g} {HALF - 2:g})">{body}</g>'


def block(x: int, y: int, width: int, height: int, owner: int) -> str:
    """A rectangle of a player's cards, as one field beneath them."""
    left, top = x * PITCH - HALF - 7, y * PITCH - HALF - 7
    wide, high = (width - 1) * PITCH + SIZE + 14, (height - 1) * PITCH + SIZE + 14
    size = f'x="{left:g}" y="{top:g}" width="{wide}" height="{high}"'
    paint = f'fill="var(--seat-{owner})" stroke="var(--chalk)" stroke-width="3.5"'
    return f'<rect {size} rx="20" {paint}/>'


def bar(x: int, y: int, count: int, owner: int, *, across: bool) -> str:
    """A bar beneath the cards of a run."""
    length = (count - 1) * PITCH
    left, top = x * PITCH - (0 if across else 17), y * PITCH - (17 if across else 0)
    wide, high = (length, 34) if across else (34, length)
    paint = f'fill="var(--seat-{owner})" stroke="var(--chalk)" stroke-width="3"'
    return f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" {paint}/>'


def tag(x: float, y: float, points: int, owner: int, *, squared: bool) -> str:
    """Points: in a box for a rectangle, in a circle for a run."""
    shape = '<rect x="-20" y="-16" width="40" height="32" rx="8"/>' if squared else '<circle r="17.5"/>'
    place = f"translate({x:g} {y:g})"
    return f'<g class="tag of-{owner}" transform="{place}">{shape}<text y="7.5">{points}</text></g>'


def targets(card: str | None, owner: int | None, gains: tuple[int, ...]) -> str:
    """Definitions that the spaces refer to: a free space, the card to be played, its gains, a question mark."""
    outline = square(-3, 14, "")
    dash = square(3, 17, 'class="dash"')
    ghost = f'<g id="ghost">{face(card, owner)}{dash}</g>' if card and owner is not None else ""
    badges = "".join(
        f'<g id="gain-{gain}" class="badge" transform="translate({-HALF + 4:g} {-HALF + 2:g})">'
        f'<rect x="-24" y="-17" width="48" height="34" rx="17"/><text y="7">+{gain}</text></g>'
        for gain in gains
    )
    return (
        f'<defs><g id="free" class="free">{outline}<path d="M-9 0H9M0 -9V9"/></g>{ghost}{badges}'
        f'<g id="query" class="query">{outline}<text y="12">?</text></g></defs>'
    )


GOAL = square(-1, 15, 'class="goal-ring-case"') + square(-1, 15, 'class="goal-ring"')
"""In a guided game: the ring of the space that is lit."""


def hole(x: float, y: float, corner: float) -> str:
    """A space with rounded corners, as part of a path."""
    side = PITCH - 2 * corner
    arc = f"a{corner:g} {corner:g} 0 0 1 "
    turns = (
        f"h{side:g}{arc}{corner:g} {corner:g}v{side:g}{arc}{-corner:g} {corner:g}h{-side:g}{arc}{-corner:g} {-corner:g}"
    )
    return f"M{x - side / 2:g} {y - PITCH / 2:g}{turns}v{-side:g}{arc}{corner:g} {-corner:g}Z"


def dim(lit: set[tuple[int, int]]) -> str:
    """In a guided game: darkness over everything but the lit spaces; each once, for a second hole would darken it."""
    holes = "".join(hole(x * PITCH, y * PITCH, 20) for x, y in sorted(lit))
    return f'<path class="dim" fill-rule="evenodd" d="M-9999 -9999H9999V9999H-9999Z{holes}"/>'


def picture() -> Markup:
    """The picture for the home page: a few cards around the start card."""
    table: list[tuple[int, int, str, int | None]] = [
        (0, 0, START, None),
        *((1, 0, "3cf", 0), (1, -1, "2cf", 0), (0, -1, "2tf", 0), (-1, -1, "2th", 0), (1, 1, "3sf", 0)),
        *((2, 0, "3cd", 1), (2, -1, "2cd", 1), (-1, 0, "1th", 1), (3, 0, "3td", 1), (0, 1, "J", 1)),
    ]
    links = [bar(-1, -1, 3, 0, across=True), bar(1, -1, 3, 0, across=False)]
    cards = (at_space(x, y, face(card, owner)) for x, y, card, owner in table)
    return svg(
        '<svg viewBox="-120 -155 370 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f"<defs>{frame(0)}{frame(1)}</defs>{''.join(links)}{''.join(cards)}</svg>"
    )


def at_space(x: int, y: int, drawn: str) -> str:
    """A drawing moved to its space."""
    return f'<g transform="translate({x * PITCH} {y * PITCH})">{drawn}</g>'


def view_box(spaces: Iterable[tuple[int, int]], *, across: int = 8, down: int = 6) -> str:
    """The viewBox that shows all these spaces with a margin; never smaller than so many spaces across and down."""
    xs, ys = zip(*spaces, strict=True)
    left, width = reach(xs, across)
    top, height = reach(ys, down)
    return f"{left:g} {top:g} {width:g} {height:g}"


def reach(places: tuple[int, ...], least: int) -> tuple[float, float]:
    """Start and length of the viewBox in one direction."""
    first, last = min(places) * PITCH, max(places) * PITCH
    size = max(last - first + 2 * MARGIN, least * PITCH)
    return (first + last - size) / 2, size
