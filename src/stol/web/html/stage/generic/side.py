"""Beside the drawing: who plays, whose turn it is, and the points where the view has them."""

import htpy as h
from htpy import Node, Renderable

from stol.web.html import kit
from stol.web.scene.scene import Scene


def draw_side(scene: Scene) -> Node:
    return h.aside(".side.generic")[[seat_slip(scene, seat) for seat in scene.seats()]]


def seat_slip(scene: Scene, seat: int) -> Renderable:
    total = points_of(scene, seat)
    return h.section(class_=["slip", {"own": seat == scene.seat, "now": seat == scene.common["actor"]}])[
        h.h2[kit.coin(seat, 38, home=True), h.b[scene.called(seat)], total is not None and h.span(".total")[total]]
    ]


def points_of(scene: Scene, seat: int) -> int | None:
    """A seat's points, if the view has a list `points` with a number for each seat."""
    listed = scene.view.get("points")
    if not isinstance(listed, list) or len(listed) != scene.common["players"]:
        return None
    return listed[seat] if isinstance(listed[seat], int) else None
