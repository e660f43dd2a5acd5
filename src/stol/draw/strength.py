"""The curve of a player's strength: a band that holds it nine times in ten, and the line within"""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple
from xml.etree.ElementTree import tostring

from stol.draw import kit
from stol.draw.fonts import SANS
from stol.draw.kit import el

MARGIN = 150.0
"""Points above and below the line that are shown at least"""
STEP = 300
"""Points between two numbers at the left"""
MOST_POINTS = 160
"""More games than that are drawn as every second, every third and so on"""


class Moment(NamedTuple):
    """What was known after a rated game"""

    game: int
    """The number of the game, from 1"""
    mean: float
    low: float
    high: float
    is_shown: bool
    """Whether there were games enough to say a number"""


@dataclass(frozen=True)
class Plot:
    """Where the moments lie in a picture"""

    moments: tuple[Moment, ...]
    left: float
    top: float
    right: float
    bottom: float

    @property
    def lowest(self) -> float:
        return min(moment.mean for moment in self.moments) - MARGIN

    @property
    def highest(self) -> float:
        return max(moment.mean for moment in self.moments) + MARGIN

    def x(self, game: float) -> float:
        games = self.moments[-1].game
        return self.left + (self.right - self.left) * ((game - 1) / (games - 1) if games > 1 else 1)

    def y(self, points: float) -> float:
        """Clipped to the picture"""
        part = (points - self.lowest) / (self.highest - self.lowest)
        return self.bottom - (self.bottom - self.top) * min(max(part, 0), 1)

    def numbers(self) -> list[int]:
        """The round numbers of points inside of the picture"""
        return [n for n in range(0, round(self.highest) + 1, STEP) if n > self.lowest]

    def labelled_moments(self) -> list[Moment]:
        """The moments at which a number is said"""
        return [moment for moment in self.moments if moment.is_shown]

    def edge(self, bound: Callable[[Moment], float]) -> str:
        """The upper or the lower edge of the band, where it lies inside of the picture"""
        runs = [[self.moments[0]]] if len(self.moments) == 1 else []
        for before, after in itertools.pairwise(self.moments):
            if any(self.lowest < bound(one) < self.highest for one in (before, after)):
                if not runs or runs[-1][-1] is not before:
                    runs.append([before])
                runs[-1].append(after)
        return "".join(path([(self.x(one.game), self.y(bound(one))) for one in run]) for run in runs)

    def band(self) -> str:
        upper = [(self.x(one.game), self.y(one.high)) for one in self.moments]
        lower = [(self.x(one.game), self.y(one.low)) for one in reversed(self.moments)]
        return f"{path([*upper, *lower])}Z"

    def line(self) -> str:
        return path([(self.x(one.game), self.y(one.mean)) for one in self.labelled_moments()])


def path(points: Sequence[tuple[float, float]]) -> str:
    """A line through the points; a single one becomes a dot"""
    where = points if len(points) != 1 else [*points, *points]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in where) if points else ""


def thinned(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """So many of the moments as can be told apart, with the last one"""
    every = -(-len(moments) // MOST_POINTS)
    return tuple(moments[(len(moments) - 1) % every :: every]) if moments else ()


def on_cloth(moments: Sequence[Moment], levels: Sequence[tuple[str, float]]) -> str:
    """Draw the curve as an SVG document for a cloth: chalk, without a background"""
    width, height = 560.0, 440.0
    plot = Plot(thinned(moments), 64, 16, width - 120, height - 20)
    marks = [
        el("path", d=f"M{plot.left:g} {plot.y(points):.1f}H{plot.right:g}", stroke_width=2, stroke_dasharray="2 7")
        for _, points in levels
        if plot.lowest < points < plot.highest
    ]
    names = [
        kit.label(name, plot.right + 12, plot.y(points) + 7, font_size=20, fill=kit.CHALK, font_family=SANS)
        for name, points in levels
        if plot.lowest < points < plot.highest
    ]
    body = el(
        "g",
        el("path", d=plot.band(), fill=kit.CHALK, fill_opacity=0.2, stroke="none"),
        *marks,
        el("path", d=plot.line(), stroke_width=5, stroke_linejoin="round", stroke_linecap="round"),
        fill="none",
        stroke=kit.CHALK,
    )
    size: dict[str, str | float] = {"width": width, "height": height, "viewBox": f"0 0 {width:g} {height:g}"}
    return tostring(el("svg", body, *names, xmlns="http://www.w3.org/2000/svg", **size), encoding="unicode")
