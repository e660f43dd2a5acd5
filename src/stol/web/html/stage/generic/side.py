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
    fits = isinstance(listed, list) and len(listed) == scene.view["players"]
    return listed[seat] if fits and isinstance(listed[seat], int) else None
