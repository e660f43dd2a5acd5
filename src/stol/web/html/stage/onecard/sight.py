"""A scene of Everything on 1 Card, with what its drawing asks for again and again."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from markupsafe import Markup

from stol.web.html import kit
from stol.web.html.pieces import onecard as pieces
from stol.web.html.pieces.onecard import Crosses, Notes, Rows
from stol.web.html.stage.onecard.foresee import Deck, Prospect, deck, foresee, printed, unfinished
from stol.web.html.stage.onecard.news import News, news
from stol.web.html.stage.onecard.speech import Speech
from stol.web.scene.scene import Scene, View

Card: TypeAlias = Mapping[str, Any]
"""As views have them: `card`, `marks`, and `points` if it was scored."""

SECRET = {"mark", "hold"}
"""Phases in which all choose at the same time (O6, O13)."""
DICE_COUNT = {"roll", "choose", "mark"}
"""Phases in which the dice on the table are still to be used."""


@dataclass(frozen=True)
class Sight:
    scene: Scene

    @property
    def view(self) -> View:
        return self.scene.view

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @functools.cached_property
    def deck(self) -> Deck:
        return deck(self.view)

    @functools.cached_property
    def rows(self) -> dict[str, Rows]:
        return printed(self.deck)

    @functools.cached_property
    def news(self) -> News:
        return news(self.scene.before, self.view)

    @functools.cached_property
    def speech(self) -> Speech:
        return Speech(self.scene)

    @functools.cached_property
    def at_the_end(self) -> dict[str, int]:
        """What unfinished cards bring (O11), once the game is over."""
        return unfinished(self.view) if self.phase == "over" else {}

    @functools.cached_property
    def choice(self) -> str | None:
        """The own secret choice."""
        own = self.scene.choice
        return own if own or self.scene.seat is None else self.view["chosen"][self.scene.seat]

    @property
    def hand(self) -> list[Card]:
        """The own cards."""
        return [] if self.scene.seat is None else self.view["hands"][self.scene.seat]

    @property
    def hand_size(self) -> int:
        """How many cards a seat has in play (O4, O13); more only until three are held."""
        return 3 if self.view["options"]["draft"] else 2

    def others(self) -> list[int]:
        """The seats in their order, without this one."""
        return [seat for seat in self.scene.seats() if seat != self.scene.seat]

    def points(self, seat: int) -> int:
        """So far; at the end with what unfinished cards bring."""
        result = self.view["result"]
        return result["scores"][seat] if result else sum(card["points"] for card in self.view["scored"][seat])

    def prospect(self, card: Card) -> Prospect | None:
        """What the present dice would do on a card of this seat, as long as they count."""
        if self.phase not in DICE_COUNT or not self.view["dice"]:
            return None
        return foresee(self.deck, card, self.view["dice"])

    def full(self, card: Card) -> int:
        """How many rows are full."""
        return sum(card["marks"][row.colour] == row.boxes for row in self.rows[card["card"]])

    def draw(
        self, card: Card, prospect: Prospect | None = None, *, by: int | None = None, need: bool = False
    ) -> Markup:
        """A card as it lies, with what would be crossed off and what has been."""
        name, say = card["card"], self.scene.say
        gain = prospect.points if prospect else self.at_the_end.get(name)
        notes = Notes(
            need=say("onecard-need", full=self.full(card)) if need else "",
            gain=kit.signed(gain) if gain else "",
            label=say("onecard-card", card=name),
            by=by,
        )
        return pieces.card(name, self.rows[name], self.crossed(card, prospect), notes)

    def crossed(self, card: Card, prospect: Prospect | None) -> tuple[Crosses, ...]:
        fresh = next((use.crossed for use in self.news.used.values() if use.card == card["card"]), {})
        soon = prospect.crossed if prospect else {}
        misfits = {misfit.colour for misfit in prospect.misfits} if prospect else set()
        return tuple(
            Crosses(card["marks"][letter], fresh.get(letter, 0), soon.get(letter, 0), letter in misfits)
            for letter, *_ in self.rows[card["card"]]
        )

    def blank(self, name: str) -> Card:
        """A card of the display: nothing is crossed off."""
        return {"card": name, "marks": {row.colour: 0 for row in self.rows[name]}}
