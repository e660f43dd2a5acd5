"""The table for those who read or hear it: as a terminal has it."""

import htpy as h
from htpy import Renderable

from stol import draw
from stol.web.scene.scene import Scene


def transcript(scene: Scene) -> Renderable:
    return h.pre[draw.text(scene.view)]
