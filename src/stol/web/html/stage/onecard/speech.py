"""Phrases that several parts of the table use: dice, crosses, cards, choices."""

import functools
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from stol.games.onecard.components import COLOURS
from stol.text import Say
from stol.web.html.pieces.onecard import Rows
from stol.web.html.stage.onecard.foresee import Misfit, Prospect
from stol.web.scene.scene import Scene


@dataclass(frozen=True)
class Speech:
    scene: Scene

    def dice(self, dice: str) -> str:
        """Such as "2 yellow, 3 purple"."""
        return self.some(Counter(dice))

    def some(self, counts: Mapping[str, int]) -> str:
        return some(self.scene.say, tuple((letter, counts[letter]) for letter in COLOURS if counts.get(letter)))

    def sealed(self) -> str:
        """How many have chosen in secret."""
        view = self.scene.view
        return self.scene.say("onecard-sealed", count=len(self.scene.sealed), players=view["players"])

    def gain(self, prospect: Prospect) -> str:
        """What using a card would cross off, and bring."""
        if not prospect.crossed:
            return self.scene.say("onecard-nothing")
        crossed = self.some(prospect.crossed)
        if prospect.points is None:
            return self.scene.say("onecard-crosses", crossed=crossed)
        return self.scene.say("onecard-scores", crossed=crossed, points=prospect.points)

    def misfits(self, prospect: Prospect) -> list[str]:
        """Why a colour is not crossed off; that a card lacks one is worth a word only if nothing else fits."""
        return [misfit(self.scene.say, it) for it in prospect.misfits if it.free is not None or not prospect.crossed]


@functools.lru_cache(maxsize=2048)
def some(say: Say, counts: tuple[tuple[str, int], ...]) -> str:
    return listed(say, [say(f"onecard-some-{letter}", count=count) for letter, count in counts])


def listed(say: Say, items: list[str]) -> str:
    """Things one after the other, as the language lists them."""
    return functools.reduce(lambda first, item: say("onecard-list", first=first, next=item), items) if items else ""


@functools.lru_cache(maxsize=512)
def misfit(say: Say, it: Misfit) -> str:
    if it.free is None:
        return say("onecard-misfit-none", colour=it.colour)
    if it.free == 0:
        return say("onecard-misfit-full", colour=it.colour)
    return say("onecard-misfit", colour=it.colour, dice=it.dice, free=it.free)


@functools.lru_cache(maxsize=4096)
def in_words(say: Say, name: str, rows: Rows, marks: tuple[int, ...]) -> str:
    """A card: each row with its crosses, boxes and sun."""
    said = [
        say(
            "onecard-row",
            colour=say(f"colour-{row.colour}"),
            made=made,
            boxes=row.boxes,
            sun="yes" if row.sun else "no",
        )
        for row, made in zip(rows, marks, strict=True)
    ]
    return say("onecard-card-rows", card=name, rows=listed(say, said))
