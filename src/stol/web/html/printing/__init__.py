"""Sheets to print, cut and play: the pieces of a game on paper, one SVG for each sheet."""

import functools
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from markupsafe import Markup

from stol.games.registry import KEYS
from stol.web.html.printing.order import Order
from stol.web.html.printing.paper import Sheet


class SheetsModule(Protocol):
    """What the module of a game has."""

    OPTIONS: tuple[str, ...]
    """The options that change its pieces."""

    def sheets(self, order: Order) -> list[Sheet]:
        """Everything that is needed to play."""

    def defs(self) -> Markup | None:
        """Definitions that its drawings refer to."""


@functools.cache
def has_sheets(game: str) -> bool:
    """Whether there is a page `/print/GAME`; games of other packages have none."""
    return game in KEYS and find_spec(f"{__name__}.games.{game}") is not None


def find(game: str) -> SheetsModule:
    """The module of a game that has sheets."""
    return cast("SheetsModule", import_module(f"{__name__}.games.{game}"))
