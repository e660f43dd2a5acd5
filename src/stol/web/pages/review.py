"""A game looked back at: the table as it lay, and below it the way from move to move."""

from dataclasses import dataclass
from urllib.parse import urlencode

import htpy as h
from htpy import Node, Renderable

from stol.text import Say
from stol.web.frame import SYSTEM, Head, Stream, document
from stol.web.kit import coin, icon
from stol.web.scene import Drawing, Scene


@dataclass(frozen=True)
class Moments:
    """Where in the game the page is."""

    code: str
    plies: tuple[int, ...]
    """At which the table rested."""
    number: int
    """Which of them is shown: 0 is before the first move."""
    eyes: int | None = None
    """Whose they are, if they may be chosen."""
    seats: int = 0
    """Of how many seats the eyes may be chosen; 0 while the game runs."""
    light: str = SYSTEM
    stream: Stream | None = None

    @property
    def last(self) -> int:
        return len(self.plies) - 1

    @property
    def table(self) -> str:
        return f"/tables/{self.code}"

    def address(self, number: int, **more: str | int) -> str:
        """Of another moment, seen by the same eyes."""
        eyes = {} if self.eyes is None else {"eyes": self.eyes}
        return f"{self.table}/review?{urlencode({'ply': self.plies[number]} | eyes | more)}"


def page(scene: Scene, drawing: Drawing, at: Moments) -> Renderable:
    game, say = scene.view["game"], scene.say
    title = say("review-title", game=say(f"{game}-title"), number=at.number, count=at.last)
    head = Head(
        title=title,
        say=say,
        styles=("table", game, "review"),
        scripts=("table", "review", *drawing.scripts),
        light=at.light,
        stream=at.stream,
    )
    return document(head, [table(scene, drawing, at), scrubber(scene, drawing, at)])


def table(scene: Scene, drawing: Drawing, at: Moments) -> Renderable:
    """As the table's own page has it, without anything to play."""
    game, say = scene.view["game"], scene.say
    return h.div("#table", class_=["table", "past", {"scrolls": drawing.scrolls}], data_game=game)[
        h.header(".bar")[
            h.a(".home", href="/", aria_label=say("home-link"))[icon("mark", "mark")],
            h.div(".where")[h.h1[say(f"{game}-title")], h.span[drawing.where]],
            h.p(".turn")[icon("i-eye"), h.span(".now")[say("review-move", number=at.number, count=at.last)]],
            h.nav(".tools", aria_label=say("tools"))[eyes(scene, at), back(say, at)],
        ],
        drawing.defs and h.div(".sprite")[drawing.defs],
        drawing.stage,
        drawing.side,
        drawing.tray,
        h.section("#words.sr", aria_label=say("in-words"))[drawing.words],
    ]


def eyes(scene: Scene, at: Moments) -> Node:
    """Once a game is over, everybody's view may be seen."""
    if at.seats < 2:
        return None
    return h.ul(".eyes", aria_label=scene.say("review-eyes"))[
        [
            h.li[
                h.a(
                    ".tool",
                    href=f"{at.table}/review?{urlencode({'ply': at.plies[at.number], 'eyes': seat})}",
                    data_pick=True,
                    aria_current="true" if seat == scene.seat else None,
                    aria_label=(label := scene.say("review-eyes-of", name=scene.names[seat])),
                    title=label,
                )[coin(seat, 30)]
            ]
            for seat in range(at.seats)
        ]
    ]


def back(say: Say, at: Moments) -> Renderable:
    label = say("review-table")
    return h.a(".tool", href=at.table, aria_label=label, title=label)[icon("i-close")]


def scrubber(scene: Scene, drawing: Drawing, at: Moments) -> Renderable:
    say = scene.say
    return h.section("#scrubber", aria_label=say("review-steps"))[
        h.div("#moment")[steps(say, at), h.p(".told", role="status")[drawing.said or say("review-start")]],
        h.div(".track")[scrub(say, at)],
    ]


def steps(say: Say, at: Moments) -> Renderable:
    return h.div(".steps")[
        step(say, at, "first", 0),
        step(say, at, "back", at.number - 1),
        h.button(
            "#play.tool.big.scripted", type="button", data_play=say("review-play"), data_pause=say("review-pause"),
            aria_label=say("review-play"), aria_pressed="false",
        )[icon("i-play"), icon("i-pause")],
        step(say, at, "forward", at.number + 1),
        step(say, at, "last", at.last),
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
        None if at.eyes is None else h.input(type="hidden", name="eyes", value=str(at.eyes)),
        h.input(
            "#ply", type="range", name="ply", min=str(at.plies[0]), max=str(at.plies[-1]),
            value=str(at.plies[at.number]), data_plies=" ".join(map(str, at.plies)), aria_label=say("review-scrub"),
            aria_valuetext=say("review-move", number=at.number, count=at.last), autocomplete="off",
        ),
        h.button(".button.unscripted", type="submit")[say("review-show")],
    ]  # fmt: skip
