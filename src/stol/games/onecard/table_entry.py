"""Complete a typed-in, partly played table to a view. Everything is open except secret choices (O6, O13)."""

from random import Random
from typing import Annotated, NotRequired, TypedDict

from stol.errors import Path
from stol.games.onecard.components import CARDS_TO_END, DICE, HAND, HELD, REROLLS
from stol.games.onecard.options import OnecardChoice, Options
from stol.games.onecard.score_table import FinishedCard, score_finished, score_unfinished
from stol.games.onecard.state import State, start
from stol.games.onecard.view import (
    AT_MOST,
    FIVE,
    CardName,
    DeckSize,
    Dice,
    Display,
    Marks,
    OnecardMoment,
    Phase,
    PlacedCard,
    RollsLeft,
    ScoredCard,
)
from stol.games.validate import BySeat, Fault, Seat, Source, UniquePieces
from stol.games.view import BaseTable


class TypedCard(TypedDict):
    """A card in a hand. A card without marks may also be given as its number only."""

    card: CardName
    marks: NotRequired[Marks]


class TypedScoredCard(TypedCard):
    points: NotRequired[int]


class OnecardTable(BaseTable):
    options: NotRequired[OnecardChoice]
    hands: BySeat[Annotated[list[CardName | TypedCard], FIVE, Fault(("O13",), AT_MOST)]]
    scored: NotRequired[BySeat[list[CardName | TypedScoredCard]]]
    dice: NotRequired[Dice]
    rolls_left: NotRequired[RollsLeft]
    phase: NotRequired[Phase]
    roller: NotRequired[Seat]
    chosen: NotRequired[BySeat[str | None]]
    display: NotRequired[Display]
    deck: NotRequired[DeckSize]
    unseen: NotRequired[list[CardName]]


def complete(table: OnecardTable, options: Options, source: Source, _luck: Random) -> OnecardMoment:
    """Derive the missing parts of the view: before the first roll, with all dice rolled, or when cards are chosen."""
    players = len(table["hands"])
    state: State = start(options, players)
    used = UniquePieces(source)
    hands = [read_hand(state, cards, ("hands", seat), used) for seat, cards in enumerate(table["hands"])]
    scored = [
        read_scored(state, cards, ("scored", seat), used)
        for seat, cards in enumerate(table["scored"] if "scored" in table else [[] for _ in hands])
    ]
    if any(table.get("chosen", [])):
        raise source.refused("onecard-secret", ("chosen",), ("O6", "O13"))
    dice = table.get("dice", "")
    if len(dice) not in (0, DICE):
        raise source.refused("onecard-all-dice", ("dice",), ("O5",), all=DICE, count=len(dice))
    rolls_left = read_rolls_left(table, source)
    sizes = [len(hand) for hand in hands]
    phase = phase_of(table, options, sizes, rolls_left, source)
    roller = read_roller(table, phase, source)
    turn = turn_of(table, phase, roller, sizes, source)
    return {
        "ply": table.get("ply", 0),
        "actor": "chance" if phase == "roll" else turn,
        "roller": roller,
        "dice": dice,
        "rolls_left": rolls_left,
        "phase": phase,
        "hands": hands,
        "scored": scored,
        "chosen": [None] * players,
        "display": table.get("display", []),
    }


def read_hand(state: State, cards: list[CardName | TypedCard], path: Path, used: UniquePieces) -> list[PlacedCard]:
    """The cards of a hand. O8: a card with three full rows is no longer in play."""
    hand: list[PlacedCard] = []
    for index, typed in enumerate(cards):
        card: PlacedCard = {"card": typed, "marks": {}} if isinstance(typed, str) else {"marks": {}, **typed}
        score_unfinished(state, card, (*path, index), used)
        hand.append(card)
    return hand


def read_scored(
    state: State, cards: list[CardName | TypedScoredCard], path: Path, used: UniquePieces
) -> list[ScoredCard]:
    """The scored cards of a seat. O10: the fourth card ends the game."""
    if len(cards) >= CARDS_TO_END:
        raise used.source.refused("onecard-game-over", path, ("O10",), count=len(cards))
    scored: list[ScoredCard] = []
    for index, typed in enumerate(cards):
        card: FinishedCard = {"card": typed, "marks": {}} if isinstance(typed, str) else {"marks": {}, **typed}
        points = score_finished(state, card, (*path, index), used)
        scored.append({"card": card["card"], "marks": card["marks"], "points": points})
    return scored


def read_rolls_left(table: OnecardTable, source: Source) -> int:
    """The rerolls left; two before the first roll (O5)."""
    if table.get("dice"):
        if "rolls_left" not in table:
            raise source.missing("rolls_left")
        return table["rolls_left"]
    if table.get("rolls_left", REROLLS) != REROLLS:
        raise source.refused("onecard-rolls-left", ("rolls_left",), ("O5",), right=REROLLS, value=table["rolls_left"])
    return REROLLS


def phase_of(table: OnecardTable, options: Options, sizes: list[int], rolls_left: int, source: Source) -> Phase:
    """The phase, derived. It has to be given only if the roller stopped early (`mark`)."""
    dice, phase = table.get("dice", ""), table.get("phase")
    right: Phase
    if options.draft and not dice and HAND in sizes:
        right = "hold"
    elif options.draft and dice and min(sizes) < HELD:
        right = "take"
    elif not dice:
        right = "roll"
    else:
        right = "choose" if rolls_left and phase != "mark" else "mark"
    if phase not in (None, right):
        raise source.refused(
            "onecard-phase-now", ("phase",), ("O5", "O6", "O13", "O14"), right=right, value=repr(phase)
        )
    return right


def read_roller(table: OnecardTable, phase: Phase, source: Source) -> int:
    """The roller: by default the seat to move; in the phase `take` it has to be given."""
    key = "roller" if phase == "take" or "roller" in table else "turn"
    seat = table.get(key)
    if not isinstance(seat, int):
        raise source.missing(key)
    return seat


def turn_of(table: OnecardTable, phase: Phase, roller: int, sizes: list[int], source: Source) -> int:
    """The seat to move: the roller, or the next one to take a card (O14)."""
    clockwise = [(roller + step) % len(sizes) for step in range(len(sizes))]
    seat = min(clockwise, key=lambda seat: sizes[seat] >= HELD) if phase == "take" else roller
    if table.get("turn", seat) != seat:
        raise source.refused("onecard-turn", ("turn",), ("O5", "O14"), seat=seat)
    return seat
