"""Beside the drawing: who plays, whose turn it is, and the points where the view has them."""

import htpy as h
from htpy import Node, Renderable

from stol.web.html import kit
from stol.web.scene.scene import Scene


def side(scene: Scene) -> Node:
    return h.aside(".side.generic")[[slip(scene, seat) for seat in scene.seats()]]


def slip(scene: Scene, seat: int) -> Renderable:
    total = points(scene, seat)
    return h.section(class_=["slip", {"own": seat == scene.seat, "now": seat == scene.view["actor"]}])[
        h.h2[kit.coin(seat, 38), h.b[scene.called(seat)], total is not None and h.span(".total")[total]]
    ]


def points(scene: Scene, seat: int) -> int | None:
    """A view may have a list `points`, one number a seat."""
    listed = scene.view.get("points")
    if not isinstance(listed, list) or len(listed) != scene.view["players"]:
        return None
    return listed[seat] if isinstance(listed[seat], int) else None
