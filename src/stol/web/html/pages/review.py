"""The review page: the table at one step of a game, and the controls to go from step to step."""

from dataclasses import replace

import htpy as h
from htpy import Node, Renderable

from stol.table.reviews import Progress
from stol.text import Say
from stol.web.html.frame import Head, document
from stol.web.html.kit import coin, icon
from stol.web.html.pages.account import account
from stol.web.html.pages.curve import curve
from stol.web.html.pages.moments import Moments
from stol.web.html.stage.drawing import Drawing
from stol.web.html.table_help import drawer, rules_button
from stol.web.scene import games
from stol.web.scene.closing import can_tell
from stol.web.scene.scene import Scene
from stol.web.scene.words import share

REFRESH = 3
"""Seconds after which the page is reloaded while the review is under way, if there is no script."""


def page(scene: Scene, drawing: Drawing, at: Moments) -> Renderable:
    game, say = scene.common["game"], scene.say
    title = say("review-title", game=games.title(game, say), number=at.number, count=at.last)
    head = Head(
        title=title,
        say=say,
        styles=("table", "drawer", games.module(game), "review", "low"),
        scripts=("table", "input", "review", "drawer", *drawing.scripts),
        settings=at.settings,
        stream=at.stream,
        refresh=REFRESH if isinstance(at.found, Progress) else None,
    )
    reader = scene if at.better is None else replace(scene, seat=at.viewpoint)  # a better move is shown to who had it
    return document(
        head, [table(scene, drawing, at), scrubber(reader, drawing, at), account(reader, at), drawer(say, game)]
    )


def table(scene: Scene, drawing: Drawing, at: Moments) -> Renderable:
    """The table as on its own page, without moves to play."""
    game, say = scene.common["game"], scene.say
    kinds, ply = {"scrolls": drawing.scrolls}, str(scene.common["ply"])
    return h.div("#table", class_=["table", "past", kinds], data_game=game, data_ply=ply)[
        h.header(".bar")[
            h.a(".home", href="/", aria_label=say("home-link"))[icon("mark", "mark")],
            h.div(".where")[h.h1[games.title(game, say)], h.span[drawing.progress]],
            h.p(".turn")[icon("i-eye"), h.span(".now")[say("review-move", number=at.number, count=at.last)]],
            h.nav(".tools", aria_label=say("tools"))[
                points_link(scene, at), viewpoint(scene, at), rules_button(say, game), table_link(say, at)
            ],
        ],
        drawing.defs and h.div(".sprite")[drawing.defs],
        drawing.stage,
        drawing.side,
        drawing.tray,
        h.section("#words.sr", aria_label=say("in-words"))[drawing.transcript],
    ]


def viewpoint(scene: Scene, at: Moments) -> Node:
    """The choice of whose view is shown, once the game is over."""
    if at.seats < 2:
        return None
    label = scene.say("review-eyes")
    return [
        h.button(".tool", type="button", popovertarget="eyes", aria_label=label, title=label)[
            icon("i-eye") if scene.seat is None else coin(scene.seat, 30)
        ],
        h.div("#eyes.sheet-pop", popover=True)[
            h.h2[label], h.ul[[h.li[viewpoint_link(scene, at, n)] for n in range(at.seats)]]
        ],
    ]


def viewpoint_link(scene: Scene, at: Moments, seat: int) -> Renderable:
    return h.a(href=at.seen_by(seat, at.number), data_pick=True, aria_current="true" if seat == scene.seat else None)[
        coin(seat, 32), h.span[scene.names[seat]]
    ]


def points_link(scene: Scene, at: Moments) -> Node:
    """At the end of the game, a link to the points on the board, step by step."""
    if not at.over or at.number != at.last or not can_tell(scene.common["game"], scene):
        return None
    label = scene.say("points-how")
    return h.a("#points-link.tool", href=f"{at.table}?final=1&points=1", aria_label=label, title=label)[icon("i-hint")]


def table_link(say: Say, at: Moments) -> Renderable:
    label = say("review-table")
    return h.a(".tool", href=at.table, aria_label=label, title=label)[icon("i-close")]


def scrubber(scene: Scene, drawing: Drawing, at: Moments) -> Renderable:
    say = scene.say
    return h.section("#scrubber", aria_label=say("review-steps"))[
        h.div("#moment")[step_links(scene, at), h.div(".told", role="status")[step_text(scene, drawing, at)]],
        h.div(".track")[slider_form(say, at), curve(scene, at)],
    ]


def step_text(scene: Scene, drawing: Drawing, at: Moments) -> Node:
    """The last move, and what would have been better."""
    say = scene.say
    if at.better is not None:
        words = say("review-better", move=at.offers[at.better.ply, at.better.best])
        return [h.p[h.em(".bad")[say("review-instead", loss=share(at.better.loss))]], h.p[words]]
    costs = [
        h.p[h.em(".bad")[say("review-cost", **scene.who(choice.seat), loss=share(choice.loss))]]
        for choice in at.mistakes_here
    ]
    return [h.p[drawing.last_move or say("review-start")], costs]


def better_move_link(scene: Scene, at: Moments) -> Node:
    """A link to the better move, first that of the viewer's seat; and back to the move that was played."""
    if not at.mistakes_here:
        return None
    choice = next((one for one in at.mistakes_here if one.seat == scene.seat), at.mistakes_here[0])
    shown = at.better is not None
    label = scene.say("review-played" if shown else "review-show-better")
    return h.a(
        "#lamp.tool",
        href=at.address(at.number) if shown else at.mistake(choice),
        data_pick=True,
        data_key="h",
        aria_current="true" if shown else None,
        aria_label=label,
        title=label,
    )[icon("i-hint")]


def step_links(scene: Scene, at: Moments) -> Renderable:
    say = scene.say
    return h.div(".steps")[
        step_link(say, at, "first", 0),
        step_link(say, at, "back", at.number - 1),
        h.button(
            "#play.tool.big.scripted", type="button", data_play=say("review-play"), data_pause=say("review-pause"),
            aria_label=say("review-play"), aria_pressed="false",
        )[icon("i-play"), icon("i-pause")],
        step_link(say, at, "forward", at.number + 1),
        step_link(say, at, "last", at.last),
        better_move_link(scene, at),
    ]  # fmt: skip


ICONS = {"first": "i-first", "back": "i-left", "forward": "i-right", "last": "i-last"}


def step_link(say: Say, at: Moments, way: str, number: int) -> Renderable:
    """A link to a step; at either end only its symbol."""
    label = say(f"review-{way}")
    if number == at.number or not 0 <= number <= at.last:
        return h.span(f"#{way}.tool", aria_hidden="true")[icon(ICONS[way])]
    return h.a(f"#{way}.tool", href=at.address(number), data_pick=True, aria_label=label, title=label)[icon(ICONS[way])]


def slider_form(say: Say, at: Moments) -> Renderable:
    """A slider over all plies, which stops at the steps. Without script, a button sends it."""
    return h.form("#scrub", action=f"{at.table}/review")[
        None if at.viewpoint is None else h.input(type="hidden", name="eyes", value=str(at.viewpoint)),
        h.input(
            "#ply", type="range", name="ply", min=str(at.plies[0]), max=str(at.plies[-1]),
            value=str(at.plies[at.number]), data_plies=" ".join(map(str, at.plies)), aria_label=say("review-scrub"),
            aria_valuetext=say("review-move", number=at.number, count=at.last), autocomplete="off",
        ),
        h.button(".button.unscripted", type="submit")[say("review-show")],
    ]  # fmt: skip
