"""The people at a table: the host removes and mutes them; everybody there can report names and messages."""

from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.table.events import Said
from stol.table.table import Table
from stol.web.html.kit import coin, icon
from stol.web.html.pages.parts import Visit, sheet
from stol.web.service.table_request import LEVEL
from stol.web.service.talk import Excerpt


@dataclass(frozen=True, kw_only=True)
class People(Visit):
    table: Table
    address: str
    names: tuple[str, ...]
    mine: frozenset[int]
    host: bool
    """Whether the visitor is the host."""
    talk: Excerpt

    @property
    def may_remove(self) -> bool:
        return not self.table.is_over and not (self.table.plan.rated and self.table.position is not None)

    @property
    def others(self) -> list[int]:
        """The seats of other people."""
        return [seat for seat, one in enumerate(self.table.seats) if one.player and seat not in self.mine]


def page(people: People) -> Renderable:
    say = people.say
    main = h.main(".sheet.people")[
        h.h1(".page")[say("people-head")],
        h.p(".lead")[say("people-lead")],
        h.p[h.a(".button.go", href=people.address)[say("message-back")]],
        [person(people, seat) for seat in people.others] or h.p[say("people-alone")],
        messages(people) if people.talk.messages else None,
    ]
    return sheet(people, say("people-head"), main, styles=("people",))


def person(people: People, seat: int) -> Renderable:
    say, name = people.say, people.names[seat]
    muted = seat in people.table.muted
    host = people.table.seats[seat].player == people.table.plan.host
    return h.section(".slip", aria_label=name)[
        h.h2[coin(seat, 32), name, host and h.small[say("waiting-host")]],
        muted and h.p(".note")[say("people-muted")],
        h.div(".acts")[
            form(people, "report", button("i-person", say("people-report-name")), seat=seat),
            people.host
            and form(
                people,
                "mute",
                button("i-chat", say("people-unmute" if muted else "people-mute")),
                seat=seat,
                muted="false" if muted else "true",
            ),
        ],
        people.host and people.may_remove and remove_part(people, seat),
    ]


def remove_part(people: People, seat: int) -> Renderable:
    """What follows is said before it is done."""
    say, begun = people.say, people.table.position is not None
    return h.details[
        h.summary(".button")[icon("i-close"), say("people-remove")],
        h.p[say("people-remove-begun" if begun else "people-remove-open")],
        form(
            people,
            "remove",
            button("i-close", say("people-remove-sure", name=people.names[seat])),
            seat=seat,
            level=LEVEL,
        ),
    ]


def form(people: People, action: str, button: Node, **fields: object) -> Renderable:
    """A button that sends these fields."""
    return h.form(method="post", action=f"{people.address}/{action}")[
        [h.input(type="hidden", name=name, value=str(value)) for name, value in fields.items()],
        button,
    ]


def messages(people: People) -> Renderable:
    say, talk = people.say, people.talk
    earlier = h.a(href=f"{people.address}/people?before={talk.first}", rel="prev")[say("talk-earlier")]
    return h.section(".slip")[
        h.h2[say("talk")],
        h.ol("#talk-list.talk-lines")[
            h.li(".earlier")[earlier] if talk.first else None,
            [message(people, number, said) for number, said in enumerate(talk.messages, talk.first)],
        ],
    ]


def message(people: People, number: int, said: Said) -> Renderable:
    label = h.button(".button.quiet", type="submit")[people.say("people-report-message")]
    return h.li[
        coin(said.seat, 24),
        h.div[
            h.p[h.b[people.names[said.seat]], " ", said.text],
            said.seat in people.others and form(people, "report", label, seat=said.seat, message=number),
        ],
    ]


def button(symbol: str, label: str) -> Renderable:
    return h.button(".button", type="submit")[icon(symbol), label]
