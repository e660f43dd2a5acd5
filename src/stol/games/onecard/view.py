"""The view: its types, and how it is made from a state. A seat sees only its own secret choice."""

from typing import Annotated, Any, Final, Literal, TypeAlias, TypedDict, cast

from msgspec import Meta

from stol.games.onecard.components import CARDS, CARDS_TO_END, COLOURS, DICE, DISPLAY, HAND, NAMES, NONE, REROLLS
from stol.games.onecard.notation import move_text
from stol.games.onecard.options import OnecardOptions
from stol.games.onecard.state import CHOOSE, DEAL, DRAW, HOLD, MARK, OPEN, OVER, ROLL, TAKE, State
from stol.games.validate import BySeat, Fault, Seat
from stol.games.view import BaseView, Moment, View

CardName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": NAMES}), Fault(("O3",), "onecard-no-card")]
Marks: TypeAlias = dict[str, int]
"""Boxes crossed off, by colour letter."""
Dice: TypeAlias = Annotated[str, Meta(pattern=f"^[{COLOURS}]{{0,{DICE}}}$")]
RollsLeft: TypeAlias = Annotated[int, Meta(ge=0, le=REROLLS), Fault(("O5",))]
Phase: TypeAlias = Literal["deal", "hold", "roll", "choose", "mark", "take", "over"]
AT_MOST: Final = "onecard-most-cards"
"""Message id for a list with too many cards."""
DeckSize: TypeAlias = Annotated[int, Meta(ge=0, le=CARDS)]
Display: TypeAlias = Annotated[list[CardName], Meta(max_length=DISPLAY), Fault(("O14",), AT_MOST)]
FIVE: Final = Meta(max_length=HAND)


class PlacedCard(TypedDict):
    card: CardName
    marks: Marks


class ScoredCard(PlacedCard):
    points: int


Hand: TypeAlias = Annotated[list[PlacedCard], FIVE, Fault(("O13",), AT_MOST)]
Scored: TypeAlias = Annotated[list[ScoredCard], Meta(max_length=CARDS_TO_END), Fault(("O10",), AT_MOST)]


class OnecardMoment(Moment):
    """The keys that are enough to rebuild a position."""

    roller: Seat
    dice: Dice
    rolls_left: RollsLeft
    phase: Phase
    hands: BySeat[Hand]
    scored: BySeat[Scored]
    chosen: BySeat[str | None]
    display: Display


class OnecardView(BaseView, OnecardMoment):
    options: OnecardOptions
    deck: DeckSize
    unseen: list[CardName]


PLACES: Final = {
    "hands/{seat}": "place-onecard-hand",
    "hands/{seat}/{card}": "place-onecard-hand-card",
    "hands/{seat}/{card}/card": "place-onecard-hand-card",
    "hands/{seat}/{card}/marks/{colour}": "place-onecard-hand-colour",
    "scored/{seat}": "place-onecard-scored",
    "scored/{seat}/{card}": "place-onecard-scored-card",
    "scored/{seat}/{card}/card": "place-onecard-scored-card",
    "scored/{seat}/{card}/marks/{colour}": "place-onecard-scored-colour",
    "chosen/{seat}": "place-onecard-chosen",
    "display/{card}": "place-onecard-display",
}
"""Message ids that name the places of a view, by path pattern."""

PHASES: dict[int, Phase] = {
    DEAL: "deal",
    HOLD: "hold",
    OPEN: "deal",
    ROLL: "roll",
    CHOOSE: "choose",
    MARK: "mark",
    TAKE: "take",
    DRAW: "deal",
    OVER: "over",
}


def own(state: State, seat: int | None) -> dict[str, Any]:
    return {"chosen": [chosen(state, other) if seat in (None, other) else None for other in range(state.players)]}


def onecard_view(view: View) -> OnecardView:
    """The view of any game as one of Everything on 1 Card, which it has to be."""
    return cast("OnecardView", view)


def view(state: State) -> dict[str, Any]:
    seats = range(state.players)
    return {
        "roller": int(state.roller),
        "dice": dice(state),
        "rolls_left": int(state.rolls_left),
        "phase": PHASES[int(state.phase)],
        "hands": [[card(state, number) for number in hand(state, other)] for other in seats],
        "scored": [scored(state, other) for other in seats],
        "chosen": [None for _ in seats],
        "display": [NAMES[number] for number in state.display.nonzero()[0]],
        "deck": int(state.deck_size),
        "unseen": [NAMES[number] for number in state.deck.nonzero()[0]],
    }


def dice(state: State) -> str:
    return "".join(letter * count for letter, count in zip(COLOURS, state.dice.tolist(), strict=True))


def hand(state: State, seat: int) -> list[int]:
    numbers: list[int] = state.hand[seat, : state.hand_size[seat]].tolist()
    return numbers


def card(state: State, number: int) -> PlacedCard:
    rows = zip(COLOURS, state.boxes[number].tolist(), state.marks[number].tolist(), strict=True)
    return {"card": NAMES[number], "marks": {letter: marks for letter, boxes, marks in rows if boxes}}


def scored(state: State, seat: int) -> list[ScoredCard]:
    size = int(state.scored_size[seat])
    points = state.points[seat, :size].tolist()
    return [
        {**card(state, number), "points": card_points}
        for number, card_points in zip(state.scored[seat, :size].tolist(), points, strict=True)
    ]


def chosen(state: State, seat: int) -> str | None:
    return None if state.chosen[seat] == NONE else move_text(int(state.chosen[seat]))
