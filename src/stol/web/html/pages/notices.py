"""What the player wants to be told, and where."""

from collections.abc import Sequence
from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.table.notices import Target
from stol.table.occasions import NOTICE_KINDS
from stol.table.quiet_hours import HOURS, NoticeWishes
from stol.text import Say
from stol.web.html.kit import icon
from stol.web.html.pages.devices import called
from stol.web.html.pages.message import page as message
from stol.web.html.pages.own import own_page
from stol.web.html.pages.parts import Visit


@dataclass(frozen=True, kw_only=True)
class Notices(Visit):
    wishes: NoticeWishes
    browsers: Sequence[tuple[Target, str]] = ()
    """Each with what device it is."""
    addresses: Sequence[Target] = ()
    key: str = ""
    """The server's public key, for which browsers subscribe."""
    mails: bool = False
    """Whether this server sends mail."""
    problem: str = ""
    """The id of a message about the address that was typed."""
    typed: str = ""


def page(visit: Notices) -> Renderable:
    say = visit.say
    return own_page(
        visit,
        "notices",
        h.h1[say("notices-head")],
        h.p(".lead")[say("notices-lead")],
        browsers_section(visit),
        mail_section(visit) if visit.mails else None,
        wishes_section(visit),
        scripts=("notices",),
    )


def browsers_section(visit: Notices) -> Renderable:
    say = visit.say
    return h.section(".slip", aria_labelledby="push-head")[
        h.h2("#push-head")[say("notices-push-head")],
        h.p[say("notices-push-about")],
        h.p(".scripted")[
            h.button("#push-on.button.go", type="button", data_key=visit.key)[icon("i-bell"), say("notices-push-on")]
        ],
        h.p("#push-told.warning", role="status", hidden=True, data_refused=say("notices-push-refused"),
            data_failed=say("notices-push-failed")),
        h.noscript[h.p(".note")[say("notices-push-script")]],
        h.ul(".devices")[[target_row(say, one, called(say, agent)) for one, agent in visit.browsers]]
        if visit.browsers
        else None,
    ]  # fmt: skip


def target_row(say: Say, target: Target, name: str) -> Renderable:
    return h.li[
        icon("i-device" if target.kind == "push" else "i-mail"),
        h.div[h.b[name], None if target.confirmed else h.small[say("notices-mail-waits")]],
        h.form(method="post", action=f"/me/notices/{target.id}/remove")[
            h.button(".button.quiet", type="submit", aria_label=say("notices-remove-label", where=name))[
                say("notices-remove")
            ]
        ],
    ]


def mail_section(visit: Notices) -> Renderable:
    say = visit.say
    return h.section(".slip", aria_labelledby="mail-head")[
        h.h2("#mail-head")[say("notices-mail-head")],
        h.p[say("notices-mail-about")],
        h.ul(".devices")[[target_row(say, one, one.address) for one in visit.addresses]] if visit.addresses else None,
        h.form(method="post", action="/me/notices/mail")[
            h.label(for_="address")[say("notices-mail-address")],
            h.input("#address.field", type="email", name="address", value=visit.typed, required=True,
                    maxlength="254", autocomplete="email"),
            h.p(".warning", role="alert")[icon("i-alert"), h.span[say(visit.problem)]] if visit.problem else None,
            h.button(".button", type="submit")[icon("i-mail"), say("notices-mail-add")],
        ],
    ]  # fmt: skip


def wishes_section(visit: Notices) -> Renderable:
    say, wishes = visit.say, visit.wishes
    channels = ("push", "mail") if visit.mails else ("push",)
    return h.section(".slip", aria_labelledby="wishes-head")[
        h.h2("#wishes-head")[say("notices-wishes-head")],
        h.form(method="post", action="/me/notices")[
            None if visit.mails else kept_mail(wishes),
            [kind_row(say, kind, channels, wishes) for kind in NOTICE_KINDS],
            h.fieldset(".night")[
                h.legend[say("notices-night")],
                h.p[say("notices-night-about")],
                hour_field(say, "night_from", wishes.night_from),
                hour_field(say, "night_to", wishes.night_to),
                h.label(for_="zone")[say("notices-zone")],
                h.input("#zone.field", name="zone", value=wishes.zone, maxlength="64", autocomplete="off",
                        placeholder="Europe/Belgrade", translate="no"),
            ],
            h.button(".button.go", type="submit")[say("notices-save")],
        ],
    ]  # fmt: skip


def kept_mail(wishes: NoticeWishes) -> Node:
    """Without mail, what was chosen for it stays as it is."""
    on = [kind for kind in NOTICE_KINDS if kind not in wishes.mail_off]
    return [h.input(type="hidden", name="on", value=f"mail-{kind}") for kind in on]


def kind_row(say: Say, kind: str, channels: Sequence[str], wishes: NoticeWishes) -> Renderable:
    off = {"push": wishes.push_off, "mail": wishes.mail_off}
    return h.fieldset(".kind")[
        h.legend[say(f"notices-kind-{kind}")],
        [
            h.label(".tick")[
                h.input(type="checkbox", name="on", value=f"{channel}-{kind}", checked=kind not in off[channel]),
                say(f"notices-by-{channel}"),
            ]
            for channel in channels
        ],
    ]


def hour_field(say: Say, name: str, chosen: int) -> Renderable:
    return h.label[
        say(f"notices-{name.replace('_', '-')}"),
        h.select(".field", name=name)[
            [h.option(value=str(hour), selected=hour == chosen)[f"{hour:02}:00"] for hour in HOURS]
        ],
    ]


# ---- links in mails


def mail_question(visit: Visit, what: str, address: str) -> Renderable:
    """Asks before anything is done: programs look at links in mails. `what`: on or off."""
    say = visit.say
    return own_page(
        visit,
        "notices",
        h.h1[say(f"mail-{what}-head")],
        h.section(".slip")[
            h.p(".lead")[address],
            h.p[say(f"mail-{what}-about")],
            h.form(method="post", action=visit.here)[h.button(".button.go", type="submit")[say(f"mail-{what}-go")]],
        ],
    )


def mail_done(visit: Visit, what: str) -> Renderable:
    say = visit.say
    return message(visit, say(f"mail-{what}-done"), say(f"mail-{what}-done-about"), ("/", say("message-home")))
