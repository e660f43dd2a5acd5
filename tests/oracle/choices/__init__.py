"""What may be done next, one module a game: read off the everything-view, by the rules alone.

The referees beside this package judge the moves that were made; here every choice is listed, the ones
not made too. Nothing is remembered from one position to the next, and who acts is worked out from the
table wherever it shows. The few things that it can't show are taken from the view, and named there.
"""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

View = Mapping[str, Any]
Actor = int | str | None  # a seat, "chance", or None at the end
CHANCE = "chance"


def actor(view: View) -> Actor:
    who: Actor = _module(view).actor(view)
    return who


def legal(view: View) -> set[str]:
    """The moves of the seat that acts; none for chance and at the end"""
    moves: set[str] = _module(view).legal(view) if isinstance(actor(view), int) else set()
    return moves


def chance(view: View) -> dict[str, int]:
    """Outcomes and their weights; none unless chance acts"""
    outcomes: dict[str, int] = _module(view).chance(view) if actor(view) == CHANCE else {}
    return outcomes


def _module(view: View) -> ModuleType:
    return import_module(f"{__name__}.{view['game']}")
