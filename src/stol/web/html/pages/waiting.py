"""The waiting room of a table with free seats: who sits where, and how to invite the others."""

from dataclasses import dataclass

import htpy as h
from htpy import Renderable

from stol.table.company import Acquaintance
from stol.text import Say
from stol.web.html.kit import coin, icon
from stol.web.html.pages import fair
from stol.web.html.pages.chance import host_note
from stol.web.html.pages.company import invite_slip
from stol.web.html.pages.invitation import invitation
from stol.web.html.pages.lobby import listing_form
from stol.web.html.pages.names import names_slip
from stol.web.html.pages.parts import Visit, name_field, sheet
from stol.web.html.pages.round import table_from_above
from stol.web.scene.games import title
from stol.web.service.table_request import BOT, HERE, LEVEL, YOU, levels
from stol.web.service.table_visit import Dealt


@dataclass(frozen=True, kw_only=True)
class Waiting(Visit):
    address: str
    game: str
    code: str
    link: str
    """The absolute URL, for inviting others."""
    link_note: str | None = None
    """The id of a message about who can use it."""
    seats: tuple[tuple[str | None, str], ...]
    """For each seat the player's name, None if free; and the kind of player, as in `TableRequest.seats`."""
    mine: frozenset[int] = frozenset()
    host: bool = False
    may_watch: bool = True
    rated: bool = False
    dealer: str | None = None
    """Who enters the outcomes of real cards and dice, if there are any."""
    dealt: Dealt | None = None
    listed: bool | None = None
    """Whether the lobby shows the table; None: it is private, or somebody else's."""
    acquaintances: tuple[Acquaintance, ...] = ()


def page(waiting: Waiting) -> Renderable:
    say = waiting.say
    game = title(waiting.game, say)
    main = h.main("#waiting.sheet.waiting", data_game=waiting.game)[
        h.header(".hero")[
            h.div[
                h.h1[say("waiting-head", open=len(free_seats(waiting)))],
                h.p(".lead", role="status")[say("waiting-lead")],
            ]
        ],
        h.section(class_=f"round seats-{len(waiting.seats)}", aria_label=say("waiting-seats"))[
            table_from_above(waiting.game, tuple(name is not None for name, _ in waiting.seats)),
            h.p(".name", aria_hidden="true")[game],
            h.ul[[seat_item(number, waiting) for number in range(len(waiting.seats))]],
        ],
        h.section(".rules")[
            waiting.rated and h.p(".note")[say("rated-table")],
            waiting.dealer and host_note(waiting.dealer, say, host=waiting.host),
            h.p(".note")[say("deal-of-several")] if waiting.dealt and waiting.dealt.name else None,
            None if waiting.mine else sit_form(waiting),
            invitation(say, waiting.code, waiting.link, say("waiting-invite"), waiting.link_note),
            invite_slip(say, waiting.address, waiting.acquaintances) if waiting.acquaintances else None,
            None if waiting.listed is None else listing_form(waiting.address, say, listed=waiting.listed),
            bot_form(waiting) if waiting.host else None,
            names_slip(say, waiting.address, {seat: waiting.seats[seat][0] or "" for seat in sorted(waiting.mine)}),
            h.p(".note")[say("waiting-watch")] if waiting.may_watch and not waiting.mine else None,
            fair.fair_slip(waiting.dealt, say),
            has_others(waiting)
            and h.a(".button.quiet", href=f"{waiting.address}/people")[icon("i-person"), say("people-link")],
            waiting.mine and not waiting.host and leave_form(waiting),
            (waiting.host or waiting.mine)
            and h.a(".button.quiet", href=f"{waiting.address}/leave")[icon("i-close"), say("leave-link")],
            h.a(".button.quiet.again", href=waiting.address)[icon("i-again"), say("waiting-again")],
        ],
    ]
    return sheet(
        waiting, say("waiting-title", game=game), main, styles=("round", "waiting", "company"), scripts=("copy",)
    )


def has_others(waiting: Waiting) -> bool:
    """Whether the visitor waits with other people."""
    people = [number for number, (name, kind) in enumerate(waiting.seats) if name and not kind.startswith(BOT)]
    return (waiting.host or bool(waiting.mine)) and not waiting.mine.issuperset(people)


def free_seats(waiting: Waiting) -> list[int]:
    return [seat for seat, (name, _) in enumerate(waiting.seats) if name is None]


def seat_item(number: int, waiting: Waiting) -> Renderable:
    say = waiting.say
    name, kind = waiting.seats[number]
    if name is not None:
        who: Renderable = h.span(".who")[h.b[name], h.small[player_kind(number, kind, waiting)]]
    elif waiting.mine or not waiting.name:
        who = h.span(".who")[h.b[say("waiting-free")], h.small[say("seat-number", number=number + 1)]]
    else:
        who = sit_button(number, say)
    return h.li(class_=["seat", f"place-{number}", {"open": name is None}])[coin(number, 44), who]


def player_kind(number: int, kind: str, waiting: Waiting) -> str:
    """What kind of player has this seat."""
    say = waiting.say
    if kind.startswith(BOT):
        return say("setup-bot", level=kind.removeprefix(BOT))
    if kind == HERE:
        return say("setup-here")
    if number in waiting.mine:
        return say("waiting-you")
    return say("waiting-host") if kind == YOU else say("waiting-guest")


def sit_button(number: int, say: Say) -> Renderable:
    label = say("waiting-sit-label", number=number + 1)
    return h.button(".button.go", type="submit", form="sit", name="seat", value=str(number), aria_label=label)[
        say("waiting-sit")
    ]


def sit_form(waiting: Waiting) -> Renderable:
    """The form that the buttons on the free seats belong to. A stranger's have their place beside the name."""
    say, seats = waiting.say, free_seats(waiting)
    form = h.form("#sit", class_=None if waiting.name else "slip", method="post", action=f"{waiting.address}/sit")
    if waiting.name:
        return form
    words = [say("waiting-sit") if len(seats) == 1 else say("seat-number", number=seat + 1) for seat in seats]
    return form[
        h.label(for_="sit-name")[say("waiting-name")],
        name_field("sit-name"),
        h.div(".coins")[
            [
                h.button(
                    ".button.go", type="submit", name="seat", value=str(seat),
                    aria_label=say("waiting-sit-label", number=seat + 1),
                )[coin(seat, 28), text]
                for seat, text in zip(seats, words, strict=True)
            ]
        ],
    ]  # fmt: skip


def leave_form(waiting: Waiting) -> Renderable:
    """With it a guest leaves again."""
    return h.form(method="post", action=f"{waiting.address}/leave")[
        h.button(".button", type="submit")[icon("i-prev"), waiting.say("leave-seat")]
    ]


def bot_form(waiting: Waiting) -> Renderable:
    """The form with which the host fills free seats with bots."""
    say = waiting.say
    return h.form(".slip.opponents", method="post", action=f"{waiting.address}/bot")[
        h.div[h.b[say("waiting-bots")], h.small[say("waiting-bots-about")]],
        h.label(".sr", for_="level")[say("waiting-level")],
        h.select("#level.field", name="level")[
            [
                h.option(value=level, selected=level == LEVEL)[say(f"level-{level}")]
                for level in levels(waiting.game)
            ]
        ],
        h.span(".coins")[
            [
                h.button(
                    ".button", type="submit", name="seat", value=str(seat),
                    aria_label=say("waiting-bot-label", number=seat + 1),
                )[coin(seat, 28), say("seat-number", number=seat + 1)]
                for seat in free_seats(waiting)
            ]
        ],
    ]  # fmt: skip
