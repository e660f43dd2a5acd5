"""Parts of the table's page around the game: notices, the menu, and the chat."""

import htpy as h
from htpy import Node, Renderable

from stol.table.holidays import last_day_before
from stol.text import Say
from stol.web.html.clock_face import clock_face
from stol.web.html.coach import explain_link
from stol.web.html.kit import coin, icon
from stol.web.html.pages import fair
from stol.web.html.pages.chance import correction_form, host_note
from stol.web.html.pages.hint import hint_panel
from stol.web.html.pages.invitation import invitation
from stol.web.html.pages.keys import keys_button
from stol.web.html.pages.names import names_slip
from stol.web.html.pages.result import best_text
from stol.web.html.pages.table_context import Ended, Resting, TableContext
from stol.web.html.pages.undo import undo_notice
from stol.web.html.settings import settings_button, sound_button
from stol.web.html.table_help import cited
from stol.web.scene.closing import can_tell
from stol.web.scene.games import title
from stol.web.scene.scene import Scene
from stol.web.service.first_time import GUIDED

LONGEST_ADDRESS = 500
STAND_IN = "club"
"""The level of a bot that replaces a player."""


def notices(scene: Scene, context: TableContext) -> Renderable:
    """Notices: a refused move, a hint, a rematch, an undo request, players who left or were replaced."""
    say, address, game = scene.say, f"/tables/{context.plan.code}", context.plan.game
    told = [
        context.over and not scene.picked.keys() & {"points"} and ended_notice(scene, context),
        context.resting and round_notice(scene, context.resting),
        context.note and h.p(".slip.notice", role="alert")[say(f"note-{context.note}")],
        context.refused and scene.reason and h.p(".slip.notice", role="alert")[h.span[cited(game, scene.reason)]],
        hint_panel(scene, context.advice) if context.advice else None,
        context.rematch
        and h.p(".slip.notice")[say("rematch-ready"), h.a(href=f"/tables/{context.rematch}")[say("rematch-go")]],
        undo_notice(scene, context),
        *(replaced_notice(scene, context, seat) for seat in context.mine if context.seats[seat].level is not None),
        *(
            h.p(".slip.notice", role="status")[coin(seat, 28), h.span[say("time-up-notice", name=scene.names[seat])]]
            for seat, place in enumerate(context.seats)
            if place.ran_out and place.level and seat not in context.mine and not context.over
        ),
        *(
            left_notice(scene, context, seat, address)
            for seat in sorted(context.away & context.people)
            if seat not in context.mine
        ),
    ]
    return h.section("#notices", aria_label=say("notices"))[told if any(told) else first_note(scene, context)]


def first_note(scene: Scene, context: TableContext) -> Node:
    """What happens for the first time, in one line; or the offer of a guided game."""
    say, game = scene.say, context.plan.game
    if context.first is None or scene.reason:
        return None
    here = scene.here if len(scene.here) < LONGEST_ADDRESS else scene.address
    if context.first == GUIDED:
        words: Node = say("offer-guided", game=title(game, say))
        buttons = [go_button(f"/learn/{game}/play")[say("offer-start")], go_button(here)[say("offer-not-now")]]
    else:
        words = cited(game, say(f"first-{game}-{context.first}"))
        buttons = [go_button(here, label=say("first-dismiss-label"))[say("first-dismiss")]]
    return h.form(".slip.notice.first", method="post", action="/notes", data_swap=True)[
        h.input(type="hidden", name="game", value=game),
        h.input(type="hidden", name="key", value=context.first),
        icon("i-book"),
        h.span(role="status")[words],
        buttons,
    ]


def go_button(address: str, *, label: str | None = None) -> h.Element:
    """A button that dismisses a note and leads to an address."""
    return h.button(".button", type="submit", name="back", value=address, aria_label=label)


def ended_notice(scene: Scene, context: TableContext) -> Node:
    """The game is over: the points can be told on the board, and the result comes when it is asked for."""
    say, address = scene.say, f"/tables/{context.plan.code}"
    tells = not context.ended_early and can_tell(context.plan.game, scene)
    ended = context.ended
    moment = {"won": ended is not None and ended.won, "best": ended is not None and ended.best is not None}
    return h.div(class_=["slip", "notice", "ended", moment], role="status")[
        h.span[context.ended_early or say("points-ended")] if ended is None else how_it_ended(say, ended),
        tells
        and h.a(".button.go", href=f"{address}?final=1&points=1", data_pick=True, data_key="Enter")[say("points-show")],
        h.a(".button", href=address, data_key=None if tells else "Enter")[say("points-result")],
    ]


def how_it_ended(say: Say, ended: Ended) -> Renderable:
    """Who won and by how much; whoever lost is thanked, and a personal best is told."""
    return h.span(".how")[
        [coin(seat, 40) for seat in ended.winners],
        h.span[
            h.strong[ended.headline],
            h.small[say("ended-thanks")] if ended.lost else None,
            h.small(".record")[best_text(say, ended.best)] if ended.best else None,
        ],
    ]


def round_notice(scene: Scene, resting: Resting) -> Node:
    """A round is over: it lies on the table until the viewer goes on; its points are told when asked for."""
    say, number = scene.say, resting.round
    return h.div(".slip.notice.round-over", role="status")[
        h.span[say("points-round-ended", round=number)],
        h.a(".button.go", href=scene.pick(seen=number), data_pick=True, data_key="Enter")[
            say("points-next-round", round=number + 1)
        ],
        h.a(".button", href=scene.pick(round=number, points=1), data_pick=True, data_key="b")[say("points-show")],
        h.a(".button", href=scene.pick(seen=number, rounds=number), data_pick=True, data_key="t")[say("points-rounds")],
    ]


