"""Drawings of Ingenious: board, tiles, score tracks, and marks for possible moves.

Units are those of the board: a space is a hexagon with corners S away from its centre. Where a tall screen turns
the board, CSS turns everything of the class `up` back, so that symbols and numbers stay upright.
"""

import functools
import math
from collections.abc import Iterable

from markupsafe import Markup

from stol.web.html.kit import coin_svg, svg, use

Space = tuple[int, int]
Point = tuple[float, float]

S = 32.0
TILE, RIM, WELL = S * 0.86, S * 0.94, S * 0.88
"""Distances from centre to corner: of a half, of the dashed line around a ghost, of an empty space."""
RING = S * 0.7
BADGE = S * 1.16
STEP = 18
"""Cells in a row of a track; a double track has two rows."""


def spaces(side: int) -> list[Space]:
    """The spaces of a board, sorted by q, then by r."""
    reach = range(1 - side, side)
    return [(q, r) for q in reach for r in reach if max(abs(q), abs(r), abs(q + r)) < side]


@functools.cache
def centre(space: Space) -> Point:
    q, r = space
    return S * math.sqrt(3) * (q + r / 2), S * 1.5 * r


@functools.cache
def at_space(space: Space) -> str:
    """The attributes of a `use` that place a drawing on a space."""
    x, y = centre(space)
    return f'x="{x:.1f}" y="{y:.1f}"'


def corners(middle: Point, radius: float) -> list[Point]:
    x, y = middle
    angles = [math.radians(60 * corner) for corner in range(6)]
    return [(x + radius * math.sin(angle), y - radius * math.cos(angle)) for angle in angles]


