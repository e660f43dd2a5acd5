"""What each game tells of a scene in words, without HTML: a package for each game, with the same functions."""

from importlib import import_module
from typing import Protocol, cast

from stol.text import Say, Wording
from stol.web.scene.scene import Awaited, Scene, View


class GameScene(Protocol):
    """What a game's package offers."""

    def progress(self, view: View, say: Say) -> str:
        """How far a game is, in a few words, for lists of tables."""

    def aim(self, scene: Scene, move: str) -> dict[str, str]:
        """The query of the address that has this legal move selected; empty if the move is a button anyway."""

    def offer(self, scene: Scene, move: str) -> str:
        """A legal move in words, for the one who may choose it: what it does and gains."""

    def wording(self, say: Say) -> Wording:
        """How reasons name what is a code in the rules: cards, colours."""

    def awaited(self, scene: Scene) -> Awaited:
        """What the host has to enter next, where chance is to act with real cards or dice."""


def find(game: str) -> GameScene:
    return cast("GameScene", import_module(f"stol.web.scene.{game}"))
