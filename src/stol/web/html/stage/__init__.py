"""The four tables as they are drawn in the browser: a module for each game, with the same functions."""

from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

from htpy import Node

from stol.text import Say, Wording
from stol.web.scene.scene import Awaited, Drawing, Scene, View


class Stage(Protocol):
    """What the pages ask of a game's module."""

    def draw(self, scene: Scene) -> Drawing:
        """The table, with every legal move within reach."""

    def result(self, scene: Scene) -> Node:
        """The final scores, itemised, best rank first."""

    def progress(self, view: View, say: Say) -> str:
        """How far a game is, in a few words, for lists of tables."""

    def aim(self, scene: Scene, move: str) -> dict[str, str]:
        """What the address says where this legal move is aimed at; nothing if it is a button anyway."""

    def offer(self, scene: Scene, move: str) -> str:
        """A legal move, as the one who may choose it is offered it: what it does, and gains."""

    def wording(self, say: Say) -> Wording:
        """How reasons name what is a code in the rules: cards, colours."""

    def awaited(self, scene: Scene) -> Awaited:
        """What has to be told, where chance is to act with real cards or dice."""

    def chances(self, scene: Scene, outcomes: Mapping[str, int]) -> Node:
        """Every possible outcome with its weight, as a button of the form `#chance`. For the host's eyes only."""


def find(game: str) -> Stage:
    return cast("Stage", import_module(f"stol.web.html.stage.{game}"))
