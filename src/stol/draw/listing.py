"""Default drawing of games that have none of their own: the entries of the view, line by line"""

from collections.abc import Iterator
from typing import cast

from stol.draw import kit
from stol.draw.words import WIDTH, outcome, readable, sheet
from stol.games.view import BaseView, View

COMMON_KEYS = {"game", "options", "players", "ply", "actor", "result"}
"""The keys that all views have; only the other ones are listed"""


def text(view: View) -> str:
    common = cast("BaseView", view)
    return sheet(
        [kit.say("draw-heading", game=common["game"], note=ply(common)), status(common)], list(game_lines(view))
    )


def svg(view: View) -> str:
    common = cast("BaseView", view)
    words = [kit.word_box(line, font_family="monospace") for line in game_lines(view)]
    return kit.page(common["game"], ply(common), status(common), kit.slip(kit.column(words)))


def ply(view: BaseView) -> str:
    return kit.say("draw-listing-ply", ply=str(view["ply"]))


def status(view: BaseView) -> str:
    if view["result"]:
        return outcome(view["result"])
    if not isinstance(view["actor"], int):
        return kit.say("draw-listing-chance")
    return kit.say("draw-listing-seat", seat=view["actor"])


def game_lines(view: View) -> Iterator[str]:
    return lines({name: part for name, part in view.items() if name not in COMMON_KEYS})


def lines(value: object, depth: int = 0) -> Iterator[str]:
    """Yield the entries of a dict or list; long entries are indented below their name"""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, entry in entries:
        start = f"{'  ' * depth}{name}:"
        if isinstance(entry, dict | list) and len(str(entry)) > WIDTH // 2:
            yield start
            yield from lines(entry, depth + 1)
        else:
            yield readable(f"{start} {entry}")
