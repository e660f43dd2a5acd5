"""Reasons why a move or outcome is not legal."""

from collections.abc import Iterable

from stol.errors import Reason
from stol.games.onecard.components import CARDS, COLOURS, HOLDS, KEEP_DICE, NAMES
from stol.games.onecard.rules import HOLD_THREE, KEEP, MARK_CARD, PASS, STOP, TAKE_CARD
from stol.games.onecard.state import CHOOSE, HOLD, MARK, ROLL, State
from stol.games.onecard.view import dice, hand


def why(state: State, action: int) -> Reason:
    if not state.draft and (action >= HOLD_THREE or TAKE_CARD <= action < KEEP):
        return Reason("why-onecard-no-draft", rules=("O13", "O14"))
    if state.phase == HOLD:
        return why_hold(state, action)
    if state.phase == CHOOSE:
        return why_choose(state, action)
    if state.phase == MARK:
        return why_mark(state, action)
    return why_take(state, action)


def why_hold(state: State, action: int) -> Reason:
    dealt = hand(state, state.turn)
    if action < HOLD_THREE:
        return Reason("why-onecard-hold-first", {"dealt": card_names(dealt)}, rules=("O13",))
    foreign = [card for card in HOLDS[action - HOLD_THREE] if card not in dealt]
    seat = int(state.turn)
    return Reason(
        "why-onecard-not-dealt",
        {"cards": card_names(foreign), "number": len(foreign), "seat": seat, "dealt": card_names(dealt)},
        rules=("O13",),
    )


def why_choose(state: State, action: int) -> Reason:
    if action in range(KEEP, HOLD_THREE):
        for letter, kept, rolled in zip(COLOURS, KEEP_DICE[action - KEEP], state.dice, strict=True):
            if kept > rolled:
                return Reason(
                    "why-onecard-not-rolled", {"count": int(kept), "colour": letter, "dice": dice(state)}, rules=("O5",)
                )
    if action == PASS or action in range(MARK_CARD, TAKE_CARD):
        return Reason("why-onecard-rolling", rules=("O5",))
    return Reason("why-onecard-roller", {"dice": dice(state)}, rules=("O5",))


def why_mark(state: State, action: int) -> Reason:
    own = hand(state, state.turn)
    card = action - MARK_CARD
    if action == STOP or action in range(KEEP, HOLD_THREE):
        return Reason("why-onecard-rolled", {"dice": dice(state)}, rules=("O5", "O6"))
    if action >= TAKE_CARD:
        return Reason("why-onecard-marking", rules=("O6",))
    if card not in own:
        seat = int(state.turn)
        return Reason(
            "why-onecard-not-in-play", {"card": NAMES[card], "seat": seat, "cards": card_names(own)}, rules=("O6",)
        )
    return Reason("why-onecard-nothing-fits", {"card": NAMES[card], "dice": dice(state)}, rules=("O7",))


def why_take(state: State, action: int) -> Reason:
    display = card_names(state.display.nonzero()[0])
    if action in range(TAKE_CARD, KEEP):
        return Reason("why-onecard-not-open", {"card": NAMES[action - TAKE_CARD], "cards": display}, rules=("O14",))
    return Reason("why-onecard-take-first", {"seat": int(state.turn), "cards": display}, rules=("O14",))


def card_names(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in cards)


def why_outcome(state: State, outcome: int) -> Reason:
    if state.phase == ROLL:
        return Reason("why-onecard-die", {"colours": tuple(COLOURS)}, rules=("O5",))
    if outcome >= CARDS:
        return Reason("why-onecard-no-die", rules=("O4", "O9", "O14"))
    return Reason("why-onecard-drawn", {"card": NAMES[outcome]}, rules=("O4",))
