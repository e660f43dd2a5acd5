"""The page of a table: the game's drawing with the bar, the menu and the chat."""

import htpy as h
from htpy import Node, Renderable

from stol.table.clocks import Clock
from stol.web.html.clock_face import clock_face, is_short, part_left, ringed
from stol.web.html.coach import explain_link, explaining_card
from stol.web.html.frame import Head, document
from stol.web.html.kit import coin, icon
from stol.web.html.pages.chance import host_panel
from stol.web.html.pages.hint import hint_button
from stol.web.html.pages.keys import keys_dialog
from stol.web.html.pages.table_context import TableContext
from stol.web.html.pages.table_parts import menu, notices
from stol.web.html.pages.talk import chat, talk_button
from stol.web.html.pages.undo import undo_form
from stol.web.html.settings import sound_button
from stol.web.html.stage.drawing import Drawing
from stol.web.html.stage.offers import offers_script
from stol.web.html.table_help import drawer, rules_button
from stol.web.scene import games
from stol.web.scene.scene import Scene

SCRIPTS = ("table", "input", "drag", "keys", "copy", "hint", "talk", "sound", "drawer")


def page(scene: Scene, drawing: Drawing, context: TableContext) -> Renderable:
    game = scene.common["game"]
    asked = awaits_viewer(scene, context)
    yours = "yes" if asked else "no"
    real = ("chance",) if context.plan.real_components else ()
    timed = ("clock",) if context.plan.time else ()
    head = Head(
        title=scene.say("page-table", game=games.title(game, scene.say), turn=drawing.turn, yours=yours),
        say=scene.say,
        styles=("table", "input", "drawer", games.module(game), "guided", "telling", *real, *timed, "low"),
        scripts=(*SCRIPTS, *drawing.scripts, *real, *timed),
        settings=context.settings,
        yours=asked,
        stream=context.stream,
        refresh=None if asked or context.over else 5,
    )
    return document(
        head,
        [
            table(scene, drawing, context),
            menu(scene, context),
            chat(scene, context),
            drawer(scene.say, game),
            keys_dialog(scene.say),
            h.p("#clock-told.sr", role="status") if context.plan.time else None,
        ],
    )


def table(scene: Scene, drawing: Drawing, context: TableContext) -> Renderable:
    """The part of the page that the script replaces after every move."""
    game, advised = scene.common["game"], context.advice.move if context.advice else None
    kinds = {"scrolls": drawing.scrolls, "coached": context.explained is not None}
    return h.div(
        "#table",
        class_=["table", kinds],
        data_game=game,
        data_ply=str(context.resting.ply if context.resting else scene.common["ply"]),
        data_moments=" ".join(map(str, context.moments)) or None,
        data_advised=advised,
        data_final=None if context.over else f"/tables/{context.plan.code}?final=1",
    )[
        h.header(".bar")[
            h.a(".home", href="/", aria_label=scene.say("home-link"))[icon("mark", "mark")],
            h.div(".where")[h.h1[games.title(game, scene.say)], h.span[drawing.progress]],
            turn_pill(scene, drawing, yours=awaits_viewer(scene, context), over=context.over, timed=context),
            other_clocks(scene, context),
            h.nav(".tools", aria_label=scene.say("tools"))[
                context.can_undo and undo_form(scene, context),
                context.plan.hints and scene.legal and hint_button(scene),
                scene.before is not None and explain_link(scene, over=context.over, named=False),
                rules_button(scene.say, game),
                context.plan.chat and talk_button(scene.say, context.unread),
                sound_button(scene.say, context.settings.sound, named=False),
                popover_button("menu", "menu", scene.say("menu")),
            ],
        ],
        notices(scene, context),
        None if context.explained is None else explaining_card(scene, context.explained, over=context.over),
        h.form("#move", method="post", action=f"/tables/{context.plan.code}/moves")[
            h.input(type="hidden", name="ply", value=str(scene.common["ply"])),
            h.input(type="hidden", name="undone", value=str(context.undo_count)),
            scene.seat is not None and h.input(type="hidden", name="seat", value=str(scene.seat)),
        ],
        h.div(".sprite")[drawing.defs],
        drawing.stage,
        drawing.side,
        drawing.telling,
        drawing.tray,
        host_panel(context.real, scene.say),
        None if context.advice or context.resting else offers_script(drawing.offers),
        h.p("#said.sr", role="status")[drawing.last_move],
        h.section("#words.sr", aria_label=scene.say("in-words"))[drawing.transcript],
    ]


def awaits_viewer(scene: Scene, context: TableContext) -> bool:
    """Whether the table waits for the viewer: for a move, or for an outcome of real cards or dice."""
    return bool(scene.legal) or (context.real is not None and context.real.asks)


def turn_pill(
    scene: Scene, drawing: Drawing, *, yours: bool, over: bool = False, timed: TableContext | None = None
) -> Renderable:
    """Whose turn it is, and how much time is left for it."""
    actor = None if over else scene.common["actor"]
    words = [
        h.span(".now")[drawing.turn],
        h.span(".sent")[scene.say("sending")],
        h.span(".lost")[scene.say("reconnecting")],
    ]
    time, clock = (timed.plan.time, shown_clock(scene, timed)) if timed else (None, None)
    if timed is None or time is None or clock is None:
        return h.p(class_=["turn", {"yours": yours}])[coin(actor, 30) if isinstance(actor, int) else None, words]
    kinds = {"yours": yours, "short": is_short(clock, time), "halted": not clock.runs}
    return h.p(class_=["turn", "timed", kinds])[
        ringed(clock.seat, part_left(clock, time)),
        words,
        clock_face(clock, time, scene.say, own=clock.seat == scene.seat, now=timed.now),
    ]


def other_clocks(scene: Scene, context: TableContext) -> Node:
    """Live clocks that are not beside the turn, where the screen is wide; the menu has all of them.

    With days for a move, only who is to choose has less than all of it.
    """
    time, shown = context.plan.time, shown_clock(scene, context)
    others = [one for one in context.clocks if shown is None or one.seat != shown.seat]
    if time is None or time.kind != "live" or context.over or not others:
        return None
    return h.div(".clocks")[
        [
            h.span[
                ringed(one.seat, part_left(one, time), 28),
                h.span(".sr")[scene.called(one.seat)],
                clock_face(one, time, scene.say, own=False, now=context.now),
            ]
            for one in others
        ]
    ]


def shown_clock(scene: Scene, context: TableContext) -> Clock | None:
    """The clock beside the turn: one's own while one is to choose, else the one that ends first."""
    ending = {one.seat: one for one in context.clocks if one.ends is not None}
    if scene.legal and scene.seat in ending:
        return ending[scene.seat]
    return min(ending.values(), key=lambda one: one.ends or 0, default=None)


def popover_button(target: str, name: str, label: str) -> Node:
    return h.button(".tool", type="button", popovertarget=target, aria_label=label, title=label)[icon(f"i-{name}")]