def outline(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


@functools.cache
def hexagon(space: Space, radius: float = TILE) -> str:
    return outline(corners(centre(space), radius))


@functools.cache
def double(a: Space, b: Space, radius: float = TILE) -> str:
    """Two halves and the bridge between them."""
    near = sorted(corners(centre(a), radius), key=lambda point: math.dist(point, centre(b)))[:2]
    far = sorted(corners(centre(b), radius), key=lambda point: math.dist(point, centre(a)))[:2]
    if math.dist(near[0], far[0]) > math.dist(near[0], far[1]):
        far.reverse()
    return hexagon(a, radius) + hexagon(b, radius) + outline([near[0], far[0], far[1], near[1]])


@functools.cache
def symbol(colour: str, space: Space) -> str:
    x, y = centre(space)
    return f'<g transform="translate({x:.1f} {y:.1f})">{use(f"ing-{colour}", 0, 0, S * 1.24, cls="up")}</g>'


def middle(a: Space, b: Space) -> tuple[Point, Point]:
    """The point between two spaces, and the unit vector at a right angle to their line."""
    (ax, ay), (bx, by) = centre(a), centre(b)
    length = math.dist((ax, ay), (bx, by))
    return ((ax + bx) / 2, (ay + by) / 2), ((ay - by) / length, (bx - ax) / length)


def seam(a: Space, b: Space) -> str:
    (x, y), (dx, dy) = middle(a, b)
    dx, dy = dx * S * 0.36, dy * S * 0.36
    return f'<path class="seam" d="M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}"/>'


# ---- tiles ---------------------------------------------------------------------------------------------------


@functools.lru_cache(1024)
def tile(letters: str, a: Space, b: Space) -> Markup:
    body = block(double(a, b))
    return svg(f'<g class="tile">{body}{seam(a, b)}{symbol(letters[0], a)}{symbol(letters[1], b)}</g>')


def block(shape: str) -> str:
    """A tile of this shape: its side, its edge, its top."""
    return "".join(f'<path class="{part}" d="{shape}"/>' for part in ("under", "edge", "top"))


def halves(board: Iterable[tuple[Space, str]]) -> str:
    """Symbols on the board, each on its own half: the view does not tell which two are one tile."""
    lying = list(board)
    shape = "".join(hexagon(space) for space, _ in lying)
    return f'<g class="tile">{block(shape)}{"".join(symbol(colour, space) for space, colour in lying)}</g>'


@functools.cache
def tile_icon(letters: str) -> Markup:
    """A horizontal tile as an element of its own; for racks, lists and buttons."""
    width = math.sqrt(3) * S
    box = f"{-width / 2 - 5:.1f} {-S - 3:.1f} {2 * width + 10:.1f} {2 * S + 8:.1f}"
    return svg(f'<svg class="tileicon" viewBox="{box}" aria-hidden="true">{tile(letters, (0, 0), (1, 0))}</svg>')


@functools.cache
def turned_icon(letters: str, direction: Space) -> Markup:
    """A tile in its rotation; it turns with the board on a tall screen."""
    (x, y), _ = middle((0, 0), direction)
    reach = S * 1.95
    box = f"{x - reach:.1f} {y - reach:.1f} {2 * reach:.1f} {2 * reach:.1f}"
    return svg(f'<svg class="turned" viewBox="{box}" aria-hidden="true">{tile(letters, (0, 0), direction)}</svg>')


@functools.lru_cache(256)
def last_tile(letters: str, a: Space, b: Space, seat: int) -> tuple[Markup, Markup]:
    """The ring of the last tile; and the tile, with the player's coin in a notch between its halves."""
    shape = double(a, b, S * 0.9)
    (x, y), (dx, dy) = middle(a, b)
    if (dy, dx) > (0, 0):  # the upper notch; the left one if both are at the same height
        dx, dy = -dx, -dy
    mark = f'<g transform="translate({x + dx * S * 0.66:.1f} {y + dy * S * 0.66:.1f})">'
    ring = f'<g class="last"><path class="case" d="{shape}"/><path class="ring" d="{shape}"/></g>'
    coin = f'{mark}<g class="up">{coin_svg(seat, 0, 0, 12.5)}</g></g>'
    return svg(ring), svg(f"{tile(letters, a, b)}{coin}")


# ---- the board -----------------------------------------------------------------------------------------------


def reach(side: int) -> float:
    """The distance of the board's corners from its centre."""
    return S * math.sqrt(3) * (side - 1) + S * 1.34


@functools.cache
def box(side: int) -> str:
    wide = reach(side)
    high = wide * math.sqrt(3) / 2
    return f"{-wide - 14:.0f} {-high - 14:.0f} {2 * wide + 28:.0f} {2 * high + 28:.0f}"


@functools.cache
def plate(side: int) -> Markup:
    angles = [math.radians(60 * corner) for corner in range(6)]
    shape = outline((reach(side) * math.cos(angle), reach(side) * math.sin(angle)) for angle in angles)
    wells = "".join(hexagon(space, WELL) for space in spaces(side))
    face = f'<g class="plate"><path class="rim" d="{shape}"/><path class="face" d="{shape}"/></g>'
    return svg(f'{face}<path class="wells" d="{wells}"/>')


def printed(symbols: Iterable[tuple[Space, str]]) -> str:
    lying = list(symbols)
    shape = "".join(hexagon(space, WELL) for space, _ in lying)
    return f'<path class="printed" d="{shape}"/>{"".join(symbol(colour, space) for space, colour in lying)}'


def offered(free: Iterable[Space]) -> str:
    """A plus sign on each space that a tile can go to."""
    return f'<path class="offered" d="{"".join(map(plus, free))}"/>'


@functools.cache
def plus(space: Space) -> str:
    x, y = centre(space)
    return f"M{x - 5:.1f} {y:.1f}h10m-5-5v10"


def opening_marks(symbols: Iterable[Space]) -> str:
    """Marks on the printed symbols that a first tile may touch."""
    return f'<path class="awaited" d="{"".join(hexagon(space, S * 0.98) for space in symbols)}"/>'


# ---- marks of a guided game ------------------------------------------------------------------------------------


def dim(side: int, lit: Iterable[Space]) -> str:
    """Darkness over the board but for the lit spaces."""
    angles = [math.radians(60 * corner) for corner in range(6)]
    edge = outline(((reach(side) + 12) * math.cos(angle), (reach(side) + 12) * math.sin(angle)) for angle in angles)
    return f'<path class="dim" fill-rule="evenodd" d="{edge}{"".join(hexagon(space, S) for space in sorted(lit))}"/>'


@functools.lru_cache(256)
def goal(a: Space, b: Space) -> str:
    """Rings round the two spaces of the move that is lit."""
    shape = hexagon(a, TILE) + hexagon(b, TILE)
    return f'<path class="goal-ring-case" d="{shape}"/><path class="goal-ring" d="{shape}"/>'


# ---- marks for possible moves: defined once around 0, 0, placed by `use` -----------------------------------------


@functools.cache
def ghost(letters: str, turn: int, direction: Space) -> Markup:
    """A tile as it would lie, with its first half on 0, 0."""
    a, b = (0, 0), direction
    body = f'<path class="top" d="{double(a, b)}"/><path class="dash" d="{double(a, b, RIM)}"/>'
    return svg(
        f'<g id="ghost-{turn}" class="laying">{body}{seam(a, b)}{symbol(letters[0], a)}{symbol(letters[1], b)}</g>'
    )


@functools.cache
def counted(number: int, direction: Space) -> Markup:
    """A ring round a symbol that counts, joined to the previous one on a line in this direction."""
    x, y = centre(direction)
    length = math.dist((0, 0), (x, y))
    near, far = -RING / length, RING / length - 1
    line = f"M{x * near:.1f} {y * near:.1f}L{x * far:.1f} {y * far:.1f}"
    ring = f"M{-RING:.1f} 0a{RING:.1f} {RING:.1f} 0 1 0 {2 * RING:.1f} 0a{RING:.1f} {RING:.1f} 0 1 0 {-2 * RING:.1f} 0"
    strokes = "".join(f'<path class="{kind}" d="{line}{ring}"/>' for kind in ("count-case", "count"))
    return svg(f'<g id="count-{number}">{strokes}</g>')


@functools.cache
def badge(points: int) -> Markup:
    text = f"+{points}"
    width = 24 + 13 * (len(text) - 1)
    body = f'<rect x="{-width / 2:.1f}" y="-16" width="{width}" height="32" rx="16"/><text y="7">{text}</text>'
    return svg(f'<g id="plus-{points}"><g class="badge up">{body}</g></g>')


@functools.cache
def beside_corner(space: Space, corner: int) -> str:
    """The place of a badge beside a corner of a space; corners are counted anticlockwise from the right."""
    x, y = centre(space)
    angle = math.radians(60 * corner + 30)
    return f'x="{x + BADGE * math.cos(angle):.1f}" y="{y - BADGE * math.sin(angle):.1f}"'


HIT = svg(
    f'<g id="spot"><path class="hit" d="{hexagon((0, 0), S)}"/>'
    f'<path class="focus-case" d="{hexagon((0, 0), RIM)}"/><path class="focus" d="{hexagon((0, 0), RIM)}"/></g>'
)
"""The clickable area of a space; a ring shows when it has the focus."""

QUESTION = svg(
    f'<g id="question"><path class="hit" d="{hexagon((0, 0), S)}"/><path class="solid" d="{hexagon((0, 0), RIM)}"/>'
    '<g class="up"><circle class="round" cy="20" r="9.5"/><text class="mark" y="25">?</text></g></g>'
)


# ---- score tracks --------------------------------------------------------------------------------------------


@functools.lru_cache(4096)
def strip(colour: str, now: int, then: int, end: int, *, rings: bool = False) -> Markup:
    """A colour's track: solid up to step `now`, dashed up to step `then`. A double track has two rows.

    `rings`: the colour has just reached the end, so its peg is animated.
    """
    kinds = {
        "off": range(max(now, then) + 1, end + 1),
        "on": range(1, now + 1),
        "soon": range(now + 1, then + 1),
        "end": range(STEP, end + 1, STEP),
    }
    cells = "".join(f'<path class="{kind}" d="{cell_paths(steps, end)}"/>' for kind, steps in kinds.items() if steps)
    peg = f'<path class="peg" d="{cell_paths(range(now, now + 1), end)}"/>' if rings else ""
    return strip_frame(colour, cells + peg)


def strip_frame(colour: str, cells: str) -> Markup:
    """A track around the drawing of its cells."""
    bed = '<rect class="bed" x=".7" y=".7" width="228.6" height="30.6" rx="9"/>'
    body = f"{bed}{use(f'ing-{colour}', 17, 16, 25)}{cells}"
    return svg(f'<svg class="strip is-{colour}" viewBox="0 0 230 32" aria-hidden="true">{body}</svg>')


def cell_paths(steps: Iterable[int], end: int) -> str:
    top, high = (9, 14) if end == STEP else (5, 9)
    return "".join(
        f"M{35 + (step - 1) % STEP * 10.6:.1f} {top + (step - 1) // STEP * 13}h6v{high}h-6Z" for step in steps
    )


# ---- the picture on the home page ----------------------------------------------------------------------------

SHOWN = (
    ("by", (-2, 0), (-1, 0)),
    ("yy", (0, 0), (0, -1)),
    ("rg", (1, 0), (2, -1)),
    ("op", (-1, 1), (0, 1)),
    ("gb", (1, 1), (2, 0)),
    ("rp", (-2, -1), (-1, -1)),
    ("oo", (2, -2), (1, -1)),
)


@functools.cache
def picture() -> Markup:
    wells = "".join(hexagon(space, WELL) for space in spaces(6))
    tiles = "".join(tile(letters, a, b) for letters, a, b in SHOWN)
    head = '<svg class="hexboard still" viewBox="-152 -92 304 206" preserveAspectRatio="xMidYMid slice"'
    return svg(f'{head} aria-hidden="true"><path class="wells" d="{wells}"/><g class="tiles">{tiles}</g></svg>')
