"""Ingenious with real tiles: which one was drawn from the bag."""

from collections.abc import Mapping
from itertools import groupby

from htpy import Node, Renderable

from stol.games.ingenious.components import TILE_NAMES
from stol.web.html.pieces.ingenious import tile_icon
from stol.web.html.stage.ingenious.names import tile_name
from stol.web.html.stage.picker import count, picker, tell
from stol.web.scene.scene import Awaited, Scene


def awaited(scene: Scene) -> Awaited:
    return Awaited("tile", scene.say("ingenious-chance-tile", **scene.who(scene.view["turn"])))


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    """By their colours, each tile with the colour that comes first."""
    groups = groupby(sorted(outcomes, key=TILE_NAMES.index), key=lambda tile: tile[0])
    return picker([[drawn(scene, tile, outcomes[tile]) for tile in tiles] for _, tiles in groups])


def drawn(scene: Scene, tile: str, left: int) -> Renderable:
    label = scene.say("chance-left", name=tile_name(scene.say, tile), count=left)
    return tell(tile, label, "tile-of-two")[tile_icon(tile), count(left)]
