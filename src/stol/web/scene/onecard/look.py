"""A scene of Everything on 1 Card with the selection, the previews of the dice, and the last move."""

import functools
from collections import Counter
from dataclasses import dataclass

from stol.games.onecard.analysis import Deck, Row, Rows, cards_in_play, deck_of, printed_rows, unfinished
from stol.games.onecard.components import COLOURS, HELD
from stol.games.onecard.preview import Preview, preview
from stol.games.onecard.view import OnecardView, Phase, PlacedCard, onecard_view
from stol.web.scene.onecard.news import News, news
from stol.web.scene.scene import Scene

SECRET = {"mark", "hold"}
"""Phases in which all seats choose at the same time (O6, O13)."""
DICE_COUNT = {"roll", "choose", "mark"}
"""Phases in which the dice on the table are still to be used."""


@dataclass(frozen=True)
class Look:
    scene: Scene

    @functools.cached_property
    def view(self) -> OnecardView:
        return onecard_view(self.scene.view)

    @functools.cached_property
    def before(self) -> OnecardView | None:
        return onecard_view(self.scene.before) if self.scene.before else None

    @property
    def phase(self) -> Phase:
        return self.view["phase"]

    @functools.cached_property
    def deck(self) -> Deck:
        return deck_of(self.view)

    @functools.cached_property
    def rows(self) -> dict[str, Rows]:
        """The printed rows of every card, by its number."""
        return printed_rows(self.deck)

    @functools.cached_property
    def news(self) -> News:
        return news(self.before, self.view)

    @functools.cached_property
    def unfinished_points(self) -> dict[str, int]:
        """The points of each unfinished card (O11), once the game is over."""
        return unfinished(self.view) if self.phase == "over" else {}

    @functools.cached_property
    def choice(self) -> str | None:
        """The secret choice of this seat."""
        own = self.scene.choice
        return own if own or self.scene.seat is None else self.view["chosen"][self.scene.seat]

    @property
    def acting_seat(self) -> int:
        """The seat that is to act; while chance acts, the roller."""
        actor = self.view["actor"]
        return actor if isinstance(actor, int) else self.view["roller"]

    @property
    def hand(self) -> list[PlacedCard]:
        """The cards of this seat; empty for a spectator."""
        return [] if self.scene.seat is None else self.view["hands"][self.scene.seat]

    @property
    def cards_in_play(self) -> int:
        return cards_in_play(self.view)

    @property
    def kept_dice(self) -> str:
        """The dice that the query keeps, as far as the table has such dice."""
        wanted, lying = self.scene.picked.get("keep", ""), self.view["dice"]
        return "".join(letter * min(wanted.count(letter), lying.count(letter)) for letter in COLOURS)

    @property
    def held_cards(self) -> list[str]:
        """The cards that the query holds, as far as they are in this hand; three at most."""
        wanted = self.scene.picked.get("hold", "").split(",")
        return [card["card"] for card in self.hand if card["card"] in wanted][:HELD]

    @property
    def goal_dice(self) -> Counter[str]:
        """By colour, how many dice are still to be kept for the move that is lit; below 0: to be released."""
        keep = next((move.partition(" ")[2] for move in self.scene.goals if move.startswith("keep ")), None)
        missing: Counter[str] = Counter()
        if keep is not None:
            missing.update({letter: keep.count(letter) - self.kept_dice.count(letter) for letter in COLOURS})
        return missing

    @property
    def goal_cards(self) -> set[str]:
        """The cards still to be picked, or put back, for the move that is lit."""
        hold = next((move.partition(" ")[2] for move in self.scene.goals if move.startswith("hold ")), None)
        return set() if hold is None else {*hold.split(",")} ^ {*self.held_cards}

    def others(self) -> list[int]:
        """The other seats, in the order of play."""
        return [seat for seat in self.scene.seats() if seat != self.scene.seat]

    def points(self, seat: int) -> int:
        """A seat's points so far; at the end with those of unfinished cards."""
        result = self.view["result"]
        return result["scores"][seat] if result else sum(card["points"] for card in self.view["scored"][seat])

    @functools.cached_property
    def previews(self) -> dict[str, Preview]:
        """For each card of this seat, what using it with the present dice would do."""
        seat = self.scene.seat
        if seat is None or self.phase not in DICE_COUNT or not self.view["dice"]:
            return {}
        return preview(self.view, seat, [f"mark {card['card']}" for card in self.hand])

    def preview(self, card: PlacedCard) -> Preview | None:
        """The preview of one of this seat's cards."""
        return self.previews.get(f"mark {card['card']}")

    def rows_filled(self, card: PlacedCard) -> list[Row]:
        """The full rows of a card."""
        return [row for row in self.rows[card["card"]] if card["marks"][row.colour] == row.boxes]

    def full_rows(self, card: PlacedCard) -> int:
        """How many rows of a card are full."""
        return len(self.rows_filled(card))

    def blank_card(self, name: str) -> PlacedCard:
        """A card of the display: without crosses."""
        return {"card": name, "marks": {row.colour: 0 for row in self.rows[name]}}
