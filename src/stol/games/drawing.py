"""How a game of another package is drawn. It does not import Numba, so that drawing does not load it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from stol.games.view import View

Place: TypeAlias = tuple[float, float, float, float]
"""A rectangle in the coordinates of a drawing: x, y, width, height."""


@dataclass(frozen=True)
class Drawing:
    """How a game of another package is drawn wherever stol draws it."""

    svg: Callable[[View], str]
    """A view as one complete SVG document with a `viewBox`; presentation attributes only, no styles and no ids."""
    text: Callable[[View], str]
    """The same in plain characters."""
    place: Callable[[View, str], Place | None] = lambda _view, _move: None
    """Where in the SVG a legal move is made by a click; None: it is a button beside the drawing."""
    words: Callable[[View, str], str] = lambda _view, move: move
    """A legal move in words. What it brings is for the Definition's `preview` to say."""
