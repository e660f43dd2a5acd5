"""The patterns of Clustered's decks as lines: printers would turn a pattern of SVG into a picture of dots."""

from collections.abc import Callable
from typing import Final


def stripes(width: float, height: float, first: float, step: float, *, across: bool) -> str:
    """Parallel lines, across or down."""
    length, reach = (height, width) if across else (width, height)
    places = (first + step * number for number in range(int(length // step) + 1))
    return "".join(f"M0 {at:g}h{reach:g}" if across else f"M{at:g} 0v{reach:g}" for at in places)


def diagonals(width: float, height: float, *, falling: bool) -> str:
    """Lines at 45 degrees, 8 apart."""
    starts = range(-int(height // 8 + 1) * 8, int(width) + 8, 8)
    return "".join(
        f"M{x:g} 0l{height:g} {height:g}" if falling else f"M{x:g} {height:g}l{height:g} {-height:g}" for x in starts
    )


def zigzags(width: float, height: float) -> str:
    teeth = "l4 -4l4 4" * (int(width // 8) + 1)
    return "".join(f"M0 {y:g}{teeth}" for y in range(6, int(height) + 8, 8))


def stroke(lines: str, width: float, more: str = "") -> str:
    return f'<path d="{lines}" stroke-width="{width:g}"{more}/>'


def dotted(width: float, height: float) -> str:
    """Dots: dashes of no length with round ends."""
    even, odd = (stripes(width, height, first, 8, across=True) for first in (2, 6))
    dots = ' stroke-linecap="round" stroke-dasharray="0 8" stroke-dashoffset="{}"'
    return stroke(even, 3.4, dots.format(-2)) + stroke(odd, 3.4, dots.format(-6))


def chequered(width: float, height: float) -> str:
    even, odd = (stripes(width, height, first, 8, across=True) for first in (2, 6))
    return stroke(even, 4, ' stroke-dasharray="4 4"') + stroke(odd, 4, ' stroke-dasharray="4 4" stroke-dashoffset="4"')


PATTERNS: Final[tuple[Callable[[float, float], str], ...]] = (
    lambda _width, _height: "",
    lambda width, height: stroke(diagonals(width, height, falling=False), 2.6),
    dotted,
    lambda width, height: stroke(stripes(width, height, 2, 4, across=True), 1.8),
    chequered,
    lambda width, height: stroke("".join(diagonals(width, height, falling=way) for way in (True, False)), 1.6),
    lambda width, height: stroke(stripes(width, height, 2, 4, across=False), 1.8),
    lambda width, height: stroke(zigzags(width, height), 2),
)
"""By seat, the same as on the screen."""


def woven(seat: int, x: float, y: float, width: float, height: float, scale: float) -> str:
    """A field of a seat's colour and pattern, in millimetres; `scale`: of the pattern's units."""
    wide, high = width / scale, height / scale
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="0 0 {wide:.3f} {high:.3f}"'
    return (
        f'<svg {box}><rect width="{wide:.3f}" height="{high:.3f}" fill="var(--seat-{seat})"/>'
        f'<g class="woven">{PATTERNS[seat](wide, high)}</g></svg>'
    )
