"""People from earlier games: the page about them, inviting them in a waiting room, and invitations on the home page."""

from collections.abc import Sequence
from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.table.company import Acquaintance, Companion, Invited
from stol.table.groups import OwnGroup
from stol.text import Say
from stol.web.html.kit import icon
from stol.web.html.pages.groups import groups_part
from stol.web.html.pages.own import own_page
from stol.web.html.pages.parts import Visit
from stol.web.scene.games import title

HERE = "/me/people"


@dataclass(frozen=True, kw_only=True)
class Company(Visit):
    people: Sequence[Companion] = ()
    table: Invited | None = None
    """Where the visitor waits for others."""
    invited: frozenset[str] = frozenset()
    """Who has an invitation to it or sits there."""
    groups: Sequence[OwnGroup] = ()


def page(visit: Company) -> Renderable:
    say = visit.say
    table = visit.table
    return own_page(
        visit,
        "people",
        h.h1[say("company-head")],
        h.p(".lead")[say("company-lead")],
        h.p[h.a(".button", href=f"/tables/{table.code}")[say("company-table", game=title(table.game, say))]]
        if table
        else None,
        h.section(".slip", aria_label=say("company-head"))[h.ul(".company")[[row(visit, one) for one in visit.people]]]
        if visit.people
        else h.p(".note")[say("company-none")],
        groups_part(visit.groups, say),
        styles=("company",),
    )


def row(visit: Company, one: Companion) -> Renderable:
    say = visit.say
    way = "unblock" if one.blocked else "block"
    return h.li[
        icon("i-person"),
        h.div[h.b[one.name], one.blocked and h.small[say("company-blocked")]],
        None if one.blocked else invite(visit, one),
        h.form(method="post", action=f"{HERE}/{one.player}/block")[
            h.button(
                ".button.quiet",
                type="submit",
                name="blocked",
                value="off" if one.blocked else "on",
                aria_label=say(f"company-{way}-label", name=one.name),
            )[say(f"company-{way}")]
        ],
    ]


def invite(visit: Company, one: Companion) -> Node:
    """To the table where the visitor waits; without one, to a new one as the latest together."""
    say = visit.say
    if visit.table:
        return invite_form(say, f"/tables/{visit.table.code}", HERE, as_acquaintance(visit, one))
    label = say("company-again-label", name=one.name)
    return h.form(method="post", action=f"{HERE}/{one.player}/table")[
        h.button(".button", type="submit", aria_label=label)[say("company-again")]
    ]


def as_acquaintance(visit: Company, one: Companion) -> Acquaintance:
    return Acquaintance(one.player, one.name, one.player in visit.invited)


def invite_slip(say: Say, table: str, people: Sequence[Acquaintance]) -> Renderable:
    """In a waiting room: whom one can invite at a press."""
    return h.section(".slip.acquaintances", aria_labelledby="invite-head")[
        h.h2("#invite-head")[say("company-slip")],
        h.ul(".company")[[h.li[h.div[h.b[one.name]], invite_form(say, table, table, one)] for one in people]],
        h.p[h.a(".button.quiet", href=HERE)[icon("i-person"), say("own-people")]],
    ]


def invite_form(say: Say, table: str, back: str, one: Acquaintance) -> Node:
    """The button that invites; for who is invited, that it is done."""
    if one.invited:
        return h.span(".done")[icon("i-check"), say("company-invited")]
    return h.form(method="post", action=f"{table}/invite")[
        h.input(type="hidden", name="back", value=back),
        h.button(
            ".button",
            type="submit",
            name="player",
            value=one.player,
            aria_label=say("company-invite-label", name=one.name),
        )[say("company-invite")],
    ]


def invitations(found: Sequence[Invited], say: Say) -> Renderable:
    """On the home page."""
    return h.section(".invitations", aria_labelledby="home-invitations")[
        h.h2("#home-invitations")[say("invitations-head")],
        h.ul(".slip.company")[[invitation(one, say) for one in found]],
    ]


def invitation(one: Invited, say: Say) -> Renderable:
    game, table = title(one.game, say), f"/tables/{one.code}"

    def answer(way: str, look: str) -> Renderable:
        label = say(f"invitation-{way}-label", name=one.by, game=game)
        return h.form(method="post", action=f"{table}/{way}")[
            h.button(f".button{look}", type="submit", aria_label=label)[say(f"invitation-{way}")]
        ]

    return h.li[
        h.div[h.a(href=table)[say("invitation", name=one.by, game=game)]], answer("join", ".go"), answer("refuse", "")
    ]
