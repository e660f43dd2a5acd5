"""A view drawn: as plain text for a terminal, as SVG for a notebook

Every game has a module of its key here, with the same two functions.
"""

from importlib import import_module

from stol.draw.kit import View


def text(view: View) -> str:
    """Draw the table in plain characters, for `print`"""
    drawing: str = import_module(f"stol.draw.{view['game']}").text(view)
    return drawing


def svg(view: View) -> str:
    """Draw the table as one complete SVG document"""
    drawing: str = import_module(f"stol.draw.{view['game']}").svg(view)
    return drawing
