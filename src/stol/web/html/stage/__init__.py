"""Finds the stage of a game, the package that draws its table as HTML; games of other packages have `generic`."""

from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

from htpy import Node

from stol.web.html.stage.drawing import Drawing
from stol.web.scene.games import module
from stol.web.scene.scene import Scene


class Stage(Protocol):
    """The functions of a game's stage package."""

    def draw(self, scene: Scene) -> Drawing:
        """The table, with links and buttons for every legal move."""

    def result(self, scene: Scene) -> Node:
        """The final scores, itemised, best rank first."""

    def chances(self, scene: Scene, outcomes: Mapping[str, int]) -> Node:
        """A button of the form `#chance` for every possible outcome. Shown to the host only."""


def find(game: str) -> Stage:
    return cast("Stage", import_module(f"stol.web.html.stage.{module(game)}"))
