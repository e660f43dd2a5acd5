"""The position as text for screen readers: the same as in the terminal."""

import htpy as h
from htpy import Renderable

from stol import draw
from stol.web.scene.scene import Scene


def transcript(scene: Scene) -> Renderable:
    return h.pre[draw.text(scene.view)]
