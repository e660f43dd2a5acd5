"""Parts of the table's page around the game: notices, the menu, and the chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h
from htpy import Node, Renderable

from stol.web.html.kit import coin, icon
from stol.web.html.pages import fair
from stol.web.html.pages.chance import correction, whose
from stol.web.html.pages.hint import panel
from stol.web.html.pages.invitation import invitation
from stol.web.html.pages.undo import wished

if TYPE_CHECKING:  # the page imports this module
    from stol.web.html.pages.table import Around
    from stol.web.scene.scene import Scene

STAND_IN = "club"
"""The level of a bot that replaces a player."""


def notices(scene: Scene, around: Around) -> Renderable:
    """Notices: a refused move, a hint, a rematch, an undo request, players who left or were replaced."""
    say, address = scene.say, f"/tables/{around.plan.code}"
    told = [
        around.note and h.p(".slip.notice", role="alert")[say(f"note-{around.note}")],
        around.refused and scene.reason and h.p(".slip.notice", role="alert")[scene.reason],
        panel(scene, around.advice) if around.advice else None,
        around.rematch
        and h.p(".slip.notice")[say("rematch-ready"), h.a(href=f"/tables/{around.rematch}")[say("rematch-go")]],
        wished(scene, around),
        [stood_in(scene, seat, address) for seat in around.mine if around.seats[seat].level is not None],
        [gone(scene, around, seat, address) for seat in sorted(around.away & around.people) if seat not in around.mine],
    ]
    return h.section("#notices", aria_label=say("notices"))[told]


def stood_in(scene: Scene, seat: int, address: str) -> Node:
    say = scene.say
    return h.form(".slip.notice", method="post", action=f"{address}/back", data_swap=True)[
        h.span[say("stood-in")],
        h.input(type="hidden", name="seat", value=str(seat)),
        h.button(".button", type="submit")[say("take-back")],
    ]


def gone(scene: Scene, around: Around, seat: int, address: str) -> Node:
    """A player left: the others may agree to let a bot play on."""
    if not around.mine or scene.view["actor"] is None:
        return None
    say, asking = scene.say, around.asked.get(seat, frozenset())
    if set(around.mine) & asking:
        return h.p(".slip.notice")[say("gone-asked", name=scene.names[seat])]
    return h.form(".slip.notice", method="post", action=f"{address}/stand-in", data_swap=True)[
        coin(seat, 28),
        h.span[say("gone", name=scene.names[seat], asking=len(asking))],
        h.input(type="hidden", name="seat", value=str(seat)),
        h.input(type="hidden", name="level", value=STAND_IN),
        h.button(".button", type="submit")[say("gone-agree" if asking else "gone-ask")],
    ]


def menu(scene: Scene, around: Around) -> Renderable:
    say, address = scene.say, f"/tables/{around.plan.code}"
    return h.aside("#menu.sheet-pop", popover=True, aria_label=say("menu"))[
        h.div("#menu-body")[
            h.h2[say("menu")],
            h.ul(".sitting")[[sitter(scene, around, seat) for seat in scene.seats()]],
            real_cards(scene, around),
            around.plan.watch and invitation(say, around.plan.code, around.link, say("watch-link")),
            [
                leave(scene, seat, address)
                for seat in around.mine
                if seat in around.people and scene.view["actor"] is not None and not around.plan.is_daily
            ],
            around.mine and h.a(".button", href=f"{address}/review")[icon("i-eye"), say("review-look-back")],
            fair.slip(around.dealt, say),
            h.a(".button.quiet", href="/")[say("to-home")],
        ]
    ]


def real_cards(scene: Scene, around: Around) -> Node:
    real = around.real
    return [whose(real.name, scene.say, host=real.host), correction(real, scene.say)] if real else None


def sitter(scene: Scene, around: Around, seat: int) -> Renderable:
    say, place = scene.say, around.seats[seat]
    kind = (
        say("sitter-stand-in", name=place.stand_in) if place.stand_in
        else say(f"level-{place.level}") if place.level
        else say("sitter-away") if seat in around.away
        else say("sitter-here")
    )  # fmt: skip
    return h.li[coin(seat, 32), h.span[h.b[scene.called(seat)], h.small[kind]]]


def leave(scene: Scene, seat: int, address: str) -> Renderable:
    say = scene.say
    return h.form(method="post", action=f"{address}/stand-in", data_swap=True)[
        h.input(type="hidden", name="seat", value=str(seat)),
        h.input(type="hidden", name="level", value=STAND_IN),
        h.button(".button", type="submit")[icon("i-bot"), say("leave-to-opponent", name=scene.names[seat])],
    ]


def talk(scene: Scene, around: Around) -> Node:
    if not around.plan.chat:
        return None
    say = scene.say
    return h.aside("#talk.sheet-pop", popover=True, aria_label=say("talk"))[
        h.h2[say("talk")],
        h.ol("#talk-list", aria_live="polite")[
            [h.li[coin(said.seat, 24), h.span[h.b[scene.called(said.seat)], " ", said.text]] for said in around.talk]
            or h.li(".empty")[say("talk-empty")]
        ],
        around.mine
        and h.form(method="post", action=f"/tables/{around.plan.code}/talk", data_swap=True, data_clear=True)[
            h.input("#talk-key", type="hidden", name="key", value=str(around.stream.sequence)),
            h.label(".sr", for_="word")[say("talk-word")],
            h.input("#word.field", name="text", maxlength="200", autocomplete="off", required=True),
            h.button(".button", type="submit")[say("talk-send")],
        ],
    ]
