"""Drawings of views: plain text for a terminal, SVG for a notebook

Each of our own games has a module here, named by its key, with the functions `text` and `svg`. A game of another
package provides them in its Definition, or is drawn as a list of the entries of its view.
"""

from importlib import import_module
from typing import Protocol, cast

from stol.draw.kit import Box, bare, pictured, speaking
from stol.games.registry import KEYS, find
from stol.games.view import View
from stol.text.languages import ENGLISH


class Drawer(Protocol):
    """The drawing functions of one game"""

    def text(self, view: View) -> str: ...

    def svg(self, view: View) -> str: ...


class BoardDrawer(Protocol):
    """What our own games draw besides"""

    def board(self, view: View) -> Box: ...


def drawer(game: str) -> Drawer:
    if game not in KEYS:
        own, game = find(game).drawing, find(game).relative_of or "listing"
        if own is not None:
            return cast("Drawer", own)
    return cast("Drawer", import_module(f"stol.draw.{game}"))


def text(view: View, language: str = ENGLISH) -> str:
    """Draw a view as plain text, for `print`"""
    with speaking(language):
        return drawer(view["game"]).text(view)


def svg(view: View, language: str = ENGLISH) -> str:
    """Draw a view as a complete SVG document"""
    with speaking(language):
        return drawer(view["game"]).svg(view)


def board(view: View, language: str = ENGLISH) -> str:
    """Draw only the board for people, without coordinates; of games of other packages, all that they draw"""
    if view["game"] not in KEYS:
        return svg(view, language)
    with speaking(language), pictured():
        return bare(cast("BoardDrawer", drawer(view["game"])).board(view))
