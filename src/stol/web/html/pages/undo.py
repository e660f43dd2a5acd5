"""Taking a move back: the button, and the request to the others."""

import htpy as h
from htpy import Node, Renderable

from stol.web.html.kit import coin, icon
from stol.web.html.pages.table_context import TableContext
from stol.web.scene.scene import Scene


def undo_form(scene: Scene, context: TableContext) -> Renderable:
    label = scene.say("undo")
    return h.form(".undo", method="post", action=f"/tables/{context.plan.code}/undo", data_swap=True)[
        undo_count_field(context),
        h.button(".tool", type="submit", aria_label=label, title=label, data_key="u")[icon("i-undo")],
    ]


def undo_count_field(context: TableContext) -> Renderable:
    """The undo count that the page knows: a form that is sent twice takes back only one move."""
    return h.input(type="hidden", name="undone", value=str(context.undo_count))


def undo_notice(scene: Scene, context: TableContext) -> Node:
    """An undo request: its author may cancel it, the others agree or decline. Once it is done, the others are told."""
    undo_request, say = context.undo_request, scene.say
    mine, by = set(context.mine), context.taken_back_by
    if undo_request is None:
        if by is None or by in mine or context.over or context.plan.real_components:  # there the host corrects
            return None
        return h.p(".slip.notice", role="status")[coin(by, 28), h.span[say("undo-done", name=scene.names[by])]]
    if undo_request.seat in mine:
        return answer_form(context, [h.span[say("undo-asked")]], {"decline": say("undo-cancel")})
    words: list[Node] = [coin(undo_request.seat, 28), h.span[say("undo-wish", name=scene.names[undo_request.seat])]]
    if not mine & context.voters or mine & undo_request.agreed:
        return h.p(".slip.notice")[words]
    return answer_form(context, words, {"agree": say("undo-agree"), "decline": say("undo-decline")})


def answer_form(context: TableContext, words: list[Node], buttons: dict[str, str]) -> Renderable:
    address = f"/tables/{context.plan.code}"
    return h.form(".slip.notice", method="post", action=f"{address}/agree", data_swap=True)[
        words,
        undo_count_field(context),
        [
            h.button(".button", type="submit", formaction=f"{address}/{action}")[label]
            for action, label in buttons.items()
        ],
    ]
