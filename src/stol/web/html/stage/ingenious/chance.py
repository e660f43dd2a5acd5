"""Ingenious with real tiles: the picker for the tile that was drawn from the bag."""

from collections.abc import Mapping
from itertools import groupby

from htpy import Node, Renderable

from stol.games.ingenious.components import TILE_NAMES
from stol.text import Say
from stol.web.html.pieces.ingenious import tile_icon
from stol.web.html.stage.picker import CHANCE, Sends, count, outcome_button, picker
from stol.web.scene.ingenious.words import tile_phrase
from stol.web.scene.scene import Scene


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    return tile_picker(scene.say, outcomes)


def tile_picker(say: Say, outcomes: Mapping[str, int], sends: Sends = CHANCE) -> Renderable:
    """Tiles, each with how many are left, grouped by their first colour."""
    groups = groupby(sorted(outcomes, key=TILE_NAMES.index), key=lambda tile: tile[0])
    return picker([[button(say, tile, outcomes[tile], sends) for tile in tiles] for _, tiles in groups])


def button(say: Say, tile: str, left: int, sends: Sends) -> Renderable:
    label = say("chance-left", name=tile_phrase(say, tile), count=left)
    return outcome_button(tile, label, "tile-of-two", sends)[tile_icon(tile), count(left)]
