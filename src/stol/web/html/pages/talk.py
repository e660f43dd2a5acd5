"""The chat of a table, and how much of it the viewer has not read."""

from collections.abc import Callable
from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.text import Say
from stol.web.html.kit import coin, icon
from stol.web.html.pages.parts import Visit, sheet
from stol.web.html.pages.table_context import TableContext
from stol.web.scene.scene import Scene
from stol.web.service.talk import Excerpt


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
        lines(say, f"/tables/{context.plan.code}", context.talk, scene.called),
        context.mine
        and h.form(method="post", action=f"/tables/{context.plan.code}/talk", data_swap=True, data_clear=True)[
            h.input("#talk-key", type="hidden", name="key", value=str(context.stream.sequence)),
            h.label(".sr", for_="word")[say("talk-word")],
            h.input("#word.field", name="text", maxlength="200", autocomplete="off", required=True),
            h.button(".button", type="submit")[say("talk-send")],
        ],
        None if context.mine else h.p(".note")[say("talk-seats-only")],
    ]


def lines(say: Say, table: str, talk: Excerpt, called: Callable[[int], str]) -> Renderable:
    """Messages, with a link to those before them."""
    earlier = h.a(href=f"{table}/talk?before={talk.first}", rel="prev")[say("talk-earlier")]
    return h.ol("#talk-list.talk-lines", aria_live="polite")[
        h.li(".earlier")[earlier] if talk.first else None,
        [h.li[coin(said.seat, 24), h.span[h.b[called(said.seat)], " ", said.text]] for said in talk.messages]
        or h.li(".empty")[say("talk-empty")],
    ]


@dataclass(frozen=True, kw_only=True)
class EarlierTalk(Visit):
    """What was said before the messages on the table's page."""

    address: str
    talk: Excerpt
    names: tuple[str, ...]


def earlier_page(earlier: EarlierTalk) -> Renderable:
    say = earlier.say
    main = h.main(".sheet.talk-page")[
        h.h1(".page")[say("talk")],
        lines(say, earlier.address, earlier.talk, lambda seat: earlier.names[seat]),
        h.p[h.a(".button.go", href=earlier.address)[say("message-back")]],
    ]
    return sheet(earlier, say("talk"), main, styles=())


def read_form(context: TableContext, say: Say) -> Renderable:
    """Tells the server that the chat was read: the script sends it, without script a button does."""
    return h.form("#talk-read", method="post", action=f"/tables/{context.plan.code}/talk/read")[
        h.input("#talk-count", type="hidden", name="count", value=str(context.talk.end)),
        h.button(".button.unscripted", type="submit")[say("talk-read")] if context.unread else None,
    ]
