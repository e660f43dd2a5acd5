"""The page of a step of the guided first game: the real table, and the coach."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from urllib.parse import urlencode

import htpy as h
from htpy import Node, Renderable

from stol.table.player import DEFAULT_SETTINGS, PlayerSettings
from stol.text.files import has
from stol.web.html import stage
from stol.web.html.coach import Coach, coach_card
from stol.web.html.frame import Head, document
from stol.web.html.kit import icon
from stol.web.html.pages.table import popover_button, turn_pill
from stol.web.html.settings import settings_button
from stol.web.html.stage.drawing import Drawing
from stol.web.html.table_help import drawer, rules_button
from stol.web.scene import games
from stol.web.scene.scene import Scene
from stol.web.scene.visibility import move_refusal_text
from stol.web.service.guided import Judged, Moment, step_address


@dataclass(frozen=True)
class LessonPage:
    """What the page of a step needs to know besides the table."""

    moment: Moment
    steps: int
    settings: PlayerSettings = DEFAULT_SETTINGS
    kept: Mapping[str, str] = field(default_factory=dict)
    """What every address of the page has in its query: the language that a link named."""
    judged: Judged | None = None
    """A wrong move that the coach answers."""
    played_instead: str = ""
    """After another right answer, the move that the script goes on with."""

    def address(self, number: int, more: str = "") -> str:
        """Of a step, or below it."""
        query = f"?{urlencode(self.kept)}" if self.kept else ""
        return f"{step_address(self.moment.key, number)}{more}{query}"


def page(scene: Scene, lesson: LessonPage) -> Renderable:
    game, say = lesson.moment.key, scene.say
    scene = replace(scene, goals=frozenset()) if lesson.judged and lesson.judged.kind == "illegal" else scene
    drawing = stage.find(game).draw(scene)
    head = Head(
        title=say("guided-page", game=games.title(game, say), step=lesson.moment.number, steps=lesson.steps),
        say=say,
        styles=("table", "input", "drawer", games.module(game), "guided"),
        scripts=("table", "input", "drag", "sound", "drawer", *drawing.scripts),
        settings=lesson.settings,
    )
    return document(head, [table(scene, drawing, lesson), menu(scene, lesson), drawer(say, game)])


def table(scene: Scene, drawing: Drawing, lesson: LessonPage) -> Renderable:
    """The part of the page that the script replaces after every move."""
    game, judged = lesson.moment.key, lesson.judged
    kinds = {
        "scrolls": drawing.scrolls,
        "lit": bool(scene.goals),
        "refused": judged is not None and judged.kind == "legal",
        "done": lesson.moment.is_done,
    }
    ply = str(scene.common["ply"])
    return h.div("#table", class_=["table", "guided", "coached", kinds], data_game=game, data_ply=ply)[
        bar(scene, drawing, lesson),
        coach_card(coach(scene, drawing, lesson), scene.say),
        h.form("#move", method="post", action=lesson.address(lesson.moment.number)),
        drawing.defs and h.div(".sprite")[drawing.defs],
        drawing.stage,
        drawing.side,
        drawing.tray,
        h.p("#said.sr", role="status")[drawing.last_move],
        h.section("#words.sr", aria_label=scene.say("in-words"))[drawing.transcript],
    ]


def bar(scene: Scene, drawing: Drawing, lesson: LessonPage) -> Renderable:
    game, say = lesson.moment.key, scene.say
    return h.header(".bar")[
        h.a(".home", href="/", aria_label=say("home-link"))[icon("mark", "mark")],
        h.div(".where")[h.h1[games.title(game, say)], h.span[say("guided-game")]],
        None if lesson.moment.is_done else turn_pill(scene, drawing, yours=bool(scene.legal)),
        h.nav(".tools", aria_label=say("tools"))[rules_button(say, game), popover_button("menu", "menu", say("menu"))],
    ]


def menu(scene: Scene, lesson: LessonPage) -> Renderable:
    say = scene.say
    return h.aside("#menu.sheet-pop", popover=True, aria_label=say("menu"))[
        h.div("#menu-body")[
            h.h2[say("menu")],
            h.a(".button", href=lesson.address(1))[icon("i-again"), say("guided-again")],
            h.a(".button", href=f"/learn/{lesson.moment.key}")[say("guided-leave")],
            settings_button(say, scene.address),
        ]
    ]


# ---- what the coach says


def coach(scene: Scene, drawing: Drawing, lesson: LessonPage) -> Coach:
    moment, judged = lesson.moment, lesson.judged
    foot = footer(scene, lesson)
    if judged is None:
        also = [scene.say("guided-also", move=lesson.played_instead)] if lesson.played_instead else []
        return Coach(
            title=scene.say(f"{message(moment)}-title"),
            words=[*also, scene.say(message(moment), **moment.numbers())],
            rules=moment.step.rules,
            figure=drawing.figure,
            lamp="i-check" if moment.is_done else "i-hint",
            ways=ways(scene, moment),
            foot=foot,
        )
    return Coach(
        title=scene.say(answer_title(judged)),
        words=[answer_text(scene, moment, judged)],
        rules=answer_rules(moment, judged),
        lamp="i-why",
        is_no=True,
        figure=drawing.figure,
        ways=[show_link(scene, moment), anyway_form(scene, lesson, judged)],
        foot=foot,
    )


def message(moment: Moment) -> str:
    return f"lesson-{moment.key}-{moment.step.key}"


def answer_title(judged: Judged) -> str:
    if judged.kind == "illegal":
        return "guided-no"
    return "guided-almost" if judged.best > judged.gain else "guided-fine"


def answer_text(scene: Scene, moment: Moment, judged: Judged) -> str:
    """The answer to a wrong move: the script's own, or the reason with its rule, or a comparison with the right one."""
    if own := own_answer(moment, judged):
        return scene.say(own, **moment.numbers())
    if judged.problem is not None:
        return move_refusal_text(moment.key, judged.problem.reason, scene.say)
    better = "yes" if judged.best > judged.gain else "no"
    return scene.say("guided-better", better=better, points=judged.gain, best=judged.best)


