"""A round table from above, with chairs and the places of those who sit there."""

import functools
import math

from markupsafe import Markup

from stol.web.html.kit import use
from stol.web.html.pages.parts import emblem

CENTRE = 330, 276
RADIUS = 158
FEW = 5
"""Up to so many, the places are large."""


@functools.lru_cache(maxsize=256)
def above(game: str, taken: tuple[bool, ...]) -> Markup:
    """The table: a chair and a place for each seat, dashed where nobody sits yet. The first sits at the near edge."""
    angles = [180 + 360 * seat / len(taken) for seat in range(len(taken))]
    x, y = CENTRE
    top = (
        f'<circle cx="{x}" cy="{y + 12}" r="{RADIUS}" fill="var(--wood-lip)"/>'
        f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="var(--wood)"/>'
        f'<circle cx="{x}" cy="{y}" r="{RADIUS - 9}" fill="none" stroke="var(--wood-lit)" stroke-width="2"/>'
    )
    half = min(21, 130 / len(taken))
    seats = list(zip(angles, taken, strict=True))
    chairs = "".join(
        f'<path class="chair{"" if here else " free"}" d="{sector(angle, RADIUS + 20, RADIUS + 52, half)}"/>'
        for angle, here in seats
    )
    places = "".join(place(game, angle, here=here, small=len(taken) > FEW) for angle, here in seats)
    return Markup(  # noqa: S704 - numbers and names of our own symbols only
        f'<svg class="top-view" viewBox="110 56 440 444" aria-hidden="true">{chairs}{top}{places}</svg>'
    )


def sector(angle: float, inner: float, outer: float, half: float) -> str:
    """A chair, as in the house mark: a ring's sector with round ends, its middle at the angle, 0 being up."""

    def at(radius: float, turn: float) -> str:
        x, y = polar(radius, turn)
        return f"{x:.1f} {y:.1f}"

    end = (outer - inner) / 2
    return (
        f"M{at(inner, angle - half)}A{inner} {inner} 0 0 1 {at(inner, angle + half)}"
        f"A{end} {end} 0 0 0 {at(outer, angle + half)}A{outer} {outer} 0 0 0 {at(outer, angle - half)}"
        f"A{end} {end} 0 0 0 {at(inner, angle - half)}Z"
    )


def place(game: str, angle: float, *, here: bool, small: bool) -> str:
    """The mat before a seat, with the game's symbol."""
    x, y = polar(122 if small else 112, angle)
    scale = 0.72 if small else 1
    return (
        f'<g class="place{"" if here else " free"}" data-game="{game}" transform="translate({x:.1f} {y:.1f})'
        f' rotate({angle + 180:.1f}) scale({scale})"><rect x="-31" y="-29" width="62" height="58" rx="11"/>'
        f'<g class="thumb">{use(emblem(game), 0, 0, 38)}</g></g>'
    )


def polar(radius: float, angle: float) -> tuple[float, float]:
    turn = math.radians(angle)
    return CENTRE[0] + radius * math.sin(turn), CENTRE[1] - radius * math.cos(turn)
