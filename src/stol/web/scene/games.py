"""Finds the scene package of a game; each has the same functions. No HTML."""

from importlib import import_module
from typing import Protocol, cast

from stol.text import Say, Wording
from stol.web.scene.scene import Awaited, Scene, View


class GameScene(Protocol):
    """The functions of a game's scene package."""

    def progress(self, view: View, say: Say) -> str:
        """How far a game has come, in a few words, for lists of tables."""

    def aim(self, scene: Scene, move: str) -> dict[str, str]:
        """The query of the address that selects this legal move; empty if the move is a button anyway."""

    def offer(self, scene: Scene, move: str) -> str:
        """A legal move in words for the player who may choose it: what it does and gains."""

    def wording(self, say: Say) -> Wording:
        """Functions that turn codes of the rules (cards, colours) into names, for the texts of refusals."""

    def awaited(self, scene: Scene) -> Awaited:
        """The outcome that the host has to enter next, at a table with real cards or dice."""


def find(game: str) -> GameScene:
    return cast("GameScene", import_module(f"stol.web.scene.{game}"))
