"""The chat of a table, and how much of it the viewer has not read."""

import htpy as h
from htpy import Node, Renderable

from stol.text import Say
from stol.web.html.kit import coin, icon
from stol.web.html.pages.table_context import TableContext
from stol.web.scene.scene import Scene


def talk_button(say: Say, unread: int) -> Renderable:
    """The button that opens the chat, with the number of unread messages."""
    label = say("talk-unread", count=unread) if unread else say("talk")
    return h.button(".tool.talk", type="button", popovertarget="talk", aria_label=label, title=label)[
        icon("i-chat"), h.span(".unread")[unread] if unread else None
    ]


def chat(scene: Scene, context: TableContext) -> Node:
    if not context.plan.chat:
        return None
    say = scene.say
    return h.aside("#talk.sheet-pop", popover=True, aria_label=say("talk"))[
        h.h2[say("talk")],
        context.mine and read_form(context, say),
        h.ol("#talk-list", aria_live="polite")[
            [h.li[coin(said.seat, 24), h.span[h.b[scene.called(said.seat)], " ", said.text]] for said in context.talk]
            or h.li(".empty")[say("talk-empty")]
        ],
        context.mine
        and h.form(method="post", action=f"/tables/{context.plan.code}/talk", data_swap=True, data_clear=True)[
            h.input("#talk-key", type="hidden", name="key", value=str(context.stream.sequence)),
            h.label(".sr", for_="word")[say("talk-word")],
            h.input("#word.field", name="text", maxlength="200", autocomplete="off", required=True),
            h.button(".button", type="submit")[say("talk-send")],
        ],
    ]


def read_form(context: TableContext, say: Say) -> Renderable:
    """Tells the server that the chat was read: the script sends it, without script a button does."""
    return h.form("#talk-read", method="post", action=f"/tables/{context.plan.code}/talk/read")[
        h.input("#talk-count", type="hidden", name="count", value=str(len(context.talk))),
        h.button(".button.unscripted", type="submit")[say("talk-read")] if context.unread else None,
    ]
