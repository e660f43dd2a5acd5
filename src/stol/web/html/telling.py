"""The card beside the board that tells the points of a finished round or game, step by step."""

import htpy as h
from htpy import Node, Renderable

from stol.web.html.kit import coin, icon
from stol.web.html.table_help import rule
from stol.web.scene.scene import Scene
from stol.web.scene.telling import Chapter, Step, Telling
from stol.web.scene.words import signed, with_minus

PLACE = "#counts"
"""Where a narrow screen scrolls to without script: the pieces that count."""


def telling_card(scene: Scene, telling: Telling) -> Renderable:
    label = scene.say("points-close" if telling.over else "points-close-round")
    return h.section("#telling.slip", aria_label=scene.say("points-panel"))[
        h.div(".head")[
            chapter_links(scene, telling),
            h.a(".tool", href=telling.back, data_pick=True, data_key="Escape", aria_label=label, title=label)[
                icon("i-close")
            ],
        ],
        h.p(".sentence", role="status")[
            telling.step.text, h.span(".rules")[[rule(scene.common["game"], number) for number in telling.step.rules]]
        ],
        h.p(".running")[
            running_sum(scene, telling.step),
            h.small[scene.say("points-step", number=telling.number, count=len(telling.steps))],
        ],
        h.div(".ways")[back_link(scene, telling), next_link(scene, telling)],
        h.div(".ways")[end_link(scene, telling)],
    ]


def address(scene: Scene, telling: Telling, number: int) -> str:
    return scene.pick(**telling.query, points=number) + PLACE


def chapter_links(scene: Scene, telling: Telling) -> Node:
    """A link to each player's points."""
    return h.nav(".chapters", aria_label=scene.say("points-players"))[
        [chapter_link(scene, telling, chapter) for chapter in telling.chapters]
    ]


def chapter_link(scene: Scene, telling: Telling, chapter: Chapter) -> Renderable:
    shown, seats, who = with_minus(chapter.total), chapter.opening.seats, chapter.opening.who
    return h.a(
        href=address(scene, telling, chapter.first),
        data_pick=True,
        aria_label=scene.say("points-of", **who, points=chapter.total, shown=shown),
        title=who["name"],
        aria_current="true" if seats == telling.step.seats else None,
    )[[coin(seat, 26) for seat in seats], h.b[shown]]


def running_sum(scene: Scene, step: Step) -> Node:
    """The points of the step, and the sum up to it; where points are not added up, only the score."""
    if step.is_sum or not step.adds:
        return h.b[with_minus(step.total)] if step.is_sum or step.points else None
    so_far = scene.say("points-so-far", points=step.total, shown=with_minus(step.total))
    return [h.b[signed(step.points)], h.span[so_far]]


def back_link(scene: Scene, telling: Telling) -> Node:
    words: list[Node] = [icon("i-left"), h.span[scene.say("points-back")]]
    if telling.number == 1:
        return h.span(".button.none", aria_hidden="true")[words]
    return h.a(".button", href=address(scene, telling, telling.number - 1), data_pick=True, data_key="ArrowLeft")[words]


def next_link(scene: Scene, telling: Telling) -> Node:
    if telling.number == len(telling.steps):
        return None
    return h.a(
        ".button.go", href=address(scene, telling, telling.number + 1), data_pick=True, data_key="ArrowRight Enter"
    )[h.span[scene.say("points-next")], icon("i-right")]


def end_link(scene: Scene, telling: Telling) -> Renderable:
    """To the result; while the game goes on, back to the table."""
    last = telling.number == len(telling.steps)
    key = "Enter" if last else None
    if telling.over:
        words, href = scene.say("points-result"), scene.table
    else:
        words, href = scene.say("points-close-round"), telling.back
    return h.a(class_=["button", {"go": last}], href=href, data_pick=not telling.over, data_key=key)[words]
