"""A hint: the best moves found, with expected results and their confidence intervals."""

from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.bots.hint import Advice, Hint
from stol.web.html.kit import icon
from stol.web.scene.scene import Scene
from stol.web.scene.words import share

MOST = 3
"""How many moves are shown."""


@dataclass(frozen=True)
class Advised:
    """A hint with its moves in words."""

    hint: Hint
    chosen: int
    """The index of the selected move."""
    offers: tuple[str, ...]
    """The moves in words, the best first."""

    @property
    def move(self) -> str:
        return self.hint.moves[self.chosen].move


def hint_button(scene: Scene) -> Node:
    """The button that asks for a hint."""
    label = scene.say("hint")
    return h.a(
        ".tool", href=f"{scene.address}/hint", data_pick=True, data_key="h", aria_label=label, title=label
    )[icon("i-hint")]  # fmt: skip


def hint_panel(scene: Scene, advised: Advised) -> Renderable:
    say = scene.say
    return h.section(".slip.notice.hints", aria_label=say("hint-best"))[
        h.h2[say("hint-best"), h.small[confidence_text(scene, advised.hint)]],
        h.ol[[h.li[hint_line(scene, advised, number)] for number in range(len(advised.offers))]],
        h.button(
            ".tool.why", type="button", popovertarget="hint-means", aria_label=(why := say("hint-numbers")), title=why
        )[icon("i-why")],
        h.div("#hint-means.sheet-pop", popover=True)[h.h2[why], h.p[say("hint-meaning")]],
        h.a(
            ".tool", href=scene.address, data_pick=True, data_key="Escape", aria_label=(label := say("hint-close")),
            title=label,
        )[icon("i-close")],
    ]  # fmt: skip


def hint_line(scene: Scene, advised: Advised, number: int) -> Renderable:
    advice = advised.hint.moves[number]
    return h.a(
        href=f"{scene.address}/hint?best={number}",
        data_pick=True,
        aria_current="true" if number == advised.chosen else None,
    )[
        h.span[advised.offers[number]],
        h.b[scene.say("percent", share=share(advice.expected))],
        None if advised.hint.exact else h.small[interval_text(scene, advice)],
    ]


def interval_text(scene: Scene, advice: Advice) -> str:
    return scene.say("hint-between", low=share(advice.low), high=share(advice.high))


def confidence_text(scene: Scene, hint: Hint) -> str:
    return scene.say("hint-exact") if hint.exact else scene.say("hint-tried", count=hint.simulations)
