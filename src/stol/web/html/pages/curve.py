"""The chart of the review: the expected result of every seat over the game, with a link to every step."""

from collections.abc import Iterator, Sequence

import htpy as h
from htpy import Node
from markupsafe import escape

from stol.bots.luck import Point
from stol.text.phrases import list_text
from stol.web.html.kit import svg
from stol.web.html.pages.moments import Moments
from stol.web.scene.scene import Scene
from stol.web.scene.words import share

WIDTH, HEIGHT = 1000, 100
MARGIN = 7
"""Above and below, so that a knob at the edge is not cut off."""


def curve(scene: Scene, at: Moments) -> Node:
    """The chart; empty as long as no point is known."""
    points = at.points
    if not points:
        return h.div("#curve")
    return h.div("#curve")[svg(chart_svg(scene, at, points))]


def chart_svg(scene: Scene, at: Moments, points: list[Point]) -> str:
    lines = "".join(seat_line(at, points, seat) for seat in reversed(range(scene.common["players"])))
    half = f'<path class="half" d="M0 {y_of(0.5):.1f}H{WIDTH}"/>'
    return (
        f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" aria-hidden="true">'
        f"{half}{lines}{''.join(step_links(scene, at, points))}</svg>"
        f'<svg class="marks">{present_line(at)}{"".join(mistake_marks(scene, at, points))}'
        f"{present_knobs(scene, at, points)}</svg>"
    )


def x_of(at: Moments, ply: int) -> float:
    """The horizontal place of a ply, from 0 to 1."""
    first, last = at.plies[0], at.plies[-1]
    return (ply - first) / max(1, last - first)


def y_of(value: float) -> float:
    return MARGIN + (1 - value) * (HEIGHT - 2 * MARGIN)


def seat_line(at: Moments, points: list[Point], seat: int) -> str:
    places = [f"{WIDTH * x_of(at, point.ply):.1f} {y_of(point.expected[seat]):.1f}" for point in points]
    path = f"M{'L'.join(places)}"
    return f'<path class="case" d="{path}"/><path class="line line-{seat}" d="{path}"/>'


def step_links(scene: Scene, at: Moments, points: list[Point]) -> Iterator[str]:
    """A strip for each step, for the mouse; keyboard and touch use the slider."""
    expected = {point.ply: point.expected for point in points}
    known = [number for number, ply in enumerate(at.plies) if ply in expected]
    for number in known:
        ply = at.plies[number]
        left = x_of(at, (ply + at.plies[max(0, number - 1)]) // 2)
        right = x_of(at, (ply + at.plies[min(at.last, number + 1)]) // 2)
        shares = shares_text(scene, expected[ply])
        yield (
            f'<a href="{escape(at.address(number))}" data-pick tabindex="-1"><title>{escape(shares)}</title>'
            f'<rect x="{WIDTH * left:.1f}" width="{WIDTH * (right - left):.1f}" height="{HEIGHT}"/></a>'
        )


def shares_text(scene: Scene, expected: Sequence[float]) -> str:
    """The expected results of all seats at one step."""
    shares = [scene.say("review-share", **scene.who(seat), share=share(value)) for seat, value in enumerate(expected)]
    return list_text(scene.say, shares)


def present_line(at: Moments) -> str:
    place = f"{100 * x_of(at, at.plies[at.number]):.2f}%"
    return f'<line class="now" x1="{place}" x2="{place}" y1="0" y2="100%"/>'


def present_knobs(scene: Scene, at: Moments, points: list[Point]) -> str:
    """A knob on each line at the present step."""
    here = next((point for point in points if point.ply == at.plies[at.number]), None)
    if here is None:
        return ""
    place = f"{100 * x_of(at, here.ply):.2f}%"
    seats = reversed(range(scene.common["players"]))
    return "".join(
        f'<circle class="knob line-{seat}" cx="{place}" cy="{y_of(here.expected[seat]):.1f}%" r="6"/>' for seat in seats
    )


def mistake_marks(scene: Scene, at: Moments, points: list[Point]) -> Iterator[str]:
    """Mistakes on the line of the seat that made them; the size shows the loss."""
    values = {point.ply: point.expected for point in points}
    for choice in at.mistakes:
        label = scene.say("review-mark", **scene.who(choice.seat), number=at.shows(choice.ply), loss=share(choice.loss))
        height = y_of(values[choice.ply][choice.seat])
        place = f'cx="{100 * x_of(at, choice.ply):.2f}%" cy="{height:.1f}%"'
        yield (
            f'<a class="mark of-{choice.seat}" href="{escape(at.mistake(choice))}" data-pick'
            f' aria-label="{escape(label)}"><title>{escape(label)}</title><circle class="hit" {place} r="16"/>'
            f'<circle {place} r="{min(9, 3 + 40 * choice.loss):.1f}"/></a>'
        )