def replaced_notice(scene: Scene, context: TableContext, seat: int) -> Node:
    """A computer player has the viewer's seat: for a while, or for good."""
    say, address = scene.say, f"/tables/{context.plan.code}"
    place = context.seats[seat]
    if place.is_given_up:
        return h.p(".slip.notice")[say("resigned-you" if place.resigned else "time-lost-you")]
    return h.form(".slip.notice", method="post", action=f"{address}/back", data_swap=True)[
        h.span[say("time-up-you" if place.ran_out else "stood-in")],
        h.input(type="hidden", name="seat", value=str(seat)),
        h.button(".button", type="submit")[say("take-back")],
    ]


def left_notice(scene: Scene, context: TableContext, seat: int, address: str) -> Node:
    """A player left: the others may agree to let a bot play on."""
    if not context.mine or context.over or context.plan.clock_decides:
        return None
    say, asking = scene.say, context.asked.get(seat, frozenset())
    if set(context.mine) & asking:
        return h.p(".slip.notice")[say("gone-asked", name=scene.names[seat])]
    return h.form(".slip.notice", method="post", action=f"{address}/stand-in", data_swap=True)[
        coin(seat, 28),
        h.span[say("gone", name=scene.names[seat], asking=len(asking))],
        h.input(type="hidden", name="seat", value=str(seat)),
        h.input(type="hidden", name="level", value=STAND_IN),
        h.button(".button", type="submit")[say("gone-agree" if asking else "gone-ask")],
    ]


def has_others(context: TableContext) -> bool:
    """Whether the visitor plays with other people."""
    return bool(context.mine) and any(
        seat.player and number not in context.mine for number, seat in enumerate(context.seats)
    )


def menu(scene: Scene, context: TableContext) -> Renderable:
    say, address = scene.say, f"/tables/{context.plan.code}"
    return h.aside("#menu.sheet-pop", popover=True, aria_label=say("menu"))[
        h.div("#menu-body")[
            h.h2[say("menu")],
            h.ul(".sitting")[[seat_item(scene, context, seat) for seat in scene.seats()]],
            context.plan.rated and h.p(".note")[say("rated-table")],
            names_slip(say, address, {seat: scene.names[seat] for seat in context.mine}),
            context.plan.chat and h.button(".button", type="button", popovertarget="talk")[icon("i-chat"), say("talk")],
            sound_button(say, context.settings.sound, named=True),
            settings_button(say, scene.address),
            real_cards(scene, context),
            context.plan.watch
            and invitation(say, context.plan.code, context.link, say("watch-link"), context.link_note),
            [
                leave_form(scene, seat, address, alone=len(context.mine) == 1)
                for seat in context.mine
                if seat in context.people and not context.over and not context.plan.is_daily
            ],
            scene.before is not None and explain_link(scene, over=context.over, named=True),
            context.lesson
            and h.a(".button", href=f"/learn/{context.plan.game}/play")[icon("i-play"), say("guided-on")],
            context.mine and h.a(".button", href=f"{address}/review")[icon("i-eye"), say("review-look-back")],
            has_others(context) and h.a(".button", href=f"{address}/people")[icon("i-person"), say("people-link")],
            context.mine
            and h.a(".button", href=f"{address}/leave")[
                icon("i-close"), say("leave-hide-head" if context.over else "leave-link")
            ],
            keys_button(say),
            fair.fair_slip(context.dealt, say),
            h.a(".button.quiet", href="/")[say("result-home" if context.over else "to-home")],
        ]
    ]


def real_cards(scene: Scene, context: TableContext) -> Node:
    real = context.real
    return [host_note(real.name, scene.say, host=real.host), correction_form(real, scene.say)] if real else None


def seat_item(scene: Scene, context: TableContext, seat: int) -> Renderable:
    say, place = scene.say, context.seats[seat]
    time, timed = context.plan.time, next((one for one in context.clocks if one.seat == seat), None)
    kind = (
        say("sitter-lost", name=place.stand_in) if place.lost and place.stand_in
        else say("sitter-resigned", name=place.stand_in) if place.resigned and place.stand_in
        else say("sitter-given-up") if place.resigned
        else say("sitter-time-up") if place.lost
        else say("sitter-stand-in", name=place.stand_in) if place.stand_in
        else say(f"level-{place.level}") if place.level
        else say("sitter-holiday", date=last_day_before(timed.holiday)) if timed and timed.holiday
        else say("sitter-away") if seat in context.away
        else say("sitter-here")
    )  # fmt: skip
    face = clock_face(timed, time, say, own=False, now=context.now) if timed and time else None
    return h.li[coin(seat, 32), h.span[h.b[scene.called(seat)], h.small[kind]], face]


def leave_form(scene: Scene, seat: int, address: str, *, alone: bool) -> Renderable:
    """`alone`: it is the viewer's only seat, which needs no name."""
    say = scene.say
    words = say("leave-own-to-opponent") if alone else say("leave-to-opponent", name=scene.names[seat])
    return h.form(method="post", action=f"{address}/stand-in", data_swap=True)[
        h.input(type="hidden", name="seat", value=str(seat)),
        h.input(type="hidden", name="level", value=STAND_IN),
        h.button(".button", type="submit")[icon("i-bot"), words],
    ]
