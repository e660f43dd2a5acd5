"""The coach: a card that says one thing at a time. In a guided game it leads, at a table it explains a move."""

from collections.abc import Sequence
from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.text import Say
from stol.web.html.kit import icon
from stol.web.html.rule_links import linked
from stol.web.scene.explained import Explained
from stol.web.scene.scene import Scene


@dataclass(frozen=True)
class Coach:
    """What the card says and offers."""

    title: str
    words: Sequence[str]
    """Sentences, with the markup that `rule_links.linked` knows."""
    rules: Sequence[str] = ()
    """Numbers of rules, after the words."""
    lamp: str = "i-hint"
    is_no: bool = False
    """Whether it answers a wrong move."""
    figure: Node = None
    ways: Node = None
    """What the learner may choose to do now."""
    foot: Node = None


def coach_card(coach: Coach, say: Say) -> Renderable:
    return h.section(class_=["coach", {"no": coach.is_no}], aria_label=say("coach"))[
        h.div(".idea", role="status")[
            h.span(".lamp")[icon(coach.lamp)],
            h.h2[coach.title],
            h.div(".words")[[h.p[linked(sentence)] for sentence in coach.words[:-1]], last_words(coach)],
        ],
        coach.figure,
        h.div(".ways")[coach.ways],
        coach.foot and h.div(".foot")[coach.foot],
    ]


def last_words(coach: Coach) -> Renderable:
    """The last sentence, and the numbers of the rules."""
    return h.p[linked(coach.words[-1]), [[" ", linked(number)] for number in coach.rules]]


# ---- at a table: the latest move explained, or an earlier one


def explain_link(scene: Scene, *, over: bool, named: bool) -> Renderable:
    """The link that asks the coach to explain the latest move: a symbol, or with words."""
    label, address = scene.say("explain-move"), scene.pick(explain=1, **at_table(over=over))
    if named:
        return h.a(".button", href=address)[icon("i-why"), label]
    return h.a(
        ".tool.roomy", href=address, data_pick=True, data_key="e", aria_label=label, title=label
    )[icon("i-why")]  # fmt: skip


def explaining_card(scene: Scene, explained: Explained, *, over: bool) -> Renderable:
    say, stay = scene.say, at_table(over=over)
    close = h.a(
        ".button", href=scene.pick(**stay), data_pick=True, data_key="Escape"
    )[say("explain-close"), h.kbd["Esc"]]  # fmt: skip
    others = [
        query and h.a(".button.quiet", href=scene.pick(**query, **stay), data_pick=True)[say(f"explain-{way}")]
        for way, query in zip(("previous", "next"), explained.ways, strict=True)
    ]
    title = say("explain-title-earlier" if explained.then else "explain-title")
    return coach_card(Coach(title, explained.sentences or (say("explain-nothing"),), ways=[close, *others]), say)


def at_table(*, over: bool) -> dict[str, int]:
    """The query that shows the table instead of the result, when the game is over."""
    return {"final": 1} if over else {}
