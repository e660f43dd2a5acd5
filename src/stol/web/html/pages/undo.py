"""Taking a move back: the button, and the request to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h
from htpy import Node, Renderable

from stol.web.html.kit import coin, icon

if TYPE_CHECKING:  # the page imports this module
    from stol.web.html.pages.table import Around
    from stol.web.scene.scene import Scene


def taking_back(scene: Scene, around: Around) -> Renderable:
    label = scene.say("undo")
    return h.form(".undo", method="post", action=f"/tables/{around.plan.code}/undo", data_swap=True)[
        since(around),
        h.button(".tool", type="submit", aria_label=label, title=label, data_key="u")[icon("i-undo")],
    ]


def since(around: Around) -> Renderable:
    """The undo count that the page knows: a form that is sent twice takes back only one move."""
    return h.input(type="hidden", name="undone", value=str(around.undo_count))


def wished(scene: Scene, around: Around) -> Node:
    """An undo request: its author may cancel it, the others agree or decline."""
    undo_request, say = around.undo_request, scene.say
    if undo_request is None:
        return None
    mine = set(around.mine)
    if undo_request.seat in mine:
        return answer(around, [h.span[say("undo-asked")]], {"decline": say("undo-cancel")})
    words: list[Node] = [coin(undo_request.seat, 28), h.span[say("undo-wish", name=scene.names[undo_request.seat])]]
    if not mine & around.people or mine & undo_request.agreed:
        return h.p(".slip.notice")[words]
    return answer(around, words, {"agree": say("undo-agree"), "decline": say("undo-decline")})


def answer(around: Around, words: list[Node], buttons: dict[str, str]) -> Renderable:
    address = f"/tables/{around.plan.code}"
    return h.form(".slip.notice", method="post", action=f"{address}/agree", data_swap=True)[
        words,
        since(around),
        [
            h.button(".button", type="submit", formaction=f"{address}/{action}")[label]
            for action, label in buttons.items()
        ],
    ]
