"""Why a move is not legal now, in words that cite the rule."""

from collections.abc import Iterable

from stol.games.onecard.components import CARDS, COLOURS, HOLDS, KEEP_DICE, NAMES
from stol.games.onecard.rules import HOLD_THREE, KEEP, MARK_CARD, PASS, STOP, TAKE_CARD
from stol.games.onecard.state import CHOOSE, HOLD, MARK, ROLL, State
from stol.games.onecard.view import dice, hand


def why(state: State, action: int) -> str:
    if not state.draft and (action >= HOLD_THREE or TAKE_CARD <= action < KEEP):
        return "cards are held and taken in the draft variant only, which is not played here (O13, O14)"
    if state.phase == HOLD:
        return why_hold(state, action)
    if state.phase == CHOOSE:
        return why_choose(state, action)
    if state.phase == MARK:
        return why_mark(state, action)
    return why_take(state, action)


def why_hold(state: State, action: int) -> str:
    dealt = hand(state, state.turn)
    if action < HOLD_THREE:
        return f"first everybody holds three of the five cards dealt, here of {names(dealt)} (O13)"
    foreign = [card for card in HOLDS[action - HOLD_THREE] if card not in dealt]
    return f"{names(foreign)} was not dealt to seat {state.turn}, which holds three of {names(dealt)} (O13)"


def why_choose(state: State, action: int) -> str:
    if action in range(KEEP, HOLD_THREE):
        for letter, kept, rolled in zip(COLOURS, KEEP_DICE[action - KEEP], state.dice, strict=True):
            if kept > rolled:
                return f"{kept} {letter} can't be kept: the dice are {dice(state)} (O5)"
    if action == PASS or action in range(MARK_CARD, TAKE_CARD):
        return "the roll does not count yet: the roller says stop, or keep with what is not rerolled (O5)"
    return f"the roller now says stop, or keep with what is not rerolled of {dice(state)} (O5)"


def why_mark(state: State, action: int) -> str:
    own = hand(state, state.turn)
    card = action - MARK_CARD
    if action == STOP or action in range(KEEP, HOLD_THREE):
        return f"the roll {dice(state)} counts and is not rerolled (O5); now it is pass, or mark with a card (O6)"
    if action >= TAKE_CARD:
        return "everybody now uses the roll on one card or passes: pass, or mark with a card (O6)"
    if card not in own:
        return f"card {NAMES[card]} is not in play for seat {state.turn}, which has {names(own)} (O6)"
    return f"nothing of {dice(state)} fits on card {NAMES[card]}, so it can't be chosen (O7)"


def why_take(state: State, action: int) -> str:
    display = names(state.display.nonzero()[0])
    if action in range(TAKE_CARD, KEEP):
        return f"card {NAMES[action - TAKE_CARD]} does not lie open; {display} do (O14)"
    return f"seat {state.turn} has scored a card and first has to take one of the open ones: {display} (O14)"


def names(cards: Iterable[int]) -> str:
    return ", ".join(NAMES[card] for card in cards)


def why_outcome(state: State, outcome: int) -> str:
    if state.phase == ROLL:
        return f"a die falls now, on one of the colours {', '.join(COLOURS)} (O5)"
    if outcome >= CARDS:
        return "a card is drawn now; no die is rolled (O4, O9, O14)"
    return f"card {NAMES[outcome]} is not in the deck any more (O4)"
