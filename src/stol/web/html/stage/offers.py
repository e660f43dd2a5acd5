"""What can be picked on a page, with what it would bring, for the script that shows selections without the server."""

import json
from collections.abc import Callable, Mapping
from typing import TypeAlias

import htpy as h
from htpy import Node

from stol.web.html.kit import svg
from stol.web.scene.scene import Scene

Offers: TypeAlias = Mapping[str, object]
"""JSON. `keys` are those of the query that the game's script can show; `fixed` is in the query of every address."""


def has_offers(scene: Scene) -> bool:
    """Whether selections are shown by the script: at a table whose viewer is to move, and nothing else is asked."""
    usual = not (scene.moment or scene.goals or scene.told or scene.reason)
    return usual and scene.seat is not None and bool(scene.legal) and not scene.picked.keys() & ASKED


ASKED = {"ask", "why", "explain", "final", "points", "best"}
"""Keys of queries that only the server answers."""


def offers_script(give: Callable[[], Offers | None] | None) -> Node:
    offers = give() if give else None
    if offers is None:
        return None
    text = json.dumps(offers, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return h.script("#offers", type="application/json")[svg(text)]  # no `<` is left that could end it
