"""A view drawn: as plain text for a terminal, as SVG for a notebook

Each of our own games has a module of its key here, with the same two functions. A game of another package brings them
in its Definition, or is drawn as a list of what its view says.
"""

from importlib import import_module
from typing import Protocol, cast

from stol.draw.kit import View
from stol.games.registry import KEYS, find


class Drawer(Protocol):
    """Whatever draws one game."""

    def text(self, view: View) -> str: ...

    def svg(self, view: View) -> str: ...


def drawer(game: str) -> Drawer:
    own = None if game in KEYS else find(game).drawing
    if own is not None:
        return cast("Drawer", own)
    return cast("Drawer", import_module(f"stol.draw.{game if game in KEYS else 'listing'}"))


def text(view: View) -> str:
    """Draw the table in plain characters, for `print`"""
    return drawer(view["game"]).text(view)


def svg(view: View) -> str:
    """Draw the table as one complete SVG document"""
    return drawer(view["game"]).svg(view)
