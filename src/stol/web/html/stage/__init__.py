"""The tables as they are drawn in the browser: a package for each of our games, and `generic` for all others."""

from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

from htpy import Node

from stol.web.html.stage.drawing import Drawing
from stol.web.scene.games import module
from stol.web.scene.scene import Scene


class Stage(Protocol):
    """What the pages ask of a game's package."""

    def draw(self, scene: Scene) -> Drawing:
        """The table, with every legal move within reach."""

    def result(self, scene: Scene) -> Node:
        """The final scores, itemised, best rank first."""

    def chances(self, scene: Scene, outcomes: Mapping[str, int]) -> Node:
        """Every possible outcome with its weight, as a button of the form `#chance`. For the host's eyes only."""


def find(game: str) -> Stage:
    return cast("Stage", import_module(f"stol.web.html.stage.{module(game)}"))
