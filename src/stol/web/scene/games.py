"""What each game tells of a scene in words, without HTML: a package for each game, with the same functions.

A game of another package has the one called `generic`, and its words from its Definition.
"""

from dataclasses import fields
from importlib import import_module
from typing import Protocol, cast

from stol.games import registry, words
from stol.text import Say, Wording
from stol.text.files import has
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


def module(game: str) -> str:
    """What the modules of a game are called wherever there is one for each game."""
    return game if game in registry.KEYS else "generic"


def find(game: str) -> GameScene:
    return cast("GameScene", import_module(f"stol.web.scene.{module(game)}"))


def has_chance(game: str) -> bool:
    """Whether there is something to deal or to roll: else no table can deal it in another way."""
    return game in registry.KEYS or registry.find(game).outcomes > 0


def option_words(game: str, name: str, say: Say) -> tuple[str, str]:
    """What an option is called, and what it means."""
    key = f"option-{game}-{name}"
    if has(key):
        return say(key), say(f"{key}-about")
    field = next(field for field in fields(registry.find(game).options) if field.name == name)
    return name.replace("_", " ").capitalize(), field.metadata["meaning"]


def preset_words(name: str, say: Say) -> str:
    key = f"preset-{name.replace(' ', '-')}"
    return say(key) if has(key) else name.capitalize()


def title(game: str, say: Say) -> str:
    return words.title(game, say)


def about(game: str, say: Say) -> str:
    """What the game is like, in a sentence."""
    return say(f"home-{game}-about") if has(f"home-{game}-about") else registry.find(game).about


def players(game: str, say: Say) -> str:
    """How many can play it."""
    if has(f"home-{game}-players"):
        return say(f"home-{game}-players")
    seats = registry.find(game).options().players()
    if len(seats) == 1:
        return say("generic-players-exactly", count=seats[0])
    return say("generic-players", least=seats[0], most=seats[-1])
