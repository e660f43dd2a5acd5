"""A game looked back at: the table as it lay, and below it the way from move to move."""

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
from stol.web.scene import games
from stol.web.scene.scene import Scene

REFRESH = 3
"""Seconds until it is looked again how far a review is, where there is no script."""


def page(scene: Scene, drawing: Drawing, at: Moments) -> Renderable:
    game, say = scene.view["game"], scene.say
    title = say("review-title", game=games.title(game, say), number=at.number, count=at.last)
    head = Head(
        title=title,
        say=say,
        styles=("table", games.module(game), "review"),
        scripts=("table", "review", *drawing.scripts),
        light=at.light,
        stream=at.stream,
        refresh=REFRESH if isinstance(at.found, Progress) else None,
    )
    return document(head, [table(scene, drawing, at), scrubber(scene, drawing, at), account(scene, at)])


def table(scene: Scene, drawing: Drawing, at: Moments) -> Renderable:
    """As the table's own page has it, without anything to play."""
    game, say = scene.view["game"], scene.say
    return h.div("#table", class_=["table", "past", {"scrolls": drawing.scrolls}], data_game=game)[
        h.header(".bar")[
            h.a(".home", href="/", aria_label=say("home-link"))[icon("mark", "mark")],
            h.div(".where")[h.h1[games.title(game, say)], h.span[drawing.where]],
            h.p(".turn")[icon("i-eye"), h.span(".now")[say("review-move", number=at.number, count=at.last)]],
            h.nav(".tools", aria_label=say("tools"))[viewpoint(scene, at), back(say, at)],
        ],
        drawing.defs and h.div(".sprite")[drawing.defs],
        drawing.stage,
        drawing.side,
        drawing.tray,
        h.section("#words.sr", aria_label=say("in-words"))[drawing.words],
    ]


def viewpoint(scene: Scene, at: Moments) -> Node:
    """Once a game is over, everybody's view may be seen."""
    if at.seats < 2:
        return None
    label = scene.say("review-eyes")
    return [
        h.button(".tool", type="button", popovertarget="eyes", aria_label=label, title=label)[
            icon("i-eye") if scene.seat is None else coin(scene.seat, 30)
        ],
        h.div("#eyes.sheet-pop", popover=True)[h.h2[label], h.ul[[h.li[look(scene, at, n)] for n in range(at.seats)]]],
    ]


def look(scene: Scene, at: Moments, seat: int) -> Renderable:
    return h.a(href=at.seen_by(seat, at.number), data_pick=True, aria_current="true" if seat == scene.seat else None)[
        coin(seat, 32), h.span[scene.names[seat]]
    ]


def back(say: Say, at: Moments) -> Renderable:
    label = say("review-table")
    return h.a(".tool", href=at.table, aria_label=label, title=label)[icon("i-close")]


def scrubber(scene: Scene, drawing: Drawing, at: Moments) -> Renderable:
    say = scene.say
    return h.section("#scrubber", aria_label=say("review-steps"))[
        h.div("#moment")[steps(scene, at), h.div(".told", role="status")[told(scene, drawing, at)]],
        h.div(".track")[scrub(say, at), curve(scene, at)],
    ]


def told(scene: Scene, drawing: Drawing, at: Moments) -> Node:
    """What happened, and what would have been better."""
    say = scene.say
    if at.better is not None:
        words = say("review-better", move=at.offers[at.better.ply, at.better.best])
        return [h.p[h.em(".bad")[say("review-instead", loss=round(100 * at.better.loss))]], h.p[words]]
    costs = [
        h.p[h.em(".bad")[say("review-cost", **scene.who(choice.seat), loss=round(100 * choice.loss))]]
        for choice in at.mistakes_here
    ]
    return [h.p[drawing.said or say("review-start")], costs]


def lamp(scene: Scene, at: Moments) -> Node:
    """To what would have been better, first for whose eyes they are; and back to what was played."""
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


def steps(scene: Scene, at: Moments) -> Renderable:
    say = scene.say
    return h.div(".steps")[
        step(say, at, "first", 0),
        step(say, at, "back", at.number - 1),
        h.button(
            "#play.tool.big.scripted", type="button", data_play=say("review-play"), data_pause=say("review-pause"),
            aria_label=say("review-play"), aria_pressed="false",
        )[icon("i-play"), icon("i-pause")],
        step(say, at, "forward", at.number + 1),
        step(say, at, "last", at.last),
        lamp(scene, at),
    ]  # fmt: skip


ICONS = {"first": "i-first", "back": "i-left", "forward": "i-right", "last": "i-last"}


def step(say: Say, at: Moments, way: str, number: int) -> Renderable:
    """A link, or at the end of the way only its place."""
    label = say(f"review-{way}")
    if number == at.number or not 0 <= number <= at.last:
        return h.span(f"#{way}.tool", aria_hidden="true")[icon(ICONS[way])]
    return h.a(f"#{way}.tool", href=at.address(number), data_pick=True, aria_label=label, title=label)[icon(ICONS[way])]


def scrub(say: Say, at: Moments) -> Renderable:
    """A slider over all plies: it stops at the moments. Without script it is sent by its button."""
    return h.form("#scrub", action=f"{at.table}/review")[
        None if at.viewpoint is None else h.input(type="hidden", name="eyes", value=str(at.viewpoint)),
        h.input(
            "#ply", type="range", name="ply", min=str(at.plies[0]), max=str(at.plies[-1]),
            value=str(at.plies[at.number]), data_plies=" ".join(map(str, at.plies)), aria_label=say("review-scrub"),
            aria_valuetext=say("review-move", number=at.number, count=at.last), autocomplete="off",
        ),
        h.button(".button.unscripted", type="submit")[say("review-show")],
    ]  # fmt: skip
