"""One player on several devices: the list of devices, a link to another one, the recovery phrase."""

from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.table.devices import Device
from stol.text import Say
from stol.web.html.kit import icon
from stol.web.html.pages.invitation import copy_button, qr
from stol.web.html.pages.own import day, own_page
from stol.web.html.pages.parts import Visit
from stol.web.service.own_devices import Owner

SYMBOLS = {"program": "i-bot", "computer": "i-computer"}
"""Of kinds of devices; the others are held in the hand."""


@dataclass(frozen=True, kw_only=True)
class Devices(Visit):
    devices: tuple[Device, ...] = ()
    this: str = ""
    """The id of the device that asks."""
    phrase_made: int | None = None
    """When the recovery phrase was made, in milliseconds since 1970."""
    before: Owner | None = None
    """The player whom this browser was before."""
    link: str = ""
    """A link to another device, which was just made."""
    link_note: str | None = None
    """The id of a message about who can use the link."""


def page(visit: Devices) -> Renderable:
    say = visit.say
    return own_page(
        visit,
        "devices",
        h.h1[say("devices-head")],
        h.p(".lead")[say("devices-lead")],
        [link_section(visit), list_section(visit), phrase_section(visit)] if visit.devices else nobody_section(visit),
        before_section(visit, visit.before) if visit.before else None,
        scripts=("copy",) if visit.link else (),
    )


def nobody_section(visit: Devices) -> Renderable:
    say = visit.say
    return h.section(".slip")[
        h.p[say("devices-none")],
        h.p[h.a(".button", href="/me/recover")[icon("i-again"), say("recover-head")]],
    ]


def link_section(visit: Devices) -> Renderable:
    say = visit.say
    if visit.link:
        return h.section(".slip.shown", aria_labelledby="link-head")[
            qr(visit.link, say("devices-qr")),
            h.div[
                h.h2("#link-head")[say("devices-add-head")],
                h.p[say("devices-link-about")],
                visit.link_note and h.p(".note")[say(visit.link_note)],
                h.input(".field", type="text", value=visit.link, readonly=True, aria_label=say("devices-link")),
                copy_button(say, visit.link),
            ],
        ]
    return h.section(".slip", aria_labelledby="link-head")[
        h.h2("#link-head")[say("devices-add-head")],
        h.p[say("devices-add-about")],
        h.form(method="post", action="/me/link")[
            h.button(".button.go", type="submit")[icon("i-link"), say("devices-add")]
        ],
    ]


def list_section(visit: Devices) -> Renderable:
    say = visit.say
    is_last = len(visit.devices) == 1 and visit.phrase_made is None
    return h.section(".slip", aria_labelledby="list-head")[
        h.h2("#list-head")[say("devices-list")],
        h.ul(".devices")[[device_row(visit, device, signs_out=not is_last) for device in visit.devices]],
        is_last and h.p(".note")[say("devices-last")],
    ]


def device_row(visit: Devices, device: Device, *, signs_out: bool) -> Renderable:
    say = visit.say
    kind, name = device.agent.partition(" ")[0], called(say, device.agent)
    seen = say("device-this") if device.id == visit.this else day(say, "device-seen", device.seen)
    label = say("device-out-label", device=name)
    return h.li[
        icon(SYMBOLS.get(kind, "i-device")),
        h.div[h.b[name], h.small[seen]],
        signs_out
        and h.form(method="post", action=f"/me/devices/{device.id}/out")[
            h.button(".button.quiet", type="submit", aria_label=label)[say("device-out")]
        ],
    ]


def called(say: Say, agent: str) -> str:
    """What people call a device: "Phone · Firefox"."""
    kind, _, browser = agent.partition(" ")
    name = say(f"device-{kind or 'unknown'}")
    return f"{name} · {browser}" if browser else name


