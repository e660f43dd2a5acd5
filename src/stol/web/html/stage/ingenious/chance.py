"""Ingenious with real tiles: the picker for the tile that was drawn from the bag."""

from collections.abc import Mapping
from itertools import groupby

from htpy import Node, Renderable

from stol.games.ingenious.components import TILE_NAMES
from stol.web.html.pieces.ingenious import tile_icon
from stol.web.html.stage.picker import count, picker, tell
from stol.web.scene.ingenious.words import tile_phrase
from stol.web.scene.scene import Scene


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    """Grouped by the first colour of each tile."""
    groups = groupby(sorted(outcomes, key=TILE_NAMES.index), key=lambda tile: tile[0])
    return picker([[button(scene, tile, outcomes[tile]) for tile in tiles] for _, tiles in groups])


def button(scene: Scene, tile: str, left: int) -> Renderable:
    label = scene.say("chance-left", name=tile_phrase(scene.say, tile), count=left)
    return tell(tile, label, "tile-of-two")[tile_icon(tile), count(left)]