def own_answer(moment: Moment, judged: Judged) -> str | None:
    """The script's own message about this move, if it has one."""
    own = f"{message(moment)}-{judged.suffix}"
    return own if judged.suffix and has(own) else None


def answer_rules(moment: Moment, judged: Judged) -> tuple[str, ...]:
    """The rules that an illegal move breaks; a reason in general words names them itself."""
    return tuple(judged.problem.reason.cited()) if judged.problem and own_answer(moment, judged) else ()


# ---- what the learner may do besides a move


def ways(scene: Scene, moment: Moment) -> Node:
    if moment.answer is not None:
        return show_link(scene, moment)
    words = scene.say("guided-play-on" if moment.is_done else "guided-go-on")
    return h.button(".button.go", type="submit", form="move", data_key="Enter")[words, h.kbd["↵"]]


def show_link(scene: Scene, moment: Moment) -> Node:
    """The right move, lit and selected."""
    if moment.answer is None:
        return None
    aim = games.find(moment.key).aim(scene, moment.answer)
    return h.a(".button", href=scene.pick(**aim), data_pick=True, data_key="h")[
        icon("i-hint"), scene.say("guided-show"), h.kbd["H"]
    ]


def anyway_form(scene: Scene, lesson: LessonPage, judged: Judged) -> Node:
    """A real table opens with the learner's own move; what breaks a rule can't be played."""
    if judged.kind == "illegal":
        return None
    return h.form(method="post", action=lesson.address(lesson.moment.number, "/table"))[
        h.input(type="hidden", name="move", value=judged.move),
        h.button(".button.quiet", type="submit")[scene.say("guided-anyway")],
    ]


def footer(scene: Scene, lesson: LessonPage) -> Node:
    say, moment = scene.say, lesson.moment
    return [
        h.a(".button.quiet", href=lesson.address(moment.number - 1), data_pick=True)[say("guided-back")]
        if moment.number > 1
        else h.span(".button.quiet.none", aria_hidden="true"),
        dots(scene, lesson),
        None
        if moment.is_done
        else h.form(method="post", action=lesson.address(moment.number, "/table"))[
            h.button(".button.quiet", type="submit", title=say("guided-skip-about"))[say("guided-skip")]
        ],
    ]


def dots(scene: Scene, lesson: LessonPage) -> Renderable:
    """How far the game has come: done is solid, to come is dashed."""
    now = lesson.moment.number
    label = scene.say("guided-step", step=now, steps=lesson.steps)
    return h.div(".dots", role="img", aria_label=label)[
        [h.i(class_={"done": number < now, "at": number == now}) for number in range(1, lesson.steps + 1)]
    ]