def phrase_section(visit: Devices) -> Renderable:
    say, made = visit.say, visit.phrase_made
    return h.section(".slip", aria_labelledby="phrase-head")[
        h.h2("#phrase-head")[say("phrase-head")],
        h.p[say("phrase-why")],
        made is not None and h.p(".note")[day(say, "phrase-made", made)],
        h.form(method="post", action="/me/phrase")[
            h.button(".button", type="submit")[icon("i-lock"), say("phrase-make" if made is None else "phrase-again")]
        ],
    ]


def before_section(visit: Devices, before: Owner) -> Node:
    say = visit.say
    return h.section(".slip", aria_labelledby="before-head")[
        h.h2("#before-head")[say("before-head")],
        h.p[say("before-about"), " ", owner_words(visit, before)],
        h.form(method="post", action="/me/devices/before")[
            h.button(".button", type="submit")[icon("i-undo"), say("before-go")]
        ],
    ]


def owner_words(visit: Visit, owner: Owner) -> Renderable:
    say = visit.say
    return h.b[owner.name or say("device-nameless"), f" ({say('device-tables', count=owner.tables)})"]


# ---- a link that was opened


@dataclass(frozen=True, kw_only=True)
class Question(Visit):
    owner: Owner
    """Whose link it is."""
    now: Owner | None = None
    """The player whom this browser is."""
    is_last: bool = False
    """Whether nobody could get back to that player, if this browser forgot it."""


def question(visit: Question) -> Renderable:
    """Asks before anything is done: whoever looks at a link has not used it up."""
    say, now = visit.say, visit.now
    return own_page(
        visit,
        "devices",
        h.h1[say("link-head")],
        h.section(".slip.asked")[
            h.p(".lead")[owner_words(visit, visit.owner)],
            h.p[say("link-about")],
            h.p(".warning")[icon("i-alert"), h.span[say("link-warning")]],
            h.p[say("link-now"), " ", owner_words(visit, now)] if now else None,
            h.form(method="post", action=visit.here)[answers(visit)],
        ],
    )


def answers(visit: Question) -> Node:
    """Whoever is somebody here already is asked what happens with that player."""
    say, now = visit.say, visit.now
    stay = h.a(".button", href="/")[say("link-no")]
    if now is None or not (now.name or now.tables):
        return [h.button(".button.go", type="submit", name="before", value="leave")[say("link-go")], stay]
    return [
        h.button(".button.go", type="submit", name="before", value="keep")[say("link-keep")],
        h.small[say("link-keep-about")],
        not visit.is_last and h.button(".button", type="submit", name="before", value="leave")[say("link-leave")],
        stay,
    ]


# ---- the recovery phrase


@dataclass(frozen=True, kw_only=True)
class Recovery(Visit):
    typed: str = ""
    problem: str = ""
    """What is wrong with what was typed, as a sentence."""


def shown_phrase(visit: Visit, phrase: str) -> Renderable:
    """The phrase, this once."""
    say = visit.say
    return own_page(
        visit,
        "devices",
        h.h1[say("phrase-head")],
        h.section(".slip")[
            h.p[say("phrase-about")],
            h.ol(".phrase", translate="no")[[h.li[word] for word in phrase.split()]],
            h.p[h.a(".button.go", href="/me/devices")[say("phrase-done")]],
        ],
    )


def recovery(visit: Recovery) -> Renderable:
    say = visit.say
    return own_page(
        visit,
        "devices",
        h.h1[say("recover-head")],
        h.section(".slip")[
            h.p[say("recover-about")],
            visit.problem and h.p(".warning", role="alert")[icon("i-alert"), h.span[visit.problem]],
            h.form(method="post", action="/me/recover")[
                h.label(for_="phrase")[say("phrase-head")],
                h.input(
                    "#phrase.field", name="phrase", value=visit.typed, required=True, maxlength="200",
                    autocomplete="off", autocapitalize="none", spellcheck="false", translate="no",
                ),
                h.button(".button.go", type="submit")[say("recover-go")],
            ],
        ],
    )  # fmt: skip
