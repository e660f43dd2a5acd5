"""Drawings of views: plain text for a terminal, SVG for a notebook

Each game has a module here, named by its key, with the functions `text` and `svg`.
"""

from importlib import import_module

from stol.draw.kit import View


def text(view: View) -> str:
    """Draw a view as plain text, for `print`"""
    drawing: str = import_module(f"stol.draw.{view['game']}").text(view)
    return drawing


def svg(view: View) -> str:
    """Draw a view as a complete SVG document"""
    drawing: str = import_module(f"stol.draw.{view['game']}").svg(view)
    return drawing
