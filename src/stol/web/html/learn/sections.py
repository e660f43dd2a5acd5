"""The two minutes: contents, sections with their figures, and the question."""

import htpy as h
from htpy import Node, Renderable

from stol.games import registry
from stol.text import Say
from stol.web.html.kit import icon
from stol.web.html.learn.figures import figure
from stol.web.html.learn.guide import Check, Guide, Section
from stol.web.html.rule_links import linked, rule_link


def contents(guide: Guide, say: Say) -> Renderable:
    """Links to the sections; the number of each is on one of the game's pieces."""
    return h.nav(".toc", aria_label=say("learn-contents"))[
        h.ol[
            [
                h.li[
                    h.a(href=f"#{section.key}")[
                        guide.token(number), h.span[say(f"learn-{guide.game}-{section.key}-short")]
                    ]
                ]
                for number, section in enumerate(guide.sections, 1)
            ]
        ]
    ]


def sections(guide: Guide, say: Say) -> list[Node]:
    numbers = {section.key: number for number, section in enumerate(guide.sections, 1)}
    return [
        section(guide, part, numbers[part.key], say) if isinstance(part, Section) else check(guide, part, say)
        for part in guide.parts
    ]


def section(guide: Guide, section: Section, number: int, say: Say) -> Renderable:
    name, facts = f"learn-{guide.game}-{section.key}", section.figure.facts
    return h.section(
        f"#{section.key}", class_=["rule slip", {"wideshow": section.wide}], aria_labelledby=f"{section.key}-title"
    )[
        h.div(".say")[
            h.h2(f"#{section.key}-title")[guide.token(number), h.span[say(name)]],
            h.p[linked(say(f"{name}-text", **facts))],
            section.aside and h.p(".aside")[linked(say(f"{name}-aside", **facts))],
            h.div(".foot")[try_it(guide, section, say), rule_numbers(section, say)],
        ],
        figure(section.figure, say, name),
    ]


def rule_numbers(section: Section, say: Say) -> Renderable:
    """The rules that the section is about, as quiet links."""
    return h.ul(".rulenos", aria_label=say("learn-rules-here"))[[h.li[rule_link(number)] for number in section.rules]]


def try_it(guide: Guide, section: Section, say: Say) -> Node:
    """A link to the step of the guided game where it can be tried out."""
    number = step_number(guide.game, section.step)
    if not number:
        return None
    title = say(f"learn-{guide.game}-{section.key}")
    return h.a(
        ".button.small", href=f"/learn/{guide.game}/play/{number}", aria_label=say("learn-try-label", title=title)
    )[icon("i-play"), say("learn-try")]


def step_number(game: str, key: str) -> int:
    """The number of a step of the guided game, from 1; 0 if there is no such step."""
    lesson = registry.find(game).lesson
    keys = [step.key for step in lesson.steps] if lesson and key else []
    return keys.index(key) + 1 if key in keys else 0


def check(guide: Guide, check: Check, say: Say) -> Renderable:
    """A question; radio buttons and CSS answer it, without script."""
    name, facts = f"learn-{guide.game}-{check.key}", check.figure.facts
    return h.section(f"#{check.key}.rule.slip.check", aria_labelledby=f"{check.key}-title")[
        h.div(".say")[
            h.h2(f"#{check.key}-title")[say(name, **facts)],
            h.p[linked(say(f"{name}-text", **facts))],
            h.div(".answers", role="radiogroup", aria_label=say(f"{name}-answers"))[
                [
                    h.label(".answer")[
                        h.input(
                            type="radio", name=check.key, class_=[f"a{place}", {"right": answer == check.right}]
                        ),
                        h.span[str(facts[answer])],
                    ]
                    for place, answer in enumerate(check.answers, 1)
                ]
            ],
            [
                h.p(class_=f"verdict v{place}")[
                    icon("i-check" if answer == check.right else "i-why"),
                    h.span[linked(say(f"{name}-{answer}", **facts))],
                ]
                for place, answer in enumerate(check.answers, 1)
            ],
        ],
        figure(check.figure, say, name),
    ]  # fmt: skip
