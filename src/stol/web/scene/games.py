"""Finds the scene package of a game, and the names of games and options. No HTML.

Games of other packages have the scene package `generic`, and their texts come from their Definition.
"""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from importlib import import_module
from typing import Protocol, cast

from stol.games import registry, words
from stol.games.view import View
from stol.position import Game, Position
from stol.table.plan import Plan
from stol.text import Say, Wording
from stol.text.files import has
from stol.web.scene.scene import Awaited, Scene
from stol.web.scene.telling import Step


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

    def explain(self, scene: Scene) -> list[str]:
        """The latest move, what it scored item by item and why, in sentences with rules; empty if nobody has moved."""

    def firsts(self, scene: Scene) -> Iterable[str]:
        """What the viewer may meet for the first time, most urgent first: the ends of messages `first-GAME-KEY`."""

    def awaited(self, scene: Scene) -> Awaited:
        """The outcome that the host has to enter next, at a table with real cards or dice."""

    def telling(self, scene: Scene) -> tuple[Step, ...]:
        """The points of the finished game or round in the view, step by step; empty if the game can't tell them."""

    def finished_round(self, positions: Sequence[Position], moves: Sequence[str], number: int) -> View | None:
        """The view of how the table lay when a round ended; None if there is no such round."""

    def unseen_round(self, scene: Scene) -> int | None:
        """The number of a round that has just ended and is to be seen before the game goes on."""


def module(game: str) -> str:
    """The name of a game's modules and style sheet; `generic` for games of other packages."""
    return game if game in registry.KEYS else "generic"


def find(game: str) -> GameScene:
    return cast("GameScene", import_module(f"stol.web.scene.{module(game)}"))


def has_chance(game: str) -> bool:
    """Whether the game has chance events; else there can be no named deals and no real components."""
    return game in registry.KEYS or registry.find(game).outcomes > 0


def option_words(game: str, name: str, say: Say) -> tuple[str, str]:
    """The name of an option, and its meaning."""
    key = f"option-{game}-{name}"
    if has(key):
        return say(key), say(f"{key}-about")
    field = next(field for field in fields(registry.find(game).options) if field.name == name)
    return name.replace("_", " ").capitalize(), field.metadata["meaning"]


def unusual_options(plan: Plan, say: Say) -> tuple[str, ...]:
    """The names of the options with which a table differs from the usual rules."""
    usual = registry.find(plan.game).options().fitted(plan.players).plain()
    chosen = Game.of(plan.game, plan.players, plan.options).options
    return tuple(option_words(plan.game, name, say)[0] for name, value in usual.items() if chosen[name] != value)


def preset_words(name: str, say: Say) -> str:
    key = f"preset-{name.replace(' ', '-')}"
    return say(key) if has(key) else name.capitalize()


def title(game: str, say: Say) -> str:
    return words.title(game, say)


def about(game: str, say: Say) -> str:
    """The game in a sentence."""
    return say(f"home-{game}-about") if has(f"home-{game}-about") else registry.find(game).about


def players(game: str, say: Say) -> str:
    """How many players it is for, in words."""
    if has(f"home-{game}-players"):
        return say(f"home-{game}-players")
    seats = registry.find(game).options().players()
    if len(seats) == 1:
        return say("generic-players-exactly", count=seats[0])
    return say("generic-players", least=seats[0], most=seats[-1])
